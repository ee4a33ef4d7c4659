import Rendering

/// A text that is being typed.
struct LinePrompt {
  let question: String
  private(set) var text: String

  init(question: String, text: String = "") {
    self.question = question
    self.text = text
  }

  enum Step: Equatable {
    case goesOn, cancelled
    case done(String)
  }

  /// What takes the line away again.
  static let erasure = "\r\u{1B}[K"

  /// The line with the text, in place of the one before.
  var line: String { LinePrompt.erasure + question + TerminalText.line(text) }

  mutating func take(_ key: Key) -> Step {
    switch key {
    case .character(let character): text.append(character)
    case .backspace: if !text.isEmpty { text.removeLast() }
    case .enter: return .done(text)
    case .escape, .end: return .cancelled
    case .other: break
    }
    return .goesOn
  }
}
