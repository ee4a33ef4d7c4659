import Testing

@testable import ScriptTesting

@Suite struct TextMatchingTests {
  @Test(arguments: [
    ("a b", "a  b"), (" a b\n", "a\tb"), ("a\u{A0}b", "a b"), ("a\u{3000}b", "a b"),
    ("a\u{10FEFF}", "a\u{FFFD}"),
    ("é", "e\u{301}"), ("a\r\nb", "a b"), ("", " \n"), ("가", "\u{1100}\u{1161}"),
  ]) func equalTexts(_ first: String, _ second: String) {
    #expect(FoldedText(first) == FoldedText(second))
  }

  @Test(arguments: [("a", "A"), ("ab", "a b"), ("e", "é"), ("a", "ａ"), ("a", "")])
  func differentTexts(_ first: String, _ second: String) {
    #expect(FoldedText(first) != FoldedText(second))
  }

  @Test func partsAreFoundAnywhere() {
    let text = FoldedText("one two  three")
    for part in ["", "one", "two three", "e t", "three"] {
      #expect(text.contains(FoldedText(part)), "\(part)")
    }
    for part in ["four", "threee", "Two", "one two three four"] {
      #expect(!text.contains(FoldedText(part)), "\(part)")
    }
    #expect(FoldedText("aab").contains(FoldedText("ab")))
  }

  @Test(arguments: [
    ("Add", "Addd"), ("Add", "Ad"), ("Add", "Abd"), ("登录", "登陆"), ("xAdd", "Add"),
    ("Buy milk", "Buy mlik"),
    ("ab", "ba"),
  ])
  func oneLetterApart(_ first: String, _ second: String) {
    #expect(FoldedText(first).isOneLetterApart(from: FoldedText(second)))
    #expect(FoldedText(second).isOneLetterApart(from: FoldedText(first)))
  }

  @Test(arguments: [
    ("Add", "Add"), ("Add", "Added"), ("a", "b"), ("", "ab"), ("abcd", "badc"),
  ])
  func furtherApart(_ first: String, _ second: String) {
    #expect(!FoldedText(first).isOneLetterApart(from: FoldedText(second)))
    #expect(!FoldedText(second).isOneLetterApart(from: FoldedText(first)))
  }
}
