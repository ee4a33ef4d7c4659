// The colour of what can be touched, which goes down the tree.
extension View {
  /// The colour of what can be touched. A view without one of its own has its superview's.
  ///
  /// Setting nil makes it inherited again. It is never nil when read. Where the
  /// ``tintAdjustmentMode`` is `dimmed` it reads as a grey.
  public final var tintColor: Color? {
    get {
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
      let found = color ?? .defaultTint
      return mode == .dimmed ? found.dimmed : found
    }
    set {
      if newValue == storedTintColor { return }
      changeTint { rareState.tintColor = newValue }
    }
  }

  /// The view's own colour; nil when it is inherited.
  final var storedTintColor: Color? { rare?.tintColor }

  /// Whether ``tintColor`` is dimmed, as behind an alert.
  ///
  /// It reads as `normal` or `dimmed`: the first that was set, from this view upwards. Setting
  /// `automatic` makes it inherited again.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get {
      var view: View? = self
      while let current = view {
        if let mode = current.rare?.tintAdjustmentMode, mode != .automatic { return mode }
        view = current.superview
      }
      return .normal
    }
    set {
      if newValue == storedTintAdjustmentMode { return }
      changeTint { rareState.tintAdjustmentMode = newValue }
    }
  }

  /// The view's own mode; `automatic` when it is inherited.
  final var storedTintAdjustmentMode: TintAdjustmentMode { rare?.tintAdjustmentMode ?? .automatic }

  /// Makes a change, and tells of it when the colour is another one then.
  private func changeTint(_ change: () -> Void) {
    let old = tintColor
    change()
    if tintColor != old { tintColorMayHaveChanged() }
  }

  /// Tells the view and all inside it that inherit the colour from it.
  final func tintColorMayHaveChanged() {
    for view in subtree() where view === self || view.inheritsTint(from: self) {
      view.perform.tintColorDidChange()
    }
  }

  /// Whether colour or mode come from a view around this one.
  private func inheritsTint(from ancestor: View) -> Bool {
    var hasColor = false
    var hasMode = false
    var view: View? = self
    while let current = view, current !== ancestor {
      if let rare = current.rare {
        hasColor = hasColor || rare.tintColor != nil
        hasMode = hasMode || rare.tintAdjustmentMode != .automatic
        if hasColor, hasMode { return false }
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
