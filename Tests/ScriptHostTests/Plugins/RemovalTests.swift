import FoundationEssentials
import Testing
import ViewKit

@testable import Bindings
@testable import ScriptHost

/// Plugins that are stopped and started while the others run.
@Suite struct RemovalTests {
  /// An application, `kit`, which it needs, and `base`, which `kit` needs. Each has set all kinds of
  /// things going.
  private func open() throws -> Host {
    func busy(_ name: String, _ rest: String) -> String {
      """
      local ui = require 'lunette'
      local center = ui.NotificationCenter.default
      local heard = {}
      function heard:hear() print('\(name) object') end
      center:addObserver('ping', nil, function() print('\(name) heard') end)
      center:addObserver(heard, 'hear', 'ping')
      ui.Timer:scheduledTimer(1, true, function() print('\(name) ticked') end)
      ui.async(function() while true do ui.sleep(1) print('\(name) woke') end end)
      \(rest)
      """
    }
    let plugins = try PluginSet(
      ["app": "\"kit\": \"1\"", "kit": "\"base\": \"1\"", "base": ""],
      [
        "base/main.lua": busy("base", "return { heard = heard }"),
        "kit/main.lua": busy(
          "kit",
          """
          local Pad = ui.View:subclass 'Pad'
          function Pad:tapped() print 'kit tapped' end
          return {
            watch = function(button)
              button:on('touchUpInside', function() print 'kit saw' end)
              button:addTarget(heard, 'hear', 'touchUpInside')
            end,
            Pad = Pad, heard = heard,
          }
          """),
        "app/main.lua": busy(
          "app",
          """
          local Home = ui.ViewController:subclass 'Home'
          local kit = require 'kit'
          function Home:viewDidLoad()
            local button = ui.Button{ title = 'Go', frame = { 20, 44, 80, 44 } }
            button.onTouchUpInside = function() print 'app saw' end
            kit.watch(button)
            button:addTarget(kit.Pad{}, 'tapped', 'touchDown')
            self.view:addSubview(button)
          end
          function Home:viewWillDisappear() print 'app left' end
          return Home{ kept = heard, other = kit.heard }
          """),
      ])
    let host = try plugins.open()
    // The files are there as long as the host.
    host.attachment = plugins.folder
    return host
  }

  /// What is printed meanwhile.
  private func lines(_ host: Host, _ body: () throws -> Void) rethrows -> [String] {
    let count = host.printed.count
    try body()
    return Array(host.printed[count...])
  }

  private func stir(_ host: Host) -> [String] {
    lines(host) {
      host.application.notificationCenter.post(name: "ping")
      host.application.advance(by: 1)
    }
  }

  @Test func `All three are heard at first`() throws {
    let host = try open()
    #expect(host.errors == [])
    #expect(
      stir(host).sorted()
        == ["app", "base", "kit"].flatMap {
          ["\($0) heard", "\($0) object", "\($0) ticked", "\($0) woke"]
        })
  }

  @Test func `A plugin that is disabled goes with those that need it`() throws {
    let host = try open()
    var removals: [String: PluginRemoval] = [:]
    let printed = try lines(host) {
      for (plugin, removal) in try host.disable("kit") { removals[plugin.name] = removal }
    }
    #expect(printed == ["app left"])
    #expect(host.plugins.map(\.name) == ["base", "kit", "app"])
    #expect(
      host.plugins.map(\.state) == [.running, .disabled(cause: nil), .disabled(cause: "kit")])
    let app = try #require(removals["app"])
    #expect(app.controllers == ["Home"] && app.timers == 1 && app.tasks == 1)
    #expect(app.observers == 2 && app.handlers == 1 && app.delegates == 0)
    #expect(app.summary == "1 handler, 1 timer, 2 observers, 1 task, the screen of Home")
    let kit = try #require(removals["kit"])
    #expect(kit.controllers == [] && kit.timers == 1 && kit.tasks == 1 && kit.observers == 2)
    #expect(stir(host) == ["base heard", "base object", "base ticked", "base woke"])
    #expect(!host.text.contains("Go"))
    #expect(host.errors == [])
  }

  @Test func `Handlers of one plugin leave another one's button`() throws {
    let host = try open()
    let button = try #require(
      host.state.objectsWithPeers.compactMap { $0 as? Button }.first)
    #expect(
      lines(host) { button.sendActions(for: .allTouchEvents) }.sorted() == [
        "app saw", "kit object", "kit saw", "kit tapped",
      ])
    let removal = host.library.removeAll(in: []) { host.chunkOwners[$0] == "kit" }
    #expect(removal.handlers == 3)
    #expect(lines(host) { button.sendActions(for: .allTouchEvents) } == ["app saw"])
    #expect(host.text.contains("Go"))
  }

  @Test func `Requests of a plugin that is disabled end, and those of others go on`() throws {
    let ask = """
      local ui = require 'lunette'
      return function(name, fn)
        ui.URLSession.shared:dataTask('https://a/', fn or function() print(name) end):resume()
      end
      """
    let plugins = try PluginSet(
      ["app": "\"kit\": \"1\"", "kit": ""],
      [
        "kit/main.lua": ask.replacing("return", with: "local ask =") + """

          ask 'kit'
          return ask
          """,
        "app/main.lua": """
        local ui = require 'lunette'
        require 'kit'('app', function() print 'app' end)
        return ui.View{}
        """,
      ])
    final class Silence: NetworkAccess {
      func start(
        _ request: URLRequest, in application: Application,
        answer: @escaping (NetworkAnswer) -> Void
      ) -> (() -> Void)? {
        application.runLoop.schedule(after: 5) { answer(.failure(.timedOut)) }
        return nil
      }
    }
    var options = HostOptions()
    options.network = Silence()
    let host = try plugins.folder.open("app", options)
    let removal = host.library.removeAll(in: []) { host.chunkOwners[$0] == "kit" }
    #expect(removal.requests == 1 && removal.summary == "1 request")
    #expect(lines(host) { host.application.advance(by: 10) } == ["app"])
  }

  @Test func `What is enabled begins anew, with those that were stopped for it`() throws {
    let host = try open()
    try host.disable("kit")
    #expect(try lines(host) { try host.disable("kit") } == [])
    try host.enable("kit")
    #expect(host.errors == [])
    #expect(host.plugins.allSatisfy { $0.state == .running })
    #expect(host.text.contains("Go"))
    #expect(
      stir(host).sorted()
        == ["app", "base", "kit"].flatMap {
          ["\($0) heard", "\($0) object", "\($0) ticked", "\($0) woke"]
        })
  }

  @Test func `What was stopped by itself stays so when its dependency comes back`() throws {
    let host = try open()
    try host.disable("app")
    try host.disable("base")
    #expect(
      host.plugins.map(\.state) == [
        .disabled(cause: nil), .disabled(cause: "base"), .disabled(cause: nil),
      ])
    try host.enable("base")
    #expect(host.plugins.map(\.state) == [.running, .running, .disabled(cause: nil)])
    try host.enable("app")
    #expect(host.plugins.map(\.state) == [.running, .running, .running])
  }

  @Test func `One that needs what is disabled does not start, and says so`() throws {
    let host = try open()
    try host.disable("app")
    try host.disable("base")
    try host.enable("app")
    #expect(host.errors.count == 1)
    #expect(
      host.errors[0].message
        == "plugin \"app\" was not started: it needs \"kit\", which needs \"base\", which is disabled"
    )
  }

  @Test func `What is unloaded is gone for good`() throws {
    let host = try open()
    try host.unload("app")
    #expect(host.plugins.map(\.name) == ["base", "kit"])
    #expect(stir(host).count == 8)
    let error = try #require(throws: HostError.self) { try host.enable("app") }
    #expect("\(error)" == "no plugin \"app\" is loaded")
    let near = try #require(throws: HostError.self) { try host.disable("kid") }
    #expect("\(near)" == "no plugin \"kid\" is loaded; did you mean \"kit\"?")
  }

  @Test func `Stopping and starting again and again leaves nothing behind`() throws {
    let host = try open()
    func round() throws -> [Int] {
      try host.disable("base")
      try host.enable("base")
      host.state.collect()
      return [host.state.peerCount, host.state.byteCount]
    }
    for _ in 0..<20 { _ = try round() }
    let first = try round()
    for _ in 0..<50 { _ = try round() }
    let last = try round()
    #expect(first[0] == last[0])
    #expect(abs(first[1] - last[1]) < 4096, "\(first) \(last)")
  }

  @Test func `A plugin that is disabled beside the one that is opened does not run`() throws {
    let plugins = try PluginSet(
      ["app": "\"kit\": \"1\"", "kit": ""], ["lunette.json": "{ \"disabled\": [\"kit\"] }"])
    let host = try plugins.open()
    #expect(host.printed == [])
    #expect(
      host.messages
        == ["plugin \"app\" was not started: it needs \"kit\", which is disabled"])
    try host.enable("kit")
    #expect(host.printed == ["kit", "app"])
  }

  @Test func `A plugin that is opened though it is disabled shows nothing, and says so`() throws {
    let plugins = try PluginSet(["app": ""], ["lunette.json": "{ \"disabled\": [\"app\"] }"])
    let host = try plugins.open()
    #expect(host.printed == ["plugin \"app\" is disabled, so nothing is shown"])
    try host.enable("app")
    #expect(host.printed.last == "app")
    #expect(host.application.keyWindow != nil)
  }

  @Test func `A file that went meanwhile is told when its plugin starts again`() throws {
    let plugins = try PluginSet(["app": "\"kit\": \"1\"", "kit": ""])
    let host = try plugins.open()
    try host.disable("kit")
    try FileManager.default.removeItem(atPath: plugins.folder.path + "/kit/main.lua")
    try host.enable("kit")
    #expect(host.messages.first == "the main file cannot be read: it is gone")
    #expect(host.errors.map(\.plugin) == ["kit", "app"])
    try plugins.folder.write("kit/main.lua", Array("print 'back'".utf8))
    try host.enable("kit")
    #expect(host.printed.last == "back")
  }

  @Test func `What a library has set going before it fails is gone, and it can be tried again`()
    throws
  {
    let plugins = try PluginSet(
      ["app": "\"kit\": \"1\"", "kit": ""],
      [
        "kit/main.lua": """
        local ui = require 'lunette'
        local Pad = ui.View:subclass 'Pad'
        ui.Timer:scheduledTimer(1, true, function() print 'ticked' end)
        error 'not yet'
        """
      ])
    let host = try plugins.open()
    host.application.advance(by: 3)
    #expect(host.printed == [])
    let fixed = "require('lunette').View:subclass 'Pad' print 'fixed'"
    try plugins.folder.write("kit/main.lua", Array(fixed.utf8))
    try host.enable("kit")
    #expect(host.printed == ["fixed", "app"])
    #expect(host.plugins.allSatisfy { $0.state == .running })
  }

  @Test func `Plugins come and go where a reload may follow, too`() throws {
    var options = HostOptions()
    options.keepsCode = true
    let plugins = try PluginSet(
      ["app": "\"kit\": \"1\"", "kit": ""],
      [
        "kit/main.lua": "return { text = 'old' }",
        "app/main.lua": "print(require('kit').text) \(PluginSet.view)",
      ])
    let host = try plugins.folder.open("app", options)
    for _ in 0..<3 {
      try host.disable("kit")
      try host.enable("kit")
    }
    #expect(host.errors == [])
    #expect(host.printed == ["old", "old", "old", "old"])
    let path = plugins.folder.path + "/kit/main.lua"
    try plugins.folder.write("kit/main.lua", Array("return { text = 'new' }".utf8))
    #expect(host.reload([path]).errors == [])
    #expect(host.printed.last == "new")
    #expect(host.log.last?.plugin == "app")
  }

  @Test func `What a plugin has set through appearance goes with it, and what it covered is back`()
    throws
  {
    let plugins = try PluginSet(
      ["app": "\"base\": \"1\", \"kit\": \"1\"", "kit": "\"base\": \"1\"", "base": ""],
      [
        "base/main.lua": """
        local ui = require 'lunette'
        ui.Label:appearance().textColor = 'red'
        return { label = function() return ui.Label{ frame = { 0, 0, 9, 9 } } end }
        """,
        "kit/main.lua": """
        local ui = require 'lunette'
        ui.Label:appearance().textColor = 'blue'
        ui.Button:appearance():setTitleColor('green', 'normal')
        return {}
        """,
      ])
    let host = try plugins.open()
    func color() throws -> Color? {
      let window = Window(application: host.application)
      let label = Label()
      label.push(host.state.stack)
      host.state.stack.pop()
      try window.addSubview(label)
      window.makeKeyAndVisible()
      return label.textColor
    }
    #expect(try color() == .blue)
    let removals = try host.disable("kit")
    #expect(removals.last?.removal.looks == 2)
    #expect(removals.last?.removal.summary == "2 appearance settings")
    #expect(try color() == .red)
    #expect(try host.disable("base").last?.removal.looks == 1)
    #expect(try color() == .black)
  }
}
