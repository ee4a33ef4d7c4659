// What the tree and the JSON tell of a grid, and what stays over a hot reload.
extension CollectionView {
  final func describeGrid(_ visitor: PropertyVisitor) {
    visitor.text(
      "collectionViewLayout", collectionViewLayout?.className ?? "none", isDefault: false)
    visitor.bool("allowsSelection", allowsSelection, default: true)
    visitor.bool("allowsMultipleSelection", allowsMultipleSelection)
    visitor.visit(
      "indexPathsForSelectedItems", .list(indexPathsForSelectedItems.map { .indexPath($0) }),
      isDefault: selectedPaths.isEmpty,
      restore: !visitor.restores
        ? nil : { [self] in if case .list(let paths) = $0 { restoreSelection(paths) } })
  }

  /// Items that are still there are selected as they were.
  private func restoreSelection(_ paths: [PropertyValue]) {
    deselectAll()
    for case .indexPath(let path) in paths {
      try? selectItem(at: path, animated: false, scrollPosition: [])
    }
  }
}
