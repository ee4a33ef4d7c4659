import Testing
import ViewKit

@Suite struct FontMetricsTests {
  private let regular = FontMetrics.regular

  /// Adobe's Helvetica.afm and Helvetica-Bold.afm.
  @Test(
    "Widths are Helvetica's published ones",
    arguments: [
      ("H", 722, 722), ("e", 556, 556), ("l", 222, 278), ("o", 556, 611), (" ", 278, 278),
      ("W", 944, 944), ("i", 222, 278), ("@", 1015, 975), ("0", 556, 556), (".", 278, 278),
      ("é", 556, 556), ("ß", 611, 611), ("Æ", 1000, 1000), ("…", 1000, 1000), ("—", 1000, 1000),
      ("•", 350, 350), ("€", 556, 556),
    ] as [(Character, Int, Int)])
  func publishedWidth(character: Character, regular: Int, bold: Int) {
    #expect(FontMetrics.regular.width(of: character) == regular)
    #expect(FontMetrics.bold.width(of: character) == bold)
    #expect(FontMetrics.regular.width(of: String(character)) == regular)
  }

  @Test func `Greek and Cyrillic have widths of their own`() {
    #expect(regular.width(of: "Щ" as Character) > regular.width(of: "г" as Character))
    #expect(regular.width(of: "Ω" as Character) > regular.width(of: "ι" as Character))
  }

  @Test(
    "East Asian characters take one em, halfwidth ones half of it",
    arguments: [
      ("中", 1000), ("あ", 1000), ("ア", 1000), ("한", 1000), ("。", 1000), ("Ａ", 1000),
      ("　", 1000), ("𠀀", 1000), ("ｱ", 500),
    ])
  func eastAsian(text: String, width: Int) {
    #expect(regular.width(of: text) == width)
  }

  @Test(
    "An emoji takes 1.25 em, however many scalars it has",
    arguments: ["😀", "👍🏽", "👩‍👩‍👧‍👦", "🇵🇹", "❤️", "1️⃣", "⌚", "🏳️‍🌈"])
  func emoji(text: String) {
    #expect(text.count == 1)
    #expect(regular.width(of: text) == 1250)
  }

  @Test func `A combining mark takes nothing`() {
    #expect(regular.width(of: "e\u{301}") == regular.width(of: "é"))
    #expect(regular.width(of: "a\u{301}\u{302}\u{303}") == regular.width(of: "a"))
    #expect(regular.width(of: "\u{301}") == 0)
    #expect(regular.width(of: "か\u{3099}") == 1000)
  }

  @Test(
    "What is not seen has no width",
    arguments: [
      "\u{200B}", "\u{200D}", "\u{FE0F}", "\u{202E}", "\u{AD}", "\u{7}", "\n", "\r\n", "",
    ])
  func invisible(text: String) {
    #expect(regular.width(of: text) == 0)
  }

  @Test func `A tab is a blank, and fixed blanks have their widths`() {
    #expect(regular.width(of: "\t") == 278)
    #expect(regular.width(of: "\u{2003}") == 1000)
    #expect(regular.width(of: "\u{A0}") == 278)
  }

  @Test func `A character without a glyph is as wide as an n`() {
    #expect(regular.width(of: "ש") == 556)
    #expect(FontMetrics.bold.width(of: "ש") == 611)
  }

  @Test(
    "A text is as wide as its characters",
    arguments: [
      "Hello, world", "Grüße", "疯狂Android讲义", "“Quoted” – dashed…", "שלום world",
      "nai\u{308}ve 👨‍👩‍👧 中文\r\nend", "Ａｂ｡ｱ", "한국어 텍스트",
    ])
  func sum(text: String) {
    #expect(regular.width(of: text) == text.reduce(0) { $0 + regular.width(of: $1) })
  }

  @Test func `A font scales the widths to its size`() {
    #expect(abs(Font.systemFont(ofSize: 17).width(of: "Hello") - 17 * 2.278) < 1e-9)
    #expect(abs(Font.boldSystemFont(ofSize: 10).width(of: "o") - 6.11) < 1e-9)
  }
}
