// What the tree and the JSON tell of a table, and what stays over a hot reload.
extension TableView {
  final func describeTable(_ visitor: PropertyVisitor) {
    visitor.text("style", style.rawValue, isDefault: style == .plain)
    visitor.number("rowHeight", rowHeight, default: Self.automaticDimension)
    visitor.number("sectionHeaderHeight", sectionHeaderHeight, default: Self.automaticDimension)
    visitor.number("sectionFooterHeight", sectionFooterHeight, default: Self.automaticDimension)
    visitor.number("estimatedRowHeight", estimatedRowHeight)
    visitor.text(
      "separatorStyle", separatorStyle.rawValue, isDefault: separatorStyle == .singleLine)
    visitor.color("separatorColor", separatorColor)
    visitor.insets("separatorInset", separatorInset, default: Metrics.separatorInset)
    visitor.bool("allowsSelection", allowsSelection, default: true)
    visitor.bool("allowsMultipleSelection", allowsMultipleSelection)
    visitor.bool("allowsSelectionDuringEditing", allowsSelectionDuringEditing)
    visitor.bool("allowsMultipleSelectionDuringEditing", allowsMultipleSelectionDuringEditing)
    visitor.bool(
      // A row that is open does not stay so over a reload.
      "isEditing", visitor.restores ? editing.isOn : isEditing,
      restore: { [self] in perform.setEditing($0, animated: false) })
    visitor.visit(
      "indexPathsForSelectedRows",
      .list(indexPathsForSelectedRows.map { .indexPath($0) }), isDefault: selectedPaths.isEmpty,
      restore: !visitor.restores
        ? nil : { [self] in if case .list(let paths) = $0 { restoreSelection(paths) } })
  }

  /// Rows that are still there are selected as they were.
  private func restoreSelection(_ paths: [PropertyValue]) {
    deselectAll(false)
    for case .indexPath(let path) in paths {
      try? selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }
}
