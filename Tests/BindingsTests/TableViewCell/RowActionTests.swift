import LuaRuntime
import Testing

@testable import Bindings
@testable import ViewKit

/// What a tap on a row action does in a script.
@Suite struct RowActionTests {
  /// Runs the one action that the script has made, as a table does when its button is tapped.
  private func run(_ runner: ScriptRunner, at path: IndexPath) throws {
    let actions = runner.state.objectsWithPeers.compactMap { $0 as? TableViewRowAction }
    #expect(actions.count == 1)
    try #require(actions.first).run(path)
  }

  @Test func `A handler is called with the action and the row's place`() throws {
    let runner = try ScriptRunner()
    try runner.run(
      """
      told = {}
      action = ui.TableViewRowAction{ title = "Flag" }
      action.handler = function(...) told = { ... } end
      collect() collect()
      """, name: "action.lua")
    try run(runner, at: IndexPath(row: 2, section: 0))
    try runner.run(
      """
      equal(#told, 2)
      equal(told[1], action)
      equal(told[2], ui.indexPath(1, 3))
      """, name: "check.lua")
    #expect(runner.errors.isEmpty)
  }

  @Test func `A handler that fails is named after its action`() throws {
    let runner = try ScriptRunner()
    try runner.run(
      """
      action = ui.TableViewRowAction{ handler = function() error "no" end }
      """, name: "action.lua")
    try run(runner, at: IndexPath(row: 0, section: 0))
    #expect(runner.errors.map(\.place) == ["TableViewRowAction.handler"])
  }

  @Test func `A handler that holds its action leaks nothing`() throws {
    try script(
      """
      local action
      action = ui.TableViewRowAction{ handler = function() return action end }
      equal(type(action.handler), "function")
      """)
  }
}
