import LuaRuntime
import ScriptHost

/// Gives specs that the runner runs the module `lunette.test`, and follows their tests.
final class ScreenExtension: TestExtension {
  private let screens: TestScreens
  private let options: TestOptions
  private let uses: FileUses

  /// - Parameter isOfPlugin: whether the specs run in the sandbox of a plugin.
  init(_ host: Host, _ options: TestOptions, uses: FileUses, isOfPlugin: Bool) {
    self.uses = uses
    screens = TestScreens(
      host, snapshots: SnapshotStore(policy: options.snapshotPolicy), isReached: isOfPlugin)
    self.options = options
    screens.snapshots.onRead = { uses.read($0) }
  }

  let moduleNames = [TestModule.name]

  func push(module: String, _ stack: LuaStack) throws(LuaError) { try screens.push(stack) }

  /// Pushes the module `lunette`.
  func pushLibrary() { screens.pushLibrary() }

  func fileDidEnd() -> TestRunNotes {
    guard !options.listsOnly, let leaks = screens.endFile() else { return TestRunNotes() }
    return options.forbidsLeaks
      ? TestRunNotes(problems: [leaks])
      : TestRunNotes(notes: [leaks])
  }

  func fileWillStart() { screens.beginFile() }

  func testWillStart(_ test: TestName) { screens.beginTest(test.numbered, file: test.file) }

  func testDidEnd(_ test: TestName, passed: Bool) -> [String] {
    screens.endTest(passed: passed).map(\.summary)
  }

  func takeErrors() -> [String] { screens.takeErrors().map(\.summary) }

  func testWasSkipped(_ test: TestName) {
    screens.snapshots.skipTest(test.full, file: test.file)
  }

  func runDidEnd(isComplete: Bool) -> TestRunNotes {
    let report = screens.snapshots.finish(isComplete: isComplete && options.runsAllTests)
    for path in report.changedFiles { uses.write(path) }
    return report.notes(options.snapshotPolicy)
  }
}
