import Testing
import ViewKit

/// The layout of texts of several looks. At 10 points a digit is 5.56 wide, and a line 11.93 high.
@Suite struct AttributedLayoutTests {
  private let font = Font.systemFont(ofSize: 10)

  private func run(_ text: String, size: Double) -> AttributedString.Run {
    .init(text, TextAttributes(font: .systemFont(ofSize: size)))
  }

  private func layout(
    _ runs: [AttributedString.Run], width: Double = .infinity, lines: Int = 0,
    _ mode: LineBreakMode = .byWordWrapping
  ) -> TextLayout {
    TextLayout(
      AttributedString(runs: runs), font: font, width: width, numberOfLines: lines,
      lineBreakMode: mode)
  }

  @Test func `Parts are measured in their own fonts, what has none in the given one`() throws {
    let line = try #require(
      layout([.init("1"), run("1", size: 20), run("11", size: 5)]).lines.first)
    #expect(line.text == "1111")
    #expect(line.fragments.map(\.text) == ["1", "1", "11"])
    #expect(line.fragments.map { ($0.width * 100).rounded() / 100 } == [5.56, 11.12, 5.56])
    #expect(line.fragments.first?.attributes.font == font)
    #expect(abs(line.width - 22.24) < 1e-6)
  }

  @Test func `The tallest part makes the height of a line, on one baseline`() {
    let lines = layout([run("11 ", size: 10), run("22\n", size: 20), run("33", size: 10)]).lines
    #expect(lines.map(\.text) == ["11 22", "33"])
    #expect(abs(lines[0].extent.ascent - 19.04) < 1e-9)
    #expect(abs(lines[0].extent.height - 23.86) < 1e-9)
    #expect(abs(lines[1].extent.height - 11.93) < 1e-9)
  }

  @Test func `A raised part makes the line higher above, a lowered one below`() {
    var raised = TextAttributes(font: font)
    raised.baselineOffset = 5
    let up = layout([.init("1"), .init("2", raised)]).lines[0].extent
    #expect(abs(up.ascent - 14.52) < 1e-9)
    #expect(abs(up.height - 16.93) < 1e-9)
    raised.baselineOffset = -5
    let down = layout([.init("1"), .init("2", raised)]).lines[0].extent
    #expect(abs(down.ascent - 9.52) < 1e-9)
    #expect(abs(down.height - 16.93) < 1e-9)
  }

  @Test func `Lines break where parts of all fonts fill the width`() {
    let runs = [run("11 ", size: 10), run("22 ", size: 20), run("33", size: 10)]
    #expect(layout(runs, width: 37).lines.map(\.text) == ["11 22", "33"])
    #expect(layout(runs, width: 36).lines.map(\.text) == ["11", "22", "33"])
    #expect(layout(runs, width: 37).size == Size(width: 36.5, height: 36))
  }

  @Test func `Kern is added to each character, and never makes it negative`() {
    var spaced = TextAttributes()
    spaced.kern = 2
    #expect(abs(layout([.init("11", spaced)]).lines[0].width - 15.12) < 1e-6)
    spaced.kern = -100
    #expect(layout([.init("11", spaced)]).lines[0].width == 0)
  }

  @Test func `Spacing stands between lines, not below the last one`() {
    var style = TextAttributes()
    style.paragraphStyle = ParagraphStyle(lineSpacing: 10)
    let layout = layout([.init("11 22", style)], width: 13)
    #expect(layout.lines.map(\.extent.spacing) == [10, 0])
    #expect(layout.size.height == 34)
  }

  @Test(
    "A cut keeps what is shown in its looks, and the dots look like what is beside them",
    arguments: [
      (.byTruncatingTail, ["11", "2", "…"], [10, 20, 20]),
      (.byTruncatingHead, ["…", "2", "33"], [20, 20, 10]),
      (.byTruncatingMiddle, ["11", "…", "33"], [10, 10, 10]),
    ] as [(LineBreakMode, [String], [Double])])
  func truncation(mode: LineBreakMode, texts: [String], sizes: [Double]) {
    let runs = [run("11", size: 10), run("2222", size: 20), run("33", size: 10)]
    let line = layout(runs, width: 43, lines: 1, mode).lines[0]
    #expect(line.isTruncated)
    #expect(line.fragments.map(\.text) == texts)
    #expect(line.text == texts.joined())
    #expect(line.fragments.compactMap(\.attributes.font?.pointSize) == sizes)
    #expect(abs(line.width - line.fragments.reduce(0) { $0 + $1.width }) < 1e-6)
    #expect(line.width <= 43)
  }

  @Test func `A clipped line has the parts of what is seen`() {
    let line = layout([run("11", size: 10), run("22", size: 20)], width: 18, lines: 1, .byClipping)
      .lines[0]
    #expect(line.isClipped)
    #expect(line.fragments.map(\.text) == ["11", "2"])
  }

  @Test func `A character stands in the font of the part in which it begins`() {
    let line = layout([run("e", size: 10), run("\u{301}1", size: 20)]).lines[0]
    #expect(line.fragments.map(\.text) == ["e\u{301}", "1"])
    let emoji = layout([run("👩\u{200D}", size: 10), run("👧", size: 20)]).lines[0]
    #expect(emoji.fragments.map(\.text) == ["👩\u{200D}👧"])
  }

  @Test func `An empty text has no line, an empty line the height of its newline`() {
    #expect(layout([]).lines.isEmpty)
    let lines = layout([run("\n", size: 20), run("1", size: 10)]).lines
    #expect(lines.map(\.text) == ["", "1"])
    #expect(abs(lines[0].extent.height - 23.86) < 1e-9)
  }

  /// A text of one look is laid out as a plain one, whatever runs it is made of.
  @Test func `One look gives the lines of a plain text`() {
    let texts = [
      "Hello World, this is a text", "中文 mixed 和 Latin。还有", "a\n\nb  c\n", "e\u{301}e\u{301} 👩‍👧 x",
      "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "   ", "שלום עולם",
    ]
    for text in texts {
      for mode in LineBreakMode.allCases {
        for lines in [0, 1, 2] {
          for width in stride(from: 3.0, to: 80, by: 7.3) {
            let plain = TextLayout(
              text, font: font, width: width, numberOfLines: lines, lineBreakMode: mode)
            let styled = TextLayout(
              AttributedString(text), font: font, width: width, numberOfLines: lines,
              lineBreakMode: mode)
            #expect(styled.lines.map(\.text) == plain.lines.map(\.text))
            #expect(styled.lines.map(\.range) == plain.lines.map(\.range))
            #expect(styled.size == plain.size)
            #expect(
              styled.lines.allSatisfy { $0.text == $0.fragments.map(\.text).joined() })
          }
        }
      }
    }
  }

  @Test(
    "Numbers that make no sense give a layout",
    arguments: [-1e300, -1, 0, 1e300, .infinity, .nan] as [Double])
  func hostileNumbers(number: Double) {
    var attributes = TextAttributes(font: .systemFont(ofSize: number))
    attributes.kern = number
    attributes.baselineOffset = number
    attributes.paragraphStyle = ParagraphStyle(lineSpacing: number)
    for width in [number, 50] {
      let layout = layout([.init("11 22", attributes)], width: width, lines: 1, .byTruncatingTail)
      #expect(layout.lines.count == 1)
      #expect(layout.size.height.isFinite)
    }
  }
}
