import LuaRuntime
import ViewKit

// What the members of lists are given, and what the host reads.
extension ListElements {
  /// The position at an index of the stack.
  func position(_ index: Int32, upTo limit: Int) throws -> Int {
    if let position = stack.integer(index), stack.type(index) == .number,
      (1...max(limit, 1)).contains(position), limit > 0
    {
      return position
    }
    throw LuaFailure(
      limit > 0
        ? "expected an index from 1 to \(limit), got \(stack.summary(index))"
        : "expected an index, got \(stack.summary(index)), but the list is empty")
  }

  /// Where the values of the table or list at an index lie, and how many they are.
  func values(_ index: Int32) throws -> (table: Int32, count: Int) {
    if let other = stack.object(index) as? List {
      let elements = ListElements(other, stack, peer: index)
      return (elements.table, elements.count)
    }
    guard stack.type(index) == .table else {
      throw LuaFailure("expected a table of values or a List, got \(stack.summary(index))")
    }
    let count = stack.listCount(index)
    guard stack.hasEntries(index, count) else {
      throw LuaFailure(
        "expected a table of values, got one with a key or a hole after \(count) element"
          + (count == 1 ? "" : "s"))
    }
    return (index, count)
  }

  /// Puts the elements in order, by a function or nil at an index of the stack.
  func sort(function: Int32) throws {
    try checkUnlocked()
    let count = count
    stack.newTable(array: Int32(clamping: count))
    copy(table, count, to: stack.top)
    let copy = stack.top
    do {
      try run(ListCode.sort) {
        stack.copy(copy)
        stack.push(count)
        stack.copy(function)
        return 3
      }
    } catch {
      if stack.isNil(function) { throw LuaFailure(error.message) }
      UILibrary.of(stack)?.onError(error, Callback(name: "sort", object: list))
      return
    }
    try set(stack.top, count: count)
  }

  /// Pushes the element at a position, from 0; nil when there is none.
  static func push(_ position: Int, of list: List, _ stack: LuaStack) {
    list.push(stack)
    if stack.userValue(-1, 1) == .table {
      stack.rawGet(-1, at: position + 1)
    } else {
      stack.pushNil()
    }
    stack.remove(-2)
    stack.remove(-2)
  }
}
