import LuaRuntime
import ViewKit

/// A snapshot as scripts have it: numbers here, and the values that they stand for among the fields
/// of its peer.
final class SnapshotObject: Object {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  var snapshot = Snapshot()
  /// How many numbers were given.
  fileprivate(set) var count = 0

  /// Pushes a copy, with what its numbers stand for, and returns it.
  func pushCopy(_ stack: LuaStack) -> SnapshotObject {
    let copy = SnapshotObject()
    copy.snapshot = snapshot
    copy.count = count
    copy.push(stack)
    let target = SnapshotValues(copy, stack, peer: stack.top)
    push(stack)
    let source = SnapshotValues(self, stack, peer: stack.top)
    for number in Set(snapshot.itemIdentifiers).union(snapshot.sectionIdentifiers).sorted() {
      source.push(number)
      target.store(number, stack.top)
      stack.pop()
    }
    stack.top = target.peer
    return copy
  }
}

/// The values that the numbers of a snapshot stand for, on a stack.
struct SnapshotValues {
  /// Where they lie among the fields of the peer. No script reaches them there: the names are those
  /// of members.
  private static let valuesField = "itemIdentifiers"
  private static let numbersField = "indexOfItem"

  private let object: SnapshotObject
  private let stack: LuaStack
  /// Where the peer lies; what is above it is this one's.
  let peer: Int32
  /// The table of the values by their numbers, and that of the numbers by values.
  private let values: Int32
  private let numbers: Int32

  /// Pushes the tables of the peer at an index.
  init(_ object: SnapshotObject, _ stack: LuaStack, peer: Int32 = 1) {
    self.object = object
    self.stack = stack
    let peer = stack.absolute(peer)
    if stack.userValue(peer, 1) != .table {
      stack.pop()
      stack.newTable()
      stack.copy(-1)
      stack.setUserValue(peer, 1)
    }
    let fields = stack.top
    for name in [Self.valuesField, Self.numbersField] where stack.rawGet(fields, name) != .table {
      stack.pop()
      stack.newTable()
      stack.copy(-1)
      stack.rawSet(fields, name)
    }
    self.peer = peer
    values = fields + 1
    numbers = fields + 2
  }

  /// The number of the value at an index; nil when it has none.
  func number(_ index: Int32) -> Int? {
    if stack.isNil(index) { return nil }
    stack.copy(index)
    stack.rawGet(numbers)
    defer { stack.pop() }
    return stack.integer(-1)
  }

  /// The same; a value without one gets one.
  func makeNumber(_ index: Int32) throws -> Int {
    if let number = number(index) { return number }
    if stack.isNil(index) { throw LuaFailure("expected an identifier, got nil") }
    if stack.number(index)?.isNaN == true { throw LuaFailure("nan is no identifier") }
    object.count += 1
    store(object.count, stack.absolute(index))
    return object.count
  }

  /// Has a number stand for the value at an index.
  func store(_ number: Int, _ index: Int32) {
    stack.copy(index)
    stack.rawSet(values, at: number)
    stack.copy(index)
    stack.push(number)
    stack.rawSet(numbers)
  }

  /// Pushes the value that a number stands for.
  func push(_ number: Int) { stack.rawGet(values, at: number) }

  /// The numbers of the list of identifiers at an index.
  func numbers(ofList index: Int32, _ noun: String) throws -> [Int] {
    guard stack.type(index) == .table else {
      throw LuaFailure("expected a list of \(noun)s, got \(stack.summary(index))")
    }
    let count = stack.listCount(index)
    guard stack.hasEntries(index, count) else {
      throw LuaFailure(
        "expected a list of \(noun)s, { first, second }, got a table with other keys or holes")
    }
    return try (0..<count).map { position in
      stack.rawGet(index, at: position + 1)
      defer { stack.pop() }
      return try makeNumber(stack.top)
    }
  }
}

/// The values that numbers of a snapshot stand for, as a result.
struct SnapshotResult: LuaPushable {
  let object: SnapshotObject
  let numbers: [Int]
  /// Whether they are one value, and no list.
  var isOne = false

  func push(_ stack: LuaStack) {
    let top = stack.top
    object.push(stack)
    let values = SnapshotValues(object, stack, peer: stack.top)
    if isOne {
      if let number = numbers.first { values.push(number) } else { stack.pushNil() }
    } else {
      stack.newTable(array: Int32(clamping: numbers.count))
      for (position, number) in numbers.enumerated() {
        values.push(number)
        stack.rawSet(-2, at: position + 1)
      }
    }
    stack.insert(top + 1)
    stack.top = top + 1
  }
}
