/// Which keys a keyboard has, as `UIKeyboardType`.
public enum KeyboardType: String, CaseIterable, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch

  /// The old name of `asciiCapable`.
  public static let alphabet = KeyboardType.asciiCapable

  /// The keyboard in words, for a person: `email`.
  public var title: String {
    switch self {
    case .default: "default"
    case .asciiCapable: "ASCII"
    case .numbersAndPunctuation: "numbers"
    case .URL: "URL"
    case .numberPad: "number pad"
    case .phonePad: "phone pad"
    case .namePhonePad: "name or phone"
    case .emailAddress: "email"
    case .decimalPad: "decimal pad"
    case .twitter: "Twitter"
    case .webSearch: "web search"
    }
  }

  /// Whether it is a pad of digits, which has no return key and no letters.
  public var isPad: Bool { self == .numberPad || self == .phonePad || self == .decimalPad }

  /// Whether letters can become capital by themselves; Apple's page of
  /// `autocapitalizationType` names the keyboards that ignore it.
  var capitalizes: Bool { !isPad && self != .namePhonePad }

  /// Whether a finger can type a character, also by holding a key or on another language's keys.
  ///
  /// Those that are meant for one kind of text have the characters of that alone.
  public func accepts(_ character: Character) -> Bool {
    switch self {
    case .default, .numbersAndPunctuation, .namePhonePad, .twitter, .webSearch: true
    case .asciiCapable, .emailAddress: character.isPrintableASCII
    case .URL: character.isPrintableASCII && character != " "
    case .numberPad: "0"..."9" ~= character
    case .decimalPad: "0"..."9" ~= character || character == "."
    case .phonePad: "0"..."9" ~= character || "+*#,;".contains(character)
    }
  }

  /// What the keyboard has, for messages.
  var contents: String {
    switch self {
    case .default, .numbersAndPunctuation, .namePhonePad, .twitter, .webSearch: "all characters"
    case .asciiCapable, .emailAddress: "the characters of ASCII"
    case .URL: "the characters of ASCII but the blank"
    case .numberPad: "the digits"
    case .decimalPad: "the digits and \".\""
    case .phonePad: "the digits and + * # , ;"
    }
  }
}

extension Character {
  fileprivate var isPrintableASCII: Bool { asciiValue.map { 0x20..<0x7F ~= $0 } ?? false }
}
