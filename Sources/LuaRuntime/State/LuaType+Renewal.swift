// A class that its script is going to define anew, and may get back as it was.
extension LuaType {
  /// Takes away all that a script put into the class, which it is going to define anew.
  public func renew() {
    let stack = state.stack
    list([], stack)
    stack.pushNil()
    for name in ownNames { define(name, stack) }
    stack.pop()
  }

  /// What the class itself lists in `Class.properties`.
  public var ownListedProperties: [String] { ownProperties }

  /// Pushes a table of what a script put into the class: functions as it wrote them, class fields.
  public func pushOwnMembers(_ stack: LuaStack) {
    stack.newTable()
    for name in ownNames.sorted() {
      push(override: name, stack)
      stack.rawSet(-2, name)
    }
  }

  /// Defines what the table at `index` has, and nothing else; lists `properties`.
  public func replaceOwnMembers(by index: Int32, properties: [String], _ stack: LuaStack) {
    let table = stack.absolute(index)
    renew()
    for name in stack.stringKeys(table).sorted() {
      stack.rawGet(table, name)
      define(name, stack)
      stack.pop()
    }
    list(properties, stack)
  }

  /// Gives the class the value on top as a field. Pops it.
  public func setField(_ name: String, _ stack: LuaStack) {
    define(name, stack)
    stack.pop()
  }
}
