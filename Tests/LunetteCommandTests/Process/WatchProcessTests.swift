import Foundation
import Testing

/// `lunette test --watch` as people and editors run it.
@Suite struct WatchProcessTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("src/mine.lua", "return 1")
    try folder.write(
      "spec/a_spec.lua", "it('a', function() assert.equal(1, (require 'mine')) end)")
    try folder.write("spec/b_spec.lua", "it('b', function() end)")
    return folder
  }

  private static let ready = "h shows the keys.\r\n"

  @Test func aChangeRunsWhatReadIt() throws {
    let folder = try folder()
    let lunette = try RunningLunette(["test", "-C", folder.path, "--watch"], atTerminal: false)
    #expect(
      try lunette.output(until: "2 passed, 0 failed, 0 skipped\n").hasPrefix("spec/a_spec.lua: "))
    try folder.write("src/mine.lua", "return 2, 'longer'")
    let failed = try lunette.output(until: "0 passed, 1 failed, 0 skipped\n\n1) a")
    #expect(!failed.contains("b_spec.lua"))
    try lunette.output(until: "0 passed, 1 failed, 0 skipped\n")
    // What nobody reads runs nothing; what is new does, and what was missing.
    try folder.write("readme.md", "text")
    try folder.write("spec/c_spec.lua", "it('c', function() require 'more' end)")
    #expect(try lunette.output(until: "1) c").hasPrefix("spec/c_spec.lua: "))
    try lunette.output(until: "0 passed, 1 failed, 0 skipped\n")
    try folder.write("src/more.lua", "return 1")
    let mended = try lunette.output(until: "\n1 passed, 0 failed, 0 skipped\n")
    #expect(mended.hasPrefix("spec/c_spec.lua: "))
    try folder.write(".busted", "return { default = { filter = 'b' } }")
    let all = try lunette.output(until: "\n1 passed, 0 failed, 0 skipped\n")
    #expect(all.hasPrefix("spec/b_spec.lua: ") && !all.contains("\u{1B}"))
  }

  @Test func whatSpecsWriteThemselvesRunsNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "spec/a_spec.lua",
      """
      it("counts", function()
        local file = io.open("count", "a+")
        file:write("x")
        file:close()
        assert.is_truthy(io.open("count"):read("a"))
      end)
      """)
    let lunette = try RunningLunette(["test", "-C", folder.path, "--watch"], atTerminal: false)
    try lunette.output(until: "\n1 passed, 0 failed, 0 skipped\n")
    try folder.write("spec/b_spec.lua", "it('b', function() end)")
    #expect(
      try lunette.output(until: "\n1 passed, 0 failed, 0 skipped\n").hasPrefix("spec/b_spec.lua: "))
    #expect(try String(contentsOfFile: folder.path + "/count", encoding: .utf8) == "x")
    // Somebody else's change of that file does.
    try folder.write("count", "another")
    #expect(
      try lunette.output(until: "\n1 passed, 0 failed, 0 skipped\n").hasPrefix("spec/a_spec.lua: "))
  }

  @Test func aProgramGivesKeysByAPipeAndEndsItByItsEnd() throws {
    let folder = try folder()
    let lunette = try RunningLunette(
      ["test", "-C", folder.path, "--watch"], atTerminal: false, takesKeys: true)
    try lunette.output(until: "2 passed, 0 failed, 0 skipped\n")
    lunette.type("tb\n")
    var output = try lunette.output(until: "\n1 passed, 0 failed, 0 skipped\n")
    lunette.type("c\n")
    output += try lunette.output(until: "2 passed, 0 failed, 0 skipped\n")
    #expect(!output.contains("\u{1B}"))
    try lunette.closeInput()
    #expect(lunette.end() == 0)
  }

  @Test func itEndsWhenNobodyReadsOn() throws {
    let folder = try folder()
    let lunette = try RunningLunette(["test", "-C", folder.path, "--watch"], atTerminal: false)
    try lunette.output(until: "2 passed, 0 failed, 0 skipped\n")
    try lunette.closeOutput()
    #expect(lunette.end() == 0)
  }

  @Test(.enabled(if: RunningLunette.hasTerminals)) func keysPickWhatRuns() throws {
    let folder = try folder()
    try folder.write("spec/c_spec.lua", "it('c', function() error 'e' end)")
    let lunette = try RunningLunette(["test", "-C", folder.path, "--watch"], atTerminal: true)
    #expect(try lunette.output(until: Self.ready).contains("2 passed, 1 failed"))
    #expect(lunette.mode != lunette.modeBefore)
    lunette.type("f")
    #expect(try lunette.output(until: Self.ready).contains("\r\n0 passed, 1 failed"))
    lunette.type("pb_s\n")
    let path = try lunette.output(until: Self.ready)
    #expect(
      path.contains("\r\n1 passed, 0 failed") && path.contains(#"only with "b_s" in the path"#))
    lunette.type("c")
    #expect(try lunette.output(until: Self.ready).contains("2 passed, 1 failed"))
    lunette.type("tx\u{7F}a\n")
    #expect(try lunette.output(until: Self.ready).contains("\r\n1 passed, 0 failed"))
    lunette.type("t\u{1B}")
    try lunette.output(until: Self.ready)
    lunette.type("h")
    try lunette.output(until: "leave\r\n")
    lunette.type("r")
    #expect(try lunette.output(until: Self.ready).contains("\r\n1 passed, 0 failed"))
    lunette.type("q")
    #expect(lunette.end() == 0)
    #expect(lunette.mode == lunette.modeBefore)
  }

  @Test(.enabled(if: RunningLunette.hasTerminals)) func snapshotsAreWrittenAnewByAKey() throws {
    let folder = try TemporaryFolder()
    try folder.write("text.txt", "one")
    try folder.write(
      "spec/a_spec.lua",
      """
      require "lunette.test"
      it("a", function()
        assert.matches_snapshot(io.open("text.txt"):read("a"))
      end)
      """)
    let lunette = try RunningLunette(["test", "-C", folder.path, "--watch"], atTerminal: true)
    #expect(try lunette.output(until: Self.ready).contains("1 passed"))
    try folder.write("text.txt", "two!")
    #expect(try lunette.output(until: Self.ready).contains("1 failed"))
    lunette.type("u")
    #expect(try lunette.output(until: Self.ready).contains("1 snapshot updated"))
    lunette.type("r")
    #expect(try lunette.output(until: Self.ready).contains("1 passed"))
  }

  @Test(.enabled(if: RunningLunette.hasTerminals), arguments: [SIGINT, SIGTERM, SIGHUP])
  func signalsLeaveTheTerminalAsItWas(_ signal: Int32) throws {
    let folder = try folder()
    let lunette = try RunningLunette(["test", "-C", folder.path, "--watch"], atTerminal: true)
    try lunette.output(until: Self.ready)
    #expect(lunette.mode != lunette.modeBefore)
    lunette.send(signal)
    #expect(lunette.end() == -signal)
    #expect(lunette.mode == lunette.modeBefore)
  }

  @Test(.enabled(if: RunningLunette.hasTerminals)) func aKeyEndsARunToo() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "spec/a_spec.lua", "it('a', function() print 'begun' while true do end end)")
    let lunette = try RunningLunette(
      ["test", "-C", folder.path, "--watch", "--timeout", "100"], atTerminal: true)
    try lunette.output(until: "begun")
    lunette.type("q")
    #expect(lunette.end() == 1)
    #expect(lunette.mode == lunette.modeBefore)
  }

  @Test func aRemovedFileOfSpecsHasTheLastWordNoMore() throws {
    let folder = try folder()
    try folder.write("spec/c_spec.lua", "it('c', function() error 'e' end)")
    let lunette = try RunningLunette(
      ["test", "-C", folder.path, "--watch"], atTerminal: false, takesKeys: true)
    try lunette.output(until: "h shows the keys.\n")
    try FileManager.default.removeItem(atPath: folder.path + "/spec/c_spec.lua")
    try lunette.output(until: "\n2 passed, 0 failed, 0 skipped\n")
    try lunette.closeInput()
    #expect(lunette.end() == 0)
  }

  @Test(.enabled(if: RunningLunette.hasTerminals)) func aSignalEndsARunToo() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "spec/a_spec.lua", "it('a', function() print 'begun' while true do end end)")
    let lunette = try RunningLunette(
      ["test", "-C", folder.path, "--watch", "--timeout", "100"], atTerminal: true)
    try lunette.output(until: "begun")
    lunette.send(SIGINT)
    #expect(lunette.end() == -SIGINT)
    #expect(lunette.mode == lunette.modeBefore)
  }
}
