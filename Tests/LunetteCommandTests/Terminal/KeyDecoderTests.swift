import Testing

@testable import LunetteCommand

/// What the bytes of a terminal mean.
@Suite struct KeyDecoderTests {
  private func keys(_ parts: [UInt8]...) -> [Key] {
    var decoder = KeyDecoder()
    return parts.flatMap { decoder.keys($0) }
  }

  @Test func lettersAndKeysOfEditing() {
    #expect(
      keys(Array("aB\r\n\u{7F}\u{8}\u{4}".utf8)) == [
        .character("a"), .character("B"), .enter, .enter, .backspace, .backspace, .end,
      ])
  }

  @Test func aLetterMayComeInParts() {
    #expect(keys([0xC3], [0xA9], Array("日".utf8)) == [.character("é"), .character("日")])
    #expect(keys([0xFF, 0x61]) == [])
    #expect(keys([0x80]) == [.character("\u{FFFD}")])
  }

  @Test func escapeAloneIsNoArrow() {
    #expect(keys([0x1B]) == [.escape])
    #expect(
      keys(Array("\u{1B}[A\u{1B}[1;2Bx\u{1B}OPy\u{1B}q".utf8)) == [
        .other, .other, .character("x"), .other, .character("y"), .other,
      ])
  }

  @Test func otherControlKeysDoNothing() {
    #expect(keys([0x01, 0x00, 0x1F]) == [.other, .other, .other])
  }
}
