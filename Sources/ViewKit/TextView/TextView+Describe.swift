extension TextView {
  /// The properties of every text view, in the order in which renderings show them.
  final func describeTextView(_ visitor: PropertyVisitor) {
    if visitor.restores { return describeState(visitor) }
    // A rendering shows of a secret no more than the device does.
    visitor.string("text", shownText)
    visitor.attributedString(
      "attributedText", traits.isSecureTextEntry ? nil : styledText)
    visitor.bool("isEditing", isEditing)
    let end = editor.byteCount..<editor.byteCount
    visitor.visit(
      "selectedRange", selectionValue, isDefault: !isFirstResponder || editor.selection == end,
      restore: nil)
    visitor.text("font", font.description, isDefault: font == .textView)
    visitor.text("textColor", textColor.description, isDefault: textColor == .black)
    visitor.text("textAlignment", textAlignment.rawValue, isDefault: textAlignment == .left)
    visitor.insets(
      "textContainerInset", textContainerInset, default: Metrics.textContainerInset)
    visitor.bool("isEditable", isEditable, default: true)
    visitor.bool("isSelectable", isSelectable, default: true)
    visitor.bool("clearsOnInsertion", clearsOnInsertion)
    visitor.bool("allowsEditingTextAttributes", allowsEditingTextAttributes)
    visitor.text(
      "dataDetectorTypes", dataDetectorTypes.joinedNames, isDefault: dataDetectorTypes.isEmpty)
    let links = links
    visitor.visit(
      "links", .list(links.map { .string($0.url) }), isDefault: links.isEmpty, restore: nil)
    traits.describe(visitor)
  }

  /// What a person can change; the delegate hears nothing of it. The selection comes first, since
  /// setting the text moves it.
  private func describeState(_ visitor: PropertyVisitor) {
    let wanted = WantedSelection()
    visitor.visit(
      "selectedRange", selectionValue, isDefault: false,
      restore: { [self] value in
        guard case .list(let ends) = value, ends.count == 2, case .integer(let first) = ends[0],
          case .integer(let last) = ends[1], first <= last + 1
        else { return }
        wanted.range = first - 1..<last
        editor.select(first - 1..<last)
      })
    visitor.string(
      "text", editor.text,
      restore: { [self] in
        editor.setText($0)
        styledText = nil
        if let range = wanted.range { editor.select(range) }
        looksDidChange()
      })
  }

  /// What is to be selected once the text is there.
  private final class WantedSelection {
    var range: Range<Int>?
  }

  /// What is selected, by the numbers of its first and last byte.
  private var selectionValue: PropertyValue {
    .list([.integer(editor.selection.lowerBound + 1), .integer(editor.selection.upperBound)])
  }
}
