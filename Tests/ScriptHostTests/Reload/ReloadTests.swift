import ScriptHost
import Testing

@Suite struct ReloadTests {
  private static let counter = """
    local ui = require "lunette"
    local count = 0
    local function caption() return "Count " .. count end
    local Counter = ui.ViewController:subclass "Counter"

    function Counter:viewDidLoad()
      self.label = ui.Label{ id = "label", frame = { 0, 40, 320, 20 }, text = caption() }
      self.view:addSubview(self.label)
      self.view:addSubview(ui.Button{
        id = "add", frame = { 0, 80, 100, 40 }, title = "Add", onTouchUpInside = function() self:add() end,
      })
    end

    function Counter:add()
      count = count + 1
      self.label.text = caption()
    end

    return Counter
    """

  @Test func `A local function that changed is used, and the local variable stays`() throws {
    let app = try LiveApp(["main.lua": Self.counter])
    try app.tap("add", times: 2)
    #expect(app.labels == ["Count 2", "Add"])
    let report = try app.edit([
      "main.lua": Self.counter.replacing("\"Count \"", with: "\"Number \"")
    ])
    #expect(report.outcome == .reloaded, "\(report)")
    #expect(app.labels == ["Number 2", "Add"])
    try app.tap("add")
    #expect(app.labels == ["Number 3", "Add"])
    #expect(report.rebuilt == ["Counter"])
  }

  @Test func `A method body that changed is used by the same object`() throws {
    let app = try LiveApp(["main.lua": Self.counter])
    try app.tap("add")
    let before = app.host.application.keyWindow?.rootViewController
    let report = try app.edit([
      "main.lua": Self.counter.replacing("count = count + 1", with: "count = count + 10")
    ])
    #expect(report.outcome == .reloaded)
    #expect(app.host.application.keyWindow?.rootViewController === before)
    try app.tap("add")
    #expect(app.labels == ["Count 11", "Add"])
  }

  @Test func `A syntax error leaves everything as it was, and the next save mends it`() throws {
    let app = try LiveApp(["main.lua": Self.counter])
    try app.tap("add")
    let report = try app.edit(["main.lua": Self.counter + "\nreturn return"])
    #expect(report.outcome == .failed)
    #expect(report.errors.map(\.kind) == ["syntax"])
    #expect(app.labels == ["Count 1", "Add"])
    try app.tap("add")
    #expect(app.labels == ["Count 2", "Add"])
    let mended = try app.edit(["main.lua": Self.counter.replacing("\"Count \"", with: "\"# \"")])
    #expect(mended.outcome == .reloaded)
    #expect(app.labels == ["# 2", "Add"])
    #expect(app.host.errors.isEmpty)
  }

  @Test func `An error in viewDidLoad brings the old code back, with its state`() throws {
    let app = try LiveApp(["main.lua": Self.counter])
    try app.tap("add")
    let report = try app.edit([
      "main.lua": Self.counter.replacing("\"Count \"", with: "\"Number \"").replacing(
        "self.label = ", with: "self.mark = 1; error('no') self.label = ")
    ])
    #expect(report.outcome == .failed)
    #expect(report.errors.map(\.message) == ["no"])
    #expect(app.labels == ["Count 1", "Add"])
    try app.tap("add")
    #expect(app.labels == ["Count 2", "Add"])
  }

  @Test func `A run-time error and an endless loop at load change nothing`() throws {
    let app = try LiveApp(["main.lua": Self.counter])
    try app.tap("add")
    for bad in ["error 'no'", "while true do end", "nothing.at = 'all'"] {
      let report = try app.edit([
        "main.lua": Self.counter.replacing("count = 0", with: "count = 100").replacing(
          "return Counter", with: "\(bad)\nreturn Counter")
      ])
      #expect(report.outcome == .failed)
      #expect(report.errors.count == 1)
    }
    try app.tap("add")
    #expect(app.labels == ["Count 2", "Add"])
  }

  @Test func `A value that the author changed and no one else is the author's`() throws {
    let app = try LiveApp(["main.lua": Self.counter])
    try app.edit(["main.lua": Self.counter.replacing("count = 0", with: "count = 7")])
    #expect(app.labels == ["Count 7", "Add"])
    try app.tap("add")
    let report = try app.edit(["main.lua": Self.counter.replacing("count = 0", with: "count = 50")])
    #expect(app.labels == ["Count 8", "Add"])
    #expect(report.kept == [app.path("main.lua") + ": count"])
  }
}
