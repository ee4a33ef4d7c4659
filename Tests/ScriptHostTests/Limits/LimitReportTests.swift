import LuaRuntime
import ScriptHost
import Testing

@testable import ViewKit

/// Whatever limit a script exceeds, and wherever it does: one report, and a host that works on.
@Suite struct LimitReportTests {
  /// A way to exceed a limit: what a script does, and what the report says.
  struct Excess: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let body: String
    let part: String
    let limits: LuaLimits
  }

  /// Where a script does it: `BODY` stands for that.
  struct Place: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let script: String
    var module: String?
  }

  static let excesses = [
    Excess(
      testDescription: "time", body: "while true do end", part: "the time limit of 0.1 s",
      limits: LuaLimits(bytes: 64 << 20, seconds: 0.1)),
    Excess(
      testDescription: "memory", body: "local t = {} while true do t[#t + 1] = { #t } end",
      part: "the memory limit of", limits: LuaLimits(bytes: 16 << 20, seconds: 20)),
    Excess(
      testDescription: "memory of a text", body: "local s = ('x'):rep(1 << 25) return s .. s",
      part: "the memory limit of", limits: LuaLimits(bytes: 16 << 20, seconds: 20)),
    Excess(
      testDescription: "instructions", body: "while true do end",
      part: "the limit of 50000 instructions", limits: LuaLimits(instructions: 50_000)),
    Excess(
      testDescription: "objects", body: "local t = {} while true do t[#t + 1] = ui.Object{} end",
      part: "objects", limits: LuaLimits(seconds: 20, objects: 2000)),
  ]

  static let places = [
    Place(testDescription: "chunk", script: "BODY"),
    Place(testDescription: "function", script: "local function g() BODY end g()"),
    Place(testDescription: "pcall", script: "while true do pcall(function() BODY end) end"),
    Place(
      testDescription: "xpcall",
      script: "while true do xpcall(function() BODY end, function() BODY end) end"),
    Place(
      testDescription: "coroutine",
      script: "local co = coroutine.wrap(function() BODY end) co()"),
    Place(
      testDescription: "coroutine, resumed",
      script: "local co = coroutine.create(function() BODY end) assert(coroutine.resume(co))"),
    Place(
      testDescription: "pcall in a coroutine in pcall",
      script: """
        pcall(coroutine.wrap(function() pcall(function() BODY end) coroutine.yield() BODY end)) BODY
        """),
    Place(
      testDescription: "closing",
      script: """
        do local c <close> = setmetatable({}, { __close = function() BODY end }) end
        """),
    Place(
      testDescription: "coroutine in pcall in closing",
      script: """
        do
          local c <close> = setmetatable({}, { __close = function()
            pcall(coroutine.wrap(function() BODY end)) BODY
          end })
        end
        """),
    Place(testDescription: "load", script: "load([[local ui = ... BODY]])(ui)"),
    Place(testDescription: "sorting", script: "table.sort({ 2, 1 }, function() BODY end)"),
    Place(
      testDescription: "module", script: "require 'part'",
      module: "local ui = require 'lunette' BODY"),
    Place(
      testDescription: "module, in pcall", script: "pcall(require, 'part') BODY",
      module: "local ui = require 'lunette' BODY"),
    Place(
      testDescription: "module of a module", script: "require 'middle'",
      module: "local ui = require 'lunette' BODY"),
    Place(
      testDescription: "init",
      script: """
        local C = ui.View:subclass "C"
        function C:init(o) C.super.init(self, o) BODY end
        C{}
        """),
    Place(
      testDescription: "init of a controller returned as a class",
      script: """
        local C = ui.ViewController:subclass "C"
        function C:init(o) C.super.init(self, o) BODY end
        do return C end
        """),
    Place(
      testDescription: "init of a class as rootViewController",
      script: """
        local C = ui.ViewController:subclass "C"
        function C:init(o) C.super.init(self, o) BODY end
        local w = ui.Window{}
        w.rootViewController = C
        """),
    Place(
      testDescription: "init of a class as child",
      script: """
        local C = ui.ViewController:subclass "C"
        function C:init(o) C.super.init(self, o) BODY end
        local parent = ui.ViewController{}
        parent:addChild(C)
        """),
    Place(
      testDescription: "viewDidLoad",
      script: """
        local C = ui.ViewController:subclass "C"
        function C:viewDidLoad() BODY end
        do return C{} end
        """),
    Place(
      testDescription: "viewDidLoad that the chunk asked for",
      script: """
        local C = ui.ViewController:subclass "C"
        function C:viewDidLoad() BODY end
        local c = C{}
        local v = c.view
        """),
    Place(
      testDescription: "layout",
      script: """
        local V = ui.View:subclass "V"
        function V:layoutSubviews() BODY end
        do return V{ V{}, V{ V{} } } end
        """),
    Place(
      testDescription: "drawing",
      script: """
        local V = ui.View:subclass "V"
        function V:draw() BODY end
        do return V{ V{ frame = { 0, 0, 9, 9 } }, V{ frame = { 9, 9, 9, 9 } } } end
        """),
    Place(
      testDescription: "setter",
      script: """
        local V = ui.View:subclass "V"
        function V:set_angle() BODY end
        V{}.angle = 1
        """),
    Place(
      testDescription: "listed property, rendered",
      script: """
        local V = ui.View:subclass "V"
        V.properties = { "angle" }
        function V:get_angle() BODY end
        function V:set_angle() end
        do return V{ V{}, V{} } end
        """),
    Place(
      testDescription: "action",
      script: """
        local b = ui.Button{}
        b:on("touchUpInside", function() BODY end)
        b:on("touchUpInside", function() BODY end)
        b:sendActions "touchUpInside"
        """),
    Place(
      testDescription: "timer",
      script: "ui.Timer:scheduledTimer(1, false, function() BODY end)"),
    Place(
      testDescription: "coroutine in pcall in closing in an action in a timer",
      script: """
        local b = ui.Button{}
        b:on("touchUpInside", function()
          local c <close> = setmetatable({}, { __close = function()
            pcall(coroutine.wrap(function() BODY end)) BODY
          end })
        end)
        ui.Timer:scheduledTimer(1, false, function() b:sendActions "touchUpInside" BODY end)
        """),
    Place(testDescription: "async", script: "ui.async(function() BODY end)"),
    Place(
      testDescription: "async, after a sleep", script: "ui.async(function() ui.sleep(1) BODY end)"),
    Place(
      testDescription: "observer",
      script: """
        local center = ui.NotificationCenter.default
        center:addObserver("n", nil, function() BODY end)
        center:addObserver("n", nil, function() BODY end)
        center:post "n"
        """),
    Place(
      testDescription: "delegate",
      script: """
        do return { application_didFinishLaunchingWithOptions = function(self) BODY end } end
        """),
    Place(
      testDescription: "deinit",
      script: """
        local V = ui.View:subclass "V"
        function V:deinit() BODY end
        V{}
        collectgarbage()
        """),
  ]

  @Test(.timeLimit(.minutes(5)), arguments: excesses, places)
  func `A limit has one report, and the host works on`(_ excess: Excess, _ place: Place) throws {
    func script(_ text: String) -> String {
      text.replacing("BODY", with: "do \(excess.body) end")
    }
    let folder = try Folder([
      "main.lua": "local ui = require 'lunette'\n" + script(place.script) + "\nreturn ui.View{}",
      "part.lua": script(place.module ?? ""), "middle.lua": "return require 'part'",
    ])
    var options = HostOptions()
    options.limits = excess.limits
    let host = try folder.open("main.lua", options)
    host.application.advance(by: 2)
    _ = host.render(as: .json)
    let reports = host.errors.filter { $0.kind == "limit" }
    #expect(reports.count == 1, "\(host.messages)")
    #expect(reports.first?.message.contains(excess.part) == true, "\(host.messages)")
    #expect(reports.first?.count == 1)
    #expect(host.errors.first == reports.first)
    #expect(!host.state.isRunning)
    #expect(host.text.contains("09:41"))
  }

  @Test(arguments: [
    "while true do pcall(f) end", "pcall(f) pcall(f)", "pcall(pcall, f)",
    "coroutine.wrap(function() while true do pcall(f) end end)()",
    "while true do pcall(coroutine.wrap(f)) end",
    "while true do coroutine.resume(coroutine.create(f)) end",
    "xpcall(f, function() end)", "require 'part'",
    "local b = ui.Button{} b:on('touchUpInside', function() pcall(f) end) "
      + "b:sendActions 'touchUpInside'",
  ])
  func `A stack that overflows is a limit for who catches it`(_ body: String) throws {
    let overflow = "local function f() return 1 + f() end "
    let folder = try Folder([
      "main.lua": "local ui = require 'lunette' \(overflow) \(body) return ui.View{}",
      "part.lua": overflow + "while true do pcall(f) end",
    ])
    let host = try folder.open()
    #expect(host.errors.map(\.kind) == ["limit"], "\(host.messages)")
    let message = host.messages.first ?? ""
    #expect(message.contains("overflow") || message.contains("nested too deeply"))
  }

  @Test(arguments: [
    "error('my stack overflow')", "error('stack overflow', 0)", "error('C stack overflow', 2)",
    "assert(false, 'stack overflow')", "error('not enough memory', 0)",
    "error('not enough memory')", "error('the time limit of 1 s is exceeded')",
    "coroutine.wrap(function() error('stack overflow', 0) end)()",
    "error(setmetatable({}, { __tostring = function() return 'stack overflow' end }))",
  ])
  func `Who speaks of a limit has exceeded none`(_ body: String) throws {
    let host = try open(
      """
      for _, call in ipairs { pcall, function(f) return xpcall(f, tostring) end } do
        for i = 1, 3 do
          local ok, message = call(function() \(body) end)
          assert(not ok and message)
        end
      end
      local co = coroutine.create(function() \(body) end)
      assert(not coroutine.resume(co))
      print "goes on"
      return require("lunette").View{}
      """)
    #expect(host.errors == [])
    #expect(host.printed == ["goes on"])
  }

  @Test func `The view whose layout a limit ends is named, and the others are laid out`() throws {
    var options = HostOptions()
    options.limits = LuaLimits(seconds: 0.2)
    let host = try open(
      """
      local ui = require "lunette"
      local V = ui.View:subclass "V"
      function V:layoutSubviews() self:setNeedsLayout() while true do end end
      return ui.View{
        V{ id = "first" }, V{ id = "second" },
        ui.Label{ text = "shown", frame = { 0, 30, 90, 22 } },
      }
      """, options)
    #expect(host.errors.count == 1, "\(host.messages)")
    #expect(host.errors.first?.viewPath?.hasSuffix("V #first") == true)
    #expect(host.text.contains("shown"))
    #expect(host.errors.count == 1, "\(host.messages)")
  }

  @Test(.timeLimit(.minutes(1)))
  func `Views that make views in their layout share one budget`() throws {
    var options = HostOptions()
    options.limits = LuaLimits(bytes: 64 << 20, seconds: 20, instructions: 5000)
    let host = try open(
      """
      local ui = require "lunette"
      local V = ui.View:subclass "V"
      function V:layoutSubviews()
        if #self.subviews == 0 then self:addSubview(V{}) self:addSubview(V{}) end
      end
      return V{}
      """, options)
    #expect(host.errors.map(\.kind) == ["limit"], "\(host.messages)")
    #expect(host.errors.first?.handler == "V.layoutSubviews")
  }

  @Test func `A timer that fires without end is named with the place that made it`() throws {
    let host = try open(
      """
      local ui = require "lunette"
      count = 0
      ui.Timer:scheduledTimer(5, true, function() end)
      local timer = ui.Timer:scheduledTimer(0, true, function() count = count + 1 end)
      print(timer.timeInterval)
      return ui.View{}
      """)
    host.application.maximumTurnsPerAdvance = 500
    host.application.advance(by: 1)
    host.collectApplicationErrors()
    #expect(host.printed == ["0.0001"])
    #expect(host.errors.count == 1)
    #expect(host.errors.first?.kind == "endless")
    #expect(host.messages.first?.contains("a timer fires every 0.0001 s") == true)
    #expect(host.errors.first?.createdAt?.hasSuffix("main.lua:4") == true)
    #expect(host.application.clock.time == 1)
  }
}
