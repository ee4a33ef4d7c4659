public import LuaRuntime
public import ViewKit

extension PlainValue: LuaPushable {
  /// Reads a value for user defaults, which is copied; throws where it has something in it that no
  /// property list has, and says where.
  ///
  /// - Parameter name: what messages call it.
  public init(propertyListAt index: Int32, _ stack: LuaStack, name: String = "the value") throws {
    var reader = PlainValueReader(stack, .propertyList, name: name)
    self = try reader.read(index)
  }

  /// Reads a value that JSON can be made of.
  ///
  /// - Parameter name: what messages call it.
  public init(json index: Int32, _ stack: LuaStack, name: String = "the value") throws {
    var reader = PlainValueReader(stack, .json, name: name)
    self = try reader.read(index)
  }

  /// Pushes a copy.
  public func push(_ stack: LuaStack) { push(stack, isElement: false) }

  private func push(_ stack: LuaStack, isElement: Bool) {
    switch self {
    case .null where isElement: JSONNull().push(stack)
    case .null: stack.pushNil()
    case .bool(let value): stack.push(value)
    case .integer(let value): stack.push(value)
    case .number(let value): stack.push(value)
    case .string(let value): Self.push(value, stack)
    case .date(let value): value.push(stack)
    case .list(let elements):
      guard stack.reserve(8) else { return stack.pushNil() }
      stack.newTable(array: Int32(clamping: elements.count))
      for (position, element) in elements.enumerated() {
        element.push(stack, isElement: true)
        stack.rawSet(-2, at: position + 1)
      }
    case .table(let fields):
      guard stack.reserve(8) else { return stack.pushNil() }
      stack.newTable(fields: Int32(clamping: fields.count))
      for (name, value) in fields where value != .null {
        Self.push(name, stack)
        value.push(stack, isElement: false)
        stack.rawSet(-3)
      }
    }
  }
}

extension PlainValue {
  /// Pushes a string, which may come from another state, where it was no text.
  private static func push(_ text: String, _ stack: LuaStack) {
    if let bytes = text.rawBytes { LuaBytes(bytes: bytes).push(stack) } else { stack.push(text) }
  }
}

/// Copies values of a script, tables with all that lies in them.
private struct PlainValueReader {
  enum Purpose { case propertyList, json }

  private let stack: LuaStack
  private let purpose: Purpose
  private let name: String
  /// How the value is reached that is read now: `.user`, `[3]`.
  private var path: [String] = []
  /// The tables that it lies in, to tell a cycle.
  private var open: [UnsafeRawPointer] = []
  /// How many values may come yet: a table that lies in several places is copied for each.
  private var room = PlainValueReader.mostValues

  private static let mostValues = 1_000_000
  private static let greatestDepth = 100

  init(_ stack: LuaStack, _ purpose: Purpose, name: String) {
    self.stack = stack
    self.purpose = purpose
    self.name = name
  }

  mutating func read(_ index: Int32) throws -> PlainValue {
    room -= 1
    if room < 0 { throw LuaFailure("\(name) has more than \(Self.mostValues) values in it") }
    switch stack.type(index) {
    case .boolean: return .bool(stack.boolean(index))
    case .number: return try number(index)
    case .string: return .string(try text(index))
    case .table: return try table(stack.absolute(index))
    case .nil where purpose == .json: return .null
    case .userdata:
      if purpose == .json, JSONNull.isThere(stack, index) { return .null }
      guard purpose == .propertyList, let date = Date.read(stack, index) else { break }
      return .date(date)
    default: break
    }
    throw refusal(of: index)
  }

  private func number(_ index: Int32) throws -> PlainValue {
    if stack.isInteger(index), let integer = stack.integer(index) { return .integer(integer) }
    let number = stack.number(index) ?? 0
    guard number.isFinite else { throw refusal(of: index) }
    return .number(number)
  }

  private func text(_ index: Int32) throws -> String {
    guard let text = stack.text(index) else { return "" }
    let isValid = stack.withBytes(index) { String(validating: $0, as: UTF8.self) != nil } ?? true
    if purpose == .json, !isValid {
      throw LuaFailure(
        "\(place) is no valid UTF-8, as strings of JSON are: \(stack.summary(index))")
    }
    return text
  }

  private mutating func table(_ table: Int32) throws -> PlainValue {
    guard let address = stack.pointer(table), stack.reserve(8) else { throw refusal(of: table) }
    if open.contains(address) {
      throw LuaFailure("\(place) is one of the tables that it lies in")
    }
    guard open.count < Self.greatestDepth else {
      throw LuaFailure("\(name) has tables in it that lie more than \(Self.greatestDepth) deep")
    }
    open.append(address)
    defer { open.removeLast() }
    let top = stack.top
    defer { stack.top = top }
    stack.pushNil()
    guard stack.next(table) else { return .list([]) }
    let isList = stack.type(-2) == .number
    stack.top = top
    return isList ? try list(table) : try fields(table)
  }

  private mutating func list(_ table: Int32) throws -> PlainValue {
    var elements: [PlainValue] = []
    while stack.rawGet(table, at: elements.count + 1) != .nil {
      path.append("[\(elements.count + 1)]")
      elements.append(try read(stack.top))
      path.removeLast()
      stack.pop()
    }
    stack.pop()
    guard !stack.hasEntries(table, elements.count) else { return .list(elements) }
    stack.pushNil()
    while stack.next(table) {
      stack.pop()
      if let position = stack.integer(-1), 1...max(elements.count, 1) ~= position { continue }
      if stack.type(-1) == .number {
        throw LuaFailure(
          "\(place) has \(stack.summary(-1)) among its keys, and no element \(elements.count + 1): "
            + "lists have no holes")
      }
      break
    }
    throw mixture(of: table)
  }

  private mutating func fields(_ table: Int32) throws -> PlainValue {
    var fields: [String: PlainValue] = [:]
    stack.pushNil()
    while stack.next(table) {
      switch stack.type(-2) {
      case .string: break
      case .number: throw mixture(of: table)
      default:
        throw LuaFailure(
          "\(place) has the key \(stack.summary(-2)): its keys must all be strings, or the "
            + "positions of a list")
      }
      let key = try text(-2)
      path.append(Self.isName(key) ? ".\(key)" : "[\"\(stack.string(-2) ?? "")\"]")
      fields[key] = try read(stack.top)
      path.removeLast()
      stack.pop()
    }
    return .table(fields)
  }

  private func mixture(of table: Int32) -> LuaFailure {
    LuaFailure(
      "\(place) has both positions and names: it must be a list, or a table with names alone")
  }

  private func refusal(of index: Int32) -> LuaFailure {
    let kinds =
      switch purpose {
      case .propertyList: "a string, a number, a boolean, a date, a list or a table with names"
      case .json: "a string, a number, a boolean, nil, a list or a table with names"
      }
    return LuaFailure("\(place) must be \(kinds), got \(stack.summary(index))")
  }

  private var place: String {
    path.isEmpty ? name : name + path.suffix(12).joined()
  }

  private static func isName(_ key: String) -> Bool {
    key.first?.isNumber == false
      && key.allSatisfy { $0 == "_" || ($0.isASCII && ($0.isLetter || $0.isNumber)) }
  }
}
