import ScriptHost
import Testing
import ViewKit

/// Controllers that are not on the screen, or came after the view that they are in.
@Suite struct ReloadControllerTests {
  private static let words = "return { text = function() return 'old' end }"
  private static let new = ["words.lua": "return { text = function() return 'new' end }"]

  @Test func `A view that viewDidLoad sets takes the place of the old one`() throws {
    func main(_ text: String) -> [String: String] {
      [
        "main.lua": """
        local ui = require "lunette"
        local Home = ui.ViewController:subclass "Home"
        function Home:viewDidLoad()
          self.view = ui.View{ id = "home", ui.Label{ text = "\(text)" } }
        end
        return Home
        """
      ]
    }
    let app = try LiveApp(main("old"))
    let window = try #require(app.view("home")?.window)
    try app.edit(main("new"))
    #expect(app.labels == ["new"])
    #expect(window.subviews.count == 1)
  }

  private func app() throws -> LiveApp {
    try LiveApp([
      "words.lua": Self.words,
      "detail.lua": """
      local ui = require "lunette"
      local words = require "words"
      local Detail = ui.ViewController:subclass "Detail"
      function Detail:viewDidLoad()
        print "loaded"
        self.label = ui.Label{ frame = { 0, 0, 90, 20 }, text = words.text() }
        self.view:addSubview(self.label)
      end
      function Detail:viewWillAppear() print "appears" end
      return Detail
      """,
      "main.lua": """
      local ui = require "lunette"
      local Detail = require "detail"
      local Home = ui.ViewController:subclass "Home"
      local kept

      function Home:viewDidLoad()
        self.box = ui.View{ id = "box", frame = { 0, 300, 200, 200 } }
        self.view:addSubview(self.box)
        local function button(id, y, handler)
          self.view:addSubview(ui.Button{ id = id, frame = { 0, y, 90, 40 },
            onTouchUpInside = handler })
        end
        button("make", 50, function() kept = Detail() kept:loadViewIfNeeded() end)
        button("say", 100, function() print(kept.label.text) end)
        button("drop", 150, function() Detail():loadViewIfNeeded() end)
        button("add", 200, function()
          kept = Detail()
          self:addChild(kept)
          self.box:addSubview(kept.view)
          kept:didMove(self)
        end)
        button("cover", 250, function() kept.view:removeFromSuperview() end)
      end

      return Home
      """,
    ])
  }

  private func main(_ app: LiveApp) throws -> String {
    String(decoding: try SourceFile.read(app.path("main.lua")), as: UTF8.self)
  }

  @Test func `One that a variable keeps, and no window has, is loaded again`() throws {
    let app = try app()
    try app.tap("make")
    let report = try app.edit(Self.new)
    #expect(report.outcome == .reloaded, "\(report)")
    #expect(report.rebuilt == ["Home", "Detail"])
    try app.tap("say")
    // It is not seen, so it does not appear.
    #expect(app.host.printed == ["loaded", "loaded", "new"])
  }

  @Test func `One that nobody needs any more is not`() throws {
    let app = try app()
    try app.tap("drop")
    let report = try app.edit(Self.new)
    #expect(report.rebuilt == ["Home"])
    #expect(app.host.printed == ["loaded"])
  }

  @Test func `One that is covered is loaded again, and stays covered`() throws {
    let app = try app()
    try app.tap("add")
    try app.tap("cover")
    #expect(!app.labels.contains("old"))
    #expect(try app.edit(Self.new).rebuilt == ["Home", "Detail"])
    #expect(!app.labels.contains("new"))
    try app.tap("say")
    #expect(app.host.printed.last == "new")
  }

  @Test func `One that a handler has added stays in the new view of its parent`() throws {
    let app = try app()
    try app.tap("add")
    let child = app.host.application.keyWindow?.rootViewController?.children.first
    let report = try app.edit(Self.new)
    #expect(report.outcome == .reloaded && report.reset == [], "\(report)")
    #expect(app.labels.contains("new"))
    #expect(child?.view.superview === app.view("box"))
    #expect(app.host.application.keyWindow?.rootViewController?.children.first === child)
  }

  @Test func `One whose place is gone is named`() throws {
    let app = try app()
    try app.tap("add")
    let main = try main(app)
    let report = try app.edit(["main.lua": main.replacing("id = \"box\"", with: "id = \"other\"")])
    #expect(report.reset == ["the view of Detail (it has no place in the new one)"])
  }

  @Test func `A reload that fails puts it back`() throws {
    let app = try app()
    try app.tap("add")
    let main = try main(app)
    let report = try app.edit([
      "main.lua": main.replacing(
        "return Home", with: "function Home:viewDidAppear() error 'no' end\nreturn Home")
    ])
    #expect(report.outcome == .failed)
    #expect(app.labels.contains("old"))
  }
}
