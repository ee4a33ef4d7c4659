import CLuaSupport

/// A Swift value that can be handed to Lua.
public protocol LuaPushable {
  /// Pushes exactly one value; needs two free slots.
  func push(_ stack: LuaStack)
}

/// A Swift value that can be taken from Lua.
public protocol LuaReadable {
  /// What messages and the metadata call it: `number`, `View`, `ControlState`.
  static var luaName: String { get }

  /// The value at `index`; nil when it is of another kind. Leaves the stack as it was.
  static func read(_ stack: LuaStack, _ index: Int32) -> Self?

  /// What was expected, for the message of a failed read; by default a name with its article.
  static func expectation(_ stack: LuaStack, _ index: Int32) -> String

  /// Whether nil may stand for it, so that the argument may be left out.
  static var isOptional: Bool { get }

  /// Whether one of them stands for a list of one.
  static var standsForList: Bool { get }
}

extension LuaReadable {
  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String { luaName }
  @inlinable
  public static var isOptional: Bool { false }
  @inlinable
  public static var standsForList: Bool { false }
}

public typealias LuaConvertible = LuaPushable & LuaReadable

extension Bool: LuaConvertible {
  public static var luaName: String { "boolean" }

  @inlinable
  public func push(_ stack: LuaStack) { stack.push(self) }

  @inlinable
  public static func read(_ stack: LuaStack, _ index: Int32) -> Bool? {
    stack.type(index) == .boolean ? stack.boolean(index) : nil
  }
}

extension Int: LuaConvertible {
  public static var luaName: String { "integer" }

  @inlinable
  public func push(_ stack: LuaStack) { stack.push(self) }

  @inlinable
  public static func read(_ stack: LuaStack, _ index: Int32) -> Int? { stack.integer(index) }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    stack.type(index) == .number ? "a whole number" : luaName
  }
}

extension Double: LuaConvertible {
  public static var luaName: String { "number" }

  @inlinable
  public func push(_ stack: LuaStack) { stack.push(self) }

  @inlinable
  public static func read(_ stack: LuaStack, _ index: Int32) -> Double? {
    guard let number = stack.number(index), !number.isNaN else { return nil }
    return number
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    stack.type(index) == .number ? "a number other than NaN" : luaName
  }
}

extension String: LuaConvertible {
  public static var luaName: String { "string" }

  @inlinable
  public func push(_ stack: LuaStack) { stack.push(self) }

  @inlinable
  public static func read(_ stack: LuaStack, _ index: Int32) -> String? { stack.text(index) }
}

extension Optional: LuaPushable where Wrapped: LuaPushable {
  @inlinable
  public func push(_ stack: LuaStack) {
    if let self { self.push(stack) } else { stack.pushNil() }
  }
}

extension Optional: LuaReadable where Wrapped: LuaReadable {
  public static var luaName: String { Wrapped.luaName + "?" }

  @inlinable
  public static var isOptional: Bool { true }

  @inlinable
  public static func read(_ stack: LuaStack, _ index: Int32) -> Wrapped?? {
    // The value first: it is there more often than not.
    if let value = Wrapped.read(stack, index) { return .some(value) }
    return stack.isNil(index) ? .some(nil) : nil
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    Wrapped.expectation(stack, index) + " or nil"
  }
}

extension Array: LuaPushable where Element: LuaPushable {
  public func push(_ stack: LuaStack) {
    stack.newTable(array: Int32(clamping: count))
    for (position, element) in enumerated() {
      element.push(stack)
      stack.rawSet(-2, at: position + 1)
    }
  }
}

extension Array: LuaReadable where Element: LuaReadable {
  public static var luaName: String { "list of \(Element.luaName)" }

  public static func read(_ stack: LuaStack, _ index: Int32) -> [Element]? {
    if Element.standsForList, let one = Element.read(stack, index) { return [one] }
    guard stack.type(index) == .table else { return nil }
    let table = stack.absolute(index)
    var list: [Element] = []
    while stack.rawGet(table, at: list.count + 1) != .nil {
      defer { stack.pop() }
      guard let element = Element.read(stack, -1) else { return nil }
      list.append(element)
    }
    stack.pop()
    return stack.hasEntries(table, list.count) ? list : nil
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    if Element.standsForList, !stack.isListOfTables(index) {
      return Element.expectation(stack, index) + ", or a list of them"
    }
    return luaName
      + stack.problem(
        inList: index,
        expectation: {
          let expected = Element.expectation(stack, $0)
          return expected == Element.luaName ? nil : expected
        },
        isElement: { Element.read(stack, $0) != nil })
  }
}

extension LuaStack {
  /// Whether the table at `index` has so many entries, no more.
  public func hasEntries(_ index: Int32, _ count: Int) -> Bool {
    let table = absolute(index)
    var rest = count
    pushNil()
    while next(table) {
      pop()
      rest -= 1
      if rest < 0 {
        pop()
        return false
      }
    }
    return rest == 0
  }

  /// Whether the table at `index` begins with what could be the short form of a value, or one.
  func isListOfTables(_ index: Int32) -> Bool {
    guard type(index) == .table else { return false }
    let kind = rawGet(absolute(index), at: 1)
    pop()
    return kind == .table || kind == .userdata || kind == .lightUserdata
  }

  /// How many elements the list at `index` has before its first nil. Lua's own length of a table
  /// with holes can be any border, as far as the greatest integer, which nothing may be added to.
  public func listCount(_ index: Int32) -> Int {
    let table = absolute(index)
    var count = 0
    while rawGet(table, at: count + 1) != .nil {
      pop()
      count += 1
    }
    pop()
    return count
  }

  /// What is wrong with the list at `index`, in brackets: an element, a hole, a key; "" for other
  /// values.
  ///
  /// - Parameter expectation: what a table should have been that is no element, where elements are
  ///   written as tables; nil when that is known.
  func problem(
    inList index: Int32, expectation: (Int32) -> String? = { _ in nil }, isElement: (Int32) -> Bool
  ) -> String {
    guard type(index) == .table else { return "" }
    let table = absolute(index)
    let count = listCount(table)
    for index in 0..<count {
      rawGet(table, at: index + 1)
      defer { pop() }
      if !isElement(-1) {
        let expected = type(-1) == .table ? expectation(-1).map { "; expected " + $0 } : nil
        return " (element \(index + 1) is \(summary(-1))\(expected ?? ""))"
      }
    }
    pushNil()
    while next(table) {
      pop()
      if let key = integer(-1), key >= 1, key <= count { continue }
      defer { pop() }
      return integer(-1).map { $0 > count } == true
        ? " (element \(count + 1) is nil)" : " (\(summary(-1)) is no position)"
    }
    return ""
  }
}

/// A position in a list: 1-based in Lua, 0-based in Swift. Nil is "no such index".
public struct LuaIndex: LuaConvertible {
  /// 0-based.
  public let position: Int

  @inlinable
  public init(_ position: Int) { self.position = position }

  public static var luaName: String { "index" }

  @inlinable
  public func push(_ stack: LuaStack) { stack.push(position + 1) }

  @inlinable
  public static func read(_ stack: LuaStack, _ index: Int32) -> LuaIndex? {
    guard let number = stack.integer(index), number >= 1 else { return nil }
    return LuaIndex(number - 1)
  }

  public static func expectation(_ stack: LuaStack, _ index: Int32) -> String {
    "an index (a whole number from 1 on)"
  }
}
