import Foundation
import Testing

@testable import ScriptTesting

@Suite struct SnapshotStoreTests {
  /// A folder of its own, and runs in it.
  private final class Place {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lunette-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var file: String { "\(folder)/spec/login_spec.lua" }
    var snapshots: String { "\(folder)/spec/__snapshots__/login_spec" }

    var names: [String] { FileSystem.names(in: snapshots) }

    /// Runs tests, each with texts by label; gives the problems and the report.
    func run(
      _ policy: SnapshotPolicy, passing: Bool = true, isComplete: Bool = true,
      _ tests: KeyValuePairs<String, [(String?, String)]>
    ) -> (problems: [String], report: SnapshotReport) {
      let store = SnapshotStore(policy: policy)
      var problems: [String] = []
      for (name, texts) in tests {
        store.beginTest(name, file: file)
        var isFine = passing
        for (label, text) in texts {
          if let problem = store.check(text, label: label) {
            problems.append(problem.replacingOccurrences(of: folder + "/", with: ""))
            isFine = false
          }
        }
        store.endTest(passed: isFine)
      }
      var report = store.finish(isComplete: isComplete)
      func short(_ paths: [String]) -> [String] { paths.map { ($0 as NSString).lastPathComponent } }
      report.written = short(report.written)
      report.updated = short(report.updated)
      report.obsolete = short(report.obsolete)
      report.removed = short(report.removed)
      return (problems, report)
    }
  }

  @Test func `A missing snapshot is written, and compared to from then on`() throws {
    let place = Place()
    let first = place.run(.new, ["a b": [("after", "one\ntwo"), (nil, "x"), (nil, "y")]])
    #expect(first.problems == [])
    #expect(first.report.written == ["a b after.txt", "a b.txt", "a b 2.txt"])
    #expect(
      try String(contentsOfFile: place.snapshots + "/a b after.txt", encoding: .utf8)
        == "one\ntwo\n")
    let second = place.run(.none, ["a b": [("after", "one\ntwo\n"), (nil, "x"), (nil, "y")]])
    #expect(second.problems == [])
    #expect(second.report == SnapshotReport())
    let third = place.run(.new, ["a b": [("after", "one\n2")]])
    #expect(
      third.problems == [
        """
        the snapshot spec/__snapshots__/login_spec/a b after.txt differs (- is the snapshot, + what is now):
          one
        - two
        + 2
        If that is right now, run with --update-snapshots.
        """
      ])
    #expect(third.report.updated == [])
  }

  @Test func `Where nothing is written a missing snapshot fails`() {
    let place = Place()
    let run = place.run(.none, ["a": [(nil, "x")]])
    #expect(
      run.problems.first?.hasPrefix("there is no snapshot spec/__snapshots__/login_spec/a.txt")
        == true)
    #expect(place.names == [])
    #expect(SnapshotPolicy.standard(ci: "true") == .none)
    #expect(SnapshotPolicy.standard(ci: "false") == .new)
    #expect(SnapshotPolicy.standard(ci: nil) == .new)
  }

  @Test func `Everything is written anew when asked for, and what is too many removed`() {
    let place = Place()
    _ = place.run(.new, ["a": [(nil, "x")], "old": [(nil, "x")]])
    let run = place.run(.all, ["a": [(nil, "y")]])
    #expect(run.problems == [])
    #expect(run.report.updated == ["a.txt"])
    #expect(run.report.removed == ["old.txt"])
    #expect(place.names == ["a.txt"])
  }

  @Test func `What a failing test leaves is not written`() {
    let place = Place()
    #expect(place.run(.new, passing: false, ["a": [(nil, "x")]]).report.written == [])
    #expect(place.names == [])
  }

  @Test func `Obsolete snapshots are told, but not of tests that did not come to them`() {
    let place = Place()
    _ = place.run(.new, ["a": [(nil, "x"), ("late", "x")], "b": [(nil, "x")]])
    #expect(place.run(.new, ["a": [(nil, "x")]]).report.obsolete == ["a late.txt", "b.txt"])
    #expect(place.run(.new, isComplete: false, ["a": [(nil, "x")]]).report.obsolete == [])
    #expect(place.run(.new, passing: false, ["a": [(nil, "x")]]).report.obsolete == ["b.txt"])
    let store = SnapshotStore(policy: .new)
    store.beginTest("a", file: place.file)
    store.endTest(passed: false)
    store.skipTest("b", file: place.file)
    #expect(store.finish(isComplete: true).obsolete == [])
  }

  @Test func `Names that file systems refuse are replaced and stay apart`() {
    let place = Place()
    let long = String(repeating: "long ", count: 60)
    let run = place.run(
      .new,
      [
        "a/b": [(nil, "1")], "a:b": [(nil, "2")], long + "1": [(nil, "3")],
        long + "2": [(nil, "4")],
      ])
    #expect(run.problems == [])
    #expect(Set(place.names).count == 4)
    #expect(place.names.allSatisfy { $0.utf8.count < 255 && !$0.contains(":") })
  }

  @Test func `A folder that cannot be made is a failure of the report`() throws {
    let place = Place()
    try FileManager.default.createDirectory(
      atPath: place.folder + "/spec", withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: place.folder + "/spec/__snapshots__"))
    let run = place.run(.new, ["a": [(nil, "x")]])
    #expect((run.problems + run.report.failures).count == 1)
    #expect(run.report.written == [])
  }
}
