extension TableViewCell {
  /// The properties of every cell, in the order in which renderings show them.
  ///
  /// A reload carries over the states of a cell that stands alone; those of a row come from its
  /// table, and what a cell shows that is used for one row after the other from its data.
  final func describeCell(_ visitor: PropertyVisitor) {
    let isAlone = owner == nil
    visitor.text("style", style.rawValue, isDefault: style == .default)
    visitor.string("reuseIdentifier", reuseIdentifier ?? "")
    visitor.text(
      "selectionStyle", selectionStyle.rawValue, isDefault: selectionStyle == .default)
    visitor.text(
      "accessoryType", accessoryType.rawValue, isDefault: accessoryType == .none,
      restore: isReused
        ? nil : { [self] in accessoryType = AccessoryType(rawValue: $0) ?? accessoryType })
    visitor.text(
      "editingAccessoryType", editingAccessoryType.rawValue,
      isDefault: editingAccessoryType == .none)
    visitor.bool(
      "isSelected", isSelected, restore: !isAlone ? nil : { [self] in isSelected = $0 })
    visitor.bool("isHighlighted", isHighlighted)
    visitor.bool("isEditing", isEditing, restore: !isAlone ? nil : { [self] in isEditing = $0 })
    visitor.text("editingStyle", editingStyle.rawValue, isDefault: editingStyle == .none)
    visitor.bool("showsReorderControl", showsReorderControl)
    visitor.bool("shouldIndentWhileEditing", shouldIndentWhileEditing, default: true)
    visitor.bool("showingDeleteConfirmation", showingDeleteConfirmation)
    visitor.integer("indentationLevel", indentationLevel)
    visitor.number("indentationWidth", indentationWidth, default: Metrics.indentationWidth)
    visitor.insets("separatorInset", separatorInset, default: Metrics.separatorInset)
  }
}
