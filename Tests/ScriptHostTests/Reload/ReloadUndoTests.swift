import CLuaSupport
import ScriptHost
import Testing
import ViewKit

@testable import LuaRuntime

/// A reload that ends anywhere in its middle has changed nothing.
@Suite struct ReloadUndoTests {
  private static let main = """
    local ui = require "lunette"
    local count, size = 0, 1
    local items, settings = { "a", "b" }, { color = "red", deep = { level = 1 } }
    setmetatable(settings, { __index = function() return "none" end })
    total = 0
    function describe() return "old" end
    local function text(self)
      return table.concat({ describe(), count, size, #items, settings.color, settings.deep.level,
        tostring(settings.other), total, self.taps, self.step }, " ")
    end
    local Home = ui.ViewController:subclass "Home"
    Home.step = 1
    function Home:viewDidLoad()
      self.taps = 0
      self.label = ui.Label{ id = "label", frame = { 0, 40, 320, 20 }, text = text(self) }
      self.view:addSubview(self.label)
      self.view:addSubview(ui.Button{ id = "add", frame = { 0, 80, 90, 40 },
        onTouchUpInside = function()
          count, total, self.taps = count + 1, total + 1, self.taps + self.step
          items[#items + 1], settings.deep.level = "more", settings.deep.level + 1
          self.label.text = text(self)
        end })
    end
    return Home
    """

  /// All that can be merged is another: plain values, tables, functions, globals, class fields.
  private static let edited = main.replacing("size = 0, 1", with: "size = 0, 2")
    .replacing("\"a\", \"b\"", with: "\"a\", \"b\", \"c\"")
    .replacing("\"red\"", with: "\"blue\"").replacing("\"none\"", with: "\"nothing\"")
    .replacing("\"old\"", with: "\"new\"").replacing("Home.step = 1", with: "Home.step = 3")
    .replacing("total = 0", with: "total = 0\nadded = { 1 }")

  /// Reloads with ever another obstacle until none is left; returns how many were met.
  private func failures(
    _ obstruct: (LiveApp, Int) -> Void, _ clear: (LiveApp) -> Void, step: (Int) -> Int
  ) throws -> Int {
    let app = try LiveApp(["main.lua": Self.main])
    try app.tap("add")
    try app.folder.write("main.lua", Array(Self.edited.utf8))
    var failures = 0
    var number = 1
    while true {
      obstruct(app, number)
      let report = app.host.reload([app.path("main.lua")])
      clear(app)
      let taps = failures + 1
      if report.outcome == .reloaded {
        #expect(
          app.labels == [
            "new \(taps) 2 \(taps + 2) blue \(taps + 1) nothing \(taps) \(taps) 3"
          ])
        return failures
      }
      #expect(report.outcome == .failed && report.errors.count == 1, "\(number): \(report)")
      let old = { (taps: Int) in
        "old \(taps) 1 \(taps + 2) red \(taps + 1) none \(taps) \(taps) 1"
      }
      try #require(app.labels == [old(taps)], "obstacle \(number): \(report)")
      try app.tap("add")
      try #require(app.labels == [old(taps + 1)], "obstacle \(number): \(report)")
      failures += 1
      number += step(number)
    }
  }

  @Test(.timeLimit(.minutes(3))) func `Memory may end at any place`() throws {
    let count = try failures(
      { app, number in
        app.host.state.host.pointee.growths = 0
        app.host.state.host.pointee.failing_growth = number
      }, { $0.host.state.host.pointee.failing_growth = 0 },
      step: { _ in 1 })
    #expect(count > 100)
  }

  @Test(.timeLimit(.minutes(3))) func `Instructions may end at any place`() throws {
    let count = try failures(
      { app, number in
        app.host.state.setLimits(LuaLimits(bytes: 1 << 30, instructions: 40 + number))
      }, { $0.host.state.setLimits(LuaLimits(bytes: 1 << 30)) }, step: { 1 + $0 / 200 })
    #expect(count > 100)
  }
}
