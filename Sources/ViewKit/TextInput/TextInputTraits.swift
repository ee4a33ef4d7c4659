/// How the keyboard behaves for a text, as `UITextInputTraits`.
public struct TextInputTraits: Hashable, Sendable {
  /// Which letters are capital by themselves, as `UITextAutocapitalizationType`.
  public enum Autocapitalization: String, CaseIterable, Sendable {
    case none, words, sentences, allCharacters
  }

  /// Whether words are corrected, as `UITextAutocorrectionType`. Lunette corrects none.
  public enum Autocorrection: String, CaseIterable, Sendable {
    case `default`, no, yes
  }

  /// Whether misspelt words are marked, as `UITextSpellCheckingType`. Lunette marks none.
  public enum SpellChecking: String, CaseIterable, Sendable {
    case `default`, no, yes
  }

  /// The colours of the keyboard, as `UIKeyboardAppearance`.
  public enum Appearance: String, CaseIterable, Sendable {
    case `default`, dark, light

    /// The old name of `dark`: `UIKeyboardAppearanceAlert` has its value.
    public static let alert = Appearance.dark
  }

  /// Which letters the keyboard makes capital. UIKit's default is that of sentences.
  public var autocapitalizationType = Autocapitalization.sentences
  public var autocorrectionType = Autocorrection.default
  public var spellCheckingType = SpellChecking.default
  /// Which keys there are.
  public var keyboardType = KeyboardType.default
  public var keyboardAppearance = Appearance.default
  /// What the return key says.
  public var returnKeyType = ReturnKeyType.default
  /// Whether the return key is off while there is no text.
  public var enablesReturnKeyAutomatically = false
  /// Whether dots stand for the characters.
  public var isSecureTextEntry = false

  public init() {}
}
