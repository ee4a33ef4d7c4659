import Foundation
import Testing

/// What README.md shows is what happens: its script is run, and each of its commands.
@Suite struct ReadmeTests {
  private let folder: TemporaryFolder
  private let examples: DocumentExamples

  init() throws {
    folder = try TemporaryFolder()
    examples = try DocumentExamples("README.md")
    try FileManager.default.createSymbolicLink(
      at: URL(fileURLWithPath: folder.path).appendingPathComponent("plugins"),
      withDestinationURL: DocumentExamples.root.appendingPathComponent("plugins"))
  }

  /// The files that the commands use, in the order in which their texts are shown.
  private static let files = ["hello.lua", "tally.lua", "hello_spec.lua"]

  @Test func theScriptsAndTheSpecAreShort() throws {
    let scripts = examples.blocks.filter { $0.language == "lua" }
    #expect(scripts.count == Self.files.count)
    #expect(scripts.allSatisfy { (1...15).contains($0.lines.count) })
  }

  @Test func eachCommandPrintsWhatIsShown() throws {
    let scripts = examples.blocks.filter { $0.language == "lua" }
    for (name, script) in zip(Self.files, scripts) {
      try folder.write(name, script.text)
    }
    #expect(examples.exchanges.count >= 5)
    var background: BackgroundShell?
    for exchange in examples.exchanges {
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
      let printed = try DocumentExamples.output(of: exchange.command, in: folder)
      #expect(
        printed.map(withoutTime) == exchange.output.map(withoutTime), "\(exchange.command)")
    }
  }

  /// A line without how long tests took, which is never the same.
  private func withoutTime(_ line: String) -> String {
    line.replacing(/[0-9.]+ m?s$/, with: "… ms")
  }
}
