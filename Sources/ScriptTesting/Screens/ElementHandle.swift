import LuaRuntime
import ViewKit

/// An element that a query has found: a view of the screen, as long as it is there.
final class ElementHandle: LuaObject {
  private weak var found: View?
  private let screen: TestScreen
  let query: Query

  init(_ view: View, _ query: Query, _ screen: TestScreen) {
    found = view
    self.query = query
    self.screen = screen
  }

  /// The view; fails once it has left the window.
  func view() throws -> View {
    let application = try screen.driver().application
    guard let found, let window = found.window, window.application === application else {
      throw LuaFailure("\(query) has left the window; find it again")
    }
    return found
  }

  func perform(_ verb: Verb, _ stack: LuaStack) throws {
    let step = try StepArguments.step(verb, stack, from: 2, query: query)
    try screen.perform(step, on: try view())
  }

  // MARK: Members of the view

  /// A member of the view that the element stands for: a value, or a method that is called with
  /// the view. The element is at 1, the name at 2.
  static let member: FreeEntry = { thread in
    invoke(thread) { arguments throws -> LuaResults in
      let stack = arguments.stack
      guard let element = ElementHandle.read(stack, 1) else { throw LuaFailure("no element") }
      let name = stack.string(2) ?? stack.summary(2)
      if stack.top > 2 {
        throw LuaFailure(
          "an element is only looked at and touched; to set its view, write "
            + "element.object.\(name) = …")
      }
      let state = LuaState.of(stack)
      stack.pushGetter()
      try element.view().push(stack)
      stack.copy(2)
      try state.call(arguments: 2, results: 1)
      guard stack.type(-1) == .function else { return LuaResults(StackTop(stack)) }
      let method = stack.top
      try state.load(
        Array("local f, view = ... return function(_, ...) return f(view, ...) end".utf8),
        name: "host")
      stack.copy(method)
      try element.view().push(stack)
      try state.call(arguments: 2, results: 1)
      return LuaResults(StackTop(stack))
    }
  }
}

/// The value on top of the stack, as a result.
private struct StackTop: LuaPushable {
  private let index: Int32

  init(_ stack: LuaStack) { index = stack.top }

  func push(_ stack: LuaStack) { stack.copy(index) }
}
