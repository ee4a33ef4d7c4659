import Foundation
import Testing

/// `lunette test --coverage` as people run it.
@Suite struct CoverageProcessTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "src/sum.lua",
      "local M = {}\nfunction M.sum(a, b)\n  return a + b\nend\nfunction M.no()\n  return 1\nend\nreturn M\n"
    )
    try folder.write("src/idle.lua", "return 1\n")
    try folder.write(
      "spec/sum_spec.lua",
      """
      local sum = require "sum"
      it("adds", function() assert.equal(3, sum.sum(1, 2)) end)
      it("makes code", function()
        assert.equal(5, load("return 5")())
        assert(loadfile("spec/fixture.lua"))()
      end)
      """)
    try folder.write("spec/fixture.lua", "return 7\n")
    return folder
  }

  private func run(_ folder: TemporaryFolder, _ words: String...) throws -> LunetteProcess {
    try LunetteProcess.run(["test", "-C", folder.path] + words)
  }

  private func text(_ folder: TemporaryFolder, _ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  @Test func theTableStandsAboveTheCounts() throws {
    let ended = try run(folder(), "--coverage")
    #expect(ended.exitCode == 0 && ended.diagnostics == "")
    #expect(
      ended.text.contains(
        """


        Coverage     Lines       Functions       Not covered
        src/sum.lua  83.3%  5/6      50.0%  1/2  6

        """), "\(ended.text)")
    #expect(ended.text.hasSuffix("\n2 passed, 0 failed, 0 skipped\n"))
  }

  @Test func theFilesAreWrittenAndStaySoToTheByte() throws {
    let folder = try folder()
    let words = ["lcov", "cobertura", "html", "table"].flatMap {
      ["--coverage-output", "\($0):\(folder.path)/\($0)"]
    }
    var texts: [[String]] = []
    for jobs in ["1", "4"] {
      let ended = try LunetteProcess.run(
        ["test", "-C", folder.path, "--coverage-include", "src/**", "-j", jobs] + words)
      #expect(ended.exitCode == 0)
      texts.append(
        try ["lcov", "cobertura", "html", "table"].map { try text(folder, $0) })
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0][0].hasPrefix("TN:\nSF:src/idle.lua\n"))
    #expect(texts[0][1].hasPrefix("<?xml"))
    #expect(texts[0][2].contains("<tr class=\"miss\"><td>6<td>never<td>  return 1</tr>"))
    #expect(texts[0][3].contains("src/idle.lua"))
  }

  @Test func aMissedThresholdEndsWithOne() throws {
    let ended = try run(folder(), "--coverage-threshold", "lines=90")
    #expect(ended.exitCode == 1)
    #expect(
      ended.text.contains(
        """
        1) Outside of tests: coverage of all files

          error: 83.3% of lines (5 of 6) are covered, 90% is the least

        """), "\(ended.text)")
  }

  @Test func aPatternThatMeansNothingIsTold() throws {
    let ended = try run(folder(), "--coverage", "--coverage-include", "scr/**")
    #expect(ended.text.contains("coverage: no file that counts is called scr/**"), "\(ended.text)")
  }

  @Test func aFileThatCannotBeWrittenIsToldAtOnce() throws {
    let ended = try run(folder(), "--coverage-output", "lcov:missing/x")
    #expect(ended.exitCode == 1 && ended.text == "")
    #expect(ended.diagnostics.contains("missing/x cannot be written"))
  }

  @Test func aScriptThatPrintsTheResultsIsFollowedByTheTable() throws {
    let folder = try folder()
    try folder.write(
      "out.lua", "return function() return { subscribe = function() end } end\n")
    let ended = try run(folder, "--coverage", "-o", "out.lua")
    #expect(ended.text.contains("src/sum.lua  83.3%  5/6"), "\(ended.text)\(ended.diagnostics)")
  }
}
