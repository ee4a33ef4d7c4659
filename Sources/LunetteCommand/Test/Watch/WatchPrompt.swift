import Rendering

/// A text that is being typed.
struct WatchPrompt {
  let question: String
  /// What the text is for.
  let key: WatchKey
  private(set) var text: String

  enum Step: Equatable {
    case goesOn, cancelled
    case done(String)
  }

  init(_ key: WatchKey, text: String) {
    self.key = key
    self.text = text
    question = key == .path ? "Part of a path: " : "Part of a name: "
  }

  /// The line with the text, in place of the one before.
  var line: String { "\r\u{1B}[K" + question + TerminalText.line(text) }

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
