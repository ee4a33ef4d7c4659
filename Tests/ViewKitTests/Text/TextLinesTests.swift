import Testing

@testable import ViewKit

@Suite struct TextLinesTests {
  private let font = Font(size: 17)

  private func settings(
    width: Double = 100, _ styled: AttributedString? = nil
  ) -> TextLines.Settings {
    TextLines.Settings(font: font, runs: styled.map { StyledRuns($0, font) }, width: width)
  }

  /// What the lines show.
  private func shown(_ lines: TextLines, _ text: String) -> [String] {
    var start = text.utf8.startIndex
    return lines.lines.map { line in
      let end = text.utf8.index(start, offsetBy: line.shownCount)
      defer { start = text.utf8.index(start, offsetBy: line.byteCount) }
      return String(text[start..<end])
    }
  }

  @Test(
    "the lines are those of a label",
    arguments: [
      "the quick brown fox jumps over the lazy dog", "a\n\nb", "我是好人，他不是。我们都是好人",
      "averyveryverylongwordthatfitsnowhere and more", "  two  blanks   hang  over   the edge ",
      "tabs\tand\r\nnewlines", "x\u{301}y 👨‍👩‍👧👍🏽 z-z-z-z-z-z-z-z-z-z-z-z-z-z", "שלום עולם שלום עולם",
    ])
  func sameAsLabels(text: String) {
    for width in [0, 40, 100, 1000, Double.infinity] {
      let layout = TextLayout(text, font: font, width: width)
      let lines = TextLines(text, settings(width: width))
      #expect(shown(lines, text) == layout.lines.map(\.text))
      #expect(
        abs(Double(lines.height) / 1e6 - Double(layout.lines.count) * font.lineHeight) < 0.001)
      for (line, expected) in zip(lines.lines, layout.lines) {
        #expect(abs(Double(line.width) * font.pointSize / 1000 - expected.width) < 0.001)
      }
    }
  }

  @Test func `a text that is empty, or ends with a newline, has a line for the caret`() {
    #expect(shown(TextLines("", settings()), "") == [""])
    #expect(shown(TextLines("a\n", settings()), "a\n") == ["a", ""])
    #expect(shown(TextLines("a\r\n", settings()), "a\r\n") == ["a", ""])
    #expect(shown(TextLines("a\u{2028}", settings()), "a\u{2028}") == ["a", ""])
    #expect(shown(TextLines("aÅ", settings()), "aÅ") == ["aÅ"])
  }

  @Test(arguments: 0..<60)
  func `after any change the lines are those of the new text`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let words = [
      "a", "lorem", "ipsum dolor", " ", "  ", "\n", "\n\n", "\r\n", "中文字", "，", "-", "e\u{301}",
      "\u{301}", "👍🏽", "\u{200D}", "verylongwordwithoutanyblank", "\r", "(", ")",
    ]
    var text = (0..<40).map { _ in words.randomElement(using: &random) ?? "" }.joined(
      separator: " ")
    let isStyled = seed % 3 == 0
    func styled(_ text: String) -> AttributedString? {
      guard isStyled else { return nil }
      let middle = text.index(text.startIndex, offsetBy: text.count / 2)
      return AttributedString(runs: [
        .init(String(text[..<middle])),
        .init(String(text[middle...]), TextAttributes(font: Font(size: 25))),
      ])
    }
    var lines = TextLines(text, settings(styled(text)))
    for _ in 0..<40 {
      var editor = TextEditor(text)
      let first = Int.random(in: 0...text.utf8.count, using: &random)
      let last = min(text.utf8.count, first + Int.random(in: 0...12, using: &random))
      let new = Bool.random(using: &random) ? words.randomElement(using: &random) ?? "" : ""
      guard let edit = editor.replace(first..<last, with: new) else { continue }
      text = editor.text
      // Whoever changes the looks of what is around lays out anew.
      if isStyled {
        lines = TextLines(text, settings(styled(text)))
      } else {
        lines.replace(edit.replaced, by: new.utf8.count, in: text, settings())
      }
      let fresh = TextLines(text, settings(styled(text)))
      #expect(lines.lines == fresh.lines, "\(text.debugDescription)")
      #expect(lines.height == fresh.height)
      let byte = Int.random(in: 0...text.utf8.count, using: &random)
      var other = fresh
      #expect(lines.place(ofByte: byte) == other.place(ofByte: byte))
    }
  }

  @Test func `a typed character touches the lines around it, in a text without any newline`() {
    var random = SeededRandom(seed: 7)
    let text = (0..<9_000).map { _ in
      String(repeating: "x", count: Int.random(in: 1...9, using: &random))
    }.joined(separator: " ")
    var lines = TextLines(text, settings())
    var editor = TextEditor(text)
    editor.select(27_000..<27_000)
    editor.replace(editor.selection, with: "x")
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<200 {
        lines.replace(27_000..<27_000, by: 1, in: editor.text, settings())
        lines.replace(27_000..<27_001, by: 0, in: text, settings())
      }
    }
    // All of the text takes some ten milliseconds in a debug build, a few lines much less.
    #expect(time < .seconds(4))
    #expect(lines.lines == TextLines(text, settings()).lines)
  }

  @Test func `a line is found by a byte and by a height`() {
    let text = "one\ntwo\nthree"
    var lines = TextLines(text, settings())
    #expect(lines.place(ofByte: 0).index == 0)
    #expect(lines.place(ofByte: 3).index == 0)
    #expect(lines.place(ofByte: 4) == .init(index: 1, start: 4, top: lines.lines[0].height))
    #expect(lines.place(ofByte: 13).index == 2)
    #expect(lines.place(ofByte: 99).index == 2)
    #expect(lines.place(atHeight: -5).index == 0)
    #expect(lines.place(atHeight: lines.lines[0].height).index == 1)
    #expect(lines.place(atHeight: 1_000_000_000).index == 2)
  }

  @Test func `a line of several looks is as high as the tallest of them`() throws {
    let styled = AttributedString(runs: [
      .init("small "), .init("BIG", TextAttributes(font: Font(size: 40))), .init("\nsmall"),
    ])
    let lines = TextLines(styled.string, settings(width: 1000, styled))
    #expect(lines.lines.count == 2)
    #expect(lines.lines[0].height == Int((Font(size: 40).lineHeight * 1e6).rounded()))
    #expect(lines.lines[1].height == Int((font.lineHeight * 1e6).rounded()))
  }
}
