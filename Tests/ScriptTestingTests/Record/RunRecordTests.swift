import Testing

@testable import ScriptTesting

/// What a run leaves for the next.
@Suite struct RunRecordTests {
  private func record(
    _ folder: SpecFolder, _ record: inout RunRecord,
    _ change: (inout TestOptions) -> Void = { _ in }
  ) throws {
    record.begin(isPartial: false)
    for event in try folder.run(change).events { record.receive(event) }
  }

  @Test func failuresAndDependantsAreKept() throws {
    let folder = try SpecFolder([
      "a_spec.lua": """
      describe("a", function() before_each(function() error "e" end) it("b", function() end) end)
      it("c", function() error "e" end)
      it("d", function() end)
      """,
      "b_spec.lua": "this is no Lua", "c_spec.lua": "require 'mine' it('x', function() end)",
      "mine.lua": "return 1",
    ])
    var record = RunRecord()
    try self.record(folder, &record) { $0.luaPath = folder.path + "/?.lua" }
    let (a, b, c) = ("a_spec.lua", "b_spec.lua", "c_spec.lua")
    // A hook that failed belongs to no test: everything of its file is run again.
    #expect(record.failures == [folder.path + "/" + a: [], folder.path + "/" + b: []])
    #expect(record.files[folder.path + "/" + a]?.failed == ["a b", "c"])
    #expect(record.dependants(of: [folder.path + "/mine.lua"]) == [folder.path + "/" + c])
    #expect(record.dependants(of: [folder.path + "/" + b]) == [folder.path + "/" + b])
    #expect(record.dependants(of: [folder.path + "/other.lua"]) == [])
    try folder.write(a, "it('d', function() end)")
    try self.record(folder, &record)
    #expect(record.failures == [folder.path + "/" + b: [], folder.path + "/" + c: []])
    record.keep { $0.hasSuffix(c) }
    #expect(record.failures.count == 1)
  }

  @Test func aRunOfSomeTestsLeavesWhatIsKnownOfOthers() throws {
    let folder = try SpecFolder([
      "a_spec.lua": "it('a', function() error 'e' end) it('b', function() error 'e' end)"
    ])
    var record = RunRecord()
    try self.record(folder, &record)
    try folder.write("a_spec.lua", "it('a', function() end) it('b', function() error 'e' end)")
    record.begin(isPartial: true)
    for event in try folder.run({ $0.names = ["a"] }).events { record.receive(event) }
    #expect(record.failures == [folder.path + "/a_spec.lua": ["b"]])
  }

  @Test func itIsReadAsItWasWritten() throws {
    var record = RunRecord()
    record.shared = ["/helper.lua"]
    record.files["spec/a_spec.lua"] = RunRecord.File(
      failed: ["two\nlines", "a \\n b", "\u{301}x", "cr\r", ""], isBroken: true,
      reads: ["/a b", "/c"])
    record.files["spec/b_spec.lua"] = RunRecord.File()
    #expect(RunRecord(record.text) == record)
    #expect(RunRecord("") == nil)
    #expect(RunRecord("lunette test record 1\nread /x\n") == nil)
    #expect(RunRecord("lunette test record 2\n") == nil)
  }
}
