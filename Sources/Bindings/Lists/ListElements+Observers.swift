import LuaRuntime
import ViewKit

// Functions of the script that hear of changes. The list's fields have their handlers, each of
// which has its function among its own fields, so that the collector sees who keeps whom.
extension ListElements {
  /// Where the handlers lie. No script reaches them there: the name is that of the method.
  private static let handlersField = "observe"
  private static let functionField = "remove"

  /// Whether anybody hears of changes.
  var isHeard: Bool {
    if list.isObserved { return true }
    defer { stack.pop() }
    return stack.rawGet(table, Self.handlersField) == .table && stack.length(-1) > 0
  }

  /// Adds the function at an index of the stack.
  func observe(_ function: Int32) -> Handler {
    if stack.rawGet(table, Self.handlersField) != .table {
      stack.pop()
      stack.newTable()
      stack.copy(-1)
      stack.rawSet(table, Self.handlersField)
    }
    let handlers = stack.top
    let handler = Handler { [weak list] handler, stack in
      if let list { ListElements.remove(handler, from: list, stack) }
    }
    handler.push(stack)
    stack.newTable()
    stack.copy(function)
    stack.rawSet(-2, Self.functionField)
    stack.setUserValue(-2, 1)
    stack.rawSet(handlers, at: stack.length(handlers) + 1)
    return handler
  }

  private static func remove(_ handler: Handler, from list: List, _ stack: LuaStack) {
    let top = stack.top
    defer { stack.top = top }
    guard stack.reserve(8), stack.pushKnown(list), stack.userValue(-1, 1) == .table,
      stack.rawGet(-1, handlersField) == .table, stack.pushKnown(handler)
    else { return }
    let (handlers, wanted) = (stack.top - 1, stack.top)
    var kept = 0
    let count = stack.length(handlers)
    for position in 0..<count {
      stack.rawGet(handlers, at: position + 1)
      if stack.rawEqual(-1, wanted) {
        stack.pop()
      } else {
        kept += 1
        stack.rawSet(handlers, at: kept)
      }
    }
    for position in kept..<count {
      stack.pushNil()
      stack.rawSet(handlers, at: position + 1)
    }
  }

  /// Tells all of a change: first the host's observers, which have the list shown, then the
  /// script's functions in the order in which they came.
  func report(_ updates: BatchUpdates) {
    let former = list.count
    list.didChange(updates, count: count)
    guard !updates.isEmpty, stack.reserve(12) else { return }
    let top = stack.top
    defer { stack.top = top }
    guard stack.rawGet(table, Self.handlersField) == .table, stack.length(-1) > 0,
      let changes = ListChanges(updates, former: former, count: list.count)
    else { return }
    // A copy: a function may remove handlers.
    let handlers = stack.top
    let count = stack.length(handlers)
    stack.newTable(array: Int32(clamping: count))
    copy(handlers, count, to: stack.top)
    let called = stack.top
    list.locked {
      for position in 0..<count {
        stack.rawGet(called, at: position + 1)
        call(changes)
        stack.top = called
      }
    }
  }

  /// Calls the function of the handler on top.
  private func call(_ changes: ListChanges) {
    guard (stack.object(-1) as? Handler)?.isRemoved == false, stack.userValue(-1, 1) == .table,
      stack.rawGet(-1, Self.functionField) == .function
    else { return }
    changes.push(stack)
    do {
      try LuaState.of(stack).call(arguments: 1, results: 0)
    } catch {
      UILibrary.of(stack)?.onError(error, Callback(name: Self.handlersField, object: list))
    }
  }
}

/// A change of a list as a script sees it: a table with the positions of what was removed (in the
/// list as it was), inserted and changed (in the list as it is), and moved.
private struct ListChanges: LuaPushable {
  private let plan: UpdatePlan

  init?(_ updates: BatchUpdates, former: Int, count: Int) {
    guard
      let plan = try? updates.plan(old: ListCounts([former]), new: ListCounts([count]))
    else { return nil }
    self.plan = plan
  }

  func push(_ stack: LuaStack) {
    stack.newTable(fields: 4)
    plan.deletedRows.map { LuaIndex($0.path.row) }.push(stack)
    stack.rawSet(-2, "removed")
    plan.insertedRows.map { LuaIndex($0.path.row) }.push(stack)
    stack.rawSet(-2, "inserted")
    plan.reloadedRows.map { LuaIndex($0.new.row) }.push(stack)
    stack.rawSet(-2, "changed")
    plan.movedRows.map { Move(from: $0.from.row, to: $0.to.row) }.push(stack)
    stack.rawSet(-2, "moved")
  }

  /// `{ from = 3, to = 1 }`
  private struct Move: LuaPushable {
    let from: Int
    let to: Int

    func push(_ stack: LuaStack) {
      stack.newTable(fields: 2)
      stack.push(from + 1)
      stack.rawSet(-2, "from")
      stack.push(to + 1)
      stack.rawSet(-2, "to")
    }
  }
}
