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
}
