extension TextField {
  /// The properties of every text field, in the order in which renderings show them.
  final func describeTextField(_ visitor: PropertyVisitor) {
    // A rendering shows of a secret no more than the device does.
    let text = visitor.restores || !traits.isSecureTextEntry ? editor.text : shownText
    visitor.string("text", text, restore: { [self] in self.text = $0 })
    visitor.attributedString(
      "attributedText", traits.isSecureTextEntry ? nil : styledText)
    visitor.string("placeholder", placeholder ?? "")
    visitor.attributedString("attributedPlaceholder", styledPlaceholder)
    visitor.bool("isEditing", isEditing)
    describeSelection(visitor)
    visitor.text("font", font.description, isDefault: font == .label)
    if !visitor.restores, let shown = displayedText?.font {
      visitor.text("displayedFont", shown.description, isDefault: shown == font)
    }
    visitor.text("textColor", textColor.description, isDefault: textColor == .black)
    visitor.text("textAlignment", textAlignment.rawValue, isDefault: textAlignment == .left)
    visitor.text("borderStyle", borderStyle.rawValue, isDefault: borderStyle == .none)
    visitor.image("background", background)
    visitor.image("disabledBackground", disabledBackground)
    visitor.text(
      "clearButtonMode", clearButtonMode.rawValue, isDefault: clearButtonMode == .never)
    visitor.text("leftViewMode", leftViewMode.rawValue, isDefault: leftViewMode == .never)
    visitor.text("rightViewMode", rightViewMode.rawValue, isDefault: rightViewMode == .never)
    visitor.bool("clearsOnBeginEditing", clearsOnBeginEditing)
    visitor.bool("clearsOnInsertion", clearsOnInsertion)
    visitor.bool("adjustsFontSizeToFitWidth", adjustsFontSizeToFitWidth)
    visitor.number("minimumFontSize", minimumFontSize)
    visitor.bool("allowsEditingTextAttributes", allowsEditingTextAttributes)
    if !visitor.restores { describeRectangles(visitor) }
    traits.describe(visitor)
  }

  /// What is selected, in bytes from 0 as the editor counts; of a field at rest nothing is shown.
  private func describeSelection(_ visitor: PropertyVisitor) {
    let range = editor.selection
    let end = editor.byteCount..<editor.byteCount
    visitor.visit(
      "selectedTextRange", .list([.integer(range.lowerBound + 1), .integer(range.upperBound)]),
      isDefault: !isEditing || range == end,
      restore: !visitor.restores
        ? nil
        : { [self] value in
          guard case .list(let ends) = value, ends.count == 2,
            case .integer(let first) = ends[0], case .integer(let last) = ends[1],
            first <= last + 1
          else { return }
          editor.select(first - 1..<last)
          selectionDidChange()
        })
  }

  /// The rectangles that a subclass has moved.
  private func describeRectangles(_ visitor: PropertyVisitor) {
    guard let script else { return }
    if script.overrides(.borderRect) {
      visitor.rect("borderRect", perform.borderRect(forBounds: bounds), default: bounds)
    }
    if script.overrides(.textRect) {
      visitor.rect(
        "textRect", perform.textRect(forBounds: bounds), default: contentRect(in: bounds))
    }
    if script.overrides(.editingRect) {
      visitor.rect(
        "editingRect", perform.editingRect(forBounds: bounds), default: contentRect(in: bounds))
    }
    if script.overrides(.placeholderRect) {
      visitor.rect(
        "placeholderRect", perform.placeholderRect(forBounds: bounds),
        default: currentTextRect(in: bounds))
    }
    if script.overrides(.clearButtonRect) {
      visitor.rect(
        "clearButtonRect", perform.clearButtonRect(forBounds: bounds),
        default: ownClearButtonRect(in: bounds))
    }
  }
}

extension TextInputTraits {
  /// What differs from the traits of a new text.
  func describe(_ visitor: PropertyVisitor) {
    let standard = TextInputTraits()
    visitor.bool("isSecureTextEntry", isSecureTextEntry)
    visitor.text(
      "keyboardType", keyboardType.rawValue, isDefault: keyboardType == standard.keyboardType)
    visitor.text(
      "keyboardAppearance", keyboardAppearance.rawValue,
      isDefault: keyboardAppearance == standard.keyboardAppearance)
    visitor.text(
      "returnKeyType", returnKeyType.rawValue, isDefault: returnKeyType == standard.returnKeyType)
    visitor.bool("enablesReturnKeyAutomatically", enablesReturnKeyAutomatically)
    visitor.text(
      "autocapitalizationType", autocapitalizationType.rawValue,
      isDefault: autocapitalizationType == standard.autocapitalizationType)
    visitor.text(
      "autocorrectionType", autocorrectionType.rawValue,
      isDefault: autocorrectionType == standard.autocorrectionType)
    visitor.text(
      "spellCheckingType", spellCheckingType.rawValue,
      isDefault: spellCheckingType == standard.spellCheckingType)
  }
}
