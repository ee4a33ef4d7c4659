import ScriptHost
import Testing
import ViewKit

@Suite struct ShownTests {
  private func open(_ body: String, _ options: HostOptions = HostOptions()) throws -> Host {
    try ScriptHostTests.open("local ui = require 'lunette'\n" + body, options)
  }

  private func root(_ host: Host) throws -> View {
    try #require(host.application.keyWindow?.rootViewController?.view)
  }

  @Test func `A view with an empty frame fills the screen`() throws {
    let host = try open("return ui.Label{ text = 'hi' }")
    #expect(host.errors == [])
    let view = try root(host)
    #expect(view is Label)
    #expect(view.frame == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(host.text.contains("hi"))
  }

  @Test func `A view with a frame keeps it, on a white one`() throws {
    let host = try open("return ui.View{ frame = { 10, 20, 30, 40 }, id = 'small' }")
    #expect(host.errors == [])
    let view = try root(host)
    #expect(view.frame.size == Size(width: 375, height: 667))
    #expect(view.backgroundColor == .white)
    #expect(view.subviews.count == 1)
    #expect(view.subviews[0].frame == Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.subviews[0].accessibilityIdentifier == "small")
  }

  @Test func `A controller, or its class, is the root`() throws {
    for value in ["Screen{}", "Screen"] {
      let host = try open(
        """
        local Screen = ui.ViewController:subclass "Screen"
        function Screen:viewDidLoad() self.view:addSubview(ui.Label{ text = "x", frame = {0,0,9,9} }) end
        return \(value)
        """)
      #expect(host.errors == [])
      #expect(host.application.keyWindow?.rootViewController?.className == "Screen")
      #expect(try root(host).subviews.count == 1)
    }
  }

  @Test func `A class whose init fails is one error`() throws {
    let host = try open(
      """
      local Screen = ui.ViewController:subclass "Screen"
      function Screen:init(options) error("no screen today") end
      return Screen
      """)
    #expect(host.errors.count == 1)
    #expect(host.messages[0] == "no screen today")
    #expect(host.errors[0].line == 3)
  }

  @Test func `A delegate makes its own window`() throws {
    let host = try open(
      """
      return {
        application_didFinishLaunchingWithOptions = function(self, application, options)
          assert(application == ui.Application.shared)
          assert(type(options) == "table")
          self.window = ui.Window{ rootViewController = ui.ViewController }
          self.window.rootViewController.view:addSubview(ui.Label{ text = "made", frame = { 9, 99, 90, 22 } })
          self.window:makeKeyAndVisible()
          return true
        end,
      }
      """)
    #expect(host.errors == [])
    #expect(host.text.contains("made"))
  }

  @Test func `A delegate that shows no window is told what is missing`() throws {
    let host = try open(
      "return { application_didFinishLaunchingWithOptions = function(self) return true end }")
    #expect(host.errors.count == 1)
    #expect(host.messages[0].contains("no window is key"))
    #expect(host.messages[0].contains("makeKeyAndVisible"))
  }

  @Test func `A delegate that fails is an error of its own line`() throws {
    let host = try open(
      "return { application_didFinishLaunchingWithOptions = function(self) error('dead') end }")
    #expect(host.messages.first == "dead")
    #expect(host.errors.first?.line == 2)
  }

  @Test(arguments: [
    ("nil", "it returned nothing"), ("", "it returned nothing"), ("5", "number 5"),
    ("'x'", "string \"x\""), ("{}", "application_didFinishLaunchingWithOptions"),
    ("ui.View", "class View"), ("ui.Label:subclass 'X'", "class X"), ("true", "true"),
    ("function() end", "function"), ("ui.rect(0, 0, 1, 1)", "Rect"), ("ui.Color.red", "Color"),
    ("ui.Application.shared", "Application"), ("ui", "userdata"),
    ("coroutine.create(print)", "thread"),
  ])
  func `What cannot be shown is told with what can`(value: String, part: String) throws {
    let host = try open(value.isEmpty ? "" : "return \(value)")
    #expect(host.errors.count == 1)
    let message = try #require(host.messages.first)
    #expect(message.contains(part), "\(message)")
    for legal in ["a view", "a view controller", "the class of one", "an application delegate"] {
      #expect(message.contains(legal))
    }
    _ = host.text
  }

  @Test func `A window that a script returns or shows itself is shown`() throws {
    let host = try open(
      """
      local window = ui.Window{ rootViewController = ui.ViewController{} }
      window.rootViewController.view = ui.Label{ text = "own window" }
      window:makeKeyAndVisible()
      return window.rootViewController
      """)
    #expect(host.text.contains("own window"))
  }

  @Test func `A view that is in a tree already can be shown`() throws {
    let host = try open(
      "local outer = ui.View{ ui.Label{ text = 'inner' } } return outer.subviews[1]")
    #expect(host.text.contains("inner"))
  }

  @Test func `A screen after an error in the middle shows what there was`() throws {
    let host = try open(
      """
      local Screen = ui.ViewController:subclass "Screen"
      function Screen:viewDidLoad()
        self.view:addSubview(ui.Label{ text = "first", frame = { 10, 100, 100, 22 } })
        self.view:addSubview(ui.Label{ txet = "second" })
      end
      return Screen
      """)
    #expect(host.errors.count == 1)
    #expect(host.messages[0].contains("did you mean 'text'"))
    #expect(host.text.contains("first"))
    #expect(host.text.contains("txet"))
  }

  @Test func `What a script returned beyond the first is not looked at`() throws {
    let host = try open("return ui.Label{ text = 'one' }, 5, nil, error")
    #expect(host.errors == [])
    #expect(host.text.contains("one"))
  }

  @Test func `The screen has the size that the options say`() throws {
    var options = HostOptions()
    options.screenSize = Size(width: 320, height: 568)
    let host = try open("return ui.View{ id = 'all' }", options)
    #expect(try root(host).frame.size == Size(width: 320, height: 568))
  }
}
