import Foundation

/// Apps that the tests of `lunette dev` edit.
enum DevApps {
  /// Counts taps in a local variable of the chunk, and in a field of the controller.
  static let counter = """
    local ui = require "lunette"
    local count = 0
    local function caption() return "Count " .. count end
    local Counter = ui.ViewController:subclass "Counter"

    function Counter:viewDidLoad()
      self.taps = 0
      self.label = ui.Label{ frame = { 0, 40, 320, 20 }, text = caption() }
      self.view:addSubview(self.label)
      self.view:addSubview(ui.Button{
        id = "add", frame = { 0, 80, 100, 40 }, title = "Add", onTouchUpInside = function() self:add() end,
      })
    end

    function Counter:add()
      count = count + 1
      self.taps = self.taps + 1
      self.label.text = caption()
    end

    return Counter
    """

  /// The counter with other texts in the place of some.
  static func counter(_ changes: (String, String)...) -> String {
    changes.reduce(counter) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
