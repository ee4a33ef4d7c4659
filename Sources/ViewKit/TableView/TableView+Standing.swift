// The views above, below and behind all rows.
extension TableView {
  /// The view above all rows. It has the width of the table, and the height that it had when it was
  /// given: a later change of that is seen once it is given again.
  public final var tableHeaderView: View? {
    get { headerSlot.value }
    set {
      guard adopt(newValue, instead: headerSlot.value, atBack: false) else { return }
      headerSlot.set(newValue, in: self)
      makeRoom(for: newValue) { $0.tableHeader = $1 }
    }
  }

  /// The view below all rows; one without height also hides the lines of empty rows.
  public final var tableFooterView: View? {
    get { footerSlot.value }
    set {
      guard adopt(newValue, instead: footerSlot.value, atBack: false) else { return }
      footerSlot.set(newValue, in: self)
      makeRoom(for: newValue) { $0.tableFooter = $1 }
    }
  }

  /// The view behind the rows; it always has the size of the table.
  public final var backgroundView: View? {
    get { backgroundSlot.value }
    set {
      guard adopt(newValue, instead: backgroundSlot.value, atBack: true) else { return }
      backgroundSlot.set(newValue, in: self)
      newValue?.frame = bounds
    }
  }

  /// Puts a view in the place of another one; false, with a report, when it cannot be put in.
  private func adopt(_ view: View?, instead old: View?, atBack: Bool) -> Bool {
    if let view {
      do {
        try insertSubview(view, at: atBack ? 0 : subviews.count)
      } catch {
        report(Report(.invalidUse, error.description))
        return false
      }
    }
    if let old, old !== view, old.superview === self { old.removeFromSuperview() }
    return true
  }

  /// - Parameter store: stores the height in the layout.
  private func makeRoom(for view: View?, _ store: (inout TableLayout, Double) -> Void) {
    view?.frame = Rect(x: 0, y: 0, width: bounds.width, height: view?.bounds.height ?? 0)
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
