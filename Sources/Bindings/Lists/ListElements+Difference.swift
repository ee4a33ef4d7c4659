import LuaRuntime
import ViewKit

// Which elements of two tables are the same: equal by `rawequal`, or of equal keys.
extension ListElements {
  /// Where the function lies that gives an element's key. No script reaches it there: the name is
  /// that of the property.
  static let keyField = "key"

  /// How the elements of one table became those of another.
  func difference(
    from old: Int32, _ oldCount: Int, to new: Int32, _ newCount: Int
  ) -> BatchUpdates {
    let top = stack.top
    defer { stack.top = top }
    guard stack.reserve(12) else { return BatchUpdates() }
    let hasKeys = stack.rawGet(table, Self.keyField) == .function
    var (oldKeys, newKeys) = (old, new)
    var isKeyed = false
    if hasKeys, let first = pushKeys(old, oldCount), let second = pushKeys(new, newCount) {
      (oldKeys, newKeys, isKeyed) = (first, second, true)
    }
    stack.newTable()
    var numbers = KeyNumbers(stack: stack, table: stack.top)
    let from = numbers.numbers(of: oldKeys, oldCount)
    let to = numbers.numbers(of: newKeys, newCount)
    let hasReloads = stack.rawGet(table, Self.reloadsField) == .table
    let reloads = hasReloads ? stack.top : nil
    return ListDifference(
      from: from, to: to, keyCount: numbers.count,
      isChanged: isKeyed || hasReloads ? { isChanged(old, $0, new, $1, reloads) } : nil
    ).updates()
  }

  private func isChanged(
    _ old: Int32, _ from: Int, _ new: Int32, _ to: Int, _ reloads: Int32?
  ) -> Bool {
    stack.rawGet(old, at: from + 1)
    stack.rawGet(new, at: to + 1)
    defer { stack.pop(2) }
    if !stack.rawEqual(-1, -2) { return true }
    guard let reloads else { return false }
    stack.copy(-1)
    defer { stack.pop() }
    return stack.rawGet(reloads) != .nil
  }

  // MARK: Reloads in an update

  /// Where the elements lie that an update reloads: before and after they are the same, so that no
  /// comparison finds them. No script reaches it there: the name is that of the method.
  private static let reloadsField = "reload"

  /// Remembers the element on top.
  func noteReload() {
    if stack.rawGet(table, Self.reloadsField) != .table {
      stack.pop()
      stack.newTable()
      stack.copy(-1)
      stack.rawSet(table, Self.reloadsField)
    }
    stack.copy(-2)
    stack.push(true)
    stack.rawSet(-3)
    stack.pop()
  }

  func forgetReloads() {
    stack.pushNil()
    stack.rawSet(table, Self.reloadsField)
  }

  /// Pushes a table of the keys of elements, and returns where it lies; nil when the function of
  /// the script failed, which is reported.
  private func pushKeys(_ elements: Int32, _ count: Int) -> Int32? {
    do {
      try run(ListCode.keys) {
        stack.rawGet(table, Self.keyField)
        stack.copy(elements)
        stack.push(count)
        return 3
      }
      return stack.top
    } catch {
      UILibrary.of(stack)?.onError(error, Callback(name: Self.keyField, object: list))
      return nil
    }
  }

  /// Runs code of ours with the arguments that are pushed, and pushes its result. The list cannot be
  /// changed meanwhile.
  func run(_ code: String, arguments: () -> Int32) throws(LuaError) {
    let state = LuaState.of(stack)
    try state.load(Array(code.utf8), name: LuaStack.hostChunk)
    let count = arguments()
    let result: Result<Void, LuaError> = list.locked {
      do throws(LuaError) {
        try state.call(arguments: count, results: 1)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }
}

/// Gives equal keys equal numbers, from 0 on.
private struct KeyNumbers {
  let stack: LuaStack
  /// A table with the number of each key.
  let table: Int32
  private(set) var count = 0

  init(stack: LuaStack, table: Int32) {
    self.stack = stack
    self.table = table
  }

  mutating func numbers(of keys: Int32, _ keyCount: Int) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(keyCount)
    for position in 0..<keyCount {
      let kind = stack.rawGet(keys, at: position + 1)
      // What is no number equals nothing, and is no key of a table.
      if kind == .nil || kind == .number && stack.number(-1)?.isNaN == true {
        stack.pop()
        numbers.append(next())
        continue
      }
      stack.copy(-1)
      stack.rawGet(table)
      if let number = stack.integer(-1) {
        stack.pop(2)
        numbers.append(number)
      } else {
        stack.pop()
        let number = next()
        stack.push(number)
        stack.rawSet(table)
        numbers.append(number)
      }
    }
    return numbers
  }

  private mutating func next() -> Int {
    count += 1
    return count - 1
  }
}
