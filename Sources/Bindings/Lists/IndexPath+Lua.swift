import LuaRuntime
public import ViewKit

// A light userdata, so that a callback with an index path costs no memory.
extension IndexPath: LuaValue {
  public init(numbers: UnsafePointer<Double>) {
    self.init(row: Int(numbers[1]) - 1, section: Int(numbers[0]) - 1)
  }

  public func write(to numbers: UnsafeMutablePointer<Double>) {
    numbers[0] = Double(section + 1)
    numbers[1] = Double(row + 1)
  }

  public static let valueClass = ValueClass(
    "IndexPath", objc: "NSIndexPath",
    doc: "The place of a row in a list with sections, both from 1: [section, row].",
    fields: [("section", "section"), ("row", "row")], otherNames: ["row": "item"], isPacked: true
  ) { list in
    list.property(
      "item", Int.self, objc: "item", doc: "The row, as collection views call it.",
      get: { give($0, Int(numbers($1)[1])) })
  }

  public func push(_ stack: LuaStack) { stack.push(packed: section, row) }

  public static func read(_ stack: LuaStack, _ index: Int32) -> IndexPath? {
    if let (section, row) = stack.packed(index) { return IndexPath(row: row, section: section) }
    return readTable(stack, index)
  }

  private static func readTable(_ stack: LuaStack, _ index: Int32) -> IndexPath? {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2) { numbers in
      guard let start = numbers.baseAddress, readValue(stack, index, into: start) else {
        return nil
      }
      return IndexPath(numbers: start)
    }
  }

  /// One path where a list is wanted is a list of one.
  public static var standsForList: Bool { true }
}

/// The functions of `ui` that make index paths.
let indexPathFunctions: [HostFunction] = [
  HostFunction(
    "indexPath", objc: "+[NSIndexPath indexPathForRow:inSection:]",
    "+[NSIndexPath indexPathForItem:inSection:]",
    parameters: [.init("section", "integer or IndexPath"), .init("row", "integer")],
    returns: IndexPath.self, doc: "The place of a row: its section first, both from 1.",
    call: { thread in
      invoke(thread) { arguments throws -> IndexPath in
        if arguments.stack.type(1) != .number, arguments.stack.isNil(2) {
          return try arguments.value(1)
        }
        let section = try arguments.value(1, PathPart<Section>.self).position
        return IndexPath(
          row: try arguments.value(2, PathPart<Row>.self).position, section: section)
      }
    })
]

/// What one number of an index path counts.
private protocol PathUnit {
  static var limit: Int { get }
}

private enum Section: PathUnit {
  static var limit: Int { LuaStack.packedLimits.0 }
}

private enum Row: PathUnit {
  static var limit: Int { LuaStack.packedLimits.1 }
}

/// One number of an index path, 0-based here.
private struct PathPart<Unit: PathUnit>: LuaReadable {
  let position: Int

  static var luaName: String { "integer" }

  static func read(_ stack: LuaStack, _ index: Int32) -> PathPart? {
    guard stack.type(index) == .number, let number = stack.integer(index),
      (1...Unit.limit).contains(number)
    else { return nil }
    return PathPart(position: number - 1)
  }

  static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    "a whole number from 1 to \(Unit.limit)"
  }
}
