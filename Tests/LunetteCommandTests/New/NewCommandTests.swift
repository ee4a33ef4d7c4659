import ScriptHost
import Testing

@testable import LunetteCommand

@Suite struct NewCommandTests {
  private func run(_ words: String..., existing: Set<String> = []) throws -> (Outcome, [String]) {
    var written: [String] = []
    let command = NewCommand(
      files: NewFiles(exists: existing.contains) { (_, path) throws(FileFailure) in
        if path.hasPrefix("full") { throw FileFailure(reason: "no space left on device") }
        written.append(path)
      })
    let outcome = try command.run(words)
    return (outcome, written)
  }

  private func message(_ words: String...) -> String {
    do {
      _ = try NewCommand(files: NewFiles(exists: { _ in false }, write: { _, _ in })).run(words)
      return "nothing is wrong"
    } catch {
      return "\(error)"
    }
  }

  @Test func `The names of what was written are printed`() throws {
    let (outcome, written) = try run("app", "cities")
    #expect(written == ["cities/plugin.json", "cities/main.lua", "cities/spec/cities_spec.lua"])
    #expect(outcome == Outcome(printing: written.map { $0 + "\n" }.joined()))
    #expect(try run("spec", "login").1 == ["spec/login_spec.lua"])
  }

  @Test func `Nothing is replaced, not even a part`() throws {
    let (outcome, written) = try run("plugin", "kit", existing: ["kit/main.lua"])
    #expect(written == [])
    #expect(outcome.exitCode == .failure)
    #expect(
      outcome.diagnostics == "lunette: kit/main.lua is there already; nothing was written\n")
  }

  @Test func `What cannot be written is told`() throws {
    let (outcome, _) = try run("app", "full")
    #expect(outcome.exitCode == .failure)
    #expect(
      outcome.diagnostics
        == "lunette: full/plugin.json: cannot be written: no space left on device\n")
  }

  @Test(
    arguments: [
      ("my app", "did you mean my-app?"), ("1st", "did you mean st?"),
      ("../up", "did you mean up?"), ("a/b", "did you mean a-b?"), ("lunette", "my-lunette"),
      ("été", "did you mean t?"), ("", "letters, digits"), ("***", "found ***"),
      (String(repeating: "x", count: 65), "at most 64"),
    ])
  func `A bad name is refused with a good one`(name: String, part: String) {
    let message = message("app", name)
    #expect(message.contains(part), "\(message)")
  }

  @Test func `A wrong kind is refused with those that there are`() {
    #expect(message("ap", "x").contains("did you mean app?"))
    #expect(message("thing", "x").contains("app"))
    #expect(message("app").contains("NAME is missing"))
    #expect(message("app", "a", "b").contains("there is no place for b"))
  }

  @Test(arguments: ["city-list", "a_b", "X"]) func `Names become names of Lua`(name: String) {
    let text = NewTemplates.files(.app, named: name)[1].text
    let expected = ["city-list": "CityList", "a_b": "AB", "X": "X"][name] ?? ""
    #expect(text.contains("local \(expected)Screen = "))
  }
}

/// What it writes runs and passes its own test at once.
@Suite struct NewProcessTests {
  @Test(arguments: ["cities", "city-list", "A1_b", "end"])
  func `What is new runs and passes its test`(name: String) throws {
    let folder = try TemporaryFolder()
    let result = try LunetteProcess.shell(
      """
      set -e; cd '\(folder.path)'
      "$lunette" new app \(name)
      "$lunette" render \(name) --do 'tap "Say hello"' | grep -o 'Hello, visitor number 1.'
      "$lunette" test \(name) | tail -n 1
      (cd \(name) && "$lunette" new spec more && "$lunette" test | tail -n 1)
      "$lunette" new plugin \(name)-kit && "$lunette" test \(name)-kit | tail -n 1
      "$lunette" plugins > /dev/null
      """)
    #expect(result.diagnostics == "" && result.exitCode == 0)
    #expect(
      result.text == """
        \(name)/plugin.json
        \(name)/main.lua
        \(name)/spec/\(name)_spec.lua
        Hello, visitor number 1.
        2 passed, 0 failed, 0 skipped
        spec/more_spec.lua
        3 passed, 0 failed, 0 skipped
        \(name)-kit/plugin.json
        \(name)-kit/main.lua
        \(name)-kit/spec/\(name)-kit_spec.lua
        4 passed, 0 failed, 0 skipped

        """)
  }

  @Test func `The library that is new can be required by the app that is`() throws {
    let folder = try TemporaryFolder()
    let result = try LunetteProcess.shell(
      """
      set -e; cd '\(folder.path)'
      "$lunette" new app shop > /dev/null; "$lunette" new plugin kit > /dev/null
      echo '{ "name": "shop", "version": "0.1.0", "dependencies": { "kit": "^0.1" } }' \
        > shop/plugin.json
      echo 'return require("kit").Badge{ number = 5, frame = { 20, 44, 40, 22 } }' > shop/main.lua
      "$lunette" render shop | grep -c 5
      """)
    #expect(result.text == "1\n" && result.diagnostics == "" && result.exitCode == 0)
  }
}
