import Testing

@testable import ScriptHost

/// What plugins write in a reload that fails.
@Suite struct FileJournalTests {
  @Test func `A reload that fails leaves files as they were`() throws {
    let plugins = try PluginSet(
      [:],
      [
        "app/plugin.json": """
        { "name": "app", "version": "1.0.0", "permissions": ["files:write:out"] }
        """, "lunette.json": "{ \"allow\": { \"app\": [\"files:write:out\"] } }",
        "app/main.lua": "require 'part' \(PluginSet.view)", "app/part.lua": "return {}",
        "app/out/kept": "old", "app/out/gone": "here",
      ])
    var options = HostOptions()
    options.keepsCode = true
    let host = try plugins.folder.open("app", options)
    #expect(host.errors == [])
    func edit(_ end: String) throws -> ReloadReport {
      let text = """
        local files = require('lunette').files
        files:write('out/kept', 'new')
        files:write('out/kept', 'newer')
        files:write('out/made/a/b', 'made')
        files:remove 'out/gone'
        \(end)
        return {}
        """
      try plugins.folder.write("app/part.lua", Array(text.utf8))
      return host.reload([plugins.folder.path + "/app/part.lua"])
    }
    let out = plugins.folder.path + "/app/out/"
    let failed = try edit("error 'no'")
    #expect(failed.errors.count == 1)
    #expect(try SourceFile.read(out + "kept") == Array("old".utf8))
    #expect(try SourceFile.read(out + "gone") == Array("here".utf8))
    #expect(!SourceFile.isThere(out + "made"))

    let done = try edit("")
    #expect(done.errors == [])
    #expect(try SourceFile.read(out + "kept") == Array("newer".utf8))
    #expect(try SourceFile.read(out + "made/a/b") == Array("made".utf8))
    #expect(!SourceFile.isThere(out + "gone"))
  }

  @Test func `Folders that were removed are there again`() throws {
    let folder = try Folder(["a/b/c": "x"])
    let journal = FileJournal()
    for name in ["a/b/c", "a/b"] { try journal.note(folder.path + "/" + name) }
    try FileWriter.remove(folder.path + "/a/b/c")
    try FileWriter.removeFolder(folder.path + "/a/b")
    journal.undo()
    #expect(try SourceFile.read(folder.path + "/a/b/c") == [UInt8(ascii: "x")])
  }
}
