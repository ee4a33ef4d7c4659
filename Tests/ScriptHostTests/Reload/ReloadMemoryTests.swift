import ScriptHost
import Testing

@Suite struct ReloadMemoryTests {
  @Test func `Reloads leave nothing behind`() throws {
    let text = """
      local ui = require "lunette"
      local words = require "words"
      local Home = ui.ViewController:subclass "Home"
      function Home:viewDidLoad()
        self.items = { 1, 2, 3 }
        self.view:addSubview(ui.Label{ frame = { 0, 40, 320, 20 }, text = words.text() })
        self.view:addSubview(ui.Button{ frame = { 0, 80, 100, 40 }, title = "Add",
          onTouchUpInside = function() self.items = {} end })
        ui.Timer:scheduledTimer(1, true, function() return self end)
        ui.async(function() ui.sleep(10) return self end)
      end
      return Home
      """
    let words = "local Word = require('lunette').View:subclass 'Word'\n"
    let app = try LiveApp(["main.lua": text, "words.lua": words + "return { text = print }"])
    func alive(after count: Int) throws -> (objects: Int, bytes: Int) {
      for number in 1...count {
        let word = number.isMultiple(of: 2) ? "a" : "b"
        let report = try app.edit([
          "words.lua": words + "return { text = function() return '\(word)' end }",
          "main.lua": text + "-- \(word)",
        ])
        #expect(report.outcome == .reloaded, "\(report)")
      }
      app.host.state.collect()
      app.host.state.collect()
      return (app.host.state.peerCount, app.host.state.byteCount)
    }
    let early = try alive(after: 20)
    let late = try alive(after: 100)
    #expect(late.objects == early.objects)
    // The tables of the host are now and then larger by a few slots; a table that stayed of each
    // reload would be ten times this.
    #expect(abs(late.bytes - early.bytes) < 1000)
  }

  @Test(
    "what a controller has in its fields does not keep it",
    arguments: ["self", "{ self }", "{ { a = self } }", "{ [self] = true }"])
  func fields(value: String) throws {
    let app = try LiveApp([
      "main.lua": """
      local ui = require "lunette"
      local Child = ui.ViewController:subclass "Child"
      local Home = ui.ViewController:subclass "Home"
      function Child:viewDidLoad() self.value = \(value) end
      function Home:viewDidLoad()
        self.view:addSubview(ui.Button{ id = "turn", frame = { 0, 80, 100, 40 },
          onTouchUpInside = function()
            local child = Child{}
            self:addChild(child)
            self.view:addSubview(child.view)
            child.view:removeFromSuperview()
            child:removeFromParent()
          end })
      end
      return Home
      """
    ])
    func alive() -> Int {
      app.host.state.collect()
      app.host.state.collect()
      return app.host.state.peerCount
    }
    try app.tap("turn")
    let before = alive()
    try app.tap("turn", times: 20)
    #expect(alive() == before)
  }
}
