// The views of the elements in sight.
extension CollectionView {
  /// Makes views for the elements that came into sight and puts away those of elements that left it,
  /// in the layout pass.
  final func updateViews() {
    guard !isUpdatingViews else { return }
    isUpdatingViews = true
    defer { isUpdatingViews = false }
    let before = generation
    prepareIfNeeded()
    if layoutState != .ready, hasItems, collectionViewLayout != nil { return }
    if viewsAreStale {
      viewsAreStale = false
      putAwayAll()
    }
    guard before == generation else { return setNeedsLayout() }
    let wanted = elementsInSight()
    guard before == generation else { return setNeedsLayout() }
    putAwayAllBut(wanted)
    guard before == generation else { return setNeedsLayout() }
    for placed in wanted {
      if let position = position(of: placed.element) {
        place(at: position, placed)
      } else {
        show(placed)
      }
      if before != generation { return setNeedsLayout() }
    }
    placeBackground()
    noteSelectionOfCells()
  }

  /// Puts a view that is on show where the layout has it.
  private func place(at position: Int, _ placed: PlacedElement) {
    let view = shownViews.elements[position]
    let old = view.placement
    view.place(placed.element, placed.placement)
    if let old, old.zIndex != placed.placement.zIndex {
      usesDepth = true
      order(view)
    }
  }

  // MARK: Coming into sight

  /// Asks for the view of an element, and shows it.
  ///
  /// - Parameter start: where it is seen first.
  final func show(_ placed: PlacedElement, from start: Placement? = nil) {
    let before = generation
    guard let view = askView(for: placed), before == generation else { return }
    Object.keep([view]) { present(view, placed, from: start) }
  }

  private func present(
    _ view: CollectionReusableView, _ placed: PlacedElement, from start: Placement?
  ) {
    let before = generation
    view.place(placed.element, placed.placement)
    if before != generation { return }
    if let cell = view as? CollectionViewCell {
      let isSelected = selectedPaths.contains(placed.element.path)
      if cell.isSelected != isSelected { cell.perform.setSelected(isSelected) }
      if before != generation { return }
    }
    let position = firstPosition(from: placed.element)
    shownElements.insert(placed.element, at: position)
    shownViews.insert(view, at: position, in: self)
    view.isOnShow = true
    if placed.placement.zIndex != 0 { usesDepth = true }
    tell(true, view, placed.element)
    guard before == generation, view.isOnShow else { return }
    if let start { view.look(start) }
    order(view)
  }

  /// Puts a view in its place among the others: by the depth that the layout says, then by element.
  final func order(_ view: CollectionReusableView) {
    do {
      if let below = viewBelow(view) {
        try insertSubview(view, aboveSubview: below)
      } else if let back = backgroundSlot.value, back.superview === self {
        try insertSubview(view, aboveSubview: back)
      } else {
        try insertSubview(view, at: 0)
      }
    } catch {
      report(Report(.invalidUse, error.description))
    }
  }

  /// The view on show in front of which another one lies.
  private func viewBelow(_ view: CollectionReusableView) -> View? {
    guard let element = view.element, let position = position(of: element) else { return nil }
    let views = shownViews.elements
    if !usesDepth { return views[..<position].last { $0.superview === self } }
    let depth = view.placement?.zIndex ?? 0
    var below: (depth: Int, element: LayoutElement, view: View)?
    for (other, otherElement) in zip(views, shownElements)
    where other !== view && other.superview === self {
      let key = (other.placement?.zIndex ?? 0, otherElement)
      guard key < (depth, element) else { continue }
      if let best = below, key < (best.depth, best.element) { continue }
      below = (key.0, otherElement, other)
    }
    return below?.view
  }

  // MARK: Asking for a view

  private func askView(for placed: PlacedElement) -> CollectionReusableView? {
    let outer = asked
    asked = placed
    defer { asked = outer }
    let before = generation
    let element = placed.element
    let view: CollectionReusableView? =
      switch element.category {
      case .cell: askSourceForCell(element.path)
      case .supplementaryView: askSourceForView(element.kind, element.path)
      case .decorationView: decorationView(element.kind)
      }
    guard before == generation else {
      if let view { putBack(view) }
      return nil
    }
    guard let view else { return failedView(placed, problemOfMissing(element)) }
    if let problem = problem(of: view, as: element) { return failedView(placed, problem) }
    return view
  }

  private func problemOfMissing(_ element: LayoutElement) -> String? {
    switch element.category {
    case .cell:
      if list != nil || sourceImplements(.collectionView_cellForItemAt) { return nil }
      return "the data source of \(pathName) must implement collectionView_cellForItemAt("
        + "collectionView, indexPath), which returns the cell of an item"
    case .supplementaryView:
      if sourceImplements(.collectionView_viewForSupplementaryElementOfKind_at) { return nil }
      return "the layout of \(pathName) has a \(element), so its data source must implement "
        + "collectionView_viewForSupplementaryElementOfKind_at(collectionView, kind, indexPath)"
    case .decorationView:
      return "the layout of \(pathName) has a \(element), but no class for it: call "
        + "layout:register(class, \"\(element.kind)\")"
    }
  }

  private func problem(of view: CollectionReusableView, as element: LayoutElement) -> String? {
    if view.isOnShow, let position = shownViews.elements.firstIndex(where: { $0 === view }) {
      return "the data source of \(pathName) gave the view for \(element) that shows "
        + "\(shownElements[position]) already; each element needs its own"
    }
    guard let pool = view.pool else {
      let call =
        element.category == .cell
        ? "dequeueReusableCell" : "dequeueReusableSupplementaryView"
      return "the view returned for \(element) does not have a reuseIdentifier - views must be "
        + "retrieved by calling \(call) (\(view.pathName), from the data source of \(pathName))"
    }
    if pool.category != element.category || pool.kind != element.kind {
      return "the view returned for \(element) was dequeued as a \(pool.noun) (\(view.pathName), "
        + "from the data source of \(pathName))"
    }
    if isDescendant(of: view) { return "\(pathName) lies in the view returned for \(element)" }
    return nil
  }

  /// A view in the place of one that could not be had: it shows the first line of what went wrong.
  private func failedView(_ placed: PlacedElement, _ problem: String?) -> CollectionReusableView {
    if let problem { report(Report(.invalidUse, problem)) }
    let view: CollectionReusableView =
      placed.element.category == .cell ? CollectionViewCell() : CollectionReusableView()
    let text =
      problem ?? listFailure ?? dataSource?.script?.lastFailure ?? "no view for \(placed.element)"
    let label = Label(frame: Rect(origin: .zero, size: view.bounds.size))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = String(text.prefix { $0 != "\n" })
    label.textColor = .red
    view.backgroundColor = .white
    try? ((view as? CollectionViewCell)?.contentView ?? view).addSubview(label)
    return view
  }

  // MARK: Leaving sight

  /// Puts away what is not wanted; both go by rising element.
  private func putAwayAllBut(_ wanted: [PlacedElement]) {
    var next = 0
    var going: [LayoutElement] = []
    for (element, view) in zip(shownElements, shownViews.elements) {
      while next < wanted.count, wanted[next].element < element { next += 1 }
      if next < wanted.count, wanted[next].element == element { continue }
      if !mustStay(view, element) { going.append(element) }
    }
    let before = generation
    for element in going {
      guard let position = position(of: element) else { continue }
      putAway(at: position)
      if before != generation { return }
    }
    if shownElements.isEmpty { usesDepth = false }
  }

  /// A view in which someone types, or on which a finger is, is kept.
  private func mustStay(_ view: CollectionReusableView, _ element: LayoutElement) -> Bool {
    guard element.category != .cell || hasItem(element.path) else { return false }
    if press?.cell === view { return true }
    return (application?.firstResponder as? View)?.isDescendant(of: view) == true
  }

  /// All views go: the items are others.
  final func putAwayAll() {
    while !shownElements.isEmpty { putAway(at: 0) }
    retireLeaving { _ in true }
  }

  private func putAway(at position: Int) {
    let element = shownElements.remove(at: position)
    let view = shownViews.elements[position]
    Object.keep([view]) {
      shownViews.remove(at: position, in: self)
      view.isOnShow = false
      retire(view, element)
    }
  }

  /// Takes a view that is no longer among those shown out of the grid.
  final func retire(_ view: CollectionReusableView, _ element: LayoutElement) {
    if view.superview === self { view.removeFromSuperview() }
    tell(false, view, element)
    putBack(view)
  }

  // MARK: Places

  /// The position of the first element on show that does not come before another.
  private func firstPosition(from element: LayoutElement) -> Int {
    shownElements.partitioned { shownElements[$0] < element }
  }

  /// The position of an element among those shown.
  final func position(of element: LayoutElement) -> Int? {
    let position = firstPosition(from: element)
    return position < shownElements.count && shownElements[position] == element ? position : nil
  }

  /// The view behind the items; it always has the size of the grid.
  public final var backgroundView: View? {
    get { backgroundSlot.value }
    set {
      let old = backgroundSlot.value
      if newValue === old { return }
      if let newValue {
        do {
          try insertSubview(newValue, at: 0)
        } catch {
          return report(Report(.invalidUse, error.description))
        }
      }
      if let old, old.superview === self { old.removeFromSuperview() }
      backgroundSlot.set(newValue, in: self)
      newValue?.frame = bounds
    }
  }

  /// Refuses a background that cannot be in the grid.
  public final func checkRoom(forBackground view: View) throws(InvalidUse) {
    try checkRoom(for: view)
  }

  private func placeBackground() {
    guard let view = backgroundSlot.value, view.superview === self, view.frame != bounds else {
      return
    }
    view.frame = bounds
  }
}

extension ReusePool {
  /// As messages name it.
  var noun: String {
    switch category {
    case .cell: "cell"
    case .supplementaryView: "supplementary view \"\(kind)\""
    case .decorationView: "decoration view \"\(kind)\""
    }
  }
}
