// The text and its looks, as a script sets them.
extension TextView {
  /// The text; nil is the empty one. Setting it puts the caret at its end.
  public final var text: String? {
    get { editor.text }
    set { setText(newValue ?? "", styled: nil) }
  }

  /// The text in several looks. What it leaves out is the view's; setting it sets ``text``, and
  /// ``font``, ``textColor`` and ``textAlignment`` to those of its first character.
  public final var attributedText: AttributedString? {
    get { styledText ?? AttributedString(editor.text, attributes: ownAttributes) }
    set {
      setText(newValue?.string ?? "", styled: nil)
      guard let newValue else { return }
      styledText = takeLooks(of: newValue)
      looksDidChange()
    }
  }

  private var ownAttributes: TextAttributes {
    var attributes = TextAttributes(font: font, foregroundColor: textColor)
    attributes.paragraphStyle = ParagraphStyle(alignment: textAlignment)
    return attributes
  }

  /// What is selected, as scripts count; empty for the caret.
  public final var selectedRange: TextRange { editor.selectedTextRange }

  /// Selects a range, widened to whole characters.
  public final func setSelectedRange(_ range: TextRange) throws(TextRangeError) {
    setSelection(try editor.range(range))
  }

  /// Scrolls as little as needed to show a range of the text, in bytes.
  public final func scrollRangeToVisible(_ range: Range<Int>) {
    scrollRectToVisible(firstRect(for: range), animated: false)
  }

  /// Changes the attributes of all of a text of several looks.
  final func restyle(_ change: (inout TextAttributes) -> Void) {
    guard let styled = styledText else { return }
    styledText = styled.withAttributes(change)
    looksDidChange()
  }

  /// The changes of this text that can be undone.
  final var ownUndoManager: UndoManager {
    let manager = undoSlot.value ?? UndoManager()
    undoSlot.set(manager, in: self)
    manager.follow(application, ofText: true)
    return manager
  }

  /// What is selected, or the caret.
  public final var editMenuRect: Rect { firstRect(for: editor.selection) }
}
