import Testing
import ViewKit

/// Layers and display links over a reload.
@Suite struct ReloadLayerTests {
  private static let main = """
    local ui = require "lunette"
    local Screen = ui.ViewController:subclass "Screen"

    function Screen:viewDidLoad()
      self.frames = 0
      local box = ui.View{ id = "box", frame = { 0, 100, 100, 100 } }
      self.halo = ui.Layer{ name = "halo", frame = box.bounds }
      box.layer:addSublayer(self.halo)
      self.view:addSubview(box)
      self.view:addSubview(ui.Label{ id = "count", frame = { 0, 0, 100, 22 } })
      self.view:addSubview(ui.Button{
        id = "hide", frame = { 0, 300, 100, 44 },
        onTouchUpInside = function()
          self.halo.isHidden = true
          self.halo:add(ui.BasicAnimation{ keyPath = "opacity", fromValue = 0, duration = 9 })
        end,
      })
      local link = ui.DisplayLink{
        selector = function()
          self.frames = self.frames + 1
          self.view.subviews[2].text = tostring(self.frames)
        end,
      }
      link:add()
    end

    return Screen
    """

  @Test func `What was hidden stays so, and there is one display link`() throws {
    let app = try LiveApp(["main.lua": Self.main])
    try app.tap("hide")
    app.host.application.advance(by: 0.5)
    #expect(app.labels == ["30"])
    #expect(app.host.application.isInTransition)
    let report = try app.edit([
      "main.lua": Self.main.replacing("0, 0, 100, 22", with: "0, 0, 200, 22")
    ])
    #expect(report.outcome == .reloaded)
    #expect(app.host.errors.isEmpty)
    #expect(app.view("count")?.width == 200)
    let layer = try #require(app.view("box")?.layer.ownSublayers.first)
    #expect(layer.name == "halo" && layer.isHidden)
    // What moved is gone with the old views.
    #expect(!app.host.application.isInTransition)
    #expect(app.host.application.displayLinks.count == 1)
    app.host.application.advance(by: 0.5)
    #expect(app.labels == ["60"])
  }
}
