import LuaRuntime
import Testing

/// Limits hold inside our functions: none runs for ever in C.
@Suite struct LibraryLimitTests {
  /// Scripts that end by a limit alone. `forever` is an object all of whose metamethods are C
  /// functions, so that no hook of Lua is ever called; its length is 2^53.
  private static let endless = [
    "return (('a'):rep(30)):find(('a?'):rep(30) .. ('a'):rep(30))",
    "return (('a'):rep(60)):match(('a*'):rep(20) .. 'b')",
    "return (('a'):rep(60)):gsub(('a-'):rep(20) .. 'b', '')",
    "return (('x'):rep(30000)):find('(.-)(.-)(.-)%1%2%3y')",
    "return (('x'):rep(30000)):find('(.-)%1y')",
    "return (('x'):rep(5000)):match('^(.*)(.*)(.*)(.*)y$')",
    "return (('('):rep(1000000)):find('%b()')",
    "return (('a'):rep(1000000)):find('.-.-b')",
    "for word in (('a'):rep(1000000)):gmatch('[ab]-[ab]-c') do end",
    "return (('ab'):rep(500000)):gsub('[a-c].-%f[%a]?.-c', {})",
    "return ('x'):rep(1 << 40)",
    "return ('x'):rep(1 << 30, ('y'):rep(100))",
    "return table.move({}, 1, 1 << 53, 2)",
    "return table.move(forever, 1, 1 << 53, 2)",
    "return table.move(forever, 1, 1 << 53, 2, {})",
    "return table.move({}, 1, 1 << 53, 2, forever)",
    "return table.concat(forever, '', 1, 1 << 53)",
    "return table.concat(forever, ('x'):rep(100000))",
    "return table.insert(forever, 1, 'x')",
    "return table.remove(forever, 1)",
    "local text = ('x'):rep(100) while true do text = text:gsub('.', text) end",
    "local text = ('x'):rep(1000) while true do text = text:gsub('.', function() return text end) end",
    "local text = 'x' while true do text = ('%s%s'):format(text, text) end",
    """
    local list = setmetatable({}, { __len = function() return 1 << 30 end, __index = type,
      __newindex = type })
    return table.sort(list, rawequal)
    """,
    """
    local list = {}
    for i = 1, 200000 do list[i] = 1 end
    while true do table.sort(list) end
    """,
  ]

  private static let prelude = """
    local forever = setmetatable({}, { __index = type, __newindex = type,
      __len = function() return 1 << 53 end }) 
    """

  @Test("A limit of instructions ends endless calls", arguments: endless)
  func instructions(script: String) throws {
    let library = try LibraryState(
      limits: LuaLimits(bytes: 200_000_000, instructions: 20_000_000))
    let error = try #require(library.failure(Self.prelude + script))
    #expect(error.kind == .limit || error.kind == .memory, "\(error)")
    #expect(try library.run("return 1 + 1") == "2")
  }

  @Test("A limit of instructions is exact: the same calls end at the same step")
  func repeatable() throws {
    let script = """
      local count = 0
      local text = ('a'):rep(25)
      while true do
        count = count + 1
        progress = count
        text:find('.-.-.-' .. ('b'):rep(count % 10 + 1))
      end
      """
    var counts: Set<String> = []
    for _ in 1...2 {
      let library = try LibraryState(limits: LuaLimits(instructions: 3_000_000))
      #expect(library.failure(script)?.kind == .limit)
      counts.insert(try library.run("return progress"))
    }
    #expect(counts.count == 1)
  }

  @Test("A limit of time ends endless calls", arguments: [endless[0], endless[3], endless[12]])
  func time(script: String) throws {
    let library = try LibraryState(limits: LuaLimits(seconds: 0.05))
    let error = try #require(library.failure(Self.prelude + script))
    #expect(error.kind == .limit, "\(error)")
    #expect(try library.run("return 1 + 1") == "2")
  }

  @Test("No memory is taken for a string that a limit forbids")
  func repetition() throws {
    let library = try LibraryState(limits: LuaLimits(instructions: 1_000_000))
    #expect(library.failure("return ('x'):rep(1000000000)")?.kind == .limit)
    #expect(library.state.stack.host.pointee.peak < 10_000_000)
  }

  @Test("Plain search is linear", .timeLimit(.minutes(1)))
  func plainSearch() throws {
    // Comparing at each place would take an hour.
    let library = try LibraryState()
    let text = """
      local text = ('a'):rep(1 << 24)
      local half = ('a'):rep(1 << 23)
      return table.concat({
        tostring(text:find(half .. 'b', 1, true)),
        tostring(text:find('b' .. half, 1, true)),
        tostring(text:find(half:sub(2) .. 'b' .. half, 1, true)),
        tostring((text .. 'b'):find(half .. 'b')),
        tostring(('ab'):rep(1 << 23):find(('ab'):rep(1 << 22) .. 'b', 1, true)),
      }, ' ')
      """
    #expect(try library.run(text) == "nil nil nil \((1 << 23) + 1) nil")
  }

  @Test(
    "Sorting ends with any order function",
    arguments: [
      "function() return true end", "function() return false end",
      "function(a, b) return a <= b end", "function() return math.random(2) == 1 end",
      "function(a, b) calls = calls + 1 if calls == 500 then error('odd') end return a < b end",
      "function(a, b) table.remove(list) return a and b and a < b end",
    ])
  func sorting(order: String) throws {
    let library = try LibraryState()
    let text = """
      list, calls = {}, 0
      for i = 1, 3000 do list[i] = i * 7919 % 3001 end
      local ok, message = pcall(table.sort, list, \(order))
      return tostring(ok or message)
      """
    let expected = ["true", "invalid order function for sorting", "test.lua:3: odd"]
    #expect(expected.contains(try library.run(text)))
  }

  @Test("A callback that calls gsub again and again ends with an error")
  func recursion() throws {
    let library = try LibraryState()
    let text = """
      local function again(text) return (text:gsub('.', again)) end
      return select(2, pcall(again, 'x'))
      """
    #expect(try library.run(text).contains("C stack overflow"))
  }

  @Test("A callback cannot yield, and the next call is not affected")
  func yielding() throws {
    let library = try LibraryState()
    let text = """
      local thread = coroutine.create(function()
        local ok, message = pcall(string.gsub, 'abc', '%w', coroutine.yield)
        return message .. '|' .. ('abc'):gsub('%w', '<%0>')
      end)
      return select(2, coroutine.resume(thread))
      """
    #expect(
      try library.run(text) == "attempt to yield across a C-call boundary|<a><b><c>")
  }
}
