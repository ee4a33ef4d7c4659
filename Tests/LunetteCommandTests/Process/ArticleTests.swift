import Foundation
import ScriptTesting
import Testing

/// What the articles show is what happens. A script in them begins with a comment that is the name
/// of its file.
@Suite struct ArticleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ examples: DocumentExamples) throws -> [String] {
    var names: [String] = []
    for block in examples.blocks where block.language == "lua" {
      let first = try #require(block.lines.first)
      #expect(first.hasPrefix("-- ") && first.hasSuffix(".lua"), "\(first)")
      let name = String(first.dropFirst(3))
      try folder.write(name, block.text)
      names.append(name)
    }
    return names
  }

  @Test(arguments: [
    "StepsAndQueries", "WritingScreens", "Animation", "Cells", "Controllers",
    "DefaultsAndNetwork",
  ])
  func eachScriptRunsAndEachCommandPrintsWhatIsShown(article: String) throws {
    let examples = try DocumentExamples(article: article)
    let names = try write(examples)
    #expect(!names.isEmpty)
    for name in names {
      #expect(examples.exchanges.contains { $0.command.contains(" \(name) ") }, "\(name)")
    }
    for exchange in examples.exchanges {
      let printed = try DocumentExamples.output(of: exchange.command, in: folder)
      #expect(printed == exchange.output, "\(exchange.command)")
    }
  }

  // MARK: - Steps and queries

  /// A row of a table of that article: the form and the example without their signs, and the rest.
  private struct Row {
    let form: String
    let example: String
    let meaning: String

    init?(_ cells: [String]) {
      guard cells.count == 3, cells[1].hasPrefix("`") else { return nil }
      form = cells[0].trimmingCharacters(in: ["`"])
      example = cells[1].trimmingCharacters(in: ["`"])
      meaning = cells[2]
    }

    var waits: Bool { meaning.contains("waits for") }
    var verb: Verb? { form.split(separator: " ").first.flatMap { Verb(rawValue: String($0)) } }
  }

  private func rows(_ examples: DocumentExamples) -> [Row] {
    examples.rows(columns: 3).compactMap(Row.init)
  }

  @Test func theArticleHasEachVerbWithItsArgumentsAndAnExampleThatDoesWhatItSays() throws {
    let examples = try DocumentExamples(article: "StepsAndQueries")
    _ = try write(examples)
    let rows = rows(examples).filter { $0.verb != nil }
    #expect(rows.map(\.form).sorted() == Verb.allCases.map(\.usage).sorted())
    for row in rows {
      let verb = try #require(row.verb)
      #expect(try StepScript(parsing: row.example, name: "x").steps.contains { $0.verb == verb })
      let result = try LunetteProcess.run(
        ["render", "\(folder.path)/steps.lua", "--do", row.example])
      #expect(result.exitCode == (row.waits ? 1 : 0), "\(row.example): \(result.diagnostics)")
      #expect(result.diagnostics.contains("\(verb) waits for") == row.waits, "\(row.example)")
    }
  }

  @Test func theArticleHasEachStateAndItsQueriesFindWhatTheySay() throws {
    let examples = try DocumentExamples(article: "StepsAndQueries")
    _ = try write(examples)
    let rows = rows(examples).filter { $0.verb == nil }
    let states = rows.map(\.form).filter { $0.hasPrefix(":") && $0 != ":state" }
    #expect(states.sorted() == ElementState.allCases.map { ":\($0)" }.sorted())
    // A button is held down, so that something is highlighted.
    var lines = [
      "local t = require 'lunette.test'", "local screen = t.launch 'steps.lua'",
      "screen:press '\"Add\"'",
    ]
    for row in rows {
      let test = row.waits ? "assert.is_false(screen:has(q))" : "screen:find(q)"
      let query = "[==[\(row.example)]==]"
      lines.append("it(\(query), function() local q = \(query) \(test) end)")
    }
    try folder.write("queries_spec.lua", lines.joined(separator: "\n") + "\n")
    let result = try LunetteProcess.run(["test", "\(folder.path)/queries_spec.lua"])
    #expect(result.text.contains("\(rows.count) passed, 0 failed"), "\(result.text)")
  }
}
