import Testing

@testable import ScriptTesting

/// Which files specs depend on, as the host sees it.
@Suite struct FileUseTests {
  /// What each file of specs read, without the folder; "" is what all of them share.
  private func reads(_ folder: SpecFolder, _ change: (inout TestOptions) -> Void = { _ in }) throws
    -> [String: [String]]
  {
    let base = folder.path + "/"
    var found: [String: [String]] = [:]
    for case .filesUsed(let use) in try folder.run(change).events {
      let name = use.file.map { String($0.dropFirst(base.count)) } ?? ""
      found[name, default: []] += use.reads.filter { $0.hasPrefix(base) }
        .map { String($0.dropFirst(base.count)) }
    }
    return found.mapValues { $0.sorted() }
  }

  @Test func modulesFixturesAndFilesAreSeen() throws {
    let folder = try SpecFolder([
      "lib/mine.lua": "return require 'inner'", "lib/inner.lua": "return 1", "data.txt": "x",
      "more.lua": "return 2", "helper.lua": "require 'shared'", "lib/shared.lua": "return 3",
      "b_spec.lua": "it('none', function() end)",
    ])
    try folder.write(
      "a_spec.lua",
      """
      local fixtures = require "busted.fixtures"
      require "mine"
      pcall(require, "missing")
      it("reads", function()
        assert.equal("x", fixtures.read("data.txt"))
        assert.equal(2, dofile("\(folder.path)/more.lua"))
        for _ in io.lines("\(folder.path)/data.txt") do end
        assert.is_nil(io.open("\(folder.path)/none.txt"))
        io.open("\(folder.path)/written.txt", "w"):close()
      end)
      """)
    let reads = try reads(folder) {
      $0.luaPath = folder.path + "/lib/?.lua"
      $0.helper = folder.path + "/helper.lua"
    }
    #expect(
      reads["a_spec.lua"] == [
        "a_spec.lua", "data.txt", "lib/inner.lua", "lib/mine.lua", "lib/missing.lua", "more.lua",
        "none.txt",
      ])
    #expect(reads["b_spec.lua"] == ["b_spec.lua"])
    #expect(reads[""] == ["helper.lua", "lib/shared.lua"])
  }

  @Test func filesOfAPluginAreSeen() throws {
    let folder = try SpecFolder([
      "plugin.json": #"{"name": "p", "version": "1.0.0", "lunette": "^1.0", "main": "main.lua"}"#,
      "main.lua": "local ui = require 'lunette' return ui.Label{ text = require('in.words') }",
      "in/words.lua": "return 'hello'", "tap.steps": "",
      "spec/a_spec.lua": """
      local t = require "lunette.test"
      it("shows", function()
        local screen = t.launch()
        assert.matches_snapshot(screen, "first")
      end)
      it("needs", function() pcall(require, "absent") end)
      """,
    ])
    let reads = try reads(folder) { $0.snapshotPolicy = .new }
    let own = try #require(reads["spec/a_spec.lua"])
    for name in [
      "main.lua", "plugin.json", "in/words.lua", "absent.lua", "absent/init.lua",
      "spec/a_spec.lua",
    ] {
      #expect(own.contains(name), "\(name) in \(own)")
    }
    #expect(own.contains { $0.hasPrefix("spec/__snapshots__/") })
  }

  @Test func withoutInsulationAllFilesShareWhatIsRead() throws {
    let folder = try SpecFolder([
      "a_spec.lua": "require 'mine'", "b_spec.lua": "require 'mine'", "mine.lua": "return 1",
    ])
    let reads = try reads(folder) {
      $0.luaPath = folder.path + "/?.lua"
      $0.insulatesFiles = false
    }
    #expect(reads == ["": ["a_spec.lua", "b_spec.lua", "mine.lua"]])
  }
}
