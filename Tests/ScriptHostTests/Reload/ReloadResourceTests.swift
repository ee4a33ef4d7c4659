import ScriptHost
import Testing
import ViewKit

/// Files of data that scripts read: a change of one runs again what has read it.
@Suite struct ReloadResourceTests {
  private static let manifest = """
    { "name": "app", "version": "1.0.0", "permissions": ["files:read:data", "files:write:data"] }
    """

  /// The sample app, whose word for counts is in a file.
  private static let files = SampleApp.files.merging([
    "plugin.json": manifest, "data/word.txt": "n",
    "words.lua": """
    local ui = require "lunette"
    return { count = ui.files:read "data/word.txt", items = "i", taps = "t" }
    """,
  ]) { $1 }

  private func app(_ changes: [String: String] = [:]) throws -> LiveApp {
    try LiveApp(
      Self.files.merging(changes) { $1 }, asPlugin: true,
      grants: [.readFiles(folder: "data"), .writeFiles(folder: "data")])
  }

  @Test(arguments: ReloadMatrixTests.Situation.allCases)
  func `A file that a module has read runs that again, with what needs it`(
    _ situation: ReloadMatrixTests.Situation
  ) throws {
    let app = try app()
    try situation.enter(app)
    let count = situation.count
    #expect(app.labels.first == "n \(count) i \(count) t \(count)")
    let report = try app.edit(["data/word.txt": "N"])
    #expect(report.outcome == .reloaded, "\(report)")
    #expect(report.patched == [app.path("data/word.txt")])
    #expect(report.line.hasPrefix("reloaded \(app.path("data/word.txt")); rebuilt Screen"))
    #expect(app.labels.first == "N \(count) i \(count) t \(count)")
    if situation == .touchDown { app.host.application.touchUp() }
    try app.tap("add")
    #expect(app.labels.first == "N \(count + 1) i \(count + 1) t \(count + 1)")
  }

  @Test func `A file without which nothing goes is waited for`() throws {
    let app = try app()
    try app.tap("add")
    try app.folder.remove("data/word.txt")
    let gone = app.host.reload([app.path("data/word.txt")])
    #expect(gone.outcome == .failed)
    #expect(gone.errors.first?.message.contains("data/word.txt cannot be read") == true)
    #expect(app.labels.first == "n 1 i 1 t 1")
    #expect(try app.edit(["data/word.txt": "N"]).outcome == .reloaded)
    #expect(app.labels.first == "N 1 i 1 t 1")
  }

  @Test func `A file that was looked for in vain is taken up when it comes`() throws {
    let app = try app([
      "words.lua": """
      local ui = require "lunette"
      local files = ui.files
      local word = files:exists "data/other.txt" and files:read "data/other.txt" or "-"
      return { count = word, items = "i", taps = "t" }
      """
    ])
    #expect(app.labels.first == "- 0 i 0 t 0")
    #expect(try app.edit(["data/other.txt": "o"]).outcome == .reloaded)
    #expect(app.labels.first == "o 0 i 0 t 0")
  }

  @Test func `What is as it was read, or was written by the app, is no change`() throws {
    let app = try app([
      "main.lua": SampleApp.main.replacing(
        "note()\n  self.count",
        with: "note() require('lunette').files:write('data/word.txt', 'w' .. self.count) self.count"
      )
    ])
    #expect(try app.edit(["data/word.txt": "n"]).outcome == .unaffected)
    try app.tap("add")
    #expect(app.host.reload([app.path("data/word.txt")]).outcome == .unaffected)
    #expect(app.labels.first == "n 1 i 1 t 1")
    // What someone else writes then is one.
    #expect(try app.edit(["data/word.txt": "x"]).outcome == .reloaded)
    #expect(app.labels.first == "x 1 i 1 t 1")
  }

  @Test func `A reload that fails after it has written a file is not tried again for that`() throws
  {
    let app = try app()
    let failed = try app.edit([
      "words.lua": """
      local files = require("lunette").files
      files:write("data/word.txt", files:read "data/word.txt" .. "!")
      error "no"
      """
    ])
    #expect(failed.outcome == .failed)
    #expect(app.host.reload([app.path("data/word.txt")]).outcome == .unaffected)
  }

  @Test func `What a handler has read is known through other reloads`() throws {
    let app = try app([
      "words.lua": SampleApp.words,
      "main.lua": SampleApp.main.replacing(
        "note()\n",
        with: "note() self.word = require('lunette').files:read 'data/word.txt'\n"),
    ])
    try app.tap("add")
    try app.edit(SampleApp.edit("words.lua", "\"n\"", "\"N\""))
    #expect(try app.edit(["data/word.txt": "other"]).outcome == .reloaded)
  }
}
