public import LuaRuntime
public import ViewKit

/// What a script returned to be shown.
public enum Shown {
  case view(View)
  case controller(ViewController)
  case controllerClass(LuaType)
  case delegate(Object)
  /// None of these; the value as a message names it.
  case nothing(String)
}

extension UILibrary {
  /// What the value at `index` is, as something to show.
  public func shown(_ index: Int32) -> Shown {
    let stack = state.stack
    if let controller = ViewController.read(stack, index) { return .controller(controller) }
    if let view = View.read(stack, index) { return .view(view) }
    if let type = stack.classType(index) {
      return type.hostClass.lineage.contains { $0 === HostClass.viewController }
        ? .controllerClass(type) : .nothing("class \(type.name)")
    }
    let isTable = stack.type(index) == .table
    if isTable || stack.object(index) is Object {
      let hasMethod = pushMethod("application_didFinishLaunchingWithOptions", of: index)
      stack.pop()
      if hasMethod, let delegate = ScriptDelegate.read(stack, index) {
        return .delegate(delegate.object)
      }
    }
    if isTable {
      return .nothing("a table without application_didFinishLaunchingWithOptions")
    }
    return .nothing(stack.isNil(index) ? "nothing" : stack.summary(index))
  }

  /// Pushes a method of the table or object at `index`, or nil; tells whether it has one.
  @discardableResult
  public func pushMethod(_ name: String, of index: Int32) -> Bool {
    let stack = state.stack
    if let type = stack.objectType(index) { return type.push(member: name, stack) == .function }
    return stack.rawGet(index, name) == .function
  }

  /// Gives an application delegate the window that is shown, unless it has one.
  public func setWindow(_ window: Window, ofDelegateAt index: Int32) {
    let stack = state.stack
    let top = stack.top
    defer { stack.top = top }
    if stack.type(index) == .table {
      let table = stack.absolute(index)
      guard stack.rawGet(table, "window") == .nil else { return }
      window.push(stack)
      stack.rawSet(table, "window")
    } else if let type = stack.objectType(index), type.isScripted,
      !type.hostClass.lineage.contains(where: { $0 === HostClass.view })
    {
      let object = stack.absolute(index)
      window.push(stack)
      do {
        try KeyValue.set("window", of: object, to: -1, unlessSet: true, stack)
      } catch let error as LuaError {
        onError(error, Callback(name: "set_window", object: nil))
      } catch {
        // A class that refuses the field keeps its window in its own way.
      }
    }
  }
}
