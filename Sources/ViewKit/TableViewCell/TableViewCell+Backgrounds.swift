/// The views behind the content of a cell.
struct CellBackgrounds: ~Copyable {
  var plain = Owned<View>()
  var selected = Owned<View>()
  var multiple = Owned<View>()
}

extension TableViewCell {
  /// The view behind all else; as large as the cell.
  public final var backgroundView: View? {
    get { backgroundSlots.plain.value }
    set {
      let old = backgroundSlots.plain.value
      if newValue === old { return }
      backgroundSlots.plain.set(newValue, in: self)
      release(old)
      if let newValue { put(newValue, at: 0) }
    }
  }

  /// The view behind the content of a cell that is selected or highlighted, in the place of the
  /// grey. It is in the cell only then.
  public final var selectedBackgroundView: View? {
    get { backgroundSlots.selected.value }
    set {
      let old = backgroundSlots.selected.value
      if newValue === old { return }
      backgroundSlots.selected.set(newValue, in: self)
      release(old)
      updateSelectedBackground()
    }
  }

  /// The same while several rows can be selected in edit mode.
  public final var multipleSelectionBackgroundView: View? {
    get { backgroundSlots.multiple.value }
    set {
      let old = backgroundSlots.multiple.value
      if newValue === old { return }
      backgroundSlots.multiple.set(newValue, in: self)
      release(old)
      updateSelectedBackground()
    }
  }

  /// The background view that the present selection is to show; nil for the grey, or none.
  private var wantedBackground: View? {
    guard showsSelection else { return nil }
    let multiple = showsSelectionControl ? multipleSelectionBackgroundView : nil
    return multiple ?? selectedBackgroundView
  }

  final func updateSelectedBackground() {
    let wanted = wantedBackground
    for view in [selectedBackgroundView, multipleSelectionBackgroundView] where view !== wanted {
      release(view)
    }
    guard let wanted, wanted.superview !== self else { return }
    put(wanted, at: backgroundView?.superview === self ? 1 : 0)
  }

  /// Whether the grey of the system is behind the content.
  public final var showsGreySelection: Bool { showsSelection && wantedBackground == nil }

  private func put(_ view: View, at index: Int) {
    view.frame = Rect(origin: .zero, size: bounds.size)
    insertPart(view, at: index)
  }

  /// Takes a view out that was put in, if it still is.
  final func release(_ view: View?) {
    if let view, view.superview === self { view.removeFromSuperview() }
  }

  /// Puts a part into the cell; what makes that impossible is recorded.
  final func insertPart(_ view: View, at index: Int? = nil) {
    do throws(InvalidUse) {
      try insertSubview(view, at: index ?? subviews.count)
    } catch {
      report(Report(.invalidUse, error.description))
    }
  }
}
