import LuaRuntime
public import ViewKit

// An index, or a list of them; it reads back as a list, ascending.
extension IndexSet: LuaConvertible {
  public static var luaName: String { "IndexSet" }

  public func push(_ stack: LuaStack) { indices.map { LuaIndex($0) }.push(stack) }

  public static func read(_ stack: LuaStack, _ index: Int32) -> IndexSet? {
    if let one = LuaIndex.read(stack, index) { return IndexSet([one.position]) }
    return [LuaIndex].read(stack, index).map { IndexSet($0.lazy.map(\.position)) }
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    let list = stack.type(index) == .table ? [LuaIndex].expectation(stack, index) : "list of them"
    return "an index (a whole number from 1 on) or a \(list)"
  }
}
