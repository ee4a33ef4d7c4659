import Foundation
import Testing

@testable import LunetteCommand

/// `lunette plugins` and what `lunette render` says of plugins, as a person has them.
@Suite struct PluginsProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func plugin(
    _ name: String, _ version: String = "1.0.0", _ rest: String = "", in place: String? = nil
  ) throws {
    let path = place ?? name
    try folder.write(
      path + "/plugin.json",
      "{ \"name\": \"\(name)\", \"version\": \"\(version)\"\(rest.isEmpty ? "" : ", " + rest) }")
    try folder.write(path + "/main.lua", "return require('lunette').View{}")
  }

  private func run(_ words: String...) throws -> LunetteProcess {
    let script = "cd '\(folder.path)' && \"$lunette\" " + words.joined(separator: " ")
    return try LunetteProcess.shell(script)
  }

  @Test func `The graph is drawn`() throws {
    try plugin(
      "app", "2.0.0",
      "\"dependencies\": { \"kit\": \"^1\", \"charts\": \"*\" }, \"permissions\": "
        + "[\"files:read:data\", \"network:a.example\"]")
    try plugin("kit", "1.4.0", "\"dependencies\": { \"base\": \"1\" }")
    try plugin(
      "charts", "1.0.0",
      "\"dependencies\": { \"kit\": \"1\", \"base\": \"1\" }, \"permissions\": "
        + "[\"files:write:out\"]")
    try plugin("base")
    try plugin("alone")
    try folder.write(
      "lunette.json",
      "{ \"allow\": { \"charts\": [\"files:write:out\"] }, \"disabled\": [\"base\"] }")
    let result = try run("plugins", "--allow files:read:data")
    #expect(
      result.text == """
        alone 1.0.0 in alone

        app 2.0.0 in app
        │  files:read:data (granted)
        │  network:a.example (not granted)
        ├─ charts * → 1.0.0 in charts
        │  │  files:write:out (granted)
        │  ├─ base 1 → 1.0.0 in base, disabled
        │  └─ kit 1 → 1.4.0 in kit
        │     └─ base 1 → 1.0.0, see above
        └─ kit ^1 → 1.4.0, see above

        """)
    #expect(result.diagnostics == "" && result.exitCode == 0)
    #expect(try run("plugins app").text.hasPrefix("app 2.0.0 in app\n"))
  }

  @Test func `What is wrong is told, and the rest drawn`() throws {
    try plugin("app", "1.0.0", "\"dependencies\": { \"kit\": \"^2\", \"none\": \"1\" }")
    try plugin("kit", "1.4.0")
    try plugin("round", "1.0.0", "\"dependencies\": { \"robin\": \"1\" }")
    try plugin("robin", "1.0.0", "\"dependencies\": { \"round\": \"1\" }")
    try folder.write("bad/plugin.json", "{")
    let result = try run("plugins", ".")
    #expect(
      result.text == """
        app 1.0.0 in app
        ├─ kit ^2 → 1.4.0 does not fit in kit
        └─ none 1 → missing

        robin 1.0.0 in robin
        └─ round 1 → 1.0.0 in round
           └─ robin 1 → 1.0.0, see above

        """)
    #expect(result.exitCode == 1)
    let said = result.diagnostics
    #expect(said.contains("bad/plugin.json:1:2: "), "\(said)")
    #expect(said.contains("app/plugin.json:1:63: no \"kit\" is of version ^2"), "\(said)")
    #expect(said.contains("the plugins need each other: robin → round → robin"), "\(said)")
  }

  @Test func `Machines get JSON`() throws {
    try plugin(
      "app", "1.0.0", "\"dependencies\": { \"kit\": \"1\" }, \"permissions\": [\"files:read:a\"]")
    try plugin("kit", "1.4.0", "\"provides\": { \"views\": [\"Card\"] }")
    let result = try run("plugins", "app --format json")
    #expect(
      result.text == """
        {"lunette":1,"roots":[{"name":"app","plugins":[{"name":"app","version":"1.0.0","folder":\
        "app","disabled":false,"dependencies":[{"name":"kit","range":"1","version":"1.4.0"}],\
        "permissions":[{"name":"files:read:a","granted":false}],"provides":[]},{"name":"kit",\
        "version":"1.4.0","folder":"kit","disabled":false,"dependencies":[],"permissions":[],\
        "provides":["Card"]}]}],"problems":[]}

        """)
    let broken = try run("plugins", "app --format json --plugins none")
    #expect(broken.exitCode == 1)
    let text = Data(broken.text.utf8)
    let document = try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any])
    let problems = try #require(document["problems"] as? [[String: Any]])
    #expect(problems.first?["file"] as? String == "app/plugin.json")
    #expect(problems.first?["column"] as? Int == 63)
  }

  @Test func `Two folders with one plugin are told, and so are empty ones`() throws {
    try plugin("kit", in: "a")
    try plugin("kit", in: "b")
    let twins = try run("plugins", "")
    #expect(twins.exitCode == 1)
    #expect(
      twins.diagnostics.contains(
        "b/plugin.json:1:11: there is another \"kit\" 1.0.0, in a, which is taken"))
    try FileManager.default.createDirectory(
      atPath: folder.path + "/empty", withIntermediateDirectories: true)
    let empty = try run("plugins", "empty")
    #expect(empty.exitCode == 1 && empty.diagnostics.contains("empty: "))
    let missing = try run("plugins", "nowhere")
    #expect(missing.diagnostics.contains("nowhere: no such file or folder"))
    #expect(try run("plugins", "--nonsense").exitCode == 2)
  }

  @Test func `Control characters of a manifest do not reach the terminal`() throws {
    try plugin(
      "app", "1.0.0", "\"permissions\": [\"files:read:\\u001b[31m\"], \"x\\u001b[31m\": 1")
    let result = try run("plugins", "")
    #expect(!result.text.contains("\u{1B}") && !result.diagnostics.contains("\u{1B}"))
  }

  @Test func `Rendering looks for plugins in the folders that are given, and grants`() throws {
    try plugin("kit", "1.0.0", "", in: "libraries/kit")
    try folder.write("libraries/kit/main.lua", "return 'from the library'")
    try plugin(
      "app", "1.0.0", "\"dependencies\": { \"kit\": \"1\" }, \"permissions\": [\"files:read:data\"]"
    )
    try folder.write("app/data/x", "data")
    try folder.write(
      "app/main.lua",
      "local ui = require 'lunette' print(require 'kit', ui.files:read 'data/x') return ui.View{}")
    let fine = try run("render app --plugins libraries --allow files:read:data")
    #expect(fine.diagnostics == "from the library\tdata\n" && fine.exitCode == 0)
    let refused = try run("render app --plugins libraries")
    #expect(refused.exitCode == 1)
    #expect(refused.diagnostics.contains("--allow files:read:data does"), "\(refused.diagnostics)")
    let missing = try run("render app")
    #expect(missing.diagnostics.hasPrefix("app/plugin.json:1:63: there is no plugin \"kit\""))
    let wrong = try run("render app --allow file:read:data")
    #expect(wrong.exitCode == 2 && wrong.diagnostics.contains("did you mean \"files:read:data\"?"))
  }

  @Test func `The manifest has a schema`() throws {
    let result = try run("schema", "plugin")
    let object = try JSONSerialization.jsonObject(with: Data(result.text.utf8))
    let schema = try #require(object as? [String: Any])
    let fields = try #require(schema["properties"] as? [String: Any])
    #expect(
      fields.keys.sorted() == [
        "dependencies", "description", "lunette", "main", "name", "permissions", "provides",
        "version",
      ])
    #expect(schema["required"] as? [String] == ["name", "version"])
    #expect(try run("schema", "plugn").diagnostics.contains("did you mean plugin?"))
    #expect(try run("schema").text == run("schema", "screen").text)
  }
}
