import FoundationEssentials
import ScriptHost
import Testing

/// The files of a plugin: where they may lie, and how they may be called.
@Suite struct PluginFilesTests {
  private let manifest = "{ \"name\": \"a\", \"version\": \"1.0.0\" }"
  private let view = "return require('lunette').View{}"

  private func link(_ folder: Folder, _ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + name, withDestinationPath: destination)
  }

  @Test func `A module behind a link that leads out of the plugin is not read`() throws {
    let folder = try Folder([
      "a/plugin.json": manifest, "a/main.lua": "require 'out'", "secret.lua": "print 'secret'",
    ])
    try link(folder, "a/out.lua", to: "../secret.lua")
    let host = try folder.open("a")
    #expect(host.printed == [])
    let error = try #require(host.errors.first)
    #expect(error.message.contains("it is a link to ") && error.message.contains("secret.lua"))
    #expect(error.line == 1)
  }

  @Test func `A link within the plugin, and one to the whole plugin, are fine`() throws {
    let folder = try Folder([
      "a/plugin.json": manifest, "a/main.lua": "require 'near' \(view)", "a/b.lua": "print 'near'",
    ])
    try link(folder, "a/near.lua", to: "b.lua")
    try link(folder, "alias", to: "a")
    #expect(try folder.open("alias").printed == ["near"])
  }

  @Test(arguments: ["plugin.json", "main.lua"])
  func `Neither the manifest nor the main file may lead out of the plugin`(name: String) throws {
    var files = ["a/plugin.json": manifest, "a/main.lua": view, "other": "{}"]
    files["a/" + name] = nil
    let folder = try Folder(files)
    try link(folder, "a/" + name, to: "../other")
    let error = try #require(throws: HostError.self) { try folder.open("a") }
    #expect("\(error)".contains("outside of the plugin's folder"), "\(error)")
  }

  @Test func `A main file that is not there is told at its place in the manifest`() throws {
    let folder = try Folder([
      "a/plugin.json": "{ \"name\": \"a\", \"version\": \"1.0.0\", \"main\": \"b.lua\" }",
      "b/plugin.json": manifest, "c/plugin.json": manifest, "c/main.lua/x": "",
    ])
    for (name, message) in [
      ("a", "plugin.json:1:44: \"main\" names b.lua, which does not exist"),
      (
        "b",
        "plugin.json:1:1: there is no \"main\", and main.lua, which stands for it, does not exist"
      ),
      ("c", "which stands for it, is a folder"),
    ] {
      let error = try #require(throws: HostError.self) { try folder.open(name) }
      #expect("\(error)".contains(message), "\(error)")
    }
  }

  @Test func `A byte order mark is accepted in a script, a module and a manifest`() throws {
    let folder = try Folder()
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    try folder.write("a/plugin.json", mark + Array(manifest.utf8))
    try folder.write("a/main.lua", mark + Array("require 'm'\nerror 'here'".utf8))
    try folder.write("a/m.lua", mark + Array("print 'module'".utf8))
    let host = try folder.open("a")
    #expect(host.printed == ["module"])
    #expect(host.errors.first?.line == 2)
    #expect(host.errors.first?.excerpt == "error 'here'")
  }

  @Test func `Fields of a manifest that mean nothing are warned about when it is opened`() throws {
    let folder = try Folder([
      "a/plugin.json": "{ \"name\": \"a\", \"version\": \"1.0.0\", \"licence\": \"MIT\" }",
      "a/main.lua": view,
    ])
    let host = try folder.open("a")
    #expect(host.printed.count == 1)
    #expect(host.printed[0].hasPrefix("warning: "))
    #expect(host.printed[0].contains("plugin.json:1:36: \"licence\" is no field of a manifest"))
  }

  @Test(arguments: [
    String(repeating: "long/", count: 30) + "main.lua", "with space.lua", "two\nlines.lua",
    "c:8: colon.lua", "日本語/\(String(repeating: "画面", count: 20)).lua", "[string \"x\"].lua",
    "éèü/\(String(repeating: "é", count: 40)):3:x.lua",
  ])
  func `Errors have their file and line, whatever the file is called`(name: String) throws {
    let folder = try Folder([
      name: "\nlocal function fail() error('broken') end\nfail()",
      "broken/" + name: "\n\nlocal x = = 1",
    ])
    let host = try folder.open(name)
    let error = try #require(host.errors.first)
    #expect(error.file == folder.path + "/" + name)
    #expect(error.line == 2)
    #expect(error.message == "broken")
    #expect(error.excerpt == "local function fail() error('broken') end")
    #expect(error.traceback.first?.hasPrefix(folder.path + "/" + name + ":2:") == true)

    let syntax = try #require(try folder.open("broken/" + name).errors.first)
    #expect(syntax.file == folder.path + "/broken/" + name)
    #expect(syntax.line == 3)
    #expect(syntax.excerpt == "local x = = 1")
    #expect(syntax.caret == 11)
  }

  @Test func `Long names with the same end are told apart`() throws {
    let end = String(repeating: "long/", count: 20)
    let folder = try Folder([
      "main.lua": "require '\(("a/" + end + "m").replacing("/", with: "."))'",
      "a/\(end)m.lua": "\nrequire '\(("b/" + end + "m").replacing("/", with: "."))'",
      "b/\(end)m.lua": "\n\nerror 'inner'",
    ])
    let error = try #require(try folder.open().errors.first)
    #expect(error.file == folder.path + "/b/\(end)m.lua")
    #expect(error.line == 3 && error.excerpt == "error 'inner'")
  }

  @Test func `The name of a module is UTF-8`() throws {
    let host = try open("print(pcall(require, 'caf\\xE9'))\n" + view)
    #expect(host.printed.first?.contains("the name of a module must be UTF-8") == true)
    let zero = try open("print(pcall(require, 'a\\0b'))\n" + view)
    #expect(zero.printed.first?.contains("its name has a zero byte") == true)
  }
}
