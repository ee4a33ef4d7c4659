/// The views behind the content of a cell.
struct CellBackgrounds: ~Copyable {
  var plain = Owned<View>()
  var selected = Owned<View>()
  var multiple = Owned<View>()
}

extension TableViewCell {
  /// The view behind all else; as large as the cell.
  public final var backgroundView: View? { backgroundSlots.plain.value }

  /// The view behind the content of a cell that is selected or highlighted, in the place of the
  /// grey. It is in the cell only then.
  public final var selectedBackgroundView: View? { backgroundSlots.selected.value }

  /// The same while several rows can be selected in edit mode.
  public final var multipleSelectionBackgroundView: View? { backgroundSlots.multiple.value }

  /// Sets the ``backgroundView``.
  public final func setBackgroundView(_ view: View?) throws(InvalidUse) {
    let old = backgroundView
    if view === old { return }
    try checkRoom(forPart: view)
    backgroundSlots.plain.set(view, in: self)
    release(old)
    if let view { put(view, at: 0) }
  }

  /// Sets the ``selectedBackgroundView``.
  public final func setSelectedBackgroundView(_ view: View?) throws(InvalidUse) {
    let old = selectedBackgroundView
    if view === old { return }
    try checkRoom(forPart: view)
    backgroundSlots.selected.set(view, in: self)
    release(old)
    updateSelectedBackground()
  }

  /// Sets the ``multipleSelectionBackgroundView``.
  public final func setMultipleSelectionBackgroundView(_ view: View?) throws(InvalidUse) {
    let old = multipleSelectionBackgroundView
    if view === old { return }
    try checkRoom(forPart: view)
    backgroundSlots.multiple.set(view, in: self)
    release(old)
    updateSelectedBackground()
  }

  /// Refuses a view that cannot be in the cell, before the cell holds it.
  final func checkRoom(forPart view: View?) throws(InvalidUse) {
    if let view { try checkRoom(for: view) }
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
