// The elements of a list as the items of a grid.
extension CollectionView: ListView, ListUpdating {
  /// The list whose elements are the items, in one section; nil where the items are the data
  /// source's. What changes in it is seen to change.
  public final var list: List? {
    get { followerSlot.value?.list }
    set {
      if newValue === list { return }
      followerSlot.value?.follow(for: nil)
      followerSlot.set(newValue.map(ListFollower.init), in: self)
      followerSlot.value?.follow(for: self)
      reloadData()
    }
  }

  /// Registers what makes the cells of the elements of a ``list``.
  public final func registerListCells(_ maker: @escaping ReusableViewMaker) {
    register(maker, forCellWithReuseIdentifier: ListFollower.identifier)
  }

  /// The filled cell of an element; nil where that failed.
  final func listCell(at path: IndexPath) -> CollectionViewCell? {
    listFailure = nil
    let pool = ReusePool(category: .cell, identifier: ListFollower.identifier)
    if makers[pool] == nil { registerListCells { CollectionViewCell(frame: $0) } }
    guard
      let cell = try? dequeueReusableCell(
        withReuseIdentifier: ListFollower.identifier, for: path)
    else { return nil }
    listFailure = Object.keep([cell]) { cellFiller?(self, cell, path) }
    return listFailure == nil ? cell : nil
  }
}
