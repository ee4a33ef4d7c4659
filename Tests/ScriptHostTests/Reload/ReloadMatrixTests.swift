import LuaRuntime
import Testing
import ViewKit

@testable import ScriptHost

/// Edits in situations, as a person meets them: what is shown right after, and what goes on.
@Suite struct ReloadMatrixTests {
  /// What the app has been through before the edit.
  enum Situation: String, CaseIterable {
    case fresh, tapped, timerRunning, coroutineAsleep, touchDown, animating

    func enter(_ app: LiveApp) throws {
      switch self {
      case .fresh: break
      case .tapped: try app.tap("add", times: 2)
      case .timerRunning:
        try app.tap("tick")
        app.host.application.advance(by: 2.5)
      case .coroutineAsleep:
        try app.tap("sleep")
        app.host.application.advance(by: 1)
      case .touchDown: app.host.application.touchDown(at: SampleApp.add)
      case .animating:
        let meter = try #require(app.view("meter"))
        app.host.application.animate(AnimationParameters(duration: 5)) { meter.center.x = 200 }
        app.host.application.advance(by: 1)
      }
    }

    /// How often `add` has run.
    var count: Int { self == .tapped || self == .timerRunning ? 2 : 0 }
  }

  /// An edit, and what it makes of the caption of a count.
  struct Edit: CustomTestStringConvertible, Sendable {
    let name: String
    let files: [String: String]
    var caption: @Sendable (Int) -> String = { "n \($0) i \($0) t \($0)" }
    var fails = false
    /// Whether the views were made when it fails.
    var failsLate = false

    var testDescription: String { name }
  }

  static let edits: [Edit] = [
    Edit(
      name: "method body",
      files: SampleApp.edit("main.lua", "format.caption(self", "'> ' .. format.caption(self"),
      caption: { "> n \($0) i \($0) t \($0)" }),
    Edit(
      name: "new method",
      files: SampleApp.edit(
        "main.lua", "function Screen:update()",
        "function Screen:mark() return '*' end\nfunction Screen:update() self.marked = self:mark()"),
      caption: { "n \($0) i \($0) t \($0)" }),
    Edit(
      name: "local function used by a method",
      files: SampleApp.edit("main.lua", "taps.total + 1", "taps.total + 1 + 0")),
    Edit(
      name: "function of a module that another needs",
      files: SampleApp.edit("format.lua", "words.taps, taps }", "words.taps, taps, '!' }"),
      caption: { "n \($0) i \($0) t \($0) !" }),
    Edit(
      name: "module-level table of a module",
      files: SampleApp.edit("format.lua", "separator = \" \"", "separator = \"-\""),
      caption: { "n-\($0)-i-\($0)-t-\($0)" }),
    Edit(
      name: "dependency of a dependency",
      files: SampleApp.edit("words.lua", "count = \"n\"", "count = \"N\""),
      caption: { "N \($0) i \($0) t \($0)" }),
    Edit(
      name: "class field", files: SampleApp.edit("main.lua", "Screen.step = 1", "Screen.step = 5")),
    Edit(
      name: "new field default",
      files: SampleApp.edit("main.lua", "self.items = {}", "self.items = {} self.mood = 'good'")),
    Edit(
      name: "renamed class of a view",
      files: SampleApp.edit("meter.lua", "subclass \"Meter\"", "subclass \"Gauge\"")),
    Edit(
      name: "changed constructor",
      files: SampleApp.edit(
        "meter.lua", "self:addSubview(self.bar)", "self:insertSubview(self.bar, 1)")),
    Edit(
      name: "syntax error",
      files: SampleApp.edit("format.lua", "return format", "return format end"),
      fails: true),
    Edit(
      name: "run-time error in viewDidLoad",
      files: SampleApp.edit("main.lua", "self.items = {}", "self.items = nil + 1"), fails: true,
      failsLate: true),
    Edit(
      name: "error in layoutSubviews",
      files: SampleApp.edit("meter.lua", "self.bar.text = \"short\"", "error 'bad layout'"),
      fails: true, failsLate: true),
    Edit(
      name: "endless loop at load",
      files: SampleApp.edit("words.lua", "return {", "while true do end return {"), fails: true),
    Edit(
      name: "two files at once, of which one fails",
      files: SampleApp.edit("words.lua", "count = \"n\"", "count = \"N\"").merging(
        SampleApp.edit("format.lua", "local format", "error 'no' local format")
      ) { $1 },
      fails: true),
  ]

  @Test(arguments: edits, Situation.allCases)
  func `An edit takes effect, or nothing does, and what was under way goes on`(
    edit: Edit, situation: Situation
  ) throws {
    let app = try LiveApp(SampleApp.files)
    try situation.enter(app)
    let caption = { (count: Int) in "n \(count) i \(count) t \(count)" }
    #expect(app.labels.first == caption(situation.count))
    let report = try app.edit(edit.files)
    #expect(report.outcome == (edit.fails ? .failed : .reloaded), "\(report)")
    let after = edit.fails ? caption : edit.caption
    #expect(app.labels.first == after(situation.count), "\(report)")
    #expect(app.host.errors.isEmpty != edit.fails)
    var count = situation.count
    if situation == .touchDown {
      // The button is another one now, or was off the screen, unless nothing has happened.
      let ended = "the touch on Button #add (its view was made again)"
      let isOver = !edit.fails || edit.failsLate
      #expect(report.reset.contains(ended) == isOver, "\(report)")
      #expect(app.host.application.activeTouches.isEmpty == isOver)
      app.host.application.touchUp()
      app.host.application.settle()
      if !isOver { count += 1 }
      #expect(app.labels.first == after(count))
    }
    if situation == .animating {
      // What moved is gone, or was off the screen, unless nothing has happened.
      let isOver = !edit.fails || edit.failsLate
      #expect(app.host.application.transitions.isEmpty == isOver)
      app.host.application.advance(by: 5)
      #expect(app.host.application.transitions.isEmpty)
    }
    // The class field is the one edit that changes what a tap adds.
    let step = edit.name == "class field" ? 5 : 1
    try app.tap("add")
    count += 1
    let shown = count - 1 + step
    #expect(
      app.labels.first == after(count).replacing("n \(count)", with: "n \(shown)"), "\(report)")
  }

  @Test func `A class field that is state stays so through any number of reloads`() throws {
    let counting = SampleApp.edit("main.lua", "note()\n", "note() Screen.step = Screen.step + 1\n")
    let app = try LiveApp(SampleApp.files.merging(counting) { $1 })
    try app.tap("add")
    for word in ["N", "M", "n"] {
      try app.edit(SampleApp.edit("words.lua", "\"n\"", "\"\(word)\""))
      #expect(app.labels.first == "\(word) 2 i 1 t 1")
    }
    try app.tap("add")
    #expect(app.labels.first == "n 5 i 2 t 2")
  }

  @Test func `A coroutine that sleeps wakes in the new code`() throws {
    let app = try LiveApp(SampleApp.files)
    try app.tap("sleep")
    app.host.application.advance(by: 1)
    try app.edit(SampleApp.edit("words.lua", "count = \"n\"", "count = \"N\""))
    app.host.application.advance(by: 1.5)
    #expect(app.labels.first == "N 1 i 1 t 1")
  }

  @Test func `A timer goes on in the new code`() throws {
    let app = try LiveApp(SampleApp.files)
    try app.tap("tick")
    app.host.application.advance(by: 1.5)
    try app.edit(
      SampleApp.edit("main.lua", "self.count + Screen.step", "self.count + Screen.step * 10"))
    #expect(app.labels.first == "n 1 i 1 t 1")
    app.host.application.advance(by: 1)
    #expect(app.labels.first == "n 11 i 2 t 2")
  }

  @Test func `A view class lays its objects out by the new code`() throws {
    let app = try LiveApp(SampleApp.files)
    let report = try app.edit(SampleApp.edit("meter.lua", "\"short\"", "\"long\""))
    #expect(report.outcome == .reloaded)
    #expect(app.labels == ["n 0 i 0 t 0", "long"])
  }

  @Test func `A method that is gone is gone`() throws {
    var files = SampleApp.files
    files["main.lua"] = SampleApp.main.replacing(
      "function Screen:update()", with: "function Screen:extra() end\nfunction Screen:update()")
    let app = try LiveApp(files)
    let report = try app.edit(["main.lua": SampleApp.main])
    #expect(report.outcome == .reloaded)
    let probe = try app.edit([
      "main.lua": SampleApp.main.replacing(
        "self:update()\nend", with: "self:update()\nend"
      ).replacing(
        "return Screen", with: "print(Screen.extra)\nreturn Screen")
    ])
    #expect(probe.outcome == .reloaded)
    #expect(app.host.printed.last == "nil")
  }

  @Test func `A class with another superclass is a new one, and that is told`() throws {
    let app = try LiveApp(SampleApp.files)
    try app.tap("add")
    let report = try app.edit(
      SampleApp.edit("meter.lua", "ui.View:subclass", "ui.Control:subclass"))
    #expect(report.outcome == .reloaded, "\(report)")
    #expect(app.view("meter") is Control)
    #expect(report.reset.contains { $0.contains("class Meter") }, "\(report)")
    #expect(app.labels.first == "n 1 i 1 t 1")
  }

  @Test func `A root of another class ends what the former has started, and comes alone`() throws {
    let script = """
      local ui = require "lunette"
      local Home = ui.ViewController:subclass "Home"
      function Home:viewDidLoad()
        ui.Timer:scheduledTimer(1, true, function() print "Home" end)
      end
      return Home
      """
    let app = try LiveApp(["main.lua": script])
    let report = try app.edit(["main.lua": script.replacing("Home", with: "Other")])
    #expect(report.outcome == .reloaded, "\(report)")
    app.host.application.advance(by: 1.5)
    #expect(app.host.printed == ["Other"])
    let failed = try app.edit([
      "main.lua": script.replacing("Home", with: "Third").replacing(
        "return Third", with: "function Third:viewDidAppear() error 'no' end\nreturn Third")
    ])
    #expect(failed.outcome == .failed, "\(failed)")
    app.host.application.advance(by: 1)
    #expect(app.host.printed == ["Other", "Other"])
  }

  @Test func `A file that was deleted fails, and the screen stays`() throws {
    let app = try LiveApp(SampleApp.files)
    try app.tap("add")
    try app.folder.remove("words.lua")
    let report = app.host.reload([app.path("words.lua")])
    #expect(report.outcome == .failed)
    #expect(report.errors.first?.message.contains("words.lua") == true)
    #expect(app.labels.first == "n 1 i 1 t 1")
    let mended = try app.edit(["words.lua": SampleApp.words.replacing("\"n\"", with: "\"N\"")])
    #expect(mended.outcome == .reloaded)
    #expect(app.labels.first == "N 1 i 1 t 1")
  }

  @Test func `New code may need a new file`() throws {
    let app = try LiveApp(SampleApp.files)
    try app.tap("add")
    try app.folder.write("extra.lua", Array("return { mark = '+' }".utf8))
    let report = try app.edit(
      SampleApp.edit("words.lua", "count = \"n\"", "count = require('extra').mark"))
    #expect(report.outcome == .reloaded, "\(report)")
    #expect(app.labels.first == "+ 1 i 1 t 1")
    let second = try app.edit(["extra.lua": "return { mark = '-' }"])
    #expect(second.outcome == .reloaded)
    #expect(app.labels.first == "- 1 i 1 t 1", "\(second)")
  }

  @Test func `There and back again is as if nothing had been`() throws {
    let app = try LiveApp(SampleApp.files)
    let still = try LiveApp(SampleApp.files)
    for round in 1...20 {
      let edit = Self.edits.filter { !$0.fails }[round % 9 % 8]
      try app.edit(edit.files)
      try app.edit(SampleApp.files)
      try app.tap("add")
      try still.tap("add")
      #expect(app.labels == still.labels, "after \(edit.name)")
    }
  }

  @Test func `A screen that is a view alone is made anew, and keeps what was done to it`() throws {
    let script = """
      local ui = require "lunette"
      local taps = 0
      local label = ui.Label{ id = "label", frame = { 0, 0, 100, 20 }, text = "none" }
      return ui.View{
        label,
        ui.Button{ id = "add", frame = { 0, 50, 90, 40 }, onTouchUpInside = function()
          taps = taps + 1
          label.text = "taps " .. taps
        end },
      }
      """
    let app = try LiveApp(["main.lua": script])
    try app.tap("add")
    let report = try app.edit(["main.lua": script.replacing("\"taps \"", with: "\"Taps: \"")])
    #expect(report.outcome == .reloaded)
    #expect(app.labels == ["taps 1"])
    try app.tap("add")
    #expect(app.labels == ["Taps: 2"])
  }

  @Test func `A thousand reloads leave what a hundred leave`() throws {
    let app = try LiveApp(SampleApp.files)
    func cycle(_ count: Int) throws -> (peers: Int, bytes: Int) {
      for number in 0..<count {
        let files =
          number % 2 == 0
          ? SampleApp.edit("words.lua", "\"n\"", "\"N\"") : ["words.lua": SampleApp.words]
        #expect(try app.edit(files).outcome == .reloaded)
      }
      app.host.state.collect()
      app.host.state.collect()
      return (app.host.state.peerCount, app.host.state.byteCount)
    }
    let early = try cycle(100)
    let late = try cycle(900)
    #expect(late.peers == early.peers)
    #expect(late.bytes == early.bytes)
  }
}
