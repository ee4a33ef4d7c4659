import Foundation
import ScriptHost
import ScriptTesting
import Testing

@testable import LunetteCommand

/// Which tests run, by the runs before and by what has changed.
@Suite struct TestSelectionTests {
  private let folder: TemporaryFolder
  private var record = RunRecord()
  private var surroundings = TestSurroundings.standIn()

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b", "c"] { try folder.write("\(name)_spec.lua", "") }
    try folder.write("x.lua", "")
    record.files[folder.path + "/a_spec.lua"] = RunRecord.File(
      failed: ["one"], reads: [folder.path + "/x.lua"])
    record.files[folder.path + "/b_spec.lua"] = RunRecord.File(reads: [folder.path + "/y.lua"])
    record.files[folder.path + "/gone_spec.lua"] = RunRecord.File(failed: ["two"])
    surroundings.exists = { FileManager.default.fileExists(atPath: $0) }
  }

  /// The files that are chosen, without the folder and the ending, or why there are none.
  private func choose(_ change: (inout TestArguments) -> Void) throws -> [String: [String]]? {
    var arguments = TestArguments()
    arguments.options.roots = [folder.path]
    change(&arguments)
    let selection = TestSelection(surroundings: surroundings, record: record, isKnown: true)
    if let problem = try selection.choose(&arguments) { return [problem: []] }
    return arguments.options.chosen.map { chosen in
      Dictionary(
        uniqueKeysWithValues: chosen.map { path, names in
          (
            String(path.dropFirst(folder.path.count + 1).dropLast("_spec.lua".count)),
            names.sorted()
          )
        })
    }
  }

  @Test func whatFailedIsChosen() throws {
    #expect(try choose { $0.lastFailed = true } == ["a": ["one"]])
    #expect(try choose { $0.failedFirst = true } == nil)
  }

  @Test func nothingFailedIsSaid() throws {
    let selection = TestSelection(surroundings: surroundings, record: RunRecord(), isKnown: true)
    var arguments = TestArguments()
    arguments.lastFailed = true
    #expect(try selection.choose(&arguments) == "no test failed in the last run")
  }

  @Test func whatReadsAFileIsChosenAndWhatNeverRan() throws {
    #expect(try choose { $0.related = [folder.path + "/x.lua"] } == ["a": [], "c": []])
    #expect(
      try choose {
        $0.related = [folder.path + "/x.lua"]
        $0.lastFailed = true
      } == ["a": ["one"]])
    #expect(throws: TestCommand.Failure.self) { try choose { $0.related = ["none.lua"] } }
  }

  @Test mutating func whatReadsAChangedFileIsChosen() throws {
    let path = folder.path
    record.files[path + "/c_spec.lua"] = RunRecord.File()
    surroundings.changedFiles = { commit in commit == "main" ? [path + "/y.lua"] : [] }
    #expect(try choose { $0.changedSince = "main" } == ["b": []])
    #expect(try choose { $0.changedSince = "" } == ["git tells of no changed file": []])
    surroundings.changedFiles = { _ in [path + "/z.lua"] }
    #expect(
      try choose { $0.changedSince = "" } == ["no spec file reads what has changed": []])
    surroundings.changedFiles = { _ in [path + "/c_spec.lua"] }
    #expect(try choose { $0.changedSince = "" } == ["c": []])
  }

  @Test mutating func aSharedFileMeansAll() throws {
    record.shared = [folder.path + "/x.lua"]
    #expect(try choose { $0.related = [folder.path + "/x.lua"] } == nil)
  }
}
