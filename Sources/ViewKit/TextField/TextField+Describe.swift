extension TextField {
  /// The properties of every text field, in the order in which renderings show them.
  final func describeTextField(_ visitor: PropertyVisitor) {
    if visitor.restores { return describeState(visitor) }
    // A rendering shows of a secret no more than the device does.
    visitor.string("text", traits.isSecureTextEntry ? shownText : editor.text)
    visitor.attributedString(
      "attributedText", traits.isSecureTextEntry ? nil : styledText)
    visitor.string("placeholder", placeholder ?? "")
    visitor.attributedString("attributedPlaceholder", styledPlaceholder)
    visitor.bool("isEditing", isEditing)
    let end = editor.byteCount..<editor.byteCount
    visitor.visit(
      "selectedTextRange", selectionValue, isDefault: !isEditing || editor.selection == end,
      restore: nil)
    visitor.text("font", font.description, isDefault: font == .label)
    if let shown = displayedText?.font {
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
    describeRectangles(visitor)
    traits.describe(visitor)
  }

  /// What a person can change. The selection comes first, since setting the text moves it.
  private func describeState(_ visitor: PropertyVisitor) {
    let wanted = WantedSelection()
    visitor.visit(
      "selectedTextRange", selectionValue, isDefault: false,
      restore: { [self] value in
        guard case .list(let ends) = value, ends.count == 2, case .integer(let first) = ends[0],
          case .integer(let last) = ends[1], first <= last + 1
        else { return }
        wanted.range = first - 1..<last
        select(first - 1..<last)
      })
    visitor.string(
      "text", editor.text,
      restore: { [self] in
        text = $0
        if let range = wanted.range { select(range) }
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
