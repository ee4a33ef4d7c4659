import Testing
import ViewKit

@testable import Rendering

/// Rule 8: what characters take, and what is shown in place of those that are not sent.
@Suite struct CharacterTests {
  @Test(arguments: Button.ButtonType.allCases)
  func `Buttons of every type are drawn with ASCII where that is wanted`(type: Button.ButtonType) {
    if let title = type.glyph {
      for character in title {
        #expect(Alphabet.ascii.drawing(character).utf8.allSatisfy { $0 < 0x80 }, "\(character)")
      }
    }
  }

  @Test(
    arguments: [
      ("A", 1), ("é", 1), ("e\u{301}", 1), ("ü", 1), ("中", 2), ("，", 2), ("？", 2), ("ア", 2),
      ("ｱ", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("●", 1), ("○", 1), ("•", 1), ("…", 1),
      ("─", 1), ("│", 1), ("╭", 1), ("☆", 1), ("⇧", 1), ("ⓘ", 1), ("😀", 2), ("👩‍👩‍👧", 2), ("🇵🇹", 2),
      ("❤\u{FE0F}", 2), ("❤", 1), ("1\u{FE0F}\u{20E3}", 2), ("👍🏽", 2), ("⌚", 2), ("\u{200D}", 0),
      ("\u{301}", 0), ("𠀀", 2), ("ก", 1), ("α", 1), ("Я", 1), ("ש", 1),
    ] as [(Character, Int)])
  func `rule 8: the columns of a character`(character: Character, columns: Int) {
    #expect(CharacterColumns.columns(of: character) == columns)
  }

  private func shown(_ text: String, _ alphabet: Alphabet = .unicode) -> String {
    text.map { ShownCharacter($0, in: alphabet).text }.joined()
  }

  @Test func `rule 8: controls, directions and line ends are shown, never sent`() {
    #expect(shown("\u{1B}[31mred\u{7}\u{7F}") == "␛[31mred␇␡")
    #expect(shown("one\ntwo\r\nthree\rfour") == "one␊two␍␊three␍four")
    #expect(
      shown("a\u{202E}b\u{2066}c\u{200F}d\u{85}e\u{2028}f")
        == "a⟨202E⟩b⟨2066⟩c⟨200F⟩d⟨0085⟩e⟨2028⟩f")
    #expect(shown("a\tb") == "a b")
  }

  @Test func `a byte that is no UTF-8 is shown as U+FFFD, as wide as it`() {
    #expect(shown("a\u{10FE80}\u{10FEFF}b") == "a\u{FFFD}\u{FFFD}b")
    #expect(shown("\u{10FEFF}\u{301}") == "\u{FFFD}\u{301}")
    #expect(ShownCharacter("\u{10FEFF}", in: .unicode).columns == 1)
    #expect(
      Font.systemFont(ofSize: 17).width(of: "\u{10FEFF}")
        == Font.systemFont(ofSize: 17).width(of: "\u{FFFD}"))
  }

  @Test func `rule 8: what is shown has its width`() {
    for character in "\u{1B}\u{202E}\r\n\u{9B}" {
      let unicode = ShownCharacter(character, in: .unicode)
      #expect(unicode.columns == unicode.text.count)
      let ascii = ShownCharacter(character, in: .ascii)
      #expect(ascii.columns == ascii.text.count)
    }
  }

  @Test func `rule 8: no scalar can drive the terminal`() {
    for value in (0...0x2FFF as ClosedRange<UInt32>).map({ $0 }) + [0xFEFF, 0xFFF9, 0xE0001] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for alphabet in [Alphabet.unicode, .ascii] {
        let text = ShownCharacter(Character(scalar), in: alphabet).text
        #expect(
          text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control && !(0x202A...0x202E).contains($0.value)
              && !(0x2066...0x2069).contains($0.value) && $0.value != 0x200E && $0.value != 0x200F
              && $0.value != 0x61C
          })
      }
    }
  }

  @Test func `rule 8: a mark without a letter stands on a circle`() {
    #expect(shown("\u{301}a") == "◌\u{301}a")
  }

  @Test func `rule 8: marks that take no column stay with their character`() {
    var sketch = Sketch(100, 22)
    sketch.text("e\u{301}\u{200B}x", x: 0, middle: 10)
    #expect(sketch.lines == ["e\u{301}\u{200B}x"])
  }

  @Test func `rule 8: wide characters take two cells`() {
    var sketch = Sketch(375, 22)
    sketch.text("中文", x: 0, middle: 10, size: 7)
    sketch.text("a", x: 16, middle: 10)
    #expect(sketch.lines == ["中文 a"])
  }

  @Test func `rule 8: the ascii form has no drawing character beyond ASCII`() {
    var sketch = SketchTests.cities
    sketch.alphabet = .ascii
    let text = sketch.lines.joined(separator: "\n")
    #expect(text.unicodeScalars.filter { !$0.isASCII }.allSatisfy { $0.value >= 0x4E00 })
    #expect(
      text.contains("   Madr~   |                   Delete Lisbon?                   |  ~,334"))
    #expect(text.contains("   --------+----------------------------------------------------+-----"))
    #expect(text.hasPrefix(" ****o LNT "))
  }
}
