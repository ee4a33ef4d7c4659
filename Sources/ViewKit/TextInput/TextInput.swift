/// A responder that takes text, as `UIKeyInput` and what `UITextInput` adds for a caret.
///
/// The ``Keyboard`` types into the one that has the focus. All that a person types goes through
/// these members; a text that the program sets does not.
public protocol TextInput: Responder {
  /// The text with its caret.
  var editor: TextEditor { get }
  /// What keyboard it wants.
  var traits: TextInputTraits { get set }
  /// Whether the keyboard may type into it: a text that can only be read takes nothing.
  var acceptsText: Bool { get }
  /// Whether there is any text.
  var hasText: Bool { get }

  /// A person types a text, or pastes it: it takes the place of what is selected.
  func insertText(_ text: String)
  /// A person presses the delete key: what is selected goes, else the character before the caret.
  func deleteBackward()
  /// A person presses the return key.
  func pressReturn()
  /// A person selects a range of the text, in bytes; an empty one puts the caret there.
  func select(_ range: Range<Int>)
  /// A person replaces a range of the text, in bytes, as the edit menu does.
  func replace(_ range: Range<Int>, withText text: String)
  /// Where the edit menu is shown: what is selected, or the caret, in the view's coordinates.
  var editMenuRect: Rect { get }
}

extension TextInput {
  public var acceptsText: Bool { true }

  /// A person selects all of the text.
  public func selectAllText() { select(0..<editor.byteCount) }
}
