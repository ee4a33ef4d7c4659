import Testing

/// Every exported member has a spec under its name, which uses it; `lunette test` runs them.
@Suite struct MemberSpecTests {
  @Test func `Every exported member has a spec`() {
    let covered = Set(MemberSpec.all.flatMap(\.names))
    let missing = ExportedNames.all.filter { !covered.contains($0) }
    #expect(missing == [], "write it(\"NAME\", …) into Tests/MemberSpecs")
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

  @Test func `Specs are cut at their names`() {
    let specs = MemberSpec.specs(
      in: """
        local a
        it("View.frame, View.x", function()
          one
        end)

        it("View.y, "
          .. "View.z", function()
          two(function() end)
        end)
        """, file: "f")
    #expect(specs.map(\.names) == [["View.frame", "View.x"], ["View.y", "View.z"]])
    #expect(specs.map(\.text) == [", function()\n  one", ", function()\n  two(function() end)"])
  }

  @Test func `A name inside a longer one is not the name`() {
    let spec = MemberSpec(names: [], text: "view.frames = view.xframe", file: "f")
    #expect(!spec.mentions("View.frame"))
    #expect(MemberSpec(names: [], text: "function A:get_frame()", file: "f").mentions("View.frame"))
  }
}
