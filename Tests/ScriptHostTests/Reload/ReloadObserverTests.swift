import ScriptHost
import Testing
import ViewKit

/// What listens is never there twice, not even while a reload goes on.
@Suite struct ReloadObserverTests {
  private static func main(_ version: String, _ end: String = "") -> String {
    """
    local ui = require "lunette"
    local center = ui.NotificationCenter.default
    local Child = ui.ViewController:subclass "Child"
    local Screen = ui.ViewController:subclass "Screen"
    center:addObserver("Ping", nil, function() print "\(version) file" end)
    function Child:viewDidLoad()
      center:addObserver("Ping", nil, function() print "\(version) child" end)
    end
    function Screen:viewDidLoad()
      center:addObserver("Ping", nil, function() print "\(version) screen" end)
      center:addObserver(self, "ping", "Ping")
      local child = Child{}
      self:addChild(child)
      self.view:addSubview(child.view)
      self.view:addSubview(ui.Button{ id = "post", frame = { 0, 100, 200, 30 },
        onTouchUpInside = function() center:post("Ping") end })
      center:post("Ping")
      \(end)
    end
    function Screen:ping() print "\(version) method" end
    return Screen
    """
  }

  /// What a post says, that of a load or a later one.
  private static func post(_ version: String) -> [String] {
    ["file", "screen", "method", "child"].map { "\(version) \($0)" }
  }

  private func said(_ app: LiveApp, _ body: () throws -> Void) throws -> [String] {
    let count = app.host.log.count
    try body()
    return app.host.log.dropFirst(count).map(\.message)
  }

  @Test func `only the new ones hear what a reload posts`() throws {
    let app = try LiveApp(["main.lua": Self.main("1")])
    #expect(app.host.log.map(\.message) == Self.post("1"))
    for version in ["2", "3"] {
      let words = try said(app) {
        let report = try app.edit(["main.lua": Self.main(version)])
        #expect(report.outcome == .reloaded, "\(report)")
      }
      #expect(words == Self.post(version))
      let heard = try said(app) { try app.tap("post") }
      #expect(heard == Self.post(version))
    }
  }

  @Test(
    "those of the old code are back when a reload fails",
    arguments: [main("2", "error('no')"), main("2") + " .. nil", "error('no')"])
  func failed(main: String) throws {
    let app = try LiveApp(["main.lua": Self.main("1")])
    let words = try said(app) {
      let report = try app.edit(["main.lua": main])
      #expect(report.outcome == .failed)
    }
    #expect(!words.contains { $0.hasPrefix("1") })
    let heard = try said(app) { try app.tap("post") }
    #expect(heard == Self.post("1"))
  }
}
