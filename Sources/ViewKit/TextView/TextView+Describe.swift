extension TextView {
  /// The properties of every text view, in the order in which renderings show them.
  final func describeTextView(_ visitor: PropertyVisitor) {
    // A rendering shows of a secret no more than the device does.
    let text = visitor.restores || !traits.isSecureTextEntry ? editor.text : shownText
    visitor.string("text", text, restore: { [self] in self.text = $0 })
    visitor.attributedString(
      "attributedText", traits.isSecureTextEntry ? nil : styledText)
    visitor.bool("isEditing", isEditing)
    describeSelection(visitor)
    visitor.text("font", font.description, isDefault: font == .textView)
    visitor.text("textColor", textColor.description, isDefault: textColor == .black)
    visitor.text("textAlignment", textAlignment.rawValue, isDefault: textAlignment == .left)
    visitor.insets(
      "textContainerInset", textContainerInset, default: Metrics.textContainerInset)
    visitor.bool(
      "isEditable", isEditable, default: true, restore: { [self] in isEditable = $0 })
    visitor.bool("isSelectable", isSelectable, default: true)
    visitor.bool("clearsOnInsertion", clearsOnInsertion)
    visitor.bool("allowsEditingTextAttributes", allowsEditingTextAttributes)
    visitor.text(
      "dataDetectorTypes", dataDetectorTypes.joinedNames, isDefault: dataDetectorTypes.isEmpty)
    if !visitor.restores {
      let links = links
      visitor.visit(
        "links", .list(links.map { .string($0.url) }), isDefault: links.isEmpty, restore: nil)
    }
    traits.describe(visitor)
  }

  /// What is selected, by bytes from 1 as scripts count, where there is a selection to be seen.
  private func describeSelection(_ visitor: PropertyVisitor) {
    let range = editor.selection
    let end = editor.byteCount..<editor.byteCount
    visitor.visit(
      "selectedRange", .list([.integer(range.lowerBound + 1), .integer(range.upperBound)]),
      isDefault: !isFirstResponder || range == end,
      restore: !visitor.restores
        ? nil
        : { [self] value in
          guard case .list(let ends) = value, ends.count == 2,
            case .integer(let first) = ends[0], case .integer(let last) = ends[1],
            first <= last + 1
          else { return }
          setSelection(first - 1..<last)
        })
  }
}
