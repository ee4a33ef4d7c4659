import Testing

@testable import ViewKit

@Suite struct TextEditorTests {
  private func editor(_ text: String, caret: Int? = nil) -> TextEditor {
    var editor = TextEditor(text)
    if let caret { editor.select(caret..<caret) }
    return editor
  }

  @Test func `what is typed comes in the place of the selection, with the caret behind it`() {
    var editor = editor("Hello world")
    #expect(editor.selection == 11..<11)
    editor.select(6..<11)
    editor.replace(editor.selection, with: "you")
    #expect(editor.text == "Hello you")
    #expect(editor.selection == 9..<9)
    editor.select(0..<0)
    editor.replace(editor.selection, with: "é")
    #expect(editor.selection == 2..<2)
  }

  @Test(
    "the delete key takes a character as a person sees it",
    arguments: ["a", "é", "e\u{301}", "中", "👨‍👩‍👧", "🇵🇹", "👍🏽", "\r\n"])
  func deletion(character: String) {
    var editor = editor("x" + character)
    #expect(editor.deletionRange == 1..<1 + character.utf8.count)
    editor.replace(editor.deletionRange, with: "")
    #expect(editor.text == "x")
    #expect(editor.caret == 1)
  }

  @Test func `at the start the delete key has nothing to take`() {
    #expect(editor("abc", caret: 0).deletionRange.isEmpty)
    var other = editor("")
    let change = other.replace(other.deletionRange, with: "")
    #expect(change == nil)
    #expect(other.revision == 0)
  }

  @Test func `a range that splits a character is widened`() {
    let family = "👨‍👩‍👧"
    let editor = editor("a" + family + "b")
    let end = 1 + family.utf8.count
    #expect(editor.clamped(2..<3) == 1..<end)
    #expect(editor.clamped(5..<5) == end..<end)
    #expect(editor.clamped(0..<4) == 0..<end)
    #expect(editor.clamped(-5..<100) == 0..<editor.byteCount)
    #expect(editor.clamped(1..<1) == 1..<1)
  }

  @Test func `an accent that joins what is before it leaves the caret behind both`() {
    var one = editor("e")
    one.replace(one.selection, with: "\u{301}")
    #expect(one.text == "e\u{301}")
    #expect(one.caret == 3)
    var two = editor("\u{301}x", caret: 0)
    two.replace(two.selection, with: "e")
    #expect(two.caret == 3)
  }

  @Test func `scripts count bytes, and get the lengths of both kinds`() throws {
    let editor = editor("a😀中b")
    let range = editor.textRange(1..<8)
    #expect(range == TextRange(bytes: 1..<8, characterCount: 2, utf16Count: 3))
    #expect(try editor.range(TextRange(bytes: 1..<5)) == 1..<5)
    #expect(throws: TextRangeError.splitsCharacter(first: 3, last: 5, at: 3)) {
      try editor.range(TextRange(bytes: 2..<5))
    }
    #expect(throws: TextRangeError.outside(first: 9, last: 12, count: 9)) {
      try editor.range(TextRange(bytes: 8..<12))
    }
  }

  @Test func `a byte that is no UTF-8 counts as one`() throws {
    // As the bridge brings it in: U+10FEFF for 0xFF.
    var editor = editor("a\u{10FEFF}b")
    #expect(editor.textRange(5..<6).bytes == 2..<3)
    #expect(try editor.range(TextRange(bytes: 2..<3)) == 5..<6)
    editor = TextEditor("ab")
    editor.replace(1..<1, with: "\u{10FEFF}")
    #expect(editor.selectedTextRange.bytes == 2..<2)
  }

  @Test func `what is typed in one go is undone in one go`() {
    var editor = editor("")
    for character in "abc" { editor.replace(editor.selection, with: String(character)) }
    editor.select(0..<0)
    editor.replace(editor.selection, with: "x")
    editor.replace(0..<4, with: "")
    #expect(editor.undo()?.removed == "xabc")
    #expect(editor.text == "xabc")
    #expect(editor.undo()?.inserted == "x")
    #expect(editor.text == "abc")
    #expect(editor.selection == 0..<0)
    #expect(editor.undo()?.inserted == "abc")
    #expect(editor.text == "")
    #expect(!editor.canUndo)
    let nothing = editor.undo()
    #expect(nothing == nil)
    _ = editor.redo()
    _ = editor.redo()
    #expect(editor.text == "xabc")
    editor.replace(editor.selection, with: "y")
    #expect(!editor.canRedo)
  }

  @Test func `a text that code sets cannot be undone`() {
    var editor = editor("a")
    editor.replace(1..<1, with: "b")
    editor.setText("new")
    #expect(!editor.canUndo)
    #expect(editor.selection == 3..<3)
    #expect(editor.revision == 2)
  }

  @Test(
    "words and sentences begin where a person sees them begin",
    arguments: [
      ("", true, true), ("a", false, false), ("One ", true, false), ("One. ", true, true),
      ("One.", false, false), ("Really?  ", true, true), ("(So!) ", true, true),
      ("One\n", true, true), ("1.5 ", true, false), ("你好。 ", true, true), (" ", true, true),
    ] as [(String, Bool, Bool)])
  func beginnings(text: String, word: Bool, sentence: Bool) {
    #expect(editor(text).beginsWord == word)
    #expect(editor(text).beginsSentence == sentence)
  }

  @Test func `the word around a place`() {
    let editor = editor("don't stop, now")
    #expect(editor.word(at: 3) == 0..<5)
    #expect(editor.word(at: 6) == 6..<10)
    #expect(editor.word(at: 15) == 12..<15)
    #expect(editor.word(at: 10) == 10..<12)
    #expect(TextEditor("").word(at: 0) == 0..<0)
  }

  @Test func `a long text takes ten thousand keys`() {
    var editor = TextEditor(String(repeating: "lorem ipsum ", count: 8_000))
    editor.select(50_000..<50_000)
    for _ in 0..<10_000 {
      editor.replace(editor.selection, with: "x")
      _ = editor.selectedTextRange
      _ = editor.beginsSentence
    }
    #expect(editor.caret == 60_000)
    #expect(editor.byteCount == 106_000)
  }
}
