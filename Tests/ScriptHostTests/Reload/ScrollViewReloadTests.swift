import Testing
import ViewKit

@testable import ScriptHost

/// Edits of the code while a person looks at a part of a content.
@Suite struct ScrollViewReloadTests {
  private static func main(caption: String) -> String {
    """
    local ui = require "lunette"
    local Screen = ui.ViewController:subclass "Screen"

    function Screen:viewDidLoad()
      self.picture = ui.View{ id = "picture", frame = { 0, 0, 400, 400 } }
      self.view:addSubview(ui.ScrollView{
        id = "map", frame = { 0, 60, 200, 200 }, contentSize = { 400, 400 }, delegate = self,
        maximumZoomScale = 4, self.picture,
      })
      self.view:addSubview(ui.Label{ id = "label", frame = { 0, 30, 100, 20 }, text = "\(caption)" })
    end

    function Screen:viewForZooming_in() return self.picture end

    return Screen
    """
  }

  @Test func `the part that is seen, and how large, stays`() throws {
    let app = try LiveApp(["main.lua": Self.main(caption: "Map")])
    let old = try #require(app.view("map") as? ScrollView)
    old.zoomScale = 2.5
    old.contentOffset = Point(x: 30, y: 710)
    let report = try app.edit(["main.lua": Self.main(caption: "The map")])
    #expect(report.outcome == .reloaded, "\(report)")
    #expect(app.labels.first == "The map")
    let new = try #require(app.view("map") as? ScrollView)
    #expect(new !== old)
    #expect(new.zoomScale == 2.5)
    #expect(new.contentSize == Size(width: 1_000, height: 1_000))
    #expect(new.contentOffset == Point(x: 30, y: 710))
    #expect(app.view("picture")?.frame.width == 1_000)
    #expect(app.host.errors.isEmpty)
  }

  @Test func `what is gliding is at rest afterwards, where it was`() throws {
    let app = try LiveApp(["main.lua": Self.main(caption: "Map")])
    let old = try #require(app.view("map") as? ScrollView)
    let application = app.host.application
    application.touchDown(at: Point(x: 100, y: 200))
    for y in [180.0, 160, 140] {
      application.advance(by: 1.0 / 60)
      application.touchMove(to: Point(x: 100, y: y))
    }
    application.touchUp()
    #expect(old.isDecelerating)
    application.advance(by: 0.1)
    let offset = old.contentOffset
    try app.edit(["main.lua": Self.main(caption: "The map")])
    let new = try #require(app.view("map") as? ScrollView)
    application.advance(by: 2)
    #expect(new.contentOffset == offset)
    #expect(!new.isDecelerating)
    #expect(app.host.errors.isEmpty)
  }
}
