import LuaRuntime
import ViewKit

/// Rows or sections as scripts declare them: objects, or tables of the options of which objects are
/// made.
struct DeclaredList<Made: Object> {
  let elements: [Made]

  /// Reads the list at an index of the stack. What is made stays alive until the host frame
  /// returns.
  ///
  /// - Parameter noun: what an element is.
  init(_ stack: LuaStack, _ index: Int32, of hostClass: HostClass, _ noun: String) throws {
    guard stack.type(index) == .table else {
      throw LuaFailure("expected a list of \(noun)s, got \(stack.summary(index))")
    }
    let list = stack.absolute(index)
    let top = stack.top
    defer { stack.top = top }
    let count = stack.listCount(list)
    try Self.checkKeys(stack, list, count, noun)
    var elements: [Made] = []
    for position in 0..<count {
      stack.rawGet(list, at: position + 1)
      elements.append(try Self.element(stack, hostClass, "\(noun) \(position + 1)"))
      stack.top = top
    }
    self.elements = elements
  }

  /// The element on top, or what is made of the options there.
  private static func element(
    _ stack: LuaStack, _ hostClass: HostClass, _ name: String
  ) throws -> Made {
    if let element = Made.read(stack, -1) { return element }
    guard stack.type(-1) == .table else {
      throw LuaFailure(
        "\(name): expected a \(hostClass.name) or a table of its options, got \(stack.summary(-1))")
    }
    let options = stack.top
    let state = LuaState.of(stack)
    state.type(for: hostClass).push(stack)
    stack.copy(options)
    do throws(LuaError) {
      try state.call(arguments: 1, results: 1)
    } catch {
      if error.kind == .limit { throw error }
      throw LuaFailure("\(name): \(error.message)")
    }
    stack.pin(-1)
    guard let element = Made.read(stack, -1) else {
      throw LuaFailure("\(name): \(hostClass.name){…} made none")
    }
    return element
  }

  /// Refuses keys beside the positions, and holes.
  private static func checkKeys(
    _ stack: LuaStack, _ list: Int32, _ count: Int, _ noun: String
  ) throws {
    stack.pushNil()
    while stack.next(list) {
      defer { stack.pop() }
      if let position = stack.integer(-2), (1...max(count, 1)).contains(position) { continue }
      throw LuaFailure(
        "expected a list of \(noun)s, { {…}, {…} }, got one with the key \(stack.summary(-2))")
    }
  }
}
