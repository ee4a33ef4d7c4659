import Foundation
import Testing

/// What goes on while `lunette dev` reloads or restarts.
@Suite struct DevStateTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let clock = """
    local ui = require "lunette"
    local ticks, woken = 0, 0
    local Clock = ui.ViewController:subclass "Clock"

    local function text() return "ticks " .. ticks .. ", woken " .. woken end

    function Clock:viewDidLoad()
      self.label = ui.Label{ frame = { 0, 40, 320, 20 }, text = text() }
      self.view:addSubview(self.label)
      self.view:addSubview(ui.Button{ id = "b", frame = { 0, 80, 100, 40 }, title = "Up",
        onTouchUpInside = function() self.label.text = "up" end })
      ui.Timer:scheduledTimer(1, true, function()
        ticks = ticks + 1
        self.label.text = text()
      end)
      ui.async(function()
        ui.sleep(10)
        woken = woken + 1
        self.label.text = text()
      end)
    end

    return Clock
    """

  @Test func `Timers and coroutines go on in the new code, once each`() throws {
    let main = try folder.write("main.lua", Self.clock)
    let dev = try DevProcess([main])
    #expect(try dev.next().texts.first == "ticks 0, woken 0")
    dev.send("advance 2.5")
    #expect(try dev.next().texts.first == "ticks 2, woken 0")
    try folder.write("main.lua", Self.clock.replacingOccurrences(of: "\"ticks \"", with: "\"t \""))
    #expect(try dev.next("reloaded").texts.first == "t 2, woken 0")
    dev.send("advance 1")
    #expect(try dev.next().texts.first == "t 3, woken 0")
    dev.send("advance 20")
    #expect(try dev.next().texts.first == "t 23, woken 1")
  }

  @Test func `User defaults go on in a restart, and are in their file`() throws {
    let main = try folder.write(
      "main.lua",
      """
      local ui = require "lunette"
      local defaults = ui.UserDefaults.standard
      local label = ui.Label{ frame = { 0, 40, 320, 20 }, text = defaults:string "n" or "none" }
      return ui.View{ label, ui.Button{ id = "b", frame = { 0, 80, 100, 40 }, title = "Up",
        onTouchUpInside = function()
          defaults:set(defaults:integer "n" + 1, "n")
          label.text = defaults:string "n"
        end } }
      """)
    let file = folder.path + "/defaults.json"
    let dev = try DevProcess([main, "--defaults", file])
    #expect(try dev.next().texts.first == "none")
    dev.send("tap #b")
    #expect(try dev.next().texts.first == "1")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "{\n  \"n\":1\n}\n")
    dev.send("R")
    #expect(try dev.next().texts.first == "1")
    dev.send("tap #b")
    #expect(try dev.next().texts.first == "2")
  }

  @Test func `A finger that is down meets the new screen`() throws {
    let main = try folder.write("main.lua", Self.clock)
    let dev = try DevProcess([main])
    _ = try dev.next()
    dev.send("press #b")
    _ = try dev.next()
    try folder.write("main.lua", Self.clock.replacingOccurrences(of: "\"ticks \"", with: "\"t \""))
    #expect(try dev.next("reloaded").errors == [])
    dev.send("release")
    #expect(try dev.next().errors == [])
    dev.send("tap #b")
    #expect(try dev.next().texts.first == "up")
  }

  @Test func `A restart brings back locals, tables, globals and fields, and names what it cannot`()
    throws
  {
    let main = try folder.write(
      "main.lua",
      """
      local ui = require "lunette"
      local model = require "model"
      local count, last = 0, nil
      total = 0
      local Home = ui.ViewController:subclass "Home"

      local function text(self)
        return table.concat({ count, total, #model.items, model.items[2] or "-", self.mood,
          last and "some" or "none" }, " ")
      end

      function Home:viewDidLoad()
        self.mood = "calm"
        self.label = ui.Label{ frame = { 0, 40, 320, 20 }, text = text(self) }
        self.view:addSubview(self.label)
        self.view:addSubview(ui.Button{ id = "b", frame = { 0, 80, 100, 40 }, title = "Go",
          onTouchUpInside = function(button)
            count, total, last, self.mood = count + 1, total + 10, button, "glad \\"é\\"\\n"
            model.add("item " .. count)
            self.label.text = text(self)
          end })
      end

      return Home
      """)
    try folder.write(
      "model.lua",
      """
      local model = { items = { "first" } }
      function model.add(item) model.items[#model.items + 1] = item end
      return model
      """)
    let dev = try DevProcess([main, "--do", "tap #b; tap #b"])
    let before = try dev.next()
    #expect(before.texts.first == "2 20 3 item 1 glad \"é\"\n some")
    dev.send("R")
    let after = try dev.next()
    #expect(after.outcome == "restarted" && after.errors == [])
    #expect(after.texts.first == "2 20 3 item 1 glad \"é\"\n none")
    #expect(after.names("reset") == ["\(main): last (an object is not carried over)"])
    dev.send("tap #b")
    #expect(try dev.next().texts.first == "3 30 4 item 1 glad \"é\"\n some")
  }

  @Test func `All files are reloaded when that is asked for`() throws {
    let main = try folder.write("main.lua", DevApps.counter)
    let dev = try DevProcess([main, "--do", "tap #add"])
    _ = try dev.next()
    dev.send("r")
    let again = try dev.next()
    #expect(again.outcome == "reloaded" && again.texts == ["Count 1", "Add"])
  }

  @Test func `A restart brings back fields of classes and of views, and names objects in them`()
    throws
  {
    let main = try folder.write(
      "main.lua",
      """
      local ui = require "lunette"
      local Home = ui.ViewController:subclass "Home"
      Home.total, Home.best, Home.last = 0, { score = 1 }, false
      local Dial = ui.View:subclass "Dial"
      function Dial:init(options)
        Dial.super.init(self, options)
        self.turns, self.marks, self.label = 0, { 1 }, ui.Label{ frame = { 0, 0, 300, 20 } }
        self:addSubview(self.label)
      end
      function Dial:layoutSubviews()
        self.label.text = table.concat({ self.turns, #self.marks, Home.total, Home.best.score }, " ")
      end

      function Home:viewDidLoad()
        self.dial = Dial{ id = "dial", frame = { 0, 40, 300, 20 } }
        self.view:addSubview(self.dial)
        self.view:addSubview(ui.Button{ id = "b", frame = { 0, 80, 100, 40 }, title = "Go",
          onTouchUpInside = function(button)
            local dial = self.dial
            dial.turns, dial.marks[2], dial.owner = dial.turns + 1, 2, button
            Home.total, Home.best.score, Home.last = Home.total + 1, 7, button
            dial:setNeedsLayout()
          end })
      end

      return Home
      """)
    let dev = try DevProcess([main, "--do", "tap #b; tap #b"])
    #expect(try dev.next().texts.first == "2 2 2 7")
    dev.send("R")
    let after = try dev.next()
    #expect(after.outcome == "restarted" && after.errors == [])
    #expect(after.texts.first == "2 2 2 7")
    #expect(
      after.names("reset") == [
        "Home #dial: owner (an object is not carried over)",
        "class Home: last (an object is not carried over)",
      ])
    dev.send("tap #b")
    #expect(try dev.next().texts.first == "3 2 3 7")
    // What the restarted app has is carried on by the next.
    dev.send("R")
    #expect(try dev.next().texts.first == "3 2 3 7")
  }

  @Test func `A file of data is watched, and JSON is no reason to restart`() throws {
    try folder.write(
      "app/plugin.json",
      #"{ "name": "app", "version": "1.0.0", "permissions": ["files:read:data"] }"#)
    try folder.write("app/data/words.json", "Count ")
    try folder.write(
      "app/main.lua",
      DevApps.counter(("\"Count \"", "ui.files:read('data/words.json')")))
    let dev = try DevProcess([
      folder.path + "/app", "--allow", "files:read:data", "--do", "tap #add",
    ])
    #expect(try dev.next().texts.first == "Count 1")
    try folder.write("app/data/words.json", "Number ")
    let next = try dev.next("reloaded")
    #expect(next.texts.first == "Number 1")
    #expect(next.names("patched") == ["\(folder.path)/app/data/words.json"])
  }
}
