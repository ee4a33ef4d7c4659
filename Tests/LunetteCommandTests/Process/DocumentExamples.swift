import Foundation

/// The fenced blocks of a document, and the commands that they show.
struct DocumentExamples {
  /// A fenced block: its language and its lines.
  struct Block {
    var language: String
    var lines: [String]

    /// The lines as the text of a file.
    var text: String { lines.joined(separator: "\n") + "\n" }
  }

  /// A command of a `console` block, and the output shown below it.
  struct Exchange {
    var command: String
    var output: [String]
  }

  /// The root of the checkout: this file lies four levels below it.
  static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  let text: String
  let blocks: [Block]

  /// - Parameter path: below the root of the checkout.
  init(_ path: String) throws {
    text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    blocks = Self.blocks(of: text)
  }

  /// An article of the documentation.
  init(article: String) throws {
    try self.init("Sources/Lunette/Lunette.docc/\(article).md")
  }

  private static func blocks(of text: String) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else {
          open = Block(language: String(line.dropFirst(3)), lines: [])
        }
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }

  var exchanges: [Exchange] {
    var exchanges: [Exchange] = []
    for line in blocks.filter({ $0.language == "console" }).flatMap(\.lines) {
      if line.hasPrefix("$ ") {
        exchanges.append(Exchange(command: String(line.dropFirst(2)), output: []))
      } else {
        exchanges.indices.last.map { exchanges[$0].output.append(line) }
      }
    }
    return exchanges
  }

  /// The rows of all tables with as many columns; a `\|` in a cell is a `|`.
  func rows(columns: Int) -> [[String]] {
    let bar = "\u{1}"
    return text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
      line.replacing("\\|", with: bar).split(separator: "|").map { cell in
        cell.replacing(bar, with: "|").trimmingCharacters(in: .whitespaces)
      }
    }.filter { $0.count == columns }
  }

  /// What a command prints at a terminal, where both streams are seen.
  static func output(of command: String, in folder: TemporaryFolder) throws -> [String] {
    let result = try LunetteProcess.shell(
      """
      PATH="$(dirname "$lunette"):$PATH"
      cd '\(folder.path)' && { \(command); } 2>&1
      """)
    var lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
