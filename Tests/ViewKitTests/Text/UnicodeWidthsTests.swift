import Testing
import ViewKit

@Suite struct UnicodeWidthsTests {
  @Test(
    "A character is narrow, wide, an emoji or nothing",
    arguments: [
      ("a", .narrow), ("é", .narrow), ("e\u{301}", .narrow), ("●", .narrow), ("…", .narrow),
      ("ⓘ", .narrow), ("ｱ", .narrow), ("中", .wide), ("한", .wide),
      ("\u{1112}\u{1161}\u{11AB}", .wide),
      ("！", .wide), ("　", .wide), ("㊗", .wide), ("😀", .emoji), ("⌚", .emoji), ("⭐", .emoji),
      ("🇵🇹", .emoji), ("👩‍🚀", .emoji), ("❤️", .emoji), ("❤", .narrow), ("1️⃣", .emoji),
      ("1\u{FE0F}", .narrow), ("\u{301}", .zero), ("\u{200D}", .zero), ("\u{202E}", .zero),
      ("\n", .zero), ("\r\n", .zero), ("\u{1B}", .zero), ("\u{9B}", .zero), ("\u{AD}", .zero),
    ] as [(Character, UnicodeWidths.Width)])
  func character(character: Character, width: UnicodeWidths.Width) {
    #expect(UnicodeWidths.width(of: character) == width)
  }

  @Test func `The ends of a range belong to it`() {
    for value in [0x1100, 0x115F, 0x4E00, 0x9FFF, 0xAC00, 0xD7A3, 0x20000] as [UInt32] {
      #expect(Unicode.Scalar(value).map(UnicodeWidths.width(of:)) == .wide)
    }
    for value in [0x10FF, 0x303F, 0xFF61, 0x40000, 0x10FFFF] as [UInt32] {
      #expect(Unicode.Scalar(value).map(UnicodeWidths.width(of:)) == .narrow)
    }
  }
}
