import LuaRuntime
import ViewKit

/// The elements of a list: the positions of its peer's fields, on a stack, 1-based here.
///
/// Every change goes through it: it is checked, made, and told.
struct ListElements {
  let list: List
  let stack: LuaStack
  /// Where the peer's fields lie.
  let table: Int32

  /// Pushes the fields of the peer at an index.
  init(_ list: List, _ stack: LuaStack, peer: Int32 = 1) {
    self.list = list
    self.stack = stack
    let peer = stack.absolute(peer)
    if stack.userValue(peer, 1) != .table {
      stack.pop()
      stack.newTable()
      stack.copy(-1)
      stack.setUserValue(peer, 1)
    }
    table = stack.top
  }

  var count: Int { stack.length(table) }

  // MARK: Changes

  /// Checks that the list may be changed now.
  func checkUnlocked() throws {
    guard list.isLocked else { return }
    throw LuaFailure(
      "a list cannot be changed while its observers hear of a change, or while a function compares "
        + "its elements; do it afterwards, as ui.async(function() … end) does")
  }

  /// Checks that a value is at an index of the stack.
  func checkValue(_ index: Int32) throws {
    guard stack.isNil(index) else { return }
    throw LuaFailure("expected a value, got \(stack.summary(index)); a list has no holes")
  }

  /// Puts the values from one index of the stack to another behind the last element.
  func append(_ values: ClosedRange<Int32>) throws {
    try checkUnlocked()
    for value in values { try checkValue(value) }
    let start = count
    for (offset, value) in values.enumerated() {
      stack.copy(value)
      stack.rawSet(table, at: start + offset + 1)
    }
    finish { $0.insertRows((start..<start + values.count).map(Self.path)) }
  }

  /// Puts the value at an index of the stack before the element at a position.
  func insert(_ value: Int32, at position: Int) throws {
    try checkUnlocked()
    try checkValue(value)
    shift(from: position, to: count, by: 1)
    stack.copy(value)
    stack.rawSet(table, at: position)
    finish { $0.insertRows(CollectionOfOne(Self.path(position - 1))) }
  }

  /// Takes out an element, and pushes it.
  func remove(at position: Int) throws {
    try checkUnlocked()
    let last = count
    stack.rawGet(table, at: position)
    shift(from: position + 1, to: last, by: -1)
    stack.pushNil()
    stack.rawSet(table, at: last)
    finish { $0.deleteRows(CollectionOfOne(Self.path(position - 1))) }
  }

  func move(from: Int, to: Int) throws {
    try checkUnlocked()
    guard from != to else { return }
    stack.rawGet(table, at: from)
    if from < to {
      shift(from: from + 1, to: to, by: -1)
    } else {
      shift(from: to, to: from - 1, by: 1)
    }
    stack.rawSet(table, at: to)
    finish { $0.moveRow(from: Self.path(from - 1), to: Self.path(to - 1)) }
  }

  /// Puts the value at an index of the stack in the place of an element.
  func replace(at position: Int, with value: Int32) throws {
    try checkUnlocked()
    stack.rawGet(table, at: position)
    stack.copy(value)
    if list.isUpdating, stack.rawEqual(-1, -2) { noteReload() }
    stack.rawSet(table, at: position)
    stack.pop()
    finish { $0.reloadRows(CollectionOfOne(Self.path(position - 1))) }
  }

  func removeAll() throws {
    try checkUnlocked()
    let former = count
    clear(from: 1)
    finish { $0.deleteRows((0..<former).map(Self.path)) }
  }

  /// Takes the elements of another table in the place of all: `count` of them.
  func set(_ other: Int32, count: Int) throws {
    try checkUnlocked()
    let isTold = isHeard && !list.isUpdating
    let updates = isTold ? difference(from: table, self.count, to: other, count) : nil
    clear(from: count + 1)
    copy(other, count, to: table)
    if let updates { report(updates) } else { finish { _ in } }
  }

  /// Several changes that are told as one. `body` runs in between, whatever comes of it.
  func update(_ body: () -> Void) throws {
    try checkUnlocked()
    guard !list.isUpdating else {
      body()
      return
    }
    var former: (table: Int32, count: Int)?
    if isHeard {
      let count = count
      stack.newTable(array: Int32(clamping: count))
      former = (stack.top, count)
      copy(table, count, to: stack.top)
    }
    list.isUpdating = true
    body()
    list.isUpdating = false
    let updates = former.map { difference(from: $0.table, $0.count, to: table, count) }
    forgetReloads()
    report(updates ?? BatchUpdates())
  }

  /// Copies so many elements from one table to another.
  func copy(_ source: Int32, _ count: Int, to target: Int32) {
    guard count > 0 else { return }
    for position in 1...count {
      stack.rawGet(source, at: position)
      stack.rawSet(target, at: position)
    }
  }

  /// Takes out the elements from a position on.
  private func clear(from position: Int) {
    for index in stride(from: count, through: position, by: -1) {
      stack.pushNil()
      stack.rawSet(table, at: index)
    }
  }

  /// Moves the elements from one position to another one place up or down.
  private func shift(from first: Int, to last: Int, by step: Int) {
    guard first <= last else { return }
    let positions = Array(
      step > 0
        ? stride(from: last, through: first, by: -1)
        : stride(from: first, through: last, by: 1))
    for position in positions {
      stack.rawGet(table, at: position)
      stack.rawSet(table, at: position + step)
    }
  }

  private static func path(_ position: Int) -> IndexPath { IndexPath(row: position, section: 0) }

  /// Tells of a change, now or at the end of the update that it is part of.
  private func finish(_ describe: (inout BatchUpdates) -> Void) {
    if list.isUpdating { return }
    var updates = BatchUpdates()
    if isHeard { describe(&updates) }
    report(updates)
  }
}
