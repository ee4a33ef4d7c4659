// The views above, below and behind all rows.
extension TableView {
  /// The view above all rows. It has the width of the table, and the height that it had when it was
  /// given: a later change of that is seen once it is given again.
  public final var tableHeaderView: View? {
    get { headerSlot.value }
    set {
      replace(headerSlot.value, by: newValue)
      headerSlot.set(newValue, in: self)
      adoptStanding(newValue) { $0.tableHeader = $1 }
    }
  }

  /// The view below all rows; one without height also hides the lines of empty rows.
  public final var tableFooterView: View? {
    get { footerSlot.value }
    set {
      replace(footerSlot.value, by: newValue)
      footerSlot.set(newValue, in: self)
      adoptStanding(newValue) { $0.tableFooter = $1 }
    }
  }

  /// The view behind the rows; it always has the size of the table.
  public final var backgroundView: View? {
    get { backgroundSlot.value }
    set {
      replace(backgroundSlot.value, by: newValue)
      backgroundSlot.set(newValue, in: self)
      guard let newValue else { return }
      newValue.frame = bounds
      insertStanding(newValue, atBack: true)
    }
  }

  private func replace(_ old: View?, by new: View?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
  }

  /// - Parameter store: stores the height in the layout.
  private func adoptStanding(_ view: View?, _ store: (inout TableLayout, Double) -> Void) {
    if let view {
      view.frame = Rect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
      insertStanding(view, atBack: false)
    }
    if layout != nil {
      // In grouped tables the gap above the first section depends on the view.
      if style == .grouped { reloadHeights() }
      if var changed = layout {
        store(&changed, view?.bounds.height ?? 0)
        layout = changed
      }
      updateContentHeight()
    }
    setNeedsLayout()
  }

  private func insertStanding(_ view: View, atBack: Bool) {
    do {
      if atBack {
        try insertSubview(view, at: 0)
      } else {
        try addSubview(view)
      }
    } catch {
      report(Report(.invalidUse, error.description))
    }
  }

  /// Puts them where they belong for the present offset.
  final func placeStandingViews() {
    guard let layout else { return }
    place(
      headerSlot.value, Rect(x: 0, y: 0, width: bounds.width, height: layout.tableHeader))
    place(
      footerSlot.value,
      Rect(x: 0, y: layout.endOfSections, width: bounds.width, height: layout.tableFooter))
    place(backgroundSlot.value, bounds)
    placeIndex()
  }

  private func place(_ view: View?, _ frame: Rect) {
    guard let view, view.superview === self, view.frame != frame else { return }
    view.frame = frame
  }
}
