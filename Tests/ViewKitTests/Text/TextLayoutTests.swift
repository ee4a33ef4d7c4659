import Testing
import ViewKit

@Suite struct TextLayoutTests {
  // At 10 points a digit is 5.56 wide, a Chinese character 10, a blank 2.78.
  private let font = Font.systemFont(ofSize: 10)

  private func lines(
    _ text: String, _ width: Double, _ count: Int = 0, _ mode: LineBreakMode = .byWordWrapping
  ) -> [String] {
    TextLayout(text, font: font, width: width, numberOfLines: count, lineBreakMode: mode)
      .lines.map(\.text)
  }

  // MARK: Size

  @Test func `An empty text has no line and no size`() {
    let layout = TextLayout("", font: font)
    #expect(layout.lines.isEmpty)
    #expect(layout.size == .zero)
  }

  @Test func `A size is rounded up to the pixel`() {
    let layout = TextLayout("Hello", font: .systemFont(ofSize: 17))
    // 2278 thousandths and 1.193 of the em.
    #expect(abs(layout.lines[0].width - 38.726) < 1e-9)
    #expect(layout.size == Size(width: 39, height: 20.5))
    #expect(
      TextLayout("Hello", font: .systemFont(ofSize: 17), scale: 1).size
        == Size(width: 39, height: 21))
    #expect(TextLayout("中文", font: .systemFont(ofSize: 17)).size == Size(width: 34, height: 20.5))
  }

  @Test func `A text laid out in its own size is not broken`() {
    for text in ["Hello World", "iiiiii", "AVAVAV 123", "中文 mixed", "fünf"] {
      for size in stride(from: 7.0, to: 40, by: 0.7) {
        let font = Font.systemFont(ofSize: size)
        let width = TextLayout(text, font: font).size.width
        #expect(TextLayout(text, font: font, width: width).lines.count == 1)
      }
    }
  }

  @Test func `Heights add up before they are rounded`() {
    let layout = TextLayout("a\nb", font: .systemFont(ofSize: 17))
    #expect(layout.size.height == 41)
  }

  @Test func `weibo/S42 Half the width makes a text at least two lines high`() {
    let text = "Short text"
    let whole = TextLayout(text, font: font)
    #expect(whole.size.height == 12)
    let half = TextLayout(text, font: font, width: whole.size.width / 2)
    #expect(half.size.height >= 24)
    #expect(half.size.width <= whole.size.width / 2)
  }

  // MARK: Wrapping

  @Test func `Lines end at blanks, which hang`() {
    #expect(lines("11 22 33", 26) == ["11 22", "33"])
    #expect(lines("11 22 33", 13) == ["11", "22", "33"])
    #expect(lines("11    22", 15) == ["11", "22"])
    let layout = TextLayout("11    22", font: font, width: 15)
    #expect(layout.lines.map(\.width).allSatisfy { abs($0 - 11.12) < 1e-9 })
  }

  @Test func `Blanks at the end of a paragraph have a width as far as there is room`() {
    #expect(abs(TextLayout("1  ", font: font).lines[0].width - 11.12) < 1e-9)
    #expect(abs(TextLayout("1     ", font: font, width: 10).lines[0].width - 10) < 1e-2)
  }

  @Test func `Lines end after hyphens and dashes, except before a digit`() {
    #expect(lines("aa-bb", 16) == ["aa-", "bb"])
    #expect(lines("aa—bb", 22) == ["aa—", "bb"])
    #expect(lines("aaaa -5", 27) == ["aaaa", "-5"])
  }

  @Test func `A no-break space and a word joiner keep words together`() {
    #expect(lines("11 22\u{A0}33", 28) == ["11", "22\u{A0}33"])
    #expect(lines("中中中\u{2060}中", 30) == ["中中", "中\u{2060}中"])
  }

  @Test func `A zero-width space allows a break`() {
    #expect(lines("1111\u{200B}2222", 24) == ["1111\u{200B}", "2222"])
  }

  @Test func `A word longer than the line is broken between characters`() {
    #expect(lines("1234567", 17) == ["123", "456", "7"])
    #expect(lines("1 2345678", 17) == ["1", "234", "567", "8"])
  }

  @Test func `A character wider than the line stands alone`() {
    #expect(lines("中文", 5) == ["中", "文"])
    #expect(lines("ab", 0) == ["a", "b"])
  }

  @Test func `Newlines of every kind end lines, one at the end makes none`() {
    #expect(lines("a\nb\r\nc\u{2028}d\u{2029}e\u{85}f", 100) == ["a", "b", "c", "d", "e", "f"])
    #expect(lines("a\n\nb", 100) == ["a", "", "b"])
    #expect(lines("a\n", 100) == ["a"])
    #expect(lines("\na", 100) == ["", "a"])
  }

  @Test func `Wrapping by character ends lines anywhere`() {
    #expect(lines("11 22 33", 26, 0, .byCharWrapping) == ["11 22", "33"])
    #expect(lines("111 222", 26, 0, .byCharWrapping) == ["111 2", "22"])
  }

  @Test func `The number of lines is a limit, after which nothing is shown`() {
    #expect(lines("11 22 33", 13, 2) == ["11", "22"])
    #expect(lines("11 22 33", 13, 1, .byCharWrapping) == ["11"])
  }

  @Test func `Ranges are those of the text, without hanging blanks`() {
    let text = "grüne  Äpfel\nja"
    let layout = TextLayout(text, font: font, width: 30)
    #expect(layout.lines.map { String(text[$0.range]) } == ["grüne", "Äpfel", "ja"])
    #expect(layout.lines.map(\.endsParagraph) == [false, true, true])
  }

  // MARK: Scripts

  @Test func `Chinese breaks between any characters`() {
    #expect(lines("用户名或密码错误", 35) == ["用户名", "或密码", "错误"])
    #expect(lines("疯狂Android讲义", 40) == ["疯狂", "Android", "讲义"])
  }

  @Test func `No line begins with closing punctuation or ends with opening`() {
    #expect(lines("你好世。界", 30) == ["你好", "世。界"])
    #expect(lines("你好（世界）", 30) == ["你好", "（世", "界）"])
    #expect(lines("コーヒー", 30) == ["コー", "ヒー"])
    #expect(lines("ちょっと", 10) == ["ち", "ょ", "っ", "と"])
  }

  @Test func `An emoji sequence is never split`() {
    let family = "👩‍👩‍👧‍👦"
    #expect(lines(family + family + family, 26) == [family + family, family])
    #expect(lines("🇵🇹🇨🇳", 13) == ["🇵🇹", "🇨🇳"])
  }

  @Test func `A combining mark stays with its letter`() {
    #expect(lines("e\u{301}e\u{301}e\u{301}", 12) == ["e\u{301}e\u{301}", "e\u{301}"])
    #expect(lines("e\u{301}e\u{301}e\u{301}", 16, 1, .byTruncatingTail) == ["e\u{301}…"])
  }

  @Test func `Right-to-left text keeps its logical order`() {
    #expect(lines("שלום עולם", 25) == ["שלום", "עולם"])
    #expect(lines("שלום עולם", 25, 1, .byTruncatingTail) == ["של…"])
  }

  // MARK: Truncation

  @Test func `A tail is cut before the dots, and blanks with it`() {
    #expect(lines("1234567", 32, 1, .byTruncatingTail) == ["123…"])
    #expect(lines("123 567", 32, 1, .byTruncatingTail) == ["123…"])
    #expect(lines("1234567", 39, 1, .byTruncatingTail) == ["1234567"])
  }

  @Test func `A head is cut after the dots`() {
    #expect(lines("1234567", 32, 1, .byTruncatingHead) == ["…567"])
    #expect(lines("123 567", 30, 1, .byTruncatingHead) == ["…567"])
  }

  @Test func `A middle is cut around the dots`() {
    #expect(lines("123456789", 34, 1, .byTruncatingMiddle) == ["12…89"])
    #expect(lines("123456789", 39, 1, .byTruncatingMiddle) == ["123…89"])
    #expect(lines("我是好人我是好人", 50, 1, .byTruncatingMiddle) == ["我是…好人"])
  }

  @Test func `Only the last line is truncated`() {
    #expect(lines("11 22 33 44", 26, 2, .byTruncatingTail) == ["11 22", "33 44"])
    #expect(lines("11 22 33 44 55", 26, 2, .byTruncatingTail) == ["11 22", "33…"])
    #expect(lines("11 22 33 44 55", 26, 2, .byTruncatingHead) == ["11 22", "…55"])
    #expect(lines("11 22 33 44 55", 0, 0, .byTruncatingTail).count == 10)
  }

  @Test func `Dots stand for further paragraphs too`() {
    #expect(lines("ab\ncd", 100, 1, .byTruncatingTail) == ["ab…"])
    #expect(lines("ab\ncd", 100, 1, .byTruncatingHead) == ["…cd"])
    #expect(lines("ab\ncd", 100, 1, .byTruncatingMiddle) == ["ab…cd"])
    #expect(lines("ab\n", 100, 1, .byTruncatingTail) == ["ab"])
  }

  @Test func `Dots are shown even where they do not fit`() {
    #expect(lines("123", 3, 1, .byTruncatingTail) == ["…"])
    #expect(lines("123", 3, 1, .byTruncatingMiddle) == ["…"])
    #expect(lines("123", 3, 1, .byTruncatingHead) == ["…"])
  }

  @Test func `A truncated line stands for all the rest`() throws {
    let text = "11 22 33 44 55"
    let layout = TextLayout(
      text, font: font, width: 26, numberOfLines: 2, lineBreakMode: .byTruncatingTail)
    let last = try #require(layout.lines.last)
    #expect(last.isTruncated)
    #expect(text[last.range] == "33 44 55")
    #expect(last.width <= 26)
  }

  @Test func `What stands far behind the last line changes nothing but the range`() throws {
    let beginnings = ["11 22 33 44 55", "aaaaaaaaaaaaaaaaaa", "a\nb\n\nc\nd\ne", "中文字。中文字。中文字"]
    for beginning in beginnings {
      let text = beginning + String(repeating: " more\nand more", count: 40)
      let shortText = beginning + String(repeating: " more\nand more", count: 5)
      for mode in LineBreakMode.allCases {
        for width in [0, 13, 26, 60.0] {
          for count in 1...3 {
            func layout(_ text: String) -> TextLayout {
              TextLayout(
                text, font: font, width: width, numberOfLines: count, lineBreakMode: mode)
            }
            let whole = layout(text).lines
            #expect(whole.count == count)
            let all = TextLayout(text, font: font, width: width, lineBreakMode: mode).lines
            let complete = mode == .byWordWrapping || mode == .byCharWrapping ? count : count - 1
            #expect(whole.prefix(complete) == all.prefix(complete))
            if mode != .byTruncatingHead && mode != .byTruncatingMiddle {
              let part = layout(shortText).lines
              #expect(whole.map(\.text) == part.map(\.text))
            }
            if let last = whole.last, last.isTruncated {
              #expect(last.range.upperBound == text.endIndex)
            }
          }
        }
      }
    }
  }

  @Test func `Clipping shows the characters whose middle is inside`() throws {
    let layout = TextLayout(
      "1234567", font: font, width: 14, numberOfLines: 1, lineBreakMode: .byClipping)
    let line = try #require(layout.lines.first)
    #expect(line.text == "123")
    #expect(line.isClipped)
    #expect(!line.isTruncated)
    #expect(lines("1234567", 13, 1, .byClipping) == ["12"])
  }

  // MARK: Properties of all layouts

  @Test(
    "Lines hold the whole text in order and fit",
    arguments: [
      "The quick brown fox jumps over the lazy dog.", "疯狂Android讲义，长期雄踞各网点销量排行榜榜首。",
      "e\u{301}a\u{300}👩‍🚀🇵🇹 mixed—dash -5 supercalifragilistic", "שלום, עולם טוב",
      "  leading\n\n  blanks  ",
    ])
  func wholeText(text: String) {
    for width in stride(from: 13.0, to: 150, by: 3.7) {
      let lines = TextLayout(text, font: font, width: width).lines
      let shown = lines.map(\.text).joined().filter { !$0.isWhitespace }
      #expect(shown == text.filter { !$0.isWhitespace })
      #expect(lines.allSatisfy { $0.width <= width + 1e-6 })
      for mode in LineBreakMode.allCases {
        let one = TextLayout(
          text, font: font, width: width, numberOfLines: 1, lineBreakMode: mode)
        #expect(one.lines.count == 1)
        #expect(one.size.width <= width + 0.5)
      }
    }
  }
}
