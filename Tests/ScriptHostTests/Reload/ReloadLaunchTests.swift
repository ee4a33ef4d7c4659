import ScriptHost
import Testing

/// What an application delegate does at the start, which a reload does not do again.
@Suite struct ReloadLaunchTests {
  private static let main = """
    local ui = require "lunette"
    local unrelated = 1
    local function title() return "old" end
    local Home = ui.ViewController:subclass "Home"

    function Home:viewDidLoad()
      self.view:addSubview(ui.Label{ frame = { 0, 40, 320, 20 }, text = self.title })
    end

    local app = {}

    function app:application_didFinishLaunchingWithOptions(application)
      self.window = ui.Window()
      self.window.rootViewController = Home{ title = title() }
      self.window:makeKeyAndVisible()
    end

    return app
    """

  @Test(arguments: [
    ("\"old\"", "\"new\""), ("self.window:make", "print 'launched' self.window:make"),
  ])
  func `A reload names it where it, or what it calls, has changed`(
    _ old: String, _ new: String
  ) throws {
    let app = try LiveApp(["main.lua": Self.main])
    let report = try app.edit(["main.lua": Self.main.replacing(old, with: new)])
    #expect(report.outcome == .reloaded, "\(report)")
    #expect(report.needsRestart == ["application_didFinishLaunchingWithOptions"])
    #expect(report.line.contains("; restart to see application_didFinishLaunchingWithOptions"))
    #expect(app.labels == ["old"])
    #expect(app.host.printed == [])
    // It is told once.
    #expect(try app.edit(["main.lua": Self.main]).needsRestart == report.needsRestart)
    #expect(app.host.reload([app.path("main.lua")]).needsRestart == [])
  }

  @Test func `It is silent where only its place or its comments have changed`() throws {
    let app = try LiveApp(["main.lua": Self.main])
    let report = try app.edit([
      "main.lua": Self.main.replacing("unrelated = 1", with: "unrelated = 2\n\n").replacing(
        "self.window = ", with: "-- The window.\n    self.window = ")
    ])
    #expect(report.outcome == .reloaded && report.needsRestart == [], "\(report)")
  }

  @Test func `A delegate of a class is asked as well`() throws {
    let main = """
      local ui = require "lunette"
      local App = ui.Responder:subclass "App"
      function App:application_didFinishLaunchingWithOptions()
        self.window = ui.Window()
        self.window.rootViewController = ui.ViewController()
        self.window:makeKeyAndVisible()
      end
      return App()
      """
    let app = try LiveApp(["main.lua": main])
    #expect(app.host.errors == [])
    let report = try app.edit([
      "main.lua": main.replacing("ui.ViewController()", with: "ui.ViewController{ title = 'x' }")
    ])
    #expect(report.needsRestart == ["application_didFinishLaunchingWithOptions"], "\(report)")
  }
}
