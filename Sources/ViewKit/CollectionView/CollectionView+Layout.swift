// The layout: what it says, and when it is asked.
extension CollectionView {
  /// What puts the items in their places. Another one takes effect at once.
  public final var collectionViewLayout: CollectionViewLayout? { layoutSlot.value }

  /// Takes another layout; `animated` has the elements be seen to go to their new places.
  public final func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = collectionViewLayout
    if layout === old {
      completion?(true)
      return
    }
    Object.keep([old, layout].compactMap(\.self)) {
      changeLayout(from: old, to: layout, animated, completion)
    }
  }

  private func changeLayout(
    from old: CollectionViewLayout?, to layout: CollectionViewLayout, _ isAnimated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    let isSeen = canShowChange
    let change = isSeen ? GridChange(nil, old: placementsOfShown) : nil
    if layout.collectionView !== self { layout.collectionView?.layoutWasTaken() }
    old?.collectionView = nil
    layoutSlot.set(layout, in: self)
    layout.collectionView = self
    invalidate()
    guard isSeen, let change else {
      completion?(true)
      return
    }
    show(change, of: regroup(change), from: old, isAnimated: isAnimated, completion)
  }

  /// Another grid has taken the layout.
  final func layoutWasTaken() {
    report(
      Report(
        .invalidUse,
        "\(pathName) has lost its layout: another collection view was given it; each needs one of "
          + "its own"))
    layoutSlot.set(nil, in: self)
    invalidate()
  }

  // MARK: Validity

  /// The layout is to be asked anew: it says so itself.
  final func layoutWasInvalidated(_ layout: CollectionViewLayout) {
    if layout === collectionViewLayout { forgetLayout() }
  }

  /// The layout is to be asked anew: what it goes by has changed. It is told.
  final func invalidate() {
    collectionViewLayout?.perform.invalidateLayout()
    // Also where an override has not called `super`.
    forgetLayout()
  }

  private func forgetLayout() {
    layoutSlot.value?.forgetPlaces()
    if layoutState == .ready { layoutState = .invalid }
    knownRect = .null
    setNeedsLayout()
  }

  /// Has the layout prepare itself, and asks for the size of the content.
  final func prepareIfNeeded() {
    guard layoutState == .invalid, !isLoading, let layout = collectionViewLayout else { return }
    loadIfNeeded()
    guard counts != nil else { return }
    layoutState = .preparing
    let before = generation
    Object.keep([layout]) {
      layout.perform.prepare()
      let size = layout.perform.collectionViewContentSize
      // Data that are others by now have it prepared anew.
      layoutState = before == generation && layout === collectionViewLayout ? .ready : .invalid
      if layoutState == .ready {
        contentSize = Size(width: max(size.width, 0), height: max(size.height, 0))
      }
    }
  }

  /// Asks the layout whether the bounds that the grid has now have the elements lie elsewhere.
  ///
  /// While it is asked the grid still has the old ones, with which layouts compare.
  ///
  /// - Returns: the change that is to be seen, where that is part of an animation.
  final func changeOfBounds(from old: Rect) -> GridChange? {
    guard layoutState == .ready, !isAskingAboutBounds, let layout = collectionViewLayout else {
      return nil
    }
    isAskingAboutBounds = true
    defer { isAskingAboutBounds = false }
    let new = storedBounds
    storedBounds = old
    let isInvalid = Object.keep([layout]) {
      layout.perform.shouldInvalidateLayout(forBoundsChange: new)
    }
    if storedBounds == old { storedBounds = new }
    if !isInvalid { return nil }
    let isAnimated = (application?.inheritedAnimationDuration ?? 0) > 0 && canShowChange
    let change = isAnimated ? GridChange(nil, old: placementsOfShown) : nil
    if isAnimated { layout.changeWillBegin() }
    invalidate()
    return change
  }

  // MARK: What the layout says

  /// The elements in sight, by rising element.
  final func elementsInSight() -> [PlacedElement] {
    let bounds = self.bounds
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    if !knownRect.contains(bounds) || knownRect.isNull {
      let margin = Metrics.collectionMargin
      askLayout(bounds.inset(dx: -margin, dy: -margin))
    }
    var seen = known.filter { $0.placement.isSeen(in: bounds) }
    if seen.count > Metrics.maximumVisibleItems {
      seen.removeLast(seen.count - Metrics.maximumVisibleItems)
      report(
        Report(
          .invalidUse,
          "\(pathName) shows only the first \(Metrics.maximumVisibleItems) of the elements in sight"
        ))
    }
    return seen
  }

  private func askLayout(_ rect: Rect) {
    guard let layout = collectionViewLayout else {
      (known, knownRect) = ([], rect)
      return
    }
    knownRect = rect
    let given = Object.keep([layout]) { layout.perform.layoutAttributesForElements(in: rect) }
    var placed: [PlacedElement] = []
    placed.reserveCapacity(given.count)
    var isRising = true
    for attributes in given {
      guard exists(attributes.element) else { continue }
      let next = PlacedElement(element: attributes.element, placement: attributes.placement)
      if let last = placed.last, !(last.element < next.element) { isRising = false }
      placed.append(next)
    }
    if !isRising { placed = sorted(placed) }
    known = placed
  }

  /// By rising element. Of two for one element the first counts.
  private func sorted(_ placed: [PlacedElement]) -> [PlacedElement] {
    let order = placed.indices.sorted {
      placed[$0].element != placed[$1].element ? placed[$0].element < placed[$1].element : $0 < $1
    }
    var sorted: [PlacedElement] = []
    sorted.reserveCapacity(placed.count)
    for index in order {
      if sorted.last?.element == placed[index].element {
        report(
          Report(
            .invalidUse,
            "the layout of \(pathName) gave attributes for \(placed[index].element) twice; the first "
              + "ones count"))
      } else {
        sorted.append(placed[index])
      }
    }
    return sorted
  }

  /// Whether there is what the layout speaks of; UIKit raises where there is not.
  private func exists(_ element: LayoutElement) -> Bool {
    let path = element.path
    switch element.category {
    case .cell:
      if hasItem(path) { return true }
    case .supplementaryView, .decorationView:
      if (0..<max(counts?.count ?? 0, 1)).contains(path.section), path.row >= 0 { return true }
    }
    report(
      Report(
        .invalidUse,
        "UICollectionView received layout attributes for a \(element.noun) with an index path that "
          + "does not exist: \(path) (from the layout of \(pathName))"))
    return false
  }

  /// What the layout says of an element; nil where it says nothing.
  final func placement(of element: LayoutElement) -> Placement? {
    prepareIfNeeded()
    guard let layout = collectionViewLayout else { return nil }
    return Object.keep([layout]) { layout.perform.attributes(of: element)?.placement }
  }
}

extension LayoutElement {
  fileprivate var noun: String {
    switch category {
    case .cell: "cell"
    case .supplementaryView: "supplementary view"
    case .decorationView: "decoration view"
    }
  }
}
