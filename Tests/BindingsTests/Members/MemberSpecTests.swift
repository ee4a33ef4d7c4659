import Testing

/// Every exported member has a spec under its name, which uses it and passes.
@Suite struct MemberSpecTests {
  @Test(arguments: MemberSpec.all) func passes(_ spec: MemberSpec) throws {
    try script(spec.text, name: spec.file)
  }

  @Test func `Every exported member has a spec`() {
    let covered = Set(MemberSpec.all.flatMap(\.names))
    let missing = ExportedNames.all.filter { !covered.contains($0) }
    #expect(missing == [], "write `--- NAME` and a test of it into Tests/MemberSpecs")
  }

  @Test func `Every spec is of an exported member, which it uses`() {
    let exported = Set(ExportedNames.all)
    for spec in MemberSpec.all {
      for name in spec.names {
        #expect(exported.contains(name), "\(spec.file): there is no \(name)")
        // An enum is used by its cases.
        for word in ExportedNames.cases(of: name) ?? [name] {
          #expect(spec.mentions(word), "\(spec.file): the spec of \(name) does not use \(word)")
        }
      }
    }
  }

  @Test func `Specs are cut at their headlines and keep their lines`() {
    let specs = MemberSpec.specs(
      in: "local a\n--- View.frame, View.x\none\n--- View.y\ntwo", file: "f")
    #expect(specs.map(\.names) == [["View.frame", "View.x"], ["View.y"]])
    #expect(specs.map(\.text) == ["local a\n\none", "local a\n\n\n\ntwo"])
  }

  @Test func `A name inside a longer one is not the name`() {
    let spec = MemberSpec(names: [], text: "view.frames = view.xframe", file: "f")
    #expect(!spec.mentions("View.frame"))
    #expect(MemberSpec(names: [], text: "function A:get_frame()", file: "f").mentions("View.frame"))
  }
}
