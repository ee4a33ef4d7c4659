import Testing
import ViewKit

@testable import ScriptHost

/// Views that draw, when the code changes by which they do.
@Suite struct ReloadDrawingTests {
  private static let main = """
    local ui = require "lunette"
    local Ring = require "ring"
    local Screen = ui.ViewController:subclass "Screen"

    function Screen:viewDidLoad()
      self.view:addSubview(ui.Button{ id = "open", onTouchUpInside = function() self:open() end })
    end

    -- A window of its own is not made again with the view of the controller.
    function Screen:open()
      self.extra = ui.Window{ frame = { 0, 0, 90, 90 } }
      self.extra:addSubview(Ring{ id = "ring", frame = { 0, 0, 90, 90 } })
      self.extra.isHidden = false
    end

    return Screen
    """

  private static func ring(_ body: String) -> String {
    """
    local ui = require "lunette"
    local Ring = ui.View:subclass "Ring"
    function Ring:draw(rect)
      self.draws = (self.draws or 0) + 1
      \(body)
    end
    return Ring
    """
  }

  private func app() throws -> LiveApp {
    let app = try LiveApp([
      "main.lua": Self.main, "ring.lua": Self.ring("ui.rectFill{ 0, 0, 10, 10 }"),
    ])
    try app.tap("open")
    return app
  }

  private func drawn(_ app: LiveApp) throws -> [DisplayList.Form] {
    try #require(app.view("ring")).displayList?.items.map(\.form) ?? []
  }

  @Test func `a view whose class changed draws anew`() throws {
    let app = try app()
    let view = try #require(app.view("ring"))
    #expect(try drawn(app) == [.fill(Path(Rect(x: 0, y: 0, width: 10, height: 10)), .winding)])
    let report = try app.edit(["ring.lua": Self.ring("ui.rectFill{ 0, 0, 20, 20 }")])
    #expect(report.outcome == .reloaded)
    #expect(app.view("ring") === view)
    #expect(try drawn(app) == [.fill(Path(Rect(x: 0, y: 0, width: 20, height: 20)), .winding)])
  }

  @Test func `a drawing that fails is that of the code before`() throws {
    let app = try app()
    let report = try app.edit(["ring.lua": Self.ring("ui.rectFill{ 0, 0, 20, 20 } error 'no'")])
    #expect(report.outcome == .failed)
    #expect(try drawn(app) == [.fill(Path(Rect(x: 0, y: 0, width: 10, height: 10)), .winding)])
  }
}
