/// A change of a text that a person has made: what to do is in the text's ``TextEditor``.
final class EditUndo: UndoAction {
  private let isRedo: Bool
  /// The looks of the text before the change.
  private let styled: AttributedString?

  init(_ text: any RevertibleText, isRedo: Bool, styled: AttributedString?) {
    self.isRedo = isRedo
    self.styled = styled
    super.init(target: text)
  }

  override func run(by manager: UndoManager) {
    guard let text = target as? any RevertibleText else { return }
    let looks = text.styledText
    guard text.revert(isRedo: isRedo, styled: styled) else { return }
    manager.register(EditUndo(text, isRedo: !isRedo, styled: looks))
    manager.setActionName("Typing")
  }

  override var heldBytes: Int { styled?.heldBytes ?? 0 }
}

/// A text whose changes can be taken back.
protocol RevertibleText: TextInput {
  /// The text in several looks, if it has some.
  var styledText: AttributedString? { get }
  var font: Font { get set }
  var textColor: Color { get set }
  var textAlignment: TextAlignment { get set }

  /// Takes the last change back, or does it again; false when there is none.
  func revert(isRedo: Bool, styled: AttributedString?) -> Bool
}

extension RevertibleText {
  /// Takes over the looks of the first character of a text.
  ///
  /// - Returns: the text, of which each part has what it had from here until now.
  func takeLooks(of text: AttributedString) -> AttributedString {
    let first = text.runs.first?.attributes ?? TextAttributes()
    // What the first character sets, later ones without it had from here until now.
    var own = TextAttributes()
    if first.font != nil { own.font = font }
    if first.foregroundColor != nil { own.foregroundColor = textColor }
    if let font = first.font { self.font = font }
    if let color = first.foregroundColor { textColor = color }
    if let style = first.paragraphStyle { textAlignment = style.alignment }
    return text.withAttributes { $0 = $0.filled(from: own) }
  }
}
