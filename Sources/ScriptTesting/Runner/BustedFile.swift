public import LuaRuntime

/// A file `.busted`: a Lua table of tasks, each with options by their long names.
public struct BustedFile {
  /// An option's value.
  public enum Value: Equatable, Sendable {
    case flag(Bool)
    case text(String)
    case list([String])
  }

  /// The options of the task over those of all tasks.
  public private(set) var options: [String: Value] = [:]
  /// What stands in the tables without a name, and so means nothing: `default[1]: "verbose"`.
  public private(set) var nameless: [String] = []

  /// Reads the file, and takes one of its tasks.
  ///
  /// - Parameter task: nil for `default`, which may be missing.
  public init(_ text: [UInt8], path: String, task: String?) throws(LuaError) {
    let state: LuaState
    do { state = try LuaState() } catch { throw LuaError(kind: .memory, message: "\(error)") }
    let stack = state.stack
    state.pushGlobals()
    stack.rawGet(-1, "os")
    LuaClosure { _ throws -> Void in
      throw LuaFailure("os.exit was called; the file returns a table of tasks")
    }.push(stack)
    stack.rawSet(-2, "exit")
    stack.top = 0
    try state.load(text, name: path)
    state.setLimits(LuaLimits(bytes: 1 << 28, seconds: 10))
    try state.call(arguments: 0, results: 1)
    guard stack.type(-1) == .table else {
      throw LuaError(
        kind: .runtime,
        message: "it must return a table of tasks; it returned \(stack.summary(-1))",
        source: path)
    }
    let tasks = stack.top
    noteNameless(in: tasks, stack, name: "the table")
    try add("_all", of: tasks, stack, isNeeded: false, path)
    try add(task ?? "default", of: tasks, stack, isNeeded: task != nil, path)
  }

  private mutating func add(
    _ task: String, of tasks: Int32, _ stack: LuaStack, isNeeded: Bool, _ path: String
  ) throws(LuaError) {
    defer { stack.pop() }
    let kind = stack.rawGet(tasks, task)
    if kind == .nil, !isNeeded { return }
    guard kind == .table else {
      let known = stack.stringKeys(tasks).filter { $0 != "_all" }
      throw LuaError(
        kind: .runtime,
        message: kind == .nil
          ? "there is no task \"\(task)\"; there are \(known.joined(separator: " "))"
          : "the task \"\(task)\" must be a table; it is \(stack.summary(-1))", source: path)
    }
    noteNameless(in: stack.top, stack, name: task)
    for key in stack.stringKeys(-1) {
      stack.rawGet(-1, key)
      defer { stack.pop() }
      switch stack.type(-1) {
      case .boolean: options[key] = .flag(stack.boolean(-1))
      case .string: options[key] = .text(stack.string(-1) ?? "")
      case .number: options[key] = .text(BustedFile.text(ofNumber: stack))
      case .table where [String].read(stack, -1) != nil:
        options[key] = .list([String].read(stack, -1) ?? [])
      default:
        throw LuaError(
          kind: .runtime,
          message: "\(task).\(key) must be a boolean, a text, a number or a list of texts; it is "
            + stack.summary(-1), source: path)
      }
    }
  }

  /// The number on top as an option takes it: `1e9` is whole.
  private static func text(ofNumber stack: LuaStack) -> String {
    let number = stack.number(-1) ?? 0
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 { return "\(whole)" }
    return stack.string(-1) ?? ""
  }

  private mutating func noteNameless(in table: Int32, _ stack: LuaStack, name: String) {
    var found: [String] = []
    stack.pushNil()
    while stack.next(table) {
      if stack.type(-2) != .string {
        let value = stack.summary(-1)
        // A copy: what is asked for the text of a number becomes that.
        stack.copy(-2)
        let isNumber = stack.type(-1) == .number
        let key = isNumber ? stack.string(-1) ?? "" : stack.summary(-1)
        stack.pop()
        found.append("\(name)[\(key)]: \(value)")
      }
      stack.pop()
    }
    nameless += found.sorted()
  }
}
