import Testing
import ViewKit

@testable import ScriptHost

/// Values that a person has chosen live through edits of the code: the situation "values changed".
@Suite struct ReloadValuesTests {
  private static let script = """
    local ui = require "lunette"
    local Form = ui.ViewController:subclass "Form"

    function Form:viewDidLoad()
      self.status = ui.Label{ id = "status", frame = { 0, 300, 300, 20 }, text = "fresh" }
      self.busy = ui.ActivityIndicatorView{ id = "busy", origin = { 300, 20 } }
      for _, view in ipairs{
        ui.Switch{ id = "switch", frame = { 0, 20, 0, 0 } },
        ui.Slider{ id = "slider", frame = { 0, 60, 200, 31 }, maximumValue = 10 },
        ui.Stepper{ id = "stepper", frame = { 0, 100, 0, 0 } },
        ui.SegmentedControl{ id = "segments", items = { "One", "Two" }, frame = { 0, 140, 200, 29 } },
        ui.PageControl{ id = "pages", numberOfPages = 5, frame = { 0, 180, 200, 37 } },
        ui.ProgressView{ id = "progress", frame = { 0, 220, 200, 2 } },
        self.busy, self.status,
      } do
        self.view:addSubview(view)
        if view:isKind(ui.Control) then
          view:addTarget(self, "changed", "valueChanged")
        end
      end
    end

    function Form:changed(sender) self.status.text = "changed" end

    return Form
    """

  private func changed() throws -> LiveApp {
    let app = try LiveApp(["main.lua": Self.script])
    try #require(app.view("switch") as? Switch).isOn = true
    try #require(app.view("slider") as? Slider).value = 7.5
    try #require(app.view("stepper") as? Stepper).value = 42
    let segments = try #require(app.view("segments") as? SegmentedControl)
    segments.insert(.title("Three"), at: 2, animated: false)
    try segments.setSelectedSegmentIndex(2)
    try #require(app.view("pages") as? PageControl).currentPage = 3
    try #require(app.view("progress") as? ProgressView).progress = 0.6
    try #require(app.view("busy") as? ActivityIndicatorView).startAnimating()
    return app
  }

  /// What the controls of an app show.
  private func values(_ app: LiveApp) throws -> [String] {
    let segments = try #require(app.view("segments") as? SegmentedControl)
    return [
      "\(try #require(app.view("switch") as? Switch).isOn)",
      "\(try #require(app.view("slider") as? Slider).value)",
      "\(try #require(app.view("stepper") as? Stepper).value)",
      segments.segments.map { $0.title ?? "" }.joined(separator: "|"),
      "\(segments.selectedSegmentIndex.map { "\($0)" } ?? "none")",
      "\(try #require(app.view("pages") as? PageControl).currentPage)",
      "\(try #require(app.view("progress") as? ProgressView).progress)",
      "\(try #require(app.view("busy") as? ActivityIndicatorView).isAnimating)",
    ]
  }

  @Test(
    "Values that were changed stay",
    arguments: [
      ("= \"changed\"", "= \"changed now\"", false), ("\"fresh\"", "\"new\"", false),
      ("return Form", "return Form end", true),
      ("function Form:changed", "error 'no' function x", true),
      ("self.busy, self.status,", "self.status, self.busy,", false),
    ])
  func edit(old: String, new: String, fails: Bool) throws {
    let app = try changed()
    let before = try values(app)
    #expect(before == ["true", "7.5", "42.0", "One|Two|Three", "2", "3", "0.6", "true"])
    let report = try app.edit(["main.lua": Self.script.replacing(old, with: new)])
    #expect(report.outcome == (fails ? .failed : .reloaded), "\(report)")
    #expect(try values(app) == before)
    // Controls tell the code that is there now.
    try #require(app.view("switch") as? Switch).sendActions(for: .valueChanged)
    #expect(app.labels.last == (new == "= \"changed now\"" ? "changed now" : "changed"))
  }

  @Test func `A value that the author changes is the new one, unless somebody has changed it`()
    throws
  {
    let edited = Self.script.replacing(
      "maximumValue = 10 }", with: "maximumValue = 10, value = 2 }")
    let fresh = try LiveApp(["main.lua": Self.script])
    try fresh.edit(["main.lua": edited])
    #expect(try #require(fresh.view("slider") as? Slider).value == 2)
  }

  @Test func `A recogniser that was switched off stays off`() throws {
    let script = """
      local ui = require "lunette"
      local Pad = ui.ViewController:subclass "Pad"
      function Pad:viewDidLoad()
        self.view.id = "pad"
        self.view:addGestureRecognizer(ui.TapGestureRecognizer{ numberOfTapsRequired = 2 })
        self.view:addGestureRecognizer(ui.PanGestureRecognizer{})
      end
      return Pad
      """
    let app = try LiveApp(["main.lua": script])
    let old = try #require(app.view("pad")).gestureRecognizers
    old[1].isEnabled = false
    let report = try app.edit(["main.lua": script + " -- new"])
    #expect(report.outcome == .reloaded, "\(report)")
    let new = try #require(app.view("pad")).gestureRecognizers
    #expect(new[0] !== old[0])
    #expect(new.map(\.isEnabled) == [true, false])
  }
}
