import Testing

@testable import LuaRuntime

@Suite struct RuntimeErrorTests {
  @Test func `An error names its file and line and keeps the calls that led there`() throws {
    let error = try failure(
      of: """
        local function inner() error("broken") end
        local function outer() inner() end
        outer()
        """)
    #expect(error.kind == .runtime)
    #expect(error.message == "broken")
    #expect(error.source == "test.lua")
    #expect(error.line == 1)
    let lines = error.traceback.filter { $0.contains("test.lua") }
    #expect(lines.count == 3)
    #expect(lines[0].contains("test.lua:1") && lines[0].contains("inner"))
    #expect(lines[1].contains("test.lua:2") && lines[1].contains("outer"))
    #expect(lines[2].contains("test.lua:3") && lines[2].contains("main chunk"))
  }

  @Test func `Levels 0, 1 and 2 of error`() throws {
    let zero = try failure(of: "\nerror('no place', 0)")
    #expect(zero.message == "no place")
    #expect(zero.line == 2)
    let one = try failure(of: "\n\nerror('here', 1)")
    #expect(one.message == "here" && one.line == 3)
    let two = try failure(of: "local function f() error('caller', 2) end\n\n\nf()")
    #expect(two.message == "caller" && two.line == 4)
    let far = try failure(of: "error('far', 1000)")
    #expect(far.message == "far")
  }

  @Test func `Error values of all types`() throws {
    #expect(try failure(of: "error()").message.contains("nil"))
    #expect(try failure(of: "error(nil, 2)").message.contains("nil"))
    #expect(try failure(of: "error({})").message.contains("table"))
    #expect(try failure(of: "error(5)").message == "5")
    #expect(try failure(of: "error(false)").message.contains("false"))
    #expect(try failure(of: "error(print)").message.contains("function"))
    #expect(try failure(of: "error(ui.View{ id = 'v' })").message.contains("v"))
    #expect(try failure(of: "error('')").message == "")
    let told = try failure(
      of: "error(setmetatable({}, { __tostring = function() return 'as told' end }))")
    #expect(told.message.contains("as told") || told.message.contains("table"))
    let nasty = try failure(
      of: "error(setmetatable({}, { __tostring = function() error('again') end }))")
    #expect(!nasty.message.isEmpty)
    for value in ["{}", "nil", "5"] {
      #expect(try failure(of: "\n\nerror(\(value))").line == 3)
    }
  }

  @Test func `A message that looks like a place, or has many lines, is kept`() throws {
    let error = try failure(of: "error('a:1: b\\nc:2: d', 0)")
    #expect(error.description.contains("b\nc:2: d"))
    let long = try failure(of: "error(('x'):rep(100000), 0)")
    #expect(long.message.count == 100_000)
    let odd = try failure(of: "error('\\xFF\\xFE', 0)")
    #expect(!odd.message.isEmpty)
    #expect(try failure(of: "error(':::', 0)").message == ":::")
    #expect(try failure(of: "error(':1:', 0)").description.contains(":1:"))
    #expect(try failure(of: "error('x:99999999999999999999: y', 0)").description.contains("y"))
  }

  @Test func `The message of a host call begins where the script called`() throws {
    let error = try failure(of: "local v = ui.View{}\n\nv.frame = 5")
    #expect(error.line == 3)
    #expect(error.message.hasPrefix("View.frame: expected Rect"))
    let inside = try failure(of: "\nui.View{\n  frame = 5,\n}")
    #expect(inside.source == "test.lua")
    #expect(try #require(inside.line) >= 2)
  }

  @Test func `Both stacks are in the traceback of an error in a callback`() throws {
    let runner = try ScriptRunner()
    try runner.run(
      """
      local Panel = ui.View:subclass "Panel"
      function Panel:helper() error("deep") end
      function Panel:layoutSubviews() self:helper() end
      local panel = Panel{ id = "p", frame = { 0, 0, 1, 1 } }
      local function start() panel:layoutIfNeeded() end
      start()
      """)
    let error = try #require(runner.errors.first).error
    let places = ["test.lua:2", "test.lua:3", "Panel #p.layoutSubviews", "test.lua:5"].map { part in
      error.traceback.firstIndex { $0.contains(part) } ?? -1
    }
    #expect(!places.contains(-1) && places == places.sorted(), "\(error.traceback)")
    _ = runner.takeErrors()
    runner.checkLedger()
  }

  @Test(arguments: [5, 25, 150])
  func `Tracebacks of calls that are deep are whole or say what is left out`(depth: Int) throws {
    let error = try failure(
      of: """
        local function down(n)
          if n == 0 then error("bottom") end
          down(n - 1)
          return n
        end
        down(\(depth))
        """)
    #expect(error.message == "bottom")
    #expect(error.line == 2)
    let text = error.traceback.joined(separator: "\n")
    #expect(text.contains("test.lua:2"))
    #expect(text.contains("test.lua:6"))
  }

  @Test func `The state works on after an error`() throws {
    let runner = try ScriptRunner()
    for _ in 1...50 {
      _ = runner.failure("local v = ui.View{ ui.View{} } v.user.x = v error('x')")
      try runner.run("assert(ui.View{ ui.View{} }.subviews[1])")
    }
    #expect(runner.state.stack.top == 0)
    runner.checkLedger()
  }

  @Test func `An override that fails in a call of a script is one of the calls`() throws {
    let error = try failure(
      of: """
        local Medal = ui.View:subclass "Medal"
        function Medal:sizeThatFits(size) error("no") end
        Medal{}:sizeThatFits{ 1, 1 }
        """)
    #expect(error.traceback.count == 2, "\(error.traceback)")
  }
}
