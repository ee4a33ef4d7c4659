import Testing

@testable import ScriptHost

@Suite struct ManifestTests {
  private func read(_ text: String) throws -> Manifest {
    try Manifest.read(Array(text.utf8), path: "a/plugin.json")
  }

  /// What is said of a manifest, which is on line 2 the field given.
  private func problems(_ field: String) -> [ManifestFailure.Problem] {
    do {
      _ = try read("{ \"name\": \"a\", \"version\": \"1.0.0\",\n\(field) }")
      return []
    } catch HostError.invalidManifest(let failure) {
      return failure.problems
    } catch {
      return []
    }
  }

  @Test func `A manifest has a name, a version and what else it needs`() throws {
    let manifest = try read(
      """
      {"name": "a", "version": "1.2.3", "lunette": ">=1", "dependencies": {"b": "^2.0.0"},
       "permissions": ["files:read:data", "network:api.example.com"], "provides": {"screens": ["Home"]}}
      """)
    #expect(manifest.name == "a")
    #expect(manifest.version == SemanticVersion(1, 2, 3))
    #expect(manifest.lunette == VersionRange(">=1"))
    #expect(manifest.main == nil)
    #expect(manifest.dependencies == ["b": VersionRange("^2.0.0")])
    #expect(
      manifest.permissions == [.readFiles(folder: "data"), .network(host: "api.example.com")])
    #expect(manifest.provides == [.screens: ["Home"]])
    #expect(manifest.warnings == [])
  }

  @Test(
    arguments: [
      (
        "\"lunette\": \">=2\"", 12, "asks for version >=2 of the script API; this lunette has 1.0.0"
      ),
      ("\"lunette\": \"new\"", 12, "\"lunette\" must be a range of versions"),
      ("\"lunette\": 1", 12, "found a number"),
      ("\"main\": \"\"", 9, "\"main\" must be the name of a file; found \"\""),
      ("\"main\": \"a\\u0000.lua\"", 9, "\"main\" must be the name of a file"),
      ("\"main\": \"../a.lua\"", 9, "\"main\" must lie in the plugin's folder"),
      ("\"main\": \"/a.lua\"", 9, "\"main\" must lie in the plugin's folder"),
      ("\"main\": [ ]", 9, "\"main\" must be a string; found a list"),
      ("\"dependencies\": { \"b\": \"latest\" }", 24, "the version of \"b\" must be a range"),
      ("\"dependencies\": { \"b c\": \"1\" }", 19, "the name of a dependency must be"),
      ("\"dependencies\": [ \"b\" ]", 17, "must be an object of names and version ranges"),
      ("\"permissions\": \"all\"", 16, "\"permissions\" must be a list of strings"),
      ("\"permissions\": [ \"\" ]", 18, "found an empty string in it"),
      (
        "\"permissions\": [ \"camera\" ]", 18, "there is no permission \"camera\"; there are files:"
      ),
      ("\"permissions\": [ \"file:read:data\" ]", 18, "did you mean \"files:read:data\"?"),
      ("\"permissions\": [ \"netwrok\" ]", 18, "\"netwrok\"; network permissions name a server"),
      ("\"permissions\": [ \"fiels:reed:x\" ]", 18, "file permissions are files:read:FOLDER and"),
      ("\"permissions\": [ \"netwrok:a.b\" ]", 18, "did you mean \"network:a.b\"?"),
      ("\"permissions\": [ \"files:read\" ]", 18, "files:read:FOLDER"),
      ("\"permissions\": [ \"files:read:../x\" ]", 18, "must lie in the plugin's own"),
      ("\"permissions\": [ \"network:\" ]", 18, "name a server"),
      ("\"permissions\": [ \"network:a b\" ]", 18, "name a server"),
      ("\"permissions\": [ \"network:a:99999\" ]", 18, "name a server"),
      ("\"provides\": [ ]", 13, "\"provides\" must be an object of lists"),
      ("\"provides\": { \"veiws\": [] }", 15, "did you mean \"views\"?"),
      ("\"provides\": { \"views\": \"A\" }", 24, "\"provides\" must be a list of strings"),
      ("\"description\": null", 16, "\"description\" must be a string; found null"),
      ("\"name\": \"b\"", 1, "\"name\" stands twice"),
      ("\"description\": \"x\",", 19, "no comma may stand before }"),
    ] as [(String, Int, String)])
  func `A wrong field is told with its place`(field: String, column: Int, part: String) throws {
    let problems = problems(field)
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(problem.message.contains(part), "\(problem.message)")
    #expect(problem.line == 2 && problem.column == column, "\(problem.column)")
  }

  @Test(arguments: ["", "lunette", "a b", "1a", "a.b", "a/b", "é", "a\u{1B}"])
  func `A name is what require can take`(name: String) {
    #expect(throws: HostError.self) {
      try read("{ \"name\": \"\(name)\", \"version\": \"1.0.0\" }")
    }
  }

  @Test(arguments: ["", "1", "1.0", "v1.0.0", "1.0.0.0", "01.0.0", "1.0.0-", "1.0.0-01", "x"])
  func `A version is one of semantic versioning`(version: String) {
    #expect(throws: HostError.self) {
      try read("{ \"name\": \"a\", \"version\": \"\(version)\" }")
    }
  }

  @Test func `All that is wrong is told at once, as an error of a script is`() {
    #expect(throws: HostError.invalidManifest(failure)) {
      try read("{\n  \"nmae\": \"a\",\n\t\"version\": 1\n}")
    }
    #expect(
      failure.description == """
        a/plugin.json:1:1: "name" is missing

          1 | {
            | ^

        a/plugin.json:2:3: "nmae" is no field of a manifest; did you mean "name"?

          2 |   "nmae": "a",
            |   ^

        a/plugin.json:3:13: "version" must be a string; found a number

          3 | \t"version": 1
            | \t           ^
        """)
  }

  private var failure: ManifestFailure {
    let text = "{\n  \"nmae\": \"a\",\n\t\"version\": 1\n}"
    return ManifestFailure(
      [
        JSONProblem(message: "\"name\" is missing", offset: 0),
        JSONProblem(
          message: "\"nmae\" is no field of a manifest; did you mean \"name\"?", offset: 4),
        JSONProblem(message: "\"version\" must be a string; found a number", offset: 29),
      ], in: Array(text.utf8), path: "a/plugin.json")
  }

  @Test func `A field that means nothing is warned about`() throws {
    let manifest = try read(
      "{ \"name\": \"a\", \"version\": \"1.0.0\",\n  \"mian\": 1, \"zzzzzz\": 2 }")
    #expect(
      manifest.warnings == [
        "a/plugin.json:2:3: \"mian\" is no field of a manifest; did you mean \"main\"?",
        "a/plugin.json:2:14: \"zzzzzz\" is no field of a manifest; there are name, version, "
          + "description, lunette, main, dependencies, permissions, provides",
      ])
  }
}
