import Testing

@testable import ScriptTesting

@Suite struct LineDiffTests {
  private func lines(_ count: Int) -> [String] { (1...count).map { "line \($0)" } }

  @Test func `Changed lines stand with those around them`() {
    var new = lines(20)
    new[9] = "changed"
    new.append("more")
    let diff = LineDiff.text(
      from: lines(20).joined(separator: "\n") + "\n", to: new.joined(separator: "\n") + "\n")
    #expect(
      diff == """
          … 6 lines the same
          line 7
          line 8
          line 9
        - line 10
        + changed
          line 11
          line 12
          line 13
          … 4 lines the same
          line 18
          line 19
          line 20
        + more
        """)
  }

  @Test func `Lines that moved or came twice are told apart`() {
    #expect(LineDiff.text(from: "a\nb\n", to: "b\na\n").split(separator: "\n").count == 3)
    #expect(LineDiff.text(from: "a\n", to: "a\na\n") == "  a\n+ a")
    #expect(LineDiff.text(from: "", to: "a\n") == "+ a")
    #expect(LineDiff.text(from: "a\n", to: "") == "- a")
  }

  @Test func `A long diff ends`() {
    let diff = LineDiff.text(
      from: lines(9000).joined(separator: "\n"),
      to: lines(9000).map { $0 + "!" }.joined(separator: "\n"))
    #expect(diff.split(separator: "\n").count == 201)
    #expect(diff.hasSuffix("  … and more"))
  }
}
