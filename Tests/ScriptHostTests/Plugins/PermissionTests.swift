import FoundationEssentials
import Testing

@testable import ScriptHost

/// What a plugin may touch: what its manifest asks for and a person grants.
@Suite struct PermissionTests {
  private func set(
    _ script: String, asks: String = "\"files:read:data\", \"files:write:out\"",
    project: String? = "{ \"allow\": { \"app\": [\"files:read:data\", \"files:write:out\"] } }",
    _ more: [String: String] = [:]
  ) throws -> Folder {
    var files = more
    files["app/plugin.json"] = """
      { "name": "app", "version": "1.0.0", "permissions": [\(asks)],
        "dependencies": { \(more["kit/main.lua"] == nil ? "" : "\"kit\": \"1\"") } }
      """
    files["app/main.lua"] = "local files = require('lunette').files\n\(script)\n\(PluginSet.view)"
    files["app/data/cities.txt", default: ""] += "Lisbon\n"
    files["lunette.json"] = project
    return try Folder(files)
  }

  private func printed(_ script: String, _ more: [String: String] = [:]) throws -> [String] {
    let host = try set(script, more).open("app")
    #expect(host.errors == [])
    return host.printed
  }

  /// The message with which a call fails.
  private func refusal(_ call: String, _ folder: Folder? = nil) throws -> String {
    let host = try (folder ?? set("print(select(2, pcall(function() \(call) end)))")).open("app")
    #expect(host.errors == [])
    return (host.printed.last ?? "").replacing(host.plugin?.folder ?? "", with: "APP")
  }

  @Test func `Files are read, written, listed and removed`() throws {
    #expect(
      try printed(
        """
        print(files:read 'data/cities.txt')
        files:write('out/a/b.txt', 'one\\0\\xFF')
        files:write('out/a/b.txt', 'two\\0\\xFF')
        files:write('out/z.txt', '')
        print(files:read 'out/a/b.txt' == 'two\\0\\xFF', #files:read 'out/z.txt')
        print(table.concat(files:list 'out', ' '), table.concat(files:list './out//a', ' '))
        print(files:exists 'out/a/b.txt', files:exists 'out/none', files:exists 'out/a')
        files:remove 'out/a/b.txt'
        files:remove 'out/a'
        print(table.concat(files:list 'out', ' '))
        """) == ["Lisbon\n", "true\t0", "a/ z.txt\tb.txt", "true\tfalse\ttrue", "z.txt"])
  }

  @Test func `A byte order mark is a part of what is read`() throws {
    let folder = try set("print(#files:read 'data/mark')")
    try folder.write("app/data/mark", [0xEF, 0xBB, 0xBF, 0x41])
    #expect(try folder.open("app").printed == ["4"])
    try folder.write("app/data/mark", [0xFF, 0xFE, 0x41, 0])
    #expect(try folder.open("app").printed == ["4"])
  }

  @Test(
    arguments: [
      ("files:read 'data/none'", "data/none cannot be read: no such file or directory"),
      ("files:read 'data'", "data cannot be read: it is a folder"),
      (
        "files:write('out/x', '') files:write('out', 'x')",
        "out cannot be written: it is a folder"
      ),
      ("files:list 'data/cities.txt'", "data/cities.txt cannot be listed: it is no folder"),
      ("files:remove 'out/none'", "out/none cannot be removed: no such file or directory"),
      ("files:read(1.5, {})", "Files:read"),
      ("files:read {}", "expected string, got table"),
      ("files:read 'data/a\\0b'", "its name has a zero byte"),
      ("files:read '../kit/x'", "begins at the plugin's folder and stays in it"),
      ("files:read '/etc/passwd'", "begins at the plugin's folder and stays in it"),
      ("files:read 'data/../main.lua'", "begins at the plugin's folder and stays in it"),
      ("files:read ''", "begins at the plugin's folder and stays in it"),
      (
        "files:read 'main.lua'",
        "plugin \"app\" may not read main.lua: it does not ask for that; add \"files:read:.\" to "
          + "\"permissions\" in APP/plugin.json"
      ),
      (
        "files:read 'database/x'",
        "may not read database/x: it does not ask for that; add \"files:read:database\""
      ),
      (
        "files:write('data/x', '')",
        "may not write data/x: it does not ask for that; add \"files:write:data\""
      ),
      ("files:list '.'", "may not read .: it does not ask for that; add \"files:read:.\""),
    ])
  func `What cannot be done is told`(call: String, message: String) throws {
    let refusal = try refusal(call)
    #expect(refusal.contains(message), "\(refusal)")
  }

  @Test func `What is asked for and not granted is refused with the option that does`() throws {
    let folder = try set("files:read 'data/cities.txt'", project: nil)
    let host = try folder.open("app")
    #expect(
      host.messages.map { $0.replacing(folder.path, with: "") } == [
        "Files:read: plugin \"app\" may not read data/cities.txt: that is not granted; --allow "
          + "files:read:data does, or \"allow\" in a lunette.json beside the plugin that is opened"
      ])
    #expect(host.errors[0].line == 2)
    #expect(host.errors[0].excerpt == "files:read 'data/cities.txt'")
    var options = HostOptions()
    options.grants = [PermissionGrant(.readFiles(folder: "data"))]
    #expect(try folder.open("app", options).errors == [])
  }

  @Test func `Who may write may read, and a part of what is asked for can be granted`() throws {
    let script = """
      print(pcall(files.read, files, 'data/a/x')) print((pcall(files.read, files, 'data/b')))
      """
    let folder = try set(
      script, asks: "\"files:write:data\"",
      project: "{ \"allow\": { \"app\": [\"files:read:data/a\"] } }",
      ["app/data/a/x": "part", "app/data/b": ""])
    #expect(try folder.open("app").printed == ["true\tpart", "false"])
  }

  @Test func `A plugin's grants are its own, whoever calls`() throws {
    let folder = try set(
      """
      print(pcall(require('kit').read, 'data/cities.txt'))
      print(require('kit').call(function() return files:read 'data/cities.txt' end))
      print(pcall(require('kit').call, files.read, files, 'data/kit.txt'))
      """,
      [
        "kit/plugin.json":
          "{ \"name\": \"kit\", \"version\": \"1.0.0\", \"permissions\": [\"files:read:data\"] }",
        "kit/main.lua": """
        local ui = require 'lunette'
        return {
          read = function(path) return ui.files:read(path) end,
          call = function(fn, ...) return fn(...) end,
        }
        """, "kit/data/kit.txt": "secret",
      ])
    let host = try folder.open("app")
    #expect(host.errors == [])
    #expect(host.printed.count == 3)
    #expect(host.printed[0].contains("plugin \"kit\" may not read data/cities.txt"))
    #expect(host.printed[0].contains("--allow kit=files:read:data"))
    #expect(host.printed[1] == "Lisbon\n")
    #expect(host.printed[2].hasPrefix("false\t") && host.printed[2].contains("data/kit.txt"))
    var options = HostOptions()
    options.grants = [PermissionGrant(.readFiles(folder: "data"), to: "kit")]
    let granted = try folder.open("app", options)
    #expect(granted.printed[0].contains("cannot be read: no such file"))
    #expect(granted.printed[2].hasPrefix("false\t"), "the app's files stay the app's")
  }

  @Test func `Links that lead out are refused, also on the way`() throws {
    let folder = try set("print(select(2, pcall(function() files:read 'data/l/x' end)))")
    try folder.write("app/inside/x", [0x41])
    try folder.write("outside/x", [0x41])
    let link = folder.path + "/app/data/l"
    for target in ["../../outside", "../inside", "../../outside/x", "nowhere"] {
      try? FileManager.default.removeItem(atPath: link)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      let printed = try folder.open("app").printed
      #expect(printed.last?.contains("cannot be") == true, "\(target): \(printed)")
    }
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/app/data/real", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real")
    try folder.write("app/data/real/x", [0x41])
    #expect(try folder.open("app").printed == [""])
  }

  @Test func `A link out of a folder is not written through`() throws {
    let folder = try set("print(pcall(function() files:write('out/l/x', 'new') end))")
    try folder.write("outside/x", Array("old".utf8))
    try folder.write("app/out/keep", [])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/app/out/l", withDestinationPath: "../../outside")
    #expect(try folder.open("app").printed.last?.contains("outside of the plugin's folder") == true)
    #expect(try SourceFile.read(folder.path + "/outside/x") == Array("old".utf8))
  }

  @Test func `A plugin does not change its manifest`() throws {
    let folder = try set(
      "print(pcall(function() files:write('plugin.json', '{}') end))", asks: "\"files:write:.\"",
      project: "{ \"allow\": { \"app\": [\"files:write:.\"] } }")
    #expect(
      try folder.open("app").printed.last?.contains("does not change what it is granted") == true)
  }

  @Test func `What is in the way of a folder is told`() throws {
    let folder = try set("print(pcall(function() files:write('out/x', '') end))")
    try folder.write("app/out", [])
    let printed = try folder.open("app").printed
    #expect(printed.last?.contains("out/x cannot be written: ") == true, "\(printed)")
  }

  @Test func `A file alone has no files`() throws {
    let host = try ScriptHostTests.open(
      "print(pcall(function() require('lunette').files:read 'x' end)) " + PluginSet.view)
    #expect(host.printed.last?.contains("a file alone has no permissions") == true)
  }

  @Test func `Grants for nothing are warned about`() throws {
    let folder = try set("", project: nil)
    var options = HostOptions()
    options.grants = [
      PermissionGrant(.readFiles(folder: "dat")), PermissionGrant(.readFiles(folder: "data")),
      PermissionGrant(.readFiles(folder: "data"), to: "ap"),
    ]
    #expect(
      try folder.open("app", options).printed == [
        "warning: files:read:dat is granted to \"app\", which does not ask for it; it asks for "
          + "files:read:data, files:write:out",
        "warning: files:read:data is granted to \"ap\", which does not run here; did you mean "
          + "\"app\"?",
      ])
  }

  @Test(
    arguments: [
      ("[", "lunette.json:1:2: "), ("[]", "lunette.json:1:1: the file must be an object"),
      ("{ \"alow\": {} }", "\"alow\" is no field of lunette.json; did you mean \"allow\"?"),
      ("{ \"allow\": [] }", "\"allow\" must be an object; found a list"),
      ("{ \"allow\": { \"app\": [\"file:read:x\"] } }", "did you mean \"files:read:x\"?"),
      ("{ \"allow\": { \"a b\": [] } }", "the name of a plugin must be"),
      ("{ \"plugins\": [1] }", "\"plugins\" must be a list of strings; found a number in it"),
      ("{ \"disabled\": true }", "\"disabled\" must be a list of strings; found true"),
    ])
  func `A broken project file is told with its place`(text: String, part: String) throws {
    let folder = try set("", project: text)
    let error = try #require(throws: HostError.self) { try folder.open("app") }
    #expect("\(error)".contains(part), "\(error)")
  }

  @Test func `A project file says where plugins lie`() throws {
    let plugins = try PluginSet(
      ["apps/app": "\"kit\": \"1\""],
      [
        "apps/lunette.json": "{ \"plugins\": [\"../libraries\"] }",
        "apps/app/plugin.json": """
        { "name": "app", "version": "1.0.0", "dependencies": { "kit": "1" } }
        """, "apps/app/main.lua": "print(require 'kit') \(PluginSet.view)",
        "libraries/kit/plugin.json": "{ \"name\": \"kit\", \"version\": \"1.0.0\" }",
        "libraries/kit/main.lua": "return 'found'",
      ])
    #expect(try plugins.open("apps/app").printed == ["found"])
  }
}
