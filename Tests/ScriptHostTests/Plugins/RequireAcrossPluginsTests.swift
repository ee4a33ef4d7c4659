import FoundationEssentials
import Testing

@testable import ScriptHost

/// What a plugin gets of those that it needs, and of no others.
@Suite struct RequireAcrossPluginsTests {
  private func host(
    _ main: String, _ plugins: [String: String] = ["app": "\"kit\": \"1\"", "kit": ""],
    _ files: [String: String] = [:]
  ) throws -> Host {
    var files = files
    files["app/main.lua"] = "\(main)\n\(PluginSet.view)"
    return try PluginSet(plugins, files).open()
  }

  @Test func `A dependency is what its main file returned`() throws {
    let host = try host("print(require('kit').name, require 'kit' == require 'kit')")
    #expect(host.errors == [])
    #expect(host.printed == ["kit", "kit\ttrue"])
  }

  @Test func `A dependency that returns nothing is true`() throws {
    let host = try host(
      "print(require 'kit')", ["app": "\"kit\": \"1\"", "kit": ""],
      [
        "kit/main.lua": "print 'ran'"
      ])
    #expect(host.printed == ["ran", "true"])
  }

  @Test func `Modules of a dependency run once, with its globals`() throws {
    let host = try host(
      """
      where = 'app'
      local shapes, deep = require 'kit.shapes', require 'kit.a.b'
      print(shapes.where(), shapes == require 'kit.shapes', shapes == require('kit').shapes, deep)
      print(color)
      """, ["app": "\"kit\": \"1\"", "kit": ""],
      [
        "kit/main.lua": "where = 'kit' color = 'red' return { shapes = require 'shapes' }",
        "kit/shapes.lua": "print 'shapes' return { where = function() return where end }",
        "kit/a/b/init.lua": "return 'deep'",
      ])
    #expect(host.errors == [])
    #expect(host.printed == ["shapes", "kit\ttrue\ttrue\tdeep", "nil"])
  }

  @Test func `A plugin's own module goes before a dependency`() throws {
    let host = try host(
      "print(require 'kit', require 'kit.shapes')", ["app": "\"kit\": \"1\"", "kit": ""],
      ["app/kit.lua": "return 'mine'", "kit/shapes.lua": "return 'theirs'"])
    #expect(host.printed == ["kit", "mine\ttheirs"])
  }

  @Test func `A plugin that is there and not declared is refused with the line to add`() throws {
    let host = try host("require 'other'", ["app": "\"kit\": \"1\"", "kit": "", "other@2.3.4": ""])
    let path = try #require(host.plugin?.folder)
    #expect(host.messages.count == 1)
    #expect(
      host.messages[0].hasPrefix("require: there is no module \"other\"; \"other\" is a plugin in ")
    )
    #expect(
      host.messages[0].hasSuffix(
        "other@2.3.4; add it to \(path)/plugin.json: \"other\": \"^2.3\" in \"dependencies\""))
    #expect(host.errors[0].line == 1)

    let alone = try self.host("require 'other.part'", ["app": "", "other": ""])
    #expect(alone.messages[0].hasSuffix(": \"dependencies\": { \"other\": \"^1.0\" }"))
  }

  @Test func `What a dependency needs is not its dependant's`() throws {
    let plugins = ["app": "\"kit\": \"1\"", "kit": "\"base\": \"1\"", "base": ""]
    let host = try host(
      "print(pcall(require, 'base')) print(pcall(require, 'kit.base'))\n"
        + "print(pcall(require, 'kit.lunette'))", plugins, ["kit/main.lua": "require 'base'"])
    #expect(host.printed.count == 4)
    #expect(host.printed[1].hasPrefix("false\t"))
    #expect(host.printed[1].contains("\"base\" is a plugin in "))
    #expect(host.printed[2].contains("plugin \"kit\" has no module \"base\"; looked for "))
    #expect(host.printed[3].contains("plugin \"kit\" has no module \"lunette\""))
  }

  @Test func `A dependency does not get its dependant`() throws {
    let host = try host(
      "", ["app": "\"kit\": \"1\"", "kit": ""],
      ["kit/main.lua": "print(pcall(require, 'app')) print(pcall(require, 'kit'))"])
    #expect(host.printed[0].contains("\"app\" is a plugin in "))
    #expect(
      host.printed[1].contains(
        "\"kit\" is this plugin itself, whose modules are required without its name"))
  }

  @Test func `A misspelt dependency is told`() throws {
    let host = try host(
      "print(pcall(require, 'kid')) print(pcall(require, 'kid.shapes'))")
    #expect(host.printed[1].contains("did you mean \"kit\"?"))
    #expect(host.printed[2].contains("did you mean \"kit.shapes\"?"))
  }

  @Test(arguments: ["kit..secret", "kit./secret", "kit.", "kit.../app/main", "kit.a/b"])
  func `Names that leave a dependency's folder are no modules`(name: String) throws {
    let host = try host(
      "print(pcall(require, '\(name)'))", ["app": "\"kit\": \"1\"", "kit": ""],
      ["secret.lua": "return 'secret'", "kit/a/b.lua": "return 'secret'"])
    #expect(host.printed.count == 2)
    #expect(host.printed[1].hasPrefix("false\t"), "\(host.printed)")
    #expect(!host.printed[1].hasSuffix("secret"))
  }

  @Test func `A module of a dependency that is a link out of its folder is refused`() throws {
    let plugins = try PluginSet(
      ["app": "\"kit\": \"1\"", "kit": ""],
      [
        "app/main.lua": "print(pcall(require, 'kit.out')) \(PluginSet.view)",
        "app/secret.lua": "return 'secret'",
      ])
    try FileManager.default.createSymbolicLink(
      atPath: plugins.folder.path + "/kit/out.lua", withDestinationPath: "../app/secret.lua")
    let host = try plugins.open()
    #expect(host.printed[1].contains("it is a link to "))
  }

  @Test func `A file alone is told how it gets plugins`() throws {
    let plugins = try PluginSet(["kit": ""], ["main.lua": "require 'kit'"])
    let host = try plugins.open("main.lua")
    #expect(
      host.messages[0].hasSuffix("a file alone needs no plugins, a folder with a plugin.json can"))
  }

  @Test func `Lines and errors are told as those of the plugin whose code it is`() throws {
    let host = try host(
      "require('kit').fail()", ["app": "\"kit\": \"1\"", "kit": ""],
      ["kit/main.lua": "print 'kit'\nreturn { fail = function() error 'broken' end }"])
    #expect(host.log.map(\.plugin) == ["kit"])
    #expect(host.errors.map(\.plugin) == ["kit"])
    #expect(host.errors[0].file?.hasSuffix("/kit/main.lua") == true)
    #expect(host.errors[0].excerpt == "return { fail = function() error 'broken' end }")
  }

  @Test func `Strings have the methods of the plugin that is opened`() throws {
    let host = try host(
      """
      function string.loud(s) return s:upper() .. '!' end
      print(require('kit')())
      """, ["app": "\"kit\": \"1\"", "kit": ""],
      ["kit/main.lua": "return function() return ('a'):loud(), string.loud end"])
    #expect(host.printed == ["A!\tnil"])
  }

  @Test func `Two plugins may have classes of one name`() throws {
    let host = try host(
      """
      local ui = require 'lunette'
      local Card = ui.View:subclass 'Card'
      function Card:name() return 'app' end
      print(Card{}:name(), require('kit'){}:name())
      """, ["app": "\"kit\": \"1\"", "kit": ""],
      [
        "kit/main.lua": """
        local Card = require('lunette').View:subclass 'Card'
        function Card:name() return 'kit' end
        return Card
        """
      ])
    #expect(host.errors == [])
    #expect(host.printed == ["app\tkit"])
  }

  @Test func `Opening another plugin lets go of what the first one needed`() throws {
    let plugins = try PluginSet(["app": "\"kit\": \"1\"", "kit": "", "alone": ""])
    let host = try plugins.open()
    try host.open(plugins.folder.path + "/alone")
    #expect(host.plugins.map(\.name) == ["alone"])
    #expect(host.printed == ["kit", "app", "alone"])
  }
}
