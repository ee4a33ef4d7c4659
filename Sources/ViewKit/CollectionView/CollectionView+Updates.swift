/// A block of changes that is being collected.
struct CollectedUpdates {
  /// How many blocks lie inside each other.
  var depth = 0
  var batch = BatchUpdates()
  /// All was asked for anew meanwhile: what was and will be told of changes says nothing more.
  var isVoid = false
}

// Items and sections that come, go and move.
extension CollectionView {
  /// Makes the changes of a function together, and calls `completion` once they have come to rest.
  /// Blocks may lie inside each other: the outermost one counts.
  ///
  /// Throws, after asking for all anew, when the numbers of the data source do not fit the changes.
  public final func performBatchUpdates(
    _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) throws(InvalidUse) {
    if updates == nil { updates = CollectedUpdates() }
    updates?.depth += 1
    changes()
    updates?.depth -= 1
    guard let ended = updates, ended.depth == 0 else {
      completion?(true)
      return
    }
    updates = nil
    if ended.isVoid || ended.batch.isEmpty {
      completion?(true)
    } else {
      try perform(ended.batch, completion)
    }
  }

  public final func insertItems(at paths: [IndexPath]) throws(InvalidUse) {
    try change { $0.insertRows(paths) }
  }

  public final func deleteItems(at paths: [IndexPath]) throws(InvalidUse) {
    try change { $0.deleteRows(paths) }
  }

  /// Asks for the cells of items anew. They are no longer selected.
  public final func reloadItems(at paths: [IndexPath]) throws(InvalidUse) {
    try change { $0.reloadRows(paths) }
  }

  public final func moveItem(at path: IndexPath, to newPath: IndexPath) throws(InvalidUse) {
    try change { $0.moveRow(from: path, to: newPath) }
  }

  public final func insertSections(_ sections: IndexSet) throws(InvalidUse) {
    try change { $0.insertSections(sections) }
  }

  public final func deleteSections(_ sections: IndexSet) throws(InvalidUse) {
    try change { $0.deleteSections(sections) }
  }

  public final func reloadSections(_ sections: IndexSet) throws(InvalidUse) {
    try change { $0.reloadSections(sections) }
  }

  public final func moveSection(_ section: Int, toSection newSection: Int) throws(InvalidUse) {
    try change { $0.moveSection(from: section, to: newSection) }
  }

  /// Collects a change; outside of a block it takes place at once.
  private func change(_ body: (inout BatchUpdates) -> Void) throws(InvalidUse) {
    var batch = updates?.batch ?? BatchUpdates()
    body(&batch)
    if updates == nil { return try perform(batch) }
    updates?.batch = batch
  }

  // MARK: Taking place

  final func perform(_ batch: BatchUpdates) throws(InvalidUse) { try perform(batch, nil) }

  /// Makes changes that the data source has made, and calls `completion` once they have come to
  /// rest.
  final func perform(
    _ batch: BatchUpdates, _ completion: ((Bool) -> Void)?
  ) throws(InvalidUse) {
    // What was never asked needs no changes: it will be asked as it is.
    guard let old = counts, !isLoading else {
      // What is being asked is no longer so, and is asked once more.
      if isLoading, !batch.isEmpty { dataWillBeOthers() }
      setNeedsLayout()
      completion?(true)
      return
    }
    let before = generation
    isLoading = true
    let new = askCounts()
    isLoading = false
    guard before == generation else {
      completion?(true)
      return
    }
    let plan: UpdatePlan
    do {
      plan = try batch.plan(old: ListCounts(old), new: ListCounts(new))
    } catch {
      reloadData()
      throw .invalidUpdate("\(error.text(row: "item", view: "collection view")) (in \(pathName))")
    }
    apply(plan, counts: new, completion)
  }

  private func apply(_ plan: UpdatePlan, counts new: [Int], _ completion: ((Bool) -> Void)?) {
    let change = GridChange(plan, old: placementsOfShown)
    collectionViewLayout?.changeWillBegin()
    generation += 1
    counts = new
    selectedPaths = Set(
      selectedPaths.compactMap { path in
        change.newElement(of: .cell(path))?.path
      })
    followPress(change)
    invalidate()
    guard canShowChange else {
      if !viewsAreStale { _ = regroup(change) }
      retireLeaving { _ in true }
      collectionViewLayout?.changeDidEnd()
      completion?(true)
      return
    }
    show(
      change, from: collectionViewLayout, isAnimated: true,
      updateItems: CollectionViewUpdateItem.items(of: plan), completion)
  }

  private func followPress(_ change: GridChange) {
    guard let press else { return }
    if let element = change.newElement(of: .cell(press.path)) {
      self.press?.path = element.path
    } else {
      unhighlight()
    }
  }

  // MARK: Being seen

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

  /// Shows a change of the items, of the layout or of the bounds: has the layout say from where elements come and
  /// where they go, and moves them.
  ///
  /// - Parameters:
  ///   - old: the layout that says where elements go.
  ///   - updateItems: what the layout is told; nil where the items are the same.
  final func show(
    _ change: GridChange, from old: CollectionViewLayout?, isAnimated: Bool = true,
    updateItems: [CollectionViewUpdateItem]? = nil, _ completion: ((Bool) -> Void)? = nil
  ) {
    guard let layout = collectionViewLayout else {
      completion?(true)
      return
    }
    Object.keep([layout, old ?? layout]) {
      isUpdatingViews = true
      let motions = prepare(change, from: old ?? layout, to: layout, updateItems)
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
    _ change: GridChange, from old: CollectionViewLayout, to layout: CollectionViewLayout,
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
    let wasShown = Array(zip(shownElements, shownViews.elements))
    Object.keep(wasShown.map(\.1)) {
      let going = regroup(change)
      let isWanted = Set(wanted.map(\.element))
      for (element, view) in wasShown {
        let end = old.perform.finalAttributes(of: element)?.placement
        if now != generation { return }
        if going.contains(where: { $0 === view }) {
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
  /// - Returns: the views that go.
  private func regroup(_ change: GridChange) -> [CollectionReusableView] {
    var staying: [(element: LayoutElement, view: CollectionReusableView)] = []
    var going: [CollectionReusableView] = []
    for (element, view) in zip(shownElements, shownViews.elements) {
      if let new = change.newElement(of: element) {
        staying.append((new, view))
      } else {
        leavingViews.append(view, in: self)
        leavingElements.append((element, generation))
        view.isOnShow = false
        going.append(view)
      }
    }
    staying.sort { $0.element < $1.element }
    shownViews.removeAll(in: self)
    shownElements = staying.map(\.element)
    for (element, view) in staying {
      view.element = element
      shownViews.append(view, in: self)
    }
    return going
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
