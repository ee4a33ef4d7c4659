import Testing

@testable import ScriptTesting

@Suite struct LaunchTests {
  static let counter = """
    local ui = require "lunette"
    local words = require "words"
    count = (count or 0) + 1
    local Main = ui.ViewController:subclass "Main"
    function Main:viewDidLoad()
      Main.super.viewDidLoad(self)
      self.view:addSubview(ui.Label{ id = "l", frame = { 0, 40, 300, 20 }, text = words.greet(count) })
    end
    return Main
    """
  static let files = [
    "plugin.json": #"{"name":"p","version":"1.0.0","description":"d","main":"main.lua"}"#,
    "main.lua": counter,
    "words.lua": "return { greet = function(n) return 'run ' .. n end }",
  ]

  @Test func `A plugin is launched again and again, each time from the start`() throws {
    let runner = try SpecRunner(Self.files)
    let message = try runner.test(
      """
      for _ = 1, 3 do
        local screen = t.launch ".."
        assert(screen:find("#l").text == "run 1", screen:find("#l").text)
      end
      assert(t.launch("../main.lua"):find("#l").text == "run 1")
      assert(t.launch():find('Label"run 1"').text == "run 1")
      """)
    #expect(message == "")
  }

  @Test func `Views, controllers, classes, functions and delegates are launched`() throws {
    let runner = try SpecRunner()
    let message = try runner.test(
      """
      local function check(what)
        assert(t.launch(what):has '"here"')
      end
      local view = ui.Label{ text = "here" }
      check(view)
      check(view)
      local Here = ui.ViewController:subclass "Here"
      function Here:viewDidLoad() self.view:addSubview(ui.Label{ text = "here", frame = { 0, 30, 90, 20 } }) end
      check(Here)
      local controller = Here{}
      check(controller)
      check(controller)
      local Badge = ui.Label:subclass "Badge"
      function Badge:init(options)
        Badge.super.init(self, options)
        self.text = "here"
      end
      check(Badge)
      check(function() return Here{} end)
      local delegate = {}
      function delegate:application_didFinishLaunchingWithOptions()
        self.window = ui.Window{ rootViewController = Here{} }
        self.window:makeKeyAndVisible()
      end
      check(delegate)
      check(delegate)
      """)
    #expect(message == "")
  }

  @Test func `A launch has the surroundings that it asks for, and nothing of the one before`()
    throws
  {
    let runner = try SpecRunner()
    let message = try runner.test(
      """
      local calls = 0
      local function count() calls = calls + 1 end
      local view = ui.View{}
      local first = t.launch(view, {
        size = "iphone-5", locale = "zh_CN", timeZone = "Asia/Shanghai",
        now = "2014-09-30T17:06:25+06:00",
      })
      local old = ui.Application.shared
      assert(ui.Screen.main.bounds.width == 320 and ui.Locale.current.identifier == "zh_CN")
      assert(t.clock.now == ui.date "2014-09-30T17:06:25+06:00")
      ui.Timer:scheduledTimer(1, true, count)
      ui.async(function() ui.sleep(1) count() end)
      ui.NotificationCenter.default:addObserver("n", nil, count)
      ui.Label:appearance().textColor = "red"
      ui.Application.shared.applicationIconBadgeNumber = 3

      local second = t.launch(ui.View{}, { size = { 300, 400 } })
      assert(ui.Application.shared ~= old and second.application == ui.Application.shared)
      assert(ui.Screen.main.bounds.width == 300 and ui.Locale.current.identifier == "en_US_POSIX")
      assert(ui.Application.shared.applicationIconBadgeNumber == 0 and t.clock.time == 0)
      ui.NotificationCenter.default:post "n"
      t.clock:advance(5)
      assert(calls == 0, calls)
      assert(t.clock.time == 5)
      local label = ui.Label{ text = "x" }
      assert(t.launch(label):find("Label").textColor == ui.color "black")
      assert(#old.windows == 0)
      local ok, e = pcall(function() return first:find "View" end)
      assert(not ok and tostring(e):find("this screen has ended", 1, true), tostring(e))
      """)
    #expect(message == "")
  }

  @Test func `The same seed gives the same numbers in each launch`() throws {
    let runner = try SpecRunner([
      "main.lua": "print(math.random(1e9)); local ui = require 'lunette'; return ui.View{}"
    ])
    let message = try runner.test(
      """
      local a = t.launch("../main.lua").log[1]
      local b = t.launch("../main.lua").log[1]
      local c = t.launch("../main.lua", { seed = 7 }).log[1]
      assert(a == b and a ~= c, a .. b .. c)
      """)
    #expect(message == "")
  }

  @Test func `Modules can be replaced, and reached as the plugin has them`() throws {
    let runner = try SpecRunner(Self.files)
    let message = try runner.test(
      """
      local screen = t.launch("..", { modules = { words = { greet = function() return "fake" end } } })
      assert(screen:find("#l").text == "fake")
      local words = t.launch(".."):require "words"
      assert(words.greet(2) == "run 2")
      """)
    #expect(message == "")
  }

  @Test func `A misspelt module is told whatever is launched`() throws {
    let runner = try SpecRunner(Self.files)
    #expect(
      try runner.test("t.launch(ui.View, { modules = { wrods = {} } })")
        .contains("modules: there is no module \"wrods\"; did you mean \"words\"?"))
    #expect(try runner.test("t.launch(ui.View, { modules = { words = {} } })") == "")
  }

  @Test func `A file that has changed is read again`() throws {
    let runner = try SpecRunner(Self.files)
    #expect(try runner.test("assert(t.launch():has '\"run 1\"')") == "")
    try runner.write("return { greet = function(n) return 'now ' .. n end }", "words.lua")
    #expect(try runner.test("assert(t.launch():has '\"now 1\"')") == "")
  }

  @Test(arguments: [
    ("t.launch 'no.lua'", "spec/no.lua: no such file or folder"),
    ("t.launch(7)", "expected a path, a view, a view controller"),
    ("t.launch({})", "got a table without application_didFinishLaunchingWithOptions"),
    ("t.launch()", "no folder around spec/a_spec.lua has a plugin.json; say what to launch"),
    ("t.launch(ui.View, { sise = 3 })", "there is no option 'sise'; did you mean 'size'?"),
    ("t.launch(ui.View, { size = 'iphone-55' })", "did you mean \"iphone-5\"?"),
    (
      "t.launch('main.lua', { modules = { wrods = {} } })",
      "modules: there is no module \"wrods\"; did you mean \"words\"?"
    ),
    (
      "t.launch('main.lua', { modules = { ['parts.buton'] = {} } })",
      "modules: there is no module \"parts.buton\"; did you mean \"parts.button\"?"
    ),
    (
      "t.launch('main.lua', { modules = { network = {} } })",
      "modules: there is no module \"network\"; there are "
    ),
    ("t.launch(ui.View, { locale = 'xx' })", "there is no locale \"xx\""),
    ("t.launch(ui.View, { now = 'then' })", "now: expected a moment"),
    ("t.lunch()", "lunette.test has no member 'lunch'; did you mean 'launch'?"),
    ("t:launch()", "launch"),
    ("t.launch 'bad.lua'", "nothing is shown\nspec/bad.lua:1: "),
  ]) func `What cannot be launched says so`(script: String, message: String) throws {
    let runner = try SpecRunner([
      "spec/bad.lua": "return +", "spec/main.lua": Self.counter, "spec/words.lua": "return {}",
      "spec/parts/button.lua": "return {}",
    ])
    let result = try runner.test(script)
    #expect(result.contains(message), "\(result)")
    #expect(!result.hasPrefix("failure"))
  }

  @Test func `Launches leave nothing behind, to the byte`() throws {
    let runner = try SpecRunner(Self.files)
    let script = """
      local view = ui.View{ ui.Label{ text = "x", frame = { 9, 9, 90, 30 } } }
      local screen = t.launch(view)
      ui.Timer:scheduledTimer(1, true, function() return screen end)
      local task
      task = ui.async(function() ui.sleep(1) return task end)
      local element = screen:find "Label"
      assert(t.launch():find("#l").text == "run 1")
      """
    func measure() -> [Int] {
      runner.host.state.collect()
      return [runner.host.state.peerCount, runner.host.state.byteCount]
    }
    for _ in 0..<50 { try #require(runner.test(script) == "") }
    let before = measure()
    for _ in 0..<500 { try #require(runner.test(script) == "") }
    let after = measure()
    #expect(after == before)
  }
}
