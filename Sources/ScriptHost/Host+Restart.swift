import Bindings
public import LuaRuntime
import ViewKit

// What tests do: one application after the other in one Lua state.
extension Host {
  /// How the application was set up, as a base for ``restart(_:)``.
  public var currentOptions: HostOptions { options }

  /// Ends the application with all that it shows, and begins a new one with globals and modules of
  /// its own. The Lua state stays, with what scripts have made: values, classes, objects.
  ///
  /// The log and the errors begin anew. Limits are those that the host was made with.
  public func restart(_ new: HostOptions) throws(HostError) {
    let surroundings = try Surroundings(new)
    options = new
    timeZone = surroundings.timeZone
    library.releaseClassNames(to: namesBeforeRestart ?? library.takenClassNames)
    namesBeforeRestart = library.takenClassNames
    library.replaceApplication(by: surroundings.makeApplication(new))
    connectApplication()
    endPlugins()
    if sandbox !== firstSandbox { sandbox.end() }
    sandbox = makeSandbox()
    shareStringMethods()
    beginAnew()
  }

  /// Begins random numbers, the log, the errors and the warnings anew, as ``restart(_:)`` does; the
  /// application stays.
  public func beginAnew() {
    seedRandom()
    forgetReports()
    state.forgetWarnings()
  }

  /// Methods of strings (`s:trim()`) are those of the new globals, else those of the first ones:
  /// specs use them beside the plugin.
  private func shareStringMethods() {
    // They are gone when the plugin was taken out that had them.
    guard firstSandbox.environment != 0 else { return }
    let stack = state.stack
    if firstStringsReference == 0 {
      stack.push(reference: firstSandbox.environment)
      stack.rawGet(-1, "string")
      firstStringsReference = stack.reference()
      stack.pop()
    }
    stack.push(reference: sandbox.environment)
    stack.rawGet(-1, "string")
    stack.newTable()
    stack.push(reference: firstStringsReference)
    stack.rawSet(-2, "__index")
    stack.push(false)
    stack.rawSet(-2, "__metatable")
    stack.setMetatable(-2)
    stack.pop(2)
  }

  /// Has `require` of the plugin that is opened next give a value for a module.
  ///
  /// - Parameter index: where the value stands on the stack.
  public func replaceModule(_ name: String, byValueAt index: Int32) {
    let stack = state.stack
    let index = stack.absolute(index)
    stack.push(reference: sandbox.modules)
    stack.copy(index)
    stack.rawSet(-2, name)
    stack.pop()
  }

  /// Pushes a module that Lua's own `require` has loaded; false, and nothing, when it has not.
  public func pushLoadedModule(_ name: String) -> Bool {
    let stack = state.stack
    let top = stack.top
    state.pushGlobals()
    if stack.rawGet(-1, "package") == .table, stack.rawGet(-1, "loaded") == .table,
      stack.rawGet(-1, name) != .nil
    {
      stack.insert(top + 1)
      stack.top = top + 1
      return true
    }
    stack.top = top
    return false
  }

  /// Pushes a module of the plugin that is shown, as its own `require` gives it.
  public func pushModule(_ name: String) throws(LuaError) {
    let stack = state.stack
    stack.push(reference: sandbox.environment)
    stack.rawGet(-1, "require")
    stack.remove(-2)
    stack.push(name)
    try state.call(arguments: 1, results: 1)
  }
}
