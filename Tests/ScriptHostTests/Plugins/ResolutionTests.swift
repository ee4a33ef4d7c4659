import FoundationEssentials
import Testing

@testable import ScriptHost

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which plugins run, in which order, and what is refused before any of their code runs.
@Suite struct ResolutionTests {
  @Test func `What is needed is started first, then names decide`() throws {
    let plugins = try PluginSet([
      "app": "\"b\": \"1\", \"a\": \"1\"", "a": "\"z\": \"1\"", "b": "", "z": "", "unused": "",
    ])
    let host = try plugins.open()
    #expect(host.errors == [])
    #expect(host.printed == ["b", "z", "a", "app"])
    #expect(host.plugins.map(\.name) == ["b", "z", "a", "app"])
    #expect(host.plugins.allSatisfy { $0.state == .running })
    #expect(host.plugins.first?.version == SemanticVersion(1, 0, 0))
    #expect(host.plugin?.name == "app")
  }

  @Test func `What two need is there once`() throws {
    let plugins = try PluginSet(
      [
        "app": "\"left\": \"1\", \"right\": \"1\"", "left": "\"base\": \"^1\"",
        "right": "\"base\": \">=1\"", "base": "",
      ],
      [
        "left/main.lua": "return require 'base'", "right/main.lua": "return require 'base'",
        "app/main.lua": "print(require 'left' == require 'right') \(PluginSet.view)",
      ])
    let host = try plugins.open()
    #expect(host.errors == [])
    #expect(host.printed == ["base", "true"])
  }

  @Test(
    arguments: [
      ("^1", "1.2.0"), ("*", "2.0.0"), ("1.0.0 || 1.1.0", "1.1.0"), (">=2.1.0-0", "2.1.0-beta"),
    ])
  func `Of several versions the highest that fits is taken`(range: String, version: String) throws {
    let versions = ["1.0.0", "1.1.0", "1.2.0", "2.0.0", "2.1.0-beta"]
    var plugins = ["app": "\"kit\": \"\(range)\""]
    for version in versions { plugins["kit@" + version] = "" }
    let host = try PluginSet(plugins).open()
    #expect(host.printed == ["kit@" + version, "app"])
  }

  @Test func `A version is taken that all can use, also when the highest comes first`() throws {
    let plugins = try PluginSet([
      "app": "\"a\": \"1\", \"b\": \"1\"", "a": "\"kit\": \"*\"", "b": "\"kit\": \"^1\"",
      "kit@1.0.0": "", "kit@2.0.0": "",
    ])
    #expect(try plugins.open().printed == ["kit@1.0.0", "a", "b", "app"])
  }

  @Test func `A version whose own needs cannot be met is left for an earlier one`() throws {
    let plugins = try PluginSet([
      "app": "\"kit\": \"*\"", "kit@1.0.0": "", "kit@2.0.0": "\"none\": \"1\"",
      "kit@3.0.0": "\"app\": \"*\"",
    ])
    #expect(try plugins.open().printed == ["kit@1.0.0", "app"])
  }

  @Test func `Two versions wanted are refused with both chains and what is there`() throws {
    let plugins = try PluginSet([
      "app": "\"a\": \"1\", \"b\": \"1\"", "a": "\"kit\": \"^1.0\"", "b": "\"c\": \"1\"",
      "c": "\"kit\": \"^2.0\"", "kit@1.4.0": "", "kit@2.1.0": "",
    ])
    #expect(
      try plugins.failure() == """
        PLUGINS/c/plugin.json:2:28: no "kit" is of all the versions that are wanted: ^1.0 by \
        app → a, ^2.0 by app → b → c; there is 2.1.0 in PLUGINS/kit@2.1.0 and 1.4.0 in \
        PLUGINS/kit@1.4.0

          2 |   "dependencies": { "kit": "^2.0" } }
            |                            ^

        PLUGINS/a/plugin.json:2:28: "kit" is wanted here as ^1.0

          2 |   "dependencies": { "kit": "^1.0" } }
            |                            ^
        """)
  }

  @Test func `A version that nobody has is refused with those that are there`() throws {
    let plugins = try PluginSet(["app": "\"kit\": \"^3\"", "kit@1.4.0": "", "kit@2.1.0": ""])
    #expect(
      try plugins.failure().contains(
        "PLUGINS/app/plugin.json:2:28: no \"kit\" is of version ^3, which app needs; there is "
          + "2.1.0 in PLUGINS/kit@2.1.0 and 1.4.0 in PLUGINS/kit@1.4.0\n"))
  }

  @Test func `Another version of the plugin that is opened is refused`() throws {
    let plugins = try PluginSet(["app": "\"kit\": \"1\"", "kit": "\"app\": \"^2\""])
    let failure = try plugins.failure()
    #expect(
      failure.contains("no \"app\" is of version ^2, which app → kit needs; there is 1.0.0"),
      "\(failure)")
  }

  @Test func `Numbers of versions are compared as numbers`() throws {
    let plugins = try PluginSet(["app": "\"kit\": \"*\"", "kit@1.9.0": "", "kit@1.10.0": ""])
    #expect(try plugins.open().printed == ["kit@1.10.0", "app"])
  }

  @Test(
    arguments: [
      (["app": "\"app\": \"1\""], "app/plugin.json:2:28: the plugin names itself", "app → app"),
      (["app": "\"a\": \"1\"", "a": "\"app\": \"1\""], "a/plugin.json:2:28", "app → a → app"),
      (
        ["app": "\"a\": \"1\"", "a": "\"b\": \"1\"", "b": "\"a\": \"1\""], "b/plugin.json:2:26",
        "app → a → b → a"
      ),
      (
        ["app": "\"a\": \"1\"", "a": "\"b\": \"1\"", "b": "\"c\": \"1\"", "c": "\"app\": \"1\""],
        "c/plugin.json:2:28", "app → a → b → c → app"
      ),
      (
        [
          "app": "\"x\": \"1\", \"d\": \"1\"", "x": "", "d": "\"x\": \"1\", \"a\": \"1\"",
          "a": "\"b\": \"1\"", "b": "\"c\": \"1\"", "c": "\"d\": \"1\"",
        ], "c/plugin.json:2:26", "app → d → a → b → c → d"
      ),
    ])
  func `Plugins that need each other are refused with the chain`(
    plugins: [String: String], place: String, chain: String
  ) throws {
    let failure = try PluginSet(plugins).failure()
    #expect(failure.hasPrefix("PLUGINS/" + place), "\(failure)")
    #expect(failure.contains(": \(chain)\n"), "\(failure)")
  }

  @Test func `A plugin that is not there is told with the nearest name and the folders`() throws {
    let plugins = try PluginSet(["app": "\"a\": \"1\"", "a": "\"shapez\": \"1\"", "shapes": ""])
    #expect(
      try plugins.failure() == """
        PLUGINS/a/plugin.json:2:31: there is no plugin "shapez", which app → a needs; looked in \
        PLUGINS; did you mean "shapes"?

          2 |   "dependencies": { "shapez": "1" } }
            |                               ^
        """)
  }

  @Test func `Plugins are looked for in the folders that are given, in order`() throws {
    let plugins = try PluginSet(
      ["app": "\"kit\": \"1\"", "kit": ""],
      [
        "one/kit/plugin.json": "{ \"name\": \"kit\", \"version\": \"1.0.0\" }",
        "one/kit/main.lua": "print 'first'",
        "two/kit/plugin.json": "{ \"name\": \"kit\", \"version\": \"1.0.0\" }",
        "two/kit/main.lua": "print 'second'",
      ])
    var options = HostOptions()
    let path = plugins.folder.path
    options.pluginFolders = [path + "/one", path + "/two", path + "/one/"]
    #expect(try plugins.folder.open("app", options).printed == ["first", "app"])
    options.pluginFolders = [path + "/none", path + "/two/kit"]
    let error = try #require(throws: HostError.self) { try plugins.folder.open("app", options) }
    #expect(
      "\(error)".contains(
        "looked in \(path)/none (which cannot be read: no such file or directory) and "
          + "\(path)/two/kit"), "\(error)")
  }

  @Test(
    arguments: [
      ("{", "kit/plugin.json:1:2: "), ("[]", "kit/plugin.json:1:1: expected an object"),
      ("{ \"name\": \"kit\" }", "kit/plugin.json:1:1: \"version\" is missing"),
      ("{ \"name\": \"kit\", \"version\": \"1\" }", "kit/plugin.json:1:29: \"version\" must be"),
      (
        "{ \"name\": \"kit\", \"version\": \"1.0.0\", \"lunette\": \">=9\" }",
        "asks for version >=9 of the script API"
      ),
      (
        "{ \"name\": \"kit\", \"version\": \"1.0.0\", \"main\": \"../app/main.lua\" }",
        "must lie in the plugin's folder"
      ),
    ])
  func `A broken manifest of one that is needed is told with it`(
    manifest: String, part: String
  ) throws {
    let plugins = try PluginSet(["app": "\"kit\": \"1\""], ["kit/plugin.json": manifest])
    let failure = try plugins.failure()
    #expect(
      failure.hasPrefix(
        "PLUGINS/app/plugin.json:2:28: \"kit\", which app needs, cannot be used: "
          + "PLUGINS/kit/plugin.json is wrong\n"), "\(failure)")
    #expect(failure.contains(part), "\(failure)")
  }

  @Test func `Broken manifests of others do not matter`() throws {
    let plugins = try PluginSet(
      ["app": "\"kit\": \"1\"", "kit": ""],
      ["bad/plugin.json": "{", "worse/plugin.json/x": "", "data/readme": ""])
    try FileManager.default.createSymbolicLink(
      atPath: plugins.folder.path + "/lost", withDestinationPath: "nowhere")
    #expect(try plugins.open().printed == ["kit", "app"])
  }

  @Test func `Names that are no text, and manifests that are no files, are nobody's plugins`()
    throws
  {
    let plugins = try PluginSet(["app": "\"kit\": \"1\"", "kit": ""])
    let path = plugins.folder.path
    let bytes = Array(path.utf8) + [UInt8(ascii: "/"), 0xFF, 0]
    let made = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map {
        mkdir(UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self), 0o777)
      }
    }
    #expect(made == 0)
    try plugins.folder.write("pipe/readme", [])
    #expect(mkfifo(path + "/pipe/plugin.json", 0o666) == 0)
    #expect(try plugins.open().printed == ["kit", "app"])
    let needsPipe = try PluginSet(["app": "\"pipe\": \"1\""], ["pipe/readme": ""])
    #expect(mkfifo(needsPipe.folder.path + "/pipe/plugin.json", 0o666) == 0)
    let failure = try needsPipe.failure()
    #expect(failure.contains("it is a pipe, and only regular files are read"), "\(failure)")
  }

  @Test func `A manifest that is half written is told at its end`() throws {
    let whole = "{ \"name\": \"kit\", \"version\": \"1.0.0\", \"main\": \"main.lua\" }"
    for count in stride(from: 0, to: whole.utf8.count - 1, by: 5) {
      let plugins = try PluginSet(
        ["app": "\"kit\": \"1\""], ["kit/plugin.json": String(whole.prefix(count))])
      let failure = try plugins.failure()
      #expect(failure.contains("PLUGINS/kit/plugin.json:1:"), "\(failure)")
    }
  }

  @Test func `A main file that is missing is told before anything runs`() throws {
    let plugins = try PluginSet(
      ["app": "\"a\": \"1\", \"kit\": \"1\"", "a": ""],
      ["kit/plugin.json": "{ \"name\": \"kit\", \"version\": \"1.0.0\", \"main\": \"k.lua\" }"])
    let failure = try plugins.failure()
    #expect(failure.contains("kit/plugin.json:1:46: \"main\" names k.lua, which does not exist"))
  }

  @Test func `The folder of a dependency may be a link, its manifest may not lead out`() throws {
    let plugins = try PluginSet(
      ["app": "\"kit\": \"1\""],
      [
        "elsewhere/kit/plugin.json": "{ \"name\": \"kit\", \"version\": \"1.0.0\" }",
        "elsewhere/kit/main.lua": "print 'linked'",
      ])
    let path = plugins.folder.path
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: path + "/kit", withDestinationPath: "elsewhere/kit")
    #expect(try plugins.open().printed == ["linked", "app"])
    try files.removeItem(atPath: path + "/kit")
    try files.createDirectory(atPath: path + "/kit", withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: path + "/kit/plugin.json", withDestinationPath: "../elsewhere/kit/plugin.json")
    let failure = try plugins.failure()
    #expect(failure.contains("kit/plugin.json: cannot be read: it is a link to "), "\(failure)")
  }

  @Test func `A plugin alone looks for no others`() throws {
    let plugins = try PluginSet(["app": "", "kit": ""])
    let host = try Host()
    var read: [String] = []
    host.onRead = { read.append($0) }
    try host.open(plugins.folder.path + "/app")
    #expect(!read.contains { $0.contains("kit") })
  }

  @Test(.timeLimit(.minutes(1))) func `Many plugins and long chains are put in order`() throws {
    let count = 500
    var plugins = ["app": "\"p0\": \"1\""]
    for index in 0..<count {
      // Each needs the next two.
      plugins["p\(index)"] = [index + 1, index + 2].filter { $0 < count }
        .map { "\"p\($0)\": \"1\"" }.joined(separator: ", ")
    }
    let host = try PluginSet(plugins).open()
    #expect(host.printed == (0..<count).reversed().map { "p\($0)" } + ["app"])
  }

  @Test(.timeLimit(.minutes(1))) func `Hostile choices come to an end`() throws {
    var plugins = ["app": (0..<12).map { "\"p\($0)\": \"*\"" }.joined(separator: ", ")]
    for index in 0..<12 {
      for version in 1...4 { plugins["p\(index)@\(version).0.0"] = "\"none\": \"\(version)\"" }
    }
    #expect(try PluginSet(plugins).failure().contains("there is no plugin \"none\""))
  }
}
