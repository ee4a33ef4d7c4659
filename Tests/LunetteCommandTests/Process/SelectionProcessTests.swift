import Foundation
import Testing

/// Picking tests by lines, by the run before, and by what git says.
@Suite struct SelectionProcessTests {
  private func run(_ folder: TemporaryFolder, _ words: String...) throws -> LunetteProcess {
    try LunetteProcess.run(["test", "-C", folder.path] + words)
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("src/mine.lua", "return 1")
    try folder.write(
      "spec/a_spec.lua",
      "it('a', function() require 'mine' end)\nit('b', function() error 'e' end)\n")
    try folder.write("spec/b_spec.lua", "it('c', function() end)")
    return folder
  }

  @Test func aLinePicksATest() throws {
    let ended = try run(folder(), "spec/a_spec.lua:1")
    #expect(ended.text.hasSuffix("\n1 passed, 0 failed, 0 skipped\n"))
  }

  @Test func whatFailedTheLastTimeRunsAlone() throws {
    let folder = try folder()
    let first = try run(folder, "--last-failed")
    #expect(first.text.hasSuffix("\n2 passed, 1 failed, 0 skipped\n"))
    #expect(first.diagnostics == "lunette: no run is recorded here yet; all tests run\n")
    #expect(try run(folder, "--lf").text.hasSuffix("\n0 passed, 1 failed, 0 skipped\n"))
    // A run of some tests leaves the others as they were.
    _ = try run(folder, "spec/b_spec.lua")
    try folder.write("spec/a_spec.lua", "it('a', function() end)\nit('b', function() end)\n")
    #expect(try run(folder, "--lf").text.hasSuffix("\n1 passed, 0 failed, 0 skipped\n"))
    let fine = try run(folder, "--lf")
    #expect(fine.exitCode == 0 && fine.text == "")
    #expect(fine.diagnostics == "lunette: no test failed in the last run\n")
  }

  @Test func filesThatFailedRunFirst() throws {
    let folder = try folder()
    try folder.write("spec/z_spec.lua", "it('z', function() error 'e' end)")
    try folder.write("spec/a_spec.lua", "it('a', function() end)")
    _ = try run(folder)
    #expect(try run(folder, "--failed-first").text.hasPrefix("spec/z_spec.lua: "))
  }

  @Test func whatReadsAFileRuns() throws {
    let folder = try folder()
    _ = try run(folder)
    let ended = try run(folder, "--related", "src/mine.lua")
    #expect(ended.text.hasSuffix("\n1 passed, 1 failed, 0 skipped\n"))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git")))
  func whatReadsAChangedFileRuns() throws {
    let folder = try folder()
    let outside = try run(folder, "--changed")
    #expect(outside.exitCode == 1)
    #expect(
      outside.diagnostics.hasPrefix("lunette: --changed: git says: fatal: not a git repository"))
    let git = "cd \(folder.path) && git -c user.name=x -c user.email=x"
    _ = try LunetteProcess.shell("\(git) init -q && git add . && \(git) commit -q -m x")
    _ = try run(folder)
    #expect(try run(folder, "--changed").diagnostics == "lunette: git tells of no changed file\n")
    try folder.write("src/mine.lua", "return 2")
    #expect(try run(folder, "--changed").text.hasSuffix("\n1 passed, 1 failed, 0 skipped\n"))
    try folder.write("spec/new_spec.lua", "it('n', function() end)")
    #expect(try run(folder, "--changed=HEAD").text.hasSuffix("\n2 passed, 1 failed, 0 skipped\n"))
    let unknown = try run(folder, "--changed=nowhere")
    #expect(unknown.diagnostics.contains("git says: fatal: "))
    let empty = try LunetteProcess.shell("cd \(folder.path) && PATH= $lunette test --changed")
    #expect(
      empty.diagnostics == "lunette: --changed: git cannot be run: No such file or directory\n")
  }

  @Test func onAMachineThatNobodySitsAtOnlyIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("spec/a_spec.lua", "it.only('a', function() end)")
    #expect(try run(folder).exitCode == 0)
    let ended = try LunetteProcess.shell("cd \(folder.path) && CI=true $lunette test")
    #expect(ended.exitCode == 1)
  }
}
