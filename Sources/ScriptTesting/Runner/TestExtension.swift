import LuaRuntime

/// A part of the test API that follows the tests: screens, snapshots, coverage.
///
/// One is made for each state of Lua in which specs run, and belongs to its thread.
protocol TestExtension: AnyObject {
  /// The names of the modules that it gives specs, such as `lunette.test`.
  var moduleNames: [String] { get }

  /// Pushes one of these modules.
  func push(module: String, _ stack: LuaStack) throws(LuaError)

  /// A test begins, before its body.
  func testWillStart(_ test: TestName)

  /// The body has ended, and what it says by `finally`; hooks are still to come.
  ///
  /// - Returns: what else is wrong with the test.
  func testDidEnd(_ test: TestName) -> [String]

  /// No more files come.
  func runDidEnd()
}

extension TestExtension {
  var moduleNames: [String] { [] }
  func push(module: String, _ stack: LuaStack) throws(LuaError) { stack.pushNil() }
  func testWillStart(_ test: TestName) {}
  func testDidEnd(_ test: TestName) -> [String] { [] }
  func runDidEnd() {}
}
