/// The views that were on show before a change, with the elements that they had.
struct ShownViews {
  var all: [(element: LayoutElement, view: CollectionReusableView)] = []
  /// Those whose elements went, or are made anew.
  var going: Set<ObjectIdentifier> = []
}

// Changes that are seen to move.
extension CollectionView {
  /// Whether elements can be seen to move: the grid has been laid out, and is not being so.
  final var canShowChange: Bool {
    !viewsAreStale && counts != nil && !isUpdatingViews && bounds.width > 0 && bounds.height > 0
  }

  /// Where the layout has the elements in sight, and near to it.
  final var placementsOfShown: [LayoutElement: Placement] {
    var placements = Dictionary(
      known.map { ($0.element, $0.placement) }, uniquingKeysWith: { first, _ in first })
    for (view, element) in zip(shownViews.elements, shownElements) {
      if let placement = view.placement { placements[element] = placement }
    }
    return placements
  }

  /// Shows a change of the items, of the layout or of the bounds: has the layout say from where
  /// elements come and where they go, and moves them.
  ///
  /// - Parameters:
  ///   - views: those that were on show.
  ///   - old: the layout that says where elements go.
  ///   - updateItems: what the layout is told; nil where the items are the same.
  final func show(
    _ change: GridChange, of views: ShownViews, from old: CollectionViewLayout?,
    isAnimated: Bool = true,
    updateItems: [CollectionViewUpdateItem]? = nil, _ completion: ((Bool) -> Void)? = nil
  ) {
    guard let layout = collectionViewLayout else {
      completion?(true)
      return
    }
    Object.keep([layout, old ?? layout]) {
      isUpdatingViews = true
      let motions = prepare(change, of: views, from: old ?? layout, to: layout, updateItems)
      isUpdatingViews = false
      run(motions, isAnimated: isAnimated, layout, updateItems != nil, completion)
      for layout in [layout, old ?? layout] {
        layout.change = nil
        layout.changeDidEnd()
      }
    }
  }

  /// What is to move, and to where.
  private struct Motions {
    var staying: [PlacedElement] = []
    var leaving: [(view: CollectionReusableView, end: Placement)] = []
    let generation: Int
  }

  private func prepare(
    _ change: GridChange, of views: ShownViews, from old: CollectionViewLayout,
    to layout: CollectionViewLayout,
    _ updateItems: [CollectionViewUpdateItem]?
  ) -> Motions {
    var change = change
    var motions = Motions(generation: generation)
    let now = generation
    layout.change = change
    old.change = change
    prepareIfNeeded()
    if let updateItems { layout.perform.prepare(forCollectionViewUpdates: updateItems) }
    guard now == generation, layoutState == .ready else { return motions }
    let target = layout.perform.targetContentOffset(
      forProposedContentOffset: contentOffset, withScrollingVelocity: nil)
    if target.isPlaceable, target != contentOffset { contentOffset = clamped(target) }
    let wanted = elementsInSight()
    guard now == generation else { return motions }
    change.new = Dictionary(
      known.map { ($0.element, $0.placement) }, uniquingKeysWith: { first, _ in first })
    layout.change = change
    old.change = change
    Object.keep(views.all.map(\.view)) {
      let isWanted = Set(wanted.map(\.element))
      for (element, view) in views.all {
        let end = old.perform.finalAttributes(of: element)?.placement
        if now != generation { return }
        if views.going.contains(ObjectIdentifier(view)) {
          motions.leaving.append((view, end ?? (view.placement ?? Placement()).transparent))
        } else if let new = change.newElement(of: element), !isWanted.contains(new) {
          leave(view, new)
          motions.leaving.append((view, end ?? placement(of: new) ?? view.placement ?? Placement()))
        }
      }
      for placed in wanted {
        let start = layout.perform.initialAttributes(of: placed.element)?.placement
        if now != generation { return }
        if let position = position(of: placed.element) {
          let view = shownViews.elements[position]
          if let start, start != view.placement { view.look(start) }
        } else {
          show(placed, from: start)
        }
        if now != generation { return }
      }
      motions.staying = wanted
    }
    return motions
  }

  /// Gives each view on show its new element, and takes out those whose elements went or are made
  /// anew.
  ///
  /// - Returns: the views that were on show.
  final func regroup(_ change: GridChange) -> ShownViews {
    var views = ShownViews()
    // Views of other items than those of the change are put away by the layout.
    if viewsAreStale { return views }
    var staying: [(element: LayoutElement, view: CollectionReusableView)] = []
    for (element, view) in zip(shownElements, shownViews.elements) {
      views.all.append((element, view))
      if let new = change.newElement(of: element) {
        staying.append((new, view))
      } else {
        leavingViews.append(view, in: self)
        leavingElements.append((element, generation))
        view.isOnShow = false
        views.going.insert(ObjectIdentifier(view))
      }
    }
    staying.sort { $0.element < $1.element }
    shownViews.removeAll(in: self)
    shownElements = staying.map(\.element)
    for (element, view) in staying {
      view.element = element
      shownViews.append(view, in: self)
    }
    return views
  }

  /// Takes a view out that stays but goes out of sight.
  private func leave(_ view: CollectionReusableView, _ element: LayoutElement) {
    guard let position = position(of: element), shownViews.elements[position] === view else {
      return
    }
    leavingViews.append(view, in: self)
    leavingElements.append((element, generation))
    view.isOnShow = false
    shownElements.remove(at: position)
    shownViews.remove(at: position, in: self)
  }

  private func run(
    _ motions: Motions, isAnimated: Bool, _ layout: CollectionViewLayout, _ isUpdate: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    let now = motions.generation
    let changes = { [self] in
      for placed in motions.staying {
        guard let position = position(of: placed.element) else { continue }
        let view = shownViews.elements[position]
        let depth = view.placement?.zIndex
        // What it looks like may be where it comes from.
        view.place(placed.element, placed.placement)
        if depth != placed.placement.zIndex {
          usesDepth = true
          order(view)
        }
        view.look(placed.placement)
      }
      for (view, end) in motions.leaving { view.look(end) }
      if isUpdate { layout.perform.finalizeCollectionViewUpdates() }
    }
    setNeedsLayout()
    guard isAnimated, let application, window != nil, application.areAnimationsEnabled else {
      changes()
      retireLeaving { $0 == now }
      completion?(true)
      return
    }
    application.animate(AnimationParameters(duration: Metrics.rowMotion), changes: changes) {
      [weak self] isFinished in
      self?.retireLeaving { $0 == now }
      completion?(isFinished)
    }
  }

  /// The views that some changes took out have gone.
  ///
  /// - Parameter isToGo: which changes, by the generation that they began.
  final func retireLeaving(_ isToGo: (Int) -> Bool) {
    while let position = leavingElements.firstIndex(where: { isToGo($0.generation) }) {
      let element = leavingElements.remove(at: position).element
      let view = leavingViews.elements[position]
      Object.keep([view]) {
        leavingViews.remove(at: position, in: self)
        // The data source may have given it again.
        if !view.isOnShow { retire(view, element) }
      }
    }
  }
}
