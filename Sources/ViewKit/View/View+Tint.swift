// The colour of what can be touched, which goes down the tree.
extension View {
  /// The colour of what can be touched. A view without one of its own has its superview's.
  ///
  /// Setting nil makes it inherited again. It is never nil when read. Where the
  /// ``tintAdjustmentMode`` is `dimmed` it reads as a grey.
  public final var tintColor: Color? {
    get {
      let tint = tint
      return tint.mode == .dimmed ? tint.color.dimmed : tint.color
    }
    set {
      if newValue == storedTintColor { return }
      let old = tint
      rareState.tintColor = newValue
      tellOfTint(unlike: old)
    }
  }

  /// The view's own colour; nil when it is inherited.
  final var storedTintColor: Color? { rare?.tintColor }

  /// Whether ``tintColor`` was set on the view itself.
  public final var hasOwnTintColor: Bool { storedTintColor != nil }

  /// Whether ``tintColor`` is dimmed, as behind an alert.
  ///
  /// It reads as `normal` or `dimmed`: the first that was set, from this view upwards. Setting
  /// `automatic` makes it inherited again.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { tint.mode }
    set {
      if newValue == rare?.tintAdjustmentMode ?? .automatic { return }
      let old = tint
      rareState.tintAdjustmentMode = newValue
      tellOfTint(unlike: old)
    }
  }

  /// Colour and mode as they are found from a view upwards.
  struct Tint: Equatable {
    var color: Color
    var mode: TintAdjustmentMode
  }

  final var tint: Tint {
    var color: Color?
    var mode = TintAdjustmentMode.automatic
    var view: View? = self
    while let current = view {
      if let rare = current.rare {
        color = color ?? rare.tintColor
        if mode == .automatic { mode = rare.tintAdjustmentMode }
        if color != nil, mode != .automatic { break }
      }
      view = current.superview
    }
    return Tint(color: color ?? .defaultTint, mode: mode == .automatic ? .normal : mode)
  }

  /// Tells the view and all inside it that inherit what is not as it was.
  final func tellOfTint(unlike old: Tint) {
    let new = tint
    if new == old { return }
    for view in subtree()
    where view === self
      || view.inheritsTint(from: self, color: new.color != old.color, mode: new.mode != old.mode)
    {
      view.perform.tintColorDidChange()
    }
  }

  /// Whether the view has its colour, or its mode, from one around it.
  private func inheritsTint(from ancestor: View, color: Bool, mode: Bool) -> Bool {
    var (color, mode) = (color, mode)
    var view: View? = self
    while let current = view, current !== ancestor {
      if let rare = current.rare {
        if rare.tintColor != nil { color = false }
        if rare.tintAdjustmentMode != .automatic { mode = false }
        if !color, !mode { return false }
      }
      view = current.superview
    }
    return true
  }
}

extension Color {
  /// The grey that stands for a tint which is dimmed: as light as the colour is seen (Rec. 601).
  ///
  /// UIKit does not say how it dims; that it takes the hue away is what one sees.
  var dimmed: Color {
    Color(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}
