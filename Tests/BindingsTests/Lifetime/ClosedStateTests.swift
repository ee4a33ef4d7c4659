import Testing
import ViewKit

@testable import Bindings
@testable import LuaRuntime

@Suite struct ClosedStateTests {
  private let screen = """
    Screen = ui.ViewController:subclass "Screen"
    Panel = ui.View:subclass "Panel"
    function Panel:layoutSubviews() print("layout") end
    function Panel:sizeThatFits(size) print("fits") return { 1, 1 } end
    function Screen:loadView() self.view = Panel{} end
    function Screen:viewWillAppear() print("appear") end
    function Screen:act() print("act") end
    controller = Screen{}
    button = ui.Button{ frame = { 0, 0, 100, 100 }, onTouchUpInside = function() print("tap") end }
    button:addTarget(controller, "act", "touchUpInside")
    button:addTarget({ act = function() print("table") end }, "act", "touchUpInside")
    controller.view:addSubview(button)
    ui.Timer:scheduledTimer(1, true, function() print("beat") end)
    window = show(controller)
    """

  @Test func `What Swift still holds goes on without its script`() throws {
    let runner = try ScriptRunner()
    try runner.run(screen)
    let button = try #require(runner.object("button", Button.self))
    let panel = try #require(runner.object("controller", ViewController.self)).view
    runner.application.advance(by: 1)
    runner.application.touchDown(at: Point(x: 50, y: 50))
    runner.application.touchUp()
    #expect(runner.takeLog().suffix(4) == ["beat", "tap", "act", "table"])

    runner.state.close()
    #expect(runner.state.byteCount == 0)
    panel.setNeedsLayout()
    #expect(panel.perform.sizeThatFits(Size(width: 5, height: 5)) == panel.frame.size)
    button.sendActions(for: .touchUpInside)
    runner.application.advance(by: 3)
    runner.application.touchDown(at: Point(x: 50, y: 50))
    runner.application.touchUp()
    button.removeFromSuperview()
    runner.application.windows.first?.rootViewController = nil
    runner.application.settle()
    #expect(runner.takeLog() == [])
    #expect(runner.takeErrors() == [])
  }

  @Test func `A request under way ends without its script`() throws {
    final class Later: NetworkAccess {
      func start(
        _ request: URLRequest, in application: Application,
        answer: @escaping (NetworkAnswer) -> Void
      ) -> (() -> Void)? {
        application.runLoop.schedule(after: 1) {
          let response = HTTPURLResponse(
            url: request.url, statusCode: 200, headers: HTTPHeaders())
          answer(.response(response, body: []))
        }
        return nil
      }
    }
    let runner = try ScriptRunner()
    runner.application.network = Later()
    try runner.run(
      """
      local function ask() ui.URLSession.shared:dataTask("https://a/", print):resume() end
      ask() ask()
      """)
    runner.application.settle()
    #expect(runner.application.urlSession.tasks.count == 2)
    runner.state.close()
    runner.application.advance(by: 2)
    #expect(runner.application.urlSession.tasks.isEmpty)
    #expect(runner.takeLog() == [])
    #expect(runner.takeErrors() == [])
  }

  @Test func `An application that outlives its script goes on`() throws {
    let application: Application
    let button: Button
    let window: Window
    do {
      let runner = try ScriptRunner()
      try runner.run(screen)
      try runner.run(
        "ui.Application.shared.delegate = { act = function() end } button:addTarget(nil, 'act', 'touchDown')"
      )
      application = runner.application
      button = try #require(runner.object("button", Button.self))
      window = try #require(runner.object("window", Window.self))
    }
    application.touchDown(at: Point(x: 50, y: 50))
    application.touchUp()
    application.advance(by: 3)
    button.sendActions(for: .touchUpInside)
    #expect(application.delegate?.responds(to: "act") != true)
    application.delegate?.performAction("act", sender: button, event: nil)
    application.delegate = nil
    button.superview?.setNeedsLayout()
    button.removeFromSuperview()
    window.rootViewController = nil
    application.settle()
    #expect(application.errors == [])
  }

  @Test func `Objects that only the script held are freed when the state is closed`() throws {
    weak var view: View?
    weak var application: Application?
    let runner = try ScriptRunner()
    try runner.run("view = ui.View{} view.user.own = view")
    view = runner.object("view")
    #expect(view != nil)
    runner.state.close()
    #expect(view == nil)
    application = runner.application
    #expect(application != nil)
  }

  @Test func `A host and its application are freed when they are dropped`() throws {
    weak var application: Application?
    weak var state: LuaState?
    weak var button: Button?
    try {
      let runner = try ScriptRunner()
      try runner.run(screen)
      application = runner.application
      state = runner.state
      button = runner.object("button")
      #expect(button != nil)
    }()
    #expect(button == nil)
    #expect(state == nil)
    #expect(application == nil)
  }

  @Test func `Two states side by side do not mix`() throws {
    let first = try ScriptRunner()
    let second = try ScriptRunner()
    for runner in [first, second] {
      try runner.run(
        """
        Screen = ui.ViewController:subclass "Screen"
        window = show(Screen{ mark = {} })
        assert(ui.Application.shared.windows[1] == window)
        equal(#ui.Application.shared.windows, 1)
        """)
    }
    #expect(first.object("window", Window.self) !== second.object("window", Window.self))
    first.state.close()
    try second.run("assert(window.rootViewController.mark)")
    second.checkLedger()
  }
}
