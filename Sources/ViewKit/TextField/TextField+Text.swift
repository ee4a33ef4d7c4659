// The text and its looks, as a script sets them, and the traits of the keyboard one by one.
extension TextField {
  /// The text; nil is the empty one. Setting it puts the caret at its end, and tells nobody.
  public final var text: String? {
    get { editor.text }
    set { setText(newValue ?? "") }
  }

  /// The text in several looks. What it leaves out is the field's; setting it sets ``text``, and
  /// ``font``, ``textColor`` and ``textAlignment`` to those of its first character.
  public final var attributedText: AttributedString? {
    get { styledText ?? AttributedString(editor.text, attributes: defaultTextAttributes) }
    set {
      setText(newValue?.string ?? "")
      guard let newValue else { return }
      styledText = takeLooks(of: newValue)
      contentDidChange()
    }
  }

  /// The hint in several looks.
  public final var attributedPlaceholder: AttributedString? {
    get {
      styledPlaceholder
        ?? placeholder.map {
          AttributedString($0, attributes: TextAttributes(font: font, foregroundColor: .hint))
        }
    }
    set {
      placeholder = newValue?.string
      styledPlaceholder = newValue
      contentDidChange()
    }
  }

  /// The looks of all of the text; setting them sets ``font``, ``textColor`` and ``textAlignment``.
  public final var defaultTextAttributes: TextAttributes {
    get {
      var attributes = TextAttributes(font: font, foregroundColor: textColor)
      attributes.paragraphStyle = ParagraphStyle(
        alignment: textAlignment, lineBreakMode: .byTruncatingTail)
      return attributes
    }
    set {
      if let font = newValue.font { self.font = font }
      if let color = newValue.foregroundColor { textColor = color }
      if let style = newValue.paragraphStyle { textAlignment = style.alignment }
      let text = AttributedString(editor.text, attributes: newValue)
      styledText = text.runs.isEmpty ? nil : text
      contentDidChange()
    }
  }

  /// What is selected, as scripts count; empty for the caret.
  public final var selectedTextRange: TextRange { editor.selectedTextRange }

  /// Selects a range, widened to whole characters.
  public final func setSelectedTextRange(_ range: TextRange) throws(TextRangeError) {
    select(try editor.range(range))
  }

  /// The view at the left edge, inside the border.
  public final var leftView: View? {
    get { leftSlot.value }
    set { exchange(leftSlot.value, for: newValue) { leftSlot.set(newValue, in: self) } }
  }

  /// The view at the right edge.
  public final var rightView: View? {
    get { rightSlot.value }
    set { exchange(rightSlot.value, for: newValue) { rightSlot.set(newValue, in: self) } }
  }

  private func exchange(_ old: View?, for new: View?, _ store: () -> Void) {
    if old === new { return }
    withExtendedLifetime(old) {
      store()
      if let old, old.superview === self { old.removeFromSuperview() }
    }
    contentDidChange()
  }

  /// Changes the attributes of all of a text of several looks.
  final func restyle(_ change: (inout TextAttributes) -> Void) {
    guard let styled = styledText else { return }
    styledText = styled.withAttributes(change)
    contentDidChange()
  }
}

extension Color {
  /// The grey of a hint, `#c7c7cd` on iOS 7 and 8.
  public static let hint = Color(red: 199.0 / 255, green: 199.0 / 255, blue: 205.0 / 255)
}
