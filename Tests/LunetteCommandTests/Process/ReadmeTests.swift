import Foundation
import Testing

/// What README.md shows is what happens: its script is run, and each of its commands.
@Suite struct ReadmeTests {
  private let folder: TemporaryFolder
  private let blocks: [Block]

  /// A fenced block: its language and its lines.
  private struct Block {
    var language: String
    var lines: [String]
  }

  /// A command of a `console` block, and the output shown below it.
  private struct Exchange {
    var command: String
    var output: [String]
  }

  init() throws {
    folder = try TemporaryFolder()
    // This file lies four levels below the root of the checkout.
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    blocks = Self.blocks(of: text)
    try FileManager.default.createSymbolicLink(
      at: URL(fileURLWithPath: folder.path).appendingPathComponent("plugins"),
      withDestinationURL: root.appendingPathComponent("plugins"))
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

  private var exchanges: [Exchange] {
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

  /// The files that the commands use, in the order in which their texts are shown.
  private static let files = ["hello.lua", "tally.lua", "hello_spec.lua"]

  @Test func theScriptsAndTheSpecAreShort() throws {
    let scripts = blocks.filter { $0.language == "lua" }
    #expect(scripts.count == Self.files.count)
    #expect(scripts.allSatisfy { (1...15).contains($0.lines.count) })
  }

  @Test func eachCommandPrintsWhatIsShown() throws {
    let scripts = blocks.filter { $0.language == "lua" }
    for (name, script) in zip(Self.files, scripts) {
      try folder.write(name, script.lines.joined(separator: "\n") + "\n")
    }
    #expect(exchanges.count >= 5)
    var background: BackgroundShell?
    for exchange in exchanges {
      if exchange.command.hasSuffix("&") {
        background = try BackgroundShell(String(exchange.command.dropLast()), in: folder.path)
      }
      if let shell = background {
        // What it says comes after the command that makes it.
        if exchange.command == "kill %1" {
          background = nil
        } else if !exchange.command.hasSuffix("&") {
          _ = try LunetteProcess.shell("cd '\(folder.path)' && \(exchange.command)")
        }
        let printed = try shell.lines(exchange.output.count)
        #expect(
          printed.map(withoutTime) == exchange.output.map(withoutTime), "\(exchange.command)")
        continue
      }
      // As on a terminal, where both streams are seen.
      let result = try LunetteProcess.shell(
        """
        PATH="$(dirname "$lunette"):$PATH"
        cd '\(folder.path)' && { \(exchange.command); } 2>&1
        """)
      var printed = result.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      if printed.last == "" { printed.removeLast() }
      #expect(
        printed.map(withoutTime) == exchange.output.map(withoutTime), "\(exchange.command)")
    }
  }

  /// A line without how long tests took, which is never the same.
  private func withoutTime(_ line: String) -> String {
    line.replacing(/[0-9.]+ m?s$/, with: "… ms")
  }
}
