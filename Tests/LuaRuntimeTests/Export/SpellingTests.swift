import Testing

@testable import LuaRuntime

@Suite struct SpellingTests {
  private func nearest(_ name: String, _ names: String...) -> String? {
    Spelling.nearest(to: name, among: names, by: { $0 })
  }

  @Test func `One slip is found: a letter more, less, other, or two exchanged`() {
    for slip in ["textt", "txt", "tezt", "txet", "Text"] {
      #expect(nearest(slip, "frame", "text", "tag") == "text")
    }
  }

  @Test func `The nearest wins, and the first of equally near ones`() {
    #expect(nearest("colour", "color", "colors") == "color")
    #expect(nearest("abcx", "abcd", "abce") == "abcd")
  }

  @Test func `What is too far is not guessed`() {
    #expect(nearest("xyz", "text", "frame") == nil)
    #expect(nearest("a", "text") == nil)
    #expect(nearest("", "text") == nil)
    #expect(nearest("backgroundQQQQQQ", "backgroundColor") == nil)
    #expect(nearest("text") == nil)
  }

  @Test func `Another first letter counts twice, since it is seldom wrong`() {
    #expect(nearest("text", "next") == nil)
    #expect(nearest("xtet", "text") == nil)
    #expect(nearest("etxt", "text") == "text")
    #expect(nearest("abel", "label") == "label")
    #expect(nearest("backgroundColor", "foregroundColor") == nil)
  }

  @Test func `Very long names are compared by their beginning, quickly`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(nearest(long, "text") == nil)
    #expect(nearest(long, String(repeating: "a", count: 64)) != nil)
  }

  @Test func `Distances count slips`() {
    func distance(_ a: String, _ b: String) -> Int {
      Spelling.distance(Array(a.utf8), Array(b.utf8))
    }
    #expect(distance("", "") == 0)
    #expect(distance("abc", "") == 3)
    #expect(distance("", "abc") == 3)
    #expect(distance("abc", "acb") == 1)
    #expect(distance("kitten", "sitting") == 3)
    #expect(distance("hidden", "isHidden") == 3)
  }
}
