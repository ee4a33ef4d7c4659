import Testing

@testable import LuaRuntime

private enum Season: String, CaseIterable, LuaEnum {
  case spring, summer, autumn, winter

  static let table = LuaEnumTable<Season>("Season", objc: "XSeason")
}

private struct Days: LuaOptionSet {
  let rawValue: Int

  static let monday = Days(rawValue: 1)
  static let tuesday = Days(rawValue: 2)
  static let sunday = Days(rawValue: 64)
  static let all = Days(rawValue: 127)

  static let table = LuaOptionTable<Days>(
    "Days", objc: "XDays", empty: "never", emptyObjc: "XDaysNever",
    [
      ("monday", .monday, objc: "XDaysMonday"), ("tuesday", .tuesday, objc: "XDaysTuesday"),
      ("sunday", .sunday, objc: "XDaysSunday"), ("all", .all, objc: "XDaysAll"),
    ])
}

@Suite struct ConversionTests {
  let state: LuaState

  init() throws { state = try LuaState() }

  /// Reads the value of an expression.
  private func read<Value: LuaReadable>(_ expression: String, _: Value.Type) throws -> Value? {
    let stack = state.stack
    let top = stack.top
    defer { stack.top = top }
    try state.load(Array("return \(expression)".utf8), name: "test.lua")
    try state.call(arguments: 0, results: 1)
    let value = Value.read(stack, -1)
    #expect(stack.top == top + 1, "reading leaves the stack as it was")
    return value
  }

  /// What a value is in Lua, as it prints.
  private func pushed(_ value: some LuaPushable) throws -> String {
    let stack = state.stack
    try state.load(
      Array("local v = ... return (math.type(v) or type(v)) .. ' ' .. tostring(v)".utf8),
      name: "test.lua")
    value.push(stack)
    try state.call(arguments: 1, results: 1)
    defer { stack.pop() }
    return stack.string(-1) ?? ""
  }

  @Test func `Doubles that are whole and small become integers`() throws {
    #expect(try pushed(1.0) == "integer 1")
    #expect(try pushed(-3.0) == "integer -3")
    #expect(try pushed(0.0) == "integer 0")
    #expect(try pushed(0.5) == "float 0.5")
    #expect(try pushed(-0.0) == "float -0.0")
    #expect(try pushed(9_007_199_254_740_991.0) == "integer 9007199254740991")
    #expect(try pushed(-9_007_199_254_740_991.0) == "integer -9007199254740991")
    #expect(try pushed(9_007_199_254_740_992.0).hasPrefix("float 9.007"))
    #expect(try pushed(-9_007_199_254_740_992.0).hasPrefix("float -9.007"))
    #expect(try pushed(Double.infinity) == "float inf")
    #expect(try pushed(-Double.infinity) == "float -inf")
    #expect(try pushed(Double.nan).hasPrefix("float "))
    #expect(try pushed(Double.leastNonzeroMagnitude).hasPrefix("float "))
    #expect(try pushed(Double.greatestFiniteMagnitude).hasPrefix("float "))
  }

  @Test func `Integers of all sizes go through`() throws {
    for value in [0, 1, -1, Int.max, Int.min, 1 << 53, 1 << 62] {
      #expect(try pushed(value) == "integer \(value)")
      let text = value == Int.min ? "math.mininteger" : "\(value)"
      #expect(try read(text, Int.self) == value)
    }
  }

  @Test func `Integers are read from whole floats alone`() throws {
    #expect(try read("2.0", Int.self) == 2)
    #expect(try read("-0.0", Int.self) == 0)
    #expect(try read("2^62", Int.self) == 1 << 62)
    #expect(try read("-2^63", Int.self) == Int.min)
    for wrong in ["2.5", "2^63", "1e300", "1/0", "0/0", "'2'", "nil", "true", "{}"] {
      #expect(try read(wrong, Int.self) == nil, "\(wrong)")
    }
  }

  @Test func `Numbers are not read from strings, nor strings from anything but numbers`() throws {
    #expect(try read("'1'", Double.self) == nil)
    #expect(try read("1", Double.self) == 1)
    #expect(try read("5", String.self) == "5")
    #expect(try read("5.0", String.self) == "5.0")
    #expect(try read("'a\\0b'", String.self) == "a\0b")
    #expect(try read("'\\xff'", String.self) == "\u{10FEFF}")
    for wrong in ["nil", "true", "{}", "print"] {
      #expect(try read(wrong, String.self) == nil)
      #expect(try read(wrong, Double.self) == nil)
    }
  }

  @Test func `Booleans are true and false alone`() throws {
    #expect(try read("true", Bool.self) == true)
    #expect(try read("false", Bool.self) == false)
    for wrong in ["nil", "0", "1", "'true'", "{}"] { #expect(try read(wrong, Bool.self) == nil) }
  }

  @Test func `nil is an optional's nil, a wrong value is none`() throws {
    #expect(try read("nil", Int?.self) == .some(nil))
    #expect(try read("5", Int?.self) == .some(5))
    #expect(try read("'x'", Int?.self) == nil)
    #expect(try pushed(Int?.none) == "nil nil")
  }

  @Test func `Lists are read whole or not at all`() throws {
    #expect(try read("{ 1, 2, 3 }", [Int].self) == [1, 2, 3])
    #expect(try read("{}", [Int].self) == [])
    for wrong in [
      "{ 1, 'x' }", "{ 1, nil, 3 }", "{ nil, 2 }", "{ [2] = 1 }", "{ 1, x = 2 }", "5", "nil",
      "'abc'", "{ 1, [3] = 3 }", "{ [1.5] = 1 }",
    ] {
      #expect(try read(wrong, [Int].self) == nil, "\(wrong)")
    }
  }

  @Test func `A wrong list names the place`() throws {
    func expectation(_ text: String) throws -> String {
      let stack = state.stack
      defer { stack.top = 0 }
      try state.load(Array("return \(text)".utf8), name: "test.lua")
      try state.call(arguments: 0, results: 1)
      return [Int].expectation(stack, -1)
    }
    #expect(try expectation("{ 1, 'x' }") == "list of integer (element 2 is string \"x\")")
    #expect(try expectation("{ 1, nil, 3 }").contains("element 2 is nil"))
    #expect(try expectation("{ 1, [3] = 3 }").contains("element 2 is nil"))
    #expect(try expectation("{ 1, x = 2 }").contains("\"x\" is no position"))
    #expect(try expectation("5") == "list of integer")
  }

  @Test func `Indices count from 1 in Lua`() throws {
    #expect(try pushed(LuaIndex(0)) == "integer 1")
    #expect(try read("1", LuaIndex.self)?.position == 0)
    #expect(try read("2.0", LuaIndex.self)?.position == 1)
    #expect(try read("math.maxinteger", LuaIndex.self)?.position == Int.max - 1)
    for wrong in ["0", "-1", "math.mininteger", "1.5", "1/0", "'1'", "nil"] {
      #expect(try read(wrong, LuaIndex.self) == nil, "\(wrong)")
    }
  }

  @Test func `Enums are names, letter for letter`() throws {
    #expect(try pushed(Season.autumn) == "string autumn")
    for season in Season.allCases {
      #expect(try read("'\(season.rawValue)'", Season.self) == season)
    }
    for wrong in ["'Spring'", "''", "'springs'", "'sprin'", "1", "nil", "{ 'spring' }"] {
      #expect(try read(wrong, Season.self) == nil)
    }
  }

  @Test func `Option sets take three forms and read as one`() throws {
    #expect(try pushed(Days([])) == "string never")
    #expect(try pushed(Days.monday) == "string monday")
    #expect(try pushed(Days([.sunday, .monday])) == "string monday|sunday")
    #expect(try pushed(Days.all) == "string all")
    // What has no name of its own is left out.
    #expect(try pushed(Days(rawValue: 1 + 8)) == "string monday")
    #expect(try read("'never'", Days.self) == [])
    #expect(try read("{}", Days.self) == [])
    #expect(try read("'sunday|monday'", Days.self) == [.monday, .sunday])
    #expect(try read("{ 'sunday', 'monday' }", Days.self) == [.monday, .sunday])
    #expect(try read("'never|monday'", Days.self) == .monday)
    #expect(try read("'all'", Days.self) == .all)
    for wrong in [
      "'friday'", "''", "'monday|'", "'|monday'", "'monday||sunday'", "'monday | sunday'", "5",
      "nil", "{ 'friday' }", "{ 5 }", "{ monday = true }", "{ 'monday', nil, 'sunday' }",
    ] {
      #expect(try read(wrong, Days.self) == nil, "\(wrong)")
    }
  }

  /// A table whose length is the greatest integer: `#` may give any border.
  private static let border = """
    (function()
      local parts = { "[math.maxinteger] = 1" }
      for shift = 0, 62 do parts[#parts + 1] = "[1 << " .. shift .. "] = 1" end
      local t = load("return { " .. table.concat(parts, ", ") .. " }")()
      assert(#t == math.maxinteger)
      return t
    end)()
    """

  @Test func `A list whose length is the greatest integer is no list`() throws {
    #expect(try read(Self.border, [Int].self) == nil)
    #expect(try read(Self.border, [Double].self) == nil)
    try state.load(Array("return \(Self.border)".utf8), name: "test.lua")
    try state.call(arguments: 0, results: 1)
    #expect(state.stack.listCount(-1) == 2)
    #expect([Int].expectation(state.stack, -1) == "list of integer (element 3 is nil)")
    state.stack.pop()
  }
}
