// Views that are used again.
extension CollectionView {
  /// Registers what makes the cells of an identifier; nil takes the registration back.
  public final func register(_ maker: ReusableViewMaker?, forCellWithReuseIdentifier id: String) {
    makers[ReusePool(category: .cell, identifier: id)] = maker
  }

  /// The same for the views of a kind that are no cells.
  public final func register(
    _ maker: ReusableViewMaker?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier id: String
  ) {
    makers[ReusePool(category: .supplementaryView, kind: kind, identifier: id)] = maker
  }

  /// A cell that went out of sight, else a new one of the registered class, with the place of an
  /// item; nil where a script failed to make one.
  ///
  /// Throws when the identifier is not registered.
  public final func dequeueReusableCell(
    withReuseIdentifier id: String, for path: IndexPath
  ) throws(InvalidUse) -> CollectionViewCell? {
    let pool = ReusePool(category: .cell, identifier: id)
    return try dequeue(pool, .cell(path)) as? CollectionViewCell
  }

  /// The same for a view that is no cell.
  public final func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier id: String, for path: IndexPath
  ) throws(InvalidUse) -> CollectionReusableView? {
    let pool = ReusePool(category: .supplementaryView, kind: kind, identifier: id)
    return try dequeue(pool, .supplementary(kind, path))
  }

  private func dequeue(
    _ pool: ReusePool, _ element: LayoutElement
  ) throws(InvalidUse) -> CollectionReusableView? {
    guard let maker = makers[pool] else {
      let known = makers.keys.filter { $0.category == pool.category && $0.kind == pool.kind }
      throw .noViewRegistered(
        kind: pool.category == .cell ? nil : pool.kind, identifier: pool.identifier,
        view: pathName, known: known.map(\.identifier).sorted())
    }
    // Asked for what comes into sight its place is known.
    let placement = asked?.element == element ? asked?.placement : placement(of: element)
    guard let view = reused(pool) ?? made(pool, maker, placement) else { return nil }
    if let placement { Object.keep([view]) { view.place(element, placement) } }
    return view
  }

  /// A view of a pool, ready for another element.
  private func reused(_ key: ReusePool) -> CollectionReusableView? {
    guard let pool = pools[key], let view = pool.elements.last else { return nil }
    return Object.keep([view]) {
      _ = pool.take(from: self)
      view.isInPool = false
      view.placement = nil
      view.reuse()
      return view
    }
  }

  private func made(
    _ pool: ReusePool, _ maker: ReusableViewMaker, _ placement: Placement?
  ) -> CollectionReusableView? {
    guard let view = maker(placement.map { Rect(origin: $0.origin, size: $0.size) } ?? .zero) else {
      return nil
    }
    view.pool = pool
    view.reuseIdentifier = pool.identifier
    return view
  }

  /// A view that is the layout's own.
  final func decorationView(_ kind: String) -> CollectionReusableView? {
    let pool = ReusePool(category: .decorationView, kind: kind, identifier: kind)
    guard let maker = collectionViewLayout?.decorationMakers[kind] else { return nil }
    return reused(pool) ?? made(pool, maker, asked?.placement)
  }

  /// Keeps a view for another element.
  final func putBack(_ view: CollectionReusableView) {
    guard let key = view.pool, view.superview == nil, !view.isOnShow, !view.isInPool else { return }
    let pool = pools[key] ?? ViewPool()
    pools[key] = pool
    view.isInPool = true
    pool.put(view, in: self)
  }
}
