import ScriptHost
import Testing

@Suite struct SandboxTests {
  private func run(
    _ body: String, _ options: HostOptions = HostOptions(),
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let host = try open("local ui = require 'lunette'\n\(body)\nreturn ui.View{}", options)
    #expect(
      host.errors == [], "\(host.errors.map { "\($0.line ?? 0): \($0.message)" })",
      sourceLocation: location)
  }

  @Test func `What reaches out of the script is not there`() throws {
    try run(
      """
      for _, name in ipairs { "io", "package", "dofile", "loadfile", "loadstring", "module",
          "setfenv", "getfenv", "newproxy", "warn" } do
        assert(_G[name] == nil or name == "warn", name)
      end
      for _, name in ipairs { "execute", "exit", "getenv", "remove", "rename", "tmpname",
          "setlocale" } do
        assert(os[name] == nil, name)
      end
      for name in pairs(debug) do assert(name == "traceback", name) end
      assert(string.dump == nil)
      """)
  }

  @Test func `Metatables of what all scripts share are hidden`() throws {
    try run(
      """
      assert(getmetatable("") == false)
      assert(getmetatable(ui) == false)
      assert(getmetatable(ui.View) == false)
      assert(getmetatable(ui.View{}) == false)
      assert(getmetatable(ui.rect(0, 0, 0, 0)) == false)
      for _, value in ipairs { "", ui, ui.View, ui.View{}, ui.rect(0, 0, 0, 0), ui.Color.red } do
        assert(not pcall(setmetatable, value, {}))
        assert(not pcall(rawset, value, "x", 1))
        assert(not pcall(rawget, value, "x"))
      end
      """)
  }

  @Test func `Methods of strings come from the script's own library`() throws {
    try run(
      """
      assert(("abc"):upper() == "ABC")
      function string.shout(s) return s:upper() .. "!" end
      assert(("a"):shout() == "A!")
      """)
  }

  @Test func `Changed libraries are the plugin's own affair`() throws {
    let first = try open("string.format = nil table.insert = nil math.huge = 5 pairs = nil")
    #expect(first.errors.count == 1)
    try run(
      """
      assert(string.format("%d", 1) == "1")
      assert(table.insert and pairs and math.huge > 1e308)
      """)
  }

  @Test func `A script that breaks its own library breaks nothing of the host`() throws {
    let host = try open(
      """
      local ui = require "lunette"
      local Panel = ui.View:subclass "Panel"
      function Panel:layoutSubviews() self.subviews[1].frame = { 10, 100, 200, 22 } end
      for _, library in ipairs { string, table, math, coroutine, utf8, os, debug } do
        for name in pairs(library) do library[name] = function() error("broken") end end
      end
      for _, name in ipairs { "pairs", "ipairs", "next", "type", "tostring", "print", "error", "pcall",
          "select", "setmetatable", "getmetatable", "rawget", "require", "load" } do
        _G[name] = nil
      end
      return Panel{ ui.Label{ text = "still here" } }
      """)
    #expect(host.errors == [])
    #expect(host.text.contains("still here"))
  }

  @Test func `The environment can be emptied and replaced`() throws {
    let host = try open(
      """
      local ui = require "lunette"
      local label = ui.Label{ text = "no globals" }
      local _ENV = {}
      x = 1
      return label
      """)
    #expect(host.errors == [])
    #expect(host.text.contains("no globals"))
  }

  @Test func `pairs visits in a fixed order, next is raw`() throws {
    try run(
      """
      local t = { 10, 20, 30, b = 1, a = 2, [2.5] = 3, [-1] = 4, [100] = 5, [true] = 6, B = 7 }
      local keys = {}
      for k in pairs(t) do keys[#keys + 1] = tostring(k) end
      assert(table.concat(keys, " ") == "1 2 3 -1 2.5 100 B a b true", table.concat(keys, " "))
      local count = 0
      for k, v in next, t do count = count + 1 end
      assert(count == 10)
      """)
  }

  @Test func `pairs skips what is removed meanwhile, and takes changes`() throws {
    try run(
      """
      local t = { a = 1, b = 2, c = 3, d = 4 }
      local seen = {}
      for k, v in pairs(t) do
        seen[#seen + 1] = k .. v
        t.c = nil
        t.d = 40
        t.e = 5
      end
      assert(table.concat(seen, " ") == "a1 b2 d40", table.concat(seen, " "))
      local m = setmetatable({}, { __pairs = function() return function(_, k) if not k then return 1, 2 end end, nil, nil end })
      for k, v in pairs(m) do assert(k == 1 and v == 2) end
      for _ in pairs {} do error "empty" end
      assert(not pcall(pairs))
      assert(not pcall(function() for _ in pairs(nil) do end end))
      """)
  }

  @Test func `Texts of values show no addresses`() throws {
    let host = try open(
      """
      local ui = require "lunette"
      print({}, print, coroutine.create(print), ui.View{}, ui.View, ui)
      print(string.format("%s %s", {}, ui.rect(0, 0, 1, 1)))
      local t = {}
      assert(tostring(t) == tostring(t) and tostring(t) ~= tostring({}))
      print(pcall(error, {}))
      print(select(2, pcall(function() local x = nil + {} end)))
      return ui.View{}
      """)
    #expect(host.errors == [])
    for line in host.printed { #expect(!line.contains("0x"), "\(line)") }
    #expect(host.printed[0].hasPrefix("table: #"))
  }

  @Test func `%p gives no address`() throws {
    let host = try open(
      """
      local ok, text = pcall(string.format, "%p", {})
      print(ok, text)
      return require("lunette").View{}
      """)
    #expect(host.errors == [])
    #expect(!host.printed.joined().contains("0x"))
  }

  @Test func `Random numbers are seeded by the host`() throws {
    func numbers(_ seed: Int) throws -> [String] {
      var options = HostOptions()
      options.seed = seed
      return try open(
        """
        print(math.random(1000000), math.random(1000000))
        math.randomseed(5) print(math.random(1000000))
        math.randomseed() print(math.random(1000000))
        return require("lunette").View{}
        """, options
      ).printed
    }
    #expect(try numbers(1) == numbers(1))
    #expect(try numbers(1)[0] != numbers(2)[0])
    #expect(try numbers(1)[1] == numbers(2)[1])
  }

  @Test func `Time is the application's`() throws {
    var options = HostOptions()
    options.start = 1_000_000_000
    let host = try open(
      """
      print(os.time(), os.clock())
      return require("lunette").View{}
      """, options)
    #expect(host.errors == [])
    #expect(host.printed == ["1000000000\t0"] || host.printed == ["1000000000\t0.0"])
  }

  @Test func `What is printed goes to the log, joined by tabs`() throws {
    var lines: [String] = []
    var options = HostOptions()
    options.onLog = { lines.append($0) }
    let host = try open(
      """
      local ui = require "lunette"
      print(1, 1.0, "x", nil, true)
      print()
      print(ui.View{ id = "v" }, ui.rect(1, 2, 3, 4))
      print(setmetatable({}, { __tostring = function() return "told" end }))
      print(("line\\nbreak"))
      return ui.View{}
      """, options)
    #expect(host.errors == [])
    #expect(
      host.printed == [
        "1\t1.0\tx\tnil\ttrue", "", "<View #v>\tRect {1, 2, 3, 4}", "told", "line\nbreak",
      ])
    #expect(lines == host.printed)
  }

  @Test func `A value whose text fails is an error of print's line`() throws {
    let host = try open(
      """
      print(setmetatable({}, { __tostring = function() error("no text") end }))
      """)
    #expect(host.messages.first == "no text")
    let wrong = try open("print(setmetatable({}, { __tostring = function() return {} end }))")
    #expect(wrong.messages.first?.contains("'__tostring' must return a string") == true)
  }

  @Test func `Coroutines that close each other from __close do not crash`() throws {
    let host = try open(
      """
      local function chain(n)
        local co
        co = coroutine.create(function()
          local guard <close> = setmetatable({}, { __close = function()
            if n > 0 then local inner = chain(n - 1) coroutine.resume(inner) coroutine.close(inner) end
          end })
          coroutine.yield()
        end)
        return co
      end
      local co = chain(300)
      coroutine.resume(co)
      print(pcall(coroutine.close, co))
      return require("lunette").View{}
      """)
    _ = host.text
    let wraps = try open(
      """
      local function loop()
        local t <close> = setmetatable({}, { __close = function() coroutine.wrap(loop)() end })
        coroutine.yield()
      end
      local co = coroutine.create(loop)
      coroutine.resume(co)
      print(pcall(coroutine.close, co))
      return require("lunette").View{}
      """)
    _ = wraps.text
  }
}
