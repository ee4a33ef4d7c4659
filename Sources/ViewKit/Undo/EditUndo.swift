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

  /// Takes the last change back, or does it again; false when there is none.
  func revert(isRedo: Bool, styled: AttributedString?) -> Bool
}
