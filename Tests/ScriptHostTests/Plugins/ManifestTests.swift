import Testing

@testable import ScriptHost

@Suite struct ManifestTests {
  private func read(_ text: String) throws -> Manifest {
    try Manifest.read(Array(text.utf8), path: "a/plugin.json")
  }

  @Test func aManifestHasANameAVersionAndWhatElseItNeeds() throws {
    let manifest = try read(
      """
      {"name": "a", "version": "1.2.3", "lunette": ">=1", "dependencies": {"b": "^2.0.0"},
       "permissions": ["files:read:data"]}
      """)
    #expect(manifest.name == "a")
    #expect(manifest.version == "1.2.3")
    #expect(manifest.main == nil)
    #expect(manifest.dependencies == ["b": "^2.0.0"])
    #expect(manifest.permissions == ["files:read:data"])
  }

  @Test(
    arguments: [
      ("{", "it is no valid JSON"),
      ("[]", "it must be an object, { \"name\": …, … }"),
      ("{}", "\"name\" is missing"),
      ("{\"name\": \"a\"}", "\"version\" is missing"),
      ("{\"name\": \"a\", \"version\": 1}", "\"version\" must be a string"),
      (
        "{\"name\": \"a\", \"version\": \"1.0.0\", \"permissions\": \"all\"}",
        "\"permissions\" must be a list of strings"
      ),
      (
        "{\"name\": \"a\", \"version\": \"1.0.0\", \"mian\": \"a.lua\"}",
        "there is no field \"mian\"; did you mean \"main\"?"
      ),
      (
        "{\"name\": \"a\", \"version\": \"1.0.0\", \"zzzzzz\": 1}",
        """
        there is no field "zzzzzz"; there are name, version, description, lunette, main, \
        dependencies, permissions, provides
        """
      ),
    ] as [(String, String)])
  func aWrongManifestSaysWhatIsWrong(text: String, problem: String) {
    #expect(throws: HostError.invalidManifest("a/plugin.json", problem)) { try read(text) }
  }
}
