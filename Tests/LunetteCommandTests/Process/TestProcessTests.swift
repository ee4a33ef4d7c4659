import Foundation
import Testing

/// `lunette test` as people run it.
@Suite struct TestProcessTests {
  private func run(_ folder: TemporaryFolder, _ words: String...) throws -> LunetteProcess {
    try LunetteProcess.run(["test", "-C", folder.path] + words)
  }

  @Test func passingSpecsEndWithTheCounts() throws {
    let folder = try TemporaryFolder()
    try folder.write("spec/a_spec.lua", "it('x', function() assert.is_true(true) end)")
    try folder.write("deep/down/spec/b_spec.lua", "it('y', function() end) pending('z')")
    let ended = try run(folder)
    #expect(ended.exitCode == 0)
    #expect(ended.diagnostics == "")
    #expect(ended.text.hasPrefix("deep/down/spec/b_spec.lua: 1 passed, 0 failed, 1 skipped\n"))
    #expect(ended.text.hasSuffix("\n2 passed, 0 failed, 1 skipped\n"))
  }

  @Test func aFailureEndsWithOneAndShowsTheLine() throws {
    let folder = try TemporaryFolder()
    try folder.write("spec/a_spec.lua", "it('x', function()\n  assert.equal(1, 2)\nend)")
    let ended = try run(folder)
    #expect(ended.exitCode == 1)
    #expect(
      ended.text.contains(
        """
        1) x  (spec/a_spec.lua:1)

          spec/a_spec.lua:2: Expected objects to be equal.
          Passed in:
          (number) 2
          Expected:
          (number) 1

            2 |   assert.equal(1, 2)
              |   ^

        """))
  }

  @Test func `Plugins are granted and found as the command line says`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "app/plugin.json",
      """
      { "name": "app", "version": "1.0.0", "dependencies": { "kit": "1" },
        "permissions": ["files:read:data"] }
      """)
    try folder.write("app/data/word.txt", "hello")
    try folder.write(
      "app/main.lua",
      """
      local ui = require "lunette"
      return ui.Label{ frame = { 0, 40, 300, 20 },
        text = require("kit").shout(ui.files:read "data/word.txt") }
      """)
    try folder.write("elsewhere/kit/plugin.json", #"{ "name": "kit", "version": "1.0.0" }"#)
    try folder.write("elsewhere/kit/main.lua", "return { shout = string.upper }")
    try folder.write(
      "app/spec/a_spec.lua",
      """
      local t = require "lunette.test"
      it("shouts", function() assert.is_truthy(t.launch():text():find("HELLO", 1, true)) end)
      """)
    let granted = try run(folder, "--allow", "files:read:data", "--plugins", "elsewhere")
    #expect(granted.exitCode == 0, "\(granted.text)\(granted.diagnostics)")
    let refused = try run(folder, "--plugins", "elsewhere")
    #expect(refused.exitCode == 1)
    #expect(refused.text.contains("--allow files:read:data does"), "\(refused.text)")
    let missing = try run(folder, "--allow", "files:read:data")
    #expect(missing.exitCode != 0)
    #expect((missing.text + missing.diagnostics).contains("kit"), "\(missing.text)")
  }

  @Test func nothingFoundEndsWithFive() throws {
    let folder = try TemporaryFolder()
    let empty = try run(folder)
    #expect(empty.exitCode == 5)
    #expect(empty.diagnostics == "lunette: no test was found\n")
    try folder.write("spec/a_spec.lua", "it('x', function() end)")
    #expect(try run(folder, "--tags", "none").exitCode == 5)
  }

  @Test func aWrongCommandLineEndsWithTwo() throws {
    let folder = try TemporaryFolder()
    let ended = try run(folder, "--fliter", "x")
    #expect(ended.exitCode == 2)
    #expect(
      ended.diagnostics == """
        lunette: there is no option --fliter; did you mean --filter?
        See 'lunette test --help'.

        """)
  }

  @Test func whatSpecsPrintKeepsOutOfTheReport() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "spec/a_spec.lua",
      """
      it("x", function()
        print("printed")
        io.write("written\\n")
        os.execute("echo executed")
      end)
      """)
    let ended = try run(folder, "-o", "json", "-o", "tap:\(folder.path)/out.tap")
    #expect(ended.text.split(separator: "\n").allSatisfy { $0.hasPrefix(#"{"event":"#) })
    for word in ["printed", "written", "executed"] {
      #expect(ended.diagnostics.contains(word), "\(word)")
    }
    let tap = try String(contentsOfFile: folder.path + "/out.tap", encoding: .utf8)
    #expect(tap == "TAP version 13\nok 1 - x\n1..1\n")
  }

  @Test func aScriptCanPrintTheResults() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "mine.lua",
      """
      return function(options)
        local busted = require "busted"
        local handler = require "busted.outputHandlers.base"()
        busted.subscribe({ "suite", "end" }, function()
          io.write(handler.successesCount, " good, ", handler.failuresCount, " bad, ",
            handler.errorsCount, " broken, ", handler.pendingsCount, " open, ",
            handler.failures[1].name, ": ", options.arguments[1], "\\n")
        end)
        return handler
      end
      """)
    try folder.write(
      "spec/a_spec.lua",
      """
      describe("a", function()
        it("x", function() end)
        it("y", function() assert.is_true(false) end)
        it("z", function() error("e") end)
        pending("p")
      end)
      """)
    let ended = try run(folder, "-o", "./mine.lua", "-Xoutput", "hey")
    #expect(ended.exitCode == 1)
    #expect(ended.text.contains("1 good, 1 bad, 1 broken, 1 open, a y: hey\n"), "\(ended)")
  }

  @Test func passedTestsCanBeLeftOutTheNextTime() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "spec/a_spec.lua", "it('x', function() end) it('y', function() error('e') end)")
    let done = folder.path + "/done"
    _ = try run(folder, "--log-success", done)
    let ended = try run(folder, "--exclude-names-file", done)
    #expect(ended.text.hasSuffix("\n0 passed, 1 failed, 0 skipped\n"))
  }
}
