/// The words of a command line, as the system hands them over: bytes, which may be no UTF-8.
enum CommandWords {
  /// The words as texts.
  static func texts(of words: [[UInt8]]) throws(UsageError) -> [String] {
    var texts: [String] = []
    for word in words {
      guard let text = String(validating: word, as: UTF8.self) else {
        throw .invalidEncoding(escaped(word))
      }
      texts.append(text)
    }
    return texts
  }

  /// The word with the bytes that are no text written as `\xE9`.
  static func escaped(_ word: [UInt8]) -> String {
    var text = ""
    var rest = word[...]
    while let byte = rest.first {
      let character = (1...4).lazy.compactMap { count in
        String(validating: rest.prefix(count), as: UTF8.self)
      }.first
      if let character {
        text += character
        rest = rest.dropFirst(character.utf8.count)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "\\x" + (digits.count < 2 ? "0" : "") + digits
        rest.removeFirst()
      }
    }
    return text
  }
}
