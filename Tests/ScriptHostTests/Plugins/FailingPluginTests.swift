import LuaRuntime
import Testing

@testable import ScriptHost

/// A plugin that cannot be started: those that need it are not run, the others are.
@Suite struct FailingPluginTests {
  private let plugins = [
    "app": "\"left\": \"1\", \"right\": \"1\"", "left": "\"bad\": \"1\"", "right": "", "bad": "",
  ]

  private func open(_ bad: String, _ options: HostOptions = HostOptions()) throws -> Host {
    try PluginSet(plugins, ["bad/main.lua": bad]).folder.open("app", options)
  }

  @Test func `An error at load leaves the others working, and says who was not started`() throws {
    let host = try open("print 'bad'\nerror 'broken'")
    #expect(host.printed == ["bad", "right"])
    #expect(host.plugins.map(\.name) == ["bad", "left", "right", "app"])
    #expect(host.plugins[2].state == .running)
    for index in [0, 1, 3] {
      guard case .failed = host.plugins[index].state else {
        Issue.record("\(host.plugins[index].name): \(host.plugins[index].state)")
        continue
      }
    }
    let path = try #require(host.plugin?.folder.dropLast(4))
    #expect(
      host.errors.map(\.text) == [
        """
        \(path)/bad/main.lua:2: broken

          2 | error 'broken'
            | ^
        """,
        """
        \(path)/left/plugin.json:2: plugin "left" was not started: it needs "bad", which failed: \
        \(path)/bad/main.lua:2: broken

          2 |   "dependencies": { "bad": "1" } }
            |                            ^
        """,
        """
        \(path)/app/plugin.json:2: plugin "app" was not started: it needs "left", which needs "bad", \
        which failed: \(path)/bad/main.lua:2: broken

          2 |   "dependencies": { "left": "1", "right": "1" } }
            |                             ^
        """,
      ])
    #expect(host.errors.map(\.plugin) == ["bad", "left", "app"])
  }

  @Test(arguments: [
    "while true do end", "local t = {} while true do t[#t + 1] = ('x'):rep(999) end",
  ])
  func `One that loops or eats memory is ended, and the others run`(script: String) throws {
    var options = HostOptions()
    options.limits = LuaLimits(bytes: 32 << 20, seconds: 0.2)
    let host = try open(script, options)
    #expect(host.printed == ["right"])
    #expect(host.errors.map(\.plugin) == ["bad", "left", "app"])
    #expect(["limit", "memory"].contains(host.errors[0].kind))
  }

  @Test func `A mistake in the syntax is told at its place`() throws {
    let host = try open("local = 1")
    #expect(host.errors.first?.kind == "syntax")
    #expect(host.errors.first?.plugin == "bad")
    #expect(host.printed == ["right"])
  }

  @Test func `What fails later is no reason to stop a plugin`() throws {
    let plugins = try PluginSet(
      ["app": "\"kit\": \"1\"", "kit": ""],
      [
        "kit/main.lua": """
        local ui = require 'lunette'
        ui.Timer:scheduledTimer(1, false, function() error 'late' end)
        """
      ])
    let host = try plugins.open()
    host.application.advance(by: 2)
    #expect(host.errors.map(\.plugin) == ["kit"])
    #expect(host.plugins.map(\.state) == [.running, .running])
  }
}
