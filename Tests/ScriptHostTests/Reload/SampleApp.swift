import ViewKit

/// The app that the tests of reload edit: a screen with a view class of its own, and modules of
/// which one needs another.
enum SampleApp {
  static let main = """
    local ui = require "lunette"
    local Meter = require "meter"
    local format = require "format"
    local Screen = ui.ViewController:subclass "Screen"
    Screen.step = 1
    local taps = { total = 0 }
    local function note() taps.total = taps.total + 1 end

    function Screen:viewDidLoad()
      self.count = 0
      self.items = {}
      self.label = ui.Label{ id = "label", frame = { 0, 30, 320, 20 } }
      self.meter = Meter{ id = "meter", frame = { 0, 60, 100, 20 } }
      self.view:addSubview(self.label)
      self.view:addSubview(self.meter)
      self.view:addSubview(ui.Button{
        id = "add", frame = { 0, 90, 90, 40 }, onTouchUpInside = function() self:add() end,
      })
      self.view:addSubview(ui.Button{
        id = "tick", frame = { 0, 140, 90, 40 },
        onTouchUpInside = function()
          ui.Timer:scheduledTimer(1, true, function() self:add() end)
        end,
      })
      self.view:addSubview(ui.Button{
        id = "sleep", frame = { 0, 190, 90, 40 },
        onTouchUpInside = function()
          ui.async(function() ui.sleep(2) self:add() end)
        end,
      })
      self:update()
    end

    function Screen:add()
      note()
      self.count = self.count + Screen.step
      self.items[#self.items + 1] = self.count
      self:update()
    end

    function Screen:update()
      self.label.text = format.caption(self.count, #self.items, taps.total)
    end

    return Screen
    """

  static let meter = """
    local ui = require "lunette"
    local Meter = ui.View:subclass "Meter"

    function Meter:init(options)
      Meter.super.init(self, options)
      self.bar = ui.Label{ id = "bar" }
      self:addSubview(self.bar)
    end

    function Meter:layoutSubviews()
      Meter.super.layoutSubviews(self)
      self.bar.frame = { 0, 0, 50, 20 }
      self.bar.text = "short"
    end

    return Meter
    """

  static let format = """
    local words = require "words"
    local format = { separator = " " }

    function format.caption(count, items, taps)
      return table.concat({ words.count, count, words.items, items, words.taps, taps },
        format.separator)
    end

    return format
    """

  static let words = """
    return { count = "n", items = "i", taps = "t" }
    """

  static let files = [
    "main.lua": main, "meter.lua": meter, "format.lua": format, "words.lua": words,
  ]

  /// The middle of the button that adds.
  static let add = Point(x: 45, y: 110)

  /// The files with a piece of one replaced.
  static func edit(_ file: String, _ old: String, _ new: String) -> [String: String] {
    let text = files[file] ?? ""
    return [file: text.replacing(old, with: new)]
  }
}
