import LuaRuntime

/// A part of the test API that follows the tests: screens, snapshots, coverage.
///
/// One is made for each state of Lua in which specs run, and belongs to its thread.
protocol TestExtension: AnyObject {
  /// The names of the modules that it gives specs, such as `lunette.test`.
  var moduleNames: [String] { get }

  /// Pushes one of these modules.
  func push(module: String, _ stack: LuaStack) throws(LuaError)

  /// A file of specs begins.
  func fileWillStart()

  /// A file of specs has ended, with its hooks.
  ///
  /// - Returns: what there is to say of it.
  func fileDidEnd() -> TestRunNotes

  /// A test begins, before its body.
  func testWillStart(_ test: TestName)

  /// The body has ended, and what it says by `finally`; hooks are still to come.
  ///
  /// A test that is tried again ends several times.
  ///
  /// - Parameter passed: whether nothing is wrong so far.
  /// - Returns: what else is wrong with the test.
  func testDidEnd(_ test: TestName, passed: Bool) -> [String]

  /// What went wrong since this was last asked, in a hook or outside of tests, and in a body that
  /// is to fail.
  func takeErrors() -> [String]

  /// A test does not run: it is pending, or a hook before it failed.
  func testWasSkipped(_ test: TestName)

  /// No more files come.
  ///
  /// - Parameter isComplete: whether all that the files declare was found.
  /// - Returns: what there is to say of the run.
  func runDidEnd(isComplete: Bool) -> TestRunNotes
}

/// What a part of the test API has to say at the end.
struct TestRunNotes {
  var notes: [String] = []
  /// What makes the run a failed one.
  var problems: [String] = []
}

extension TestExtension {
  var moduleNames: [String] { [] }
  func push(module: String, _ stack: LuaStack) throws(LuaError) { stack.pushNil() }
  func fileWillStart() {}
  func fileDidEnd() -> TestRunNotes { TestRunNotes() }
  func testWillStart(_ test: TestName) {}
  func testDidEnd(_ test: TestName, passed: Bool) -> [String] { [] }
  func takeErrors() -> [String] { [] }
  func testWasSkipped(_ test: TestName) {}
  func runDidEnd(isComplete: Bool) -> TestRunNotes { TestRunNotes() }
}
