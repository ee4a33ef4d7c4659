import Testing

@testable import ScriptHost

/// Changed files of a plugin that another one needs.
@Suite struct ReloadAcrossPluginsTests {
  private func open(_ kit: String, _ app: String) throws -> (host: Host, plugins: PluginSet) {
    var options = HostOptions()
    options.keepsCode = true
    let plugins = try PluginSet(
      ["app": "\"kit\": \"1\"", "kit": ""],
      [
        "kit/main.lua": kit, "kit/part.lua": "return { text = function() return 'old' end }",
        "app/main.lua": """
        local ui = require 'lunette'
        \(app)
        ui.NotificationCenter.default:addObserver('ask', nil, function() print(ask()) end)
        return ui.View{}
        """,
      ])
    return (try plugins.folder.open("app", options), plugins)
  }

  private func answer(_ host: Host) -> String? {
    host.application.notificationCenter.post(name: "ask")
    return host.printed.last
  }

  private func change(
    _ name: String, _ text: String, _ set: (host: Host, plugins: PluginSet)
  ) throws {
    try set.plugins.folder.write(name, Array(text.utf8))
    #expect(set.host.reload([set.plugins.folder.path + "/" + name]).errors == [])
  }

  @Test func `What is no table is the new value for who asks again`() throws {
    let set = try open(
      "return function() return 'old' end", "function ask() return require('kit')() end")
    #expect(answer(set.host) == "old")
    try change("kit/main.lua", "return function() return 'new' end", set)
    #expect(answer(set.host) == "new")
    try change("kit/main.lua", "return function() return 'newer' end", set)
    #expect(answer(set.host) == "newer")
  }

  @Test func `A module of a dependency is patched where others have it`() throws {
    let set = try open(
      "return require 'part'",
      "local kit, part = require 'kit', require 'kit.part'\n"
        + "function ask() return kit.text() .. part.text() end")
    #expect(answer(set.host) == "oldold")
    try change("kit/part.lua", "return { text = function() return 'new' end }", set)
    #expect(answer(set.host) == "newnew")
    #expect(set.host.log.last?.plugin == "app")
  }

  @Test func `An error of new code is told as its plugin's, and the old code goes on`() throws {
    let set = try open("return require 'part'", "function ask() return require('kit').text() end")
    try set.plugins.folder.write("kit/part.lua", Array("error 'broken'".utf8))
    let report = set.host.reload([set.plugins.folder.path + "/kit/part.lua"])
    #expect(report.errors.map(\.plugin) == ["kit"])
    #expect(answer(set.host) == "old")
  }
}
