/// A line of a file with its number, and a caret below the place that a message is about.
public struct Excerpt: Hashable, Sendable {
  public let number: Int
  public let text: String
  /// The column to point at, from 1, in characters.
  public let caret: Int?

  public init(number: Int, text: String, caret: Int?) {
    self.number = number
    self.text = text
    self.caret = caret
  }

  /// As it stands below a message.
  public var lines: [String] {
    let margin = String(repeating: " ", count: "\(number)".count)
    guard let caret else { return ["  \(number) | \(text)"] }
    return [
      "  \(number) | \(text)",
      "  \(margin) | \(TerminalText.margin(below: text.prefix(caret - 1)))^",
    ]
  }
}
