import Testing

@testable import Rendering

@Suite struct TerminalTextTests {
  @Test(
    arguments: [
      ("plain\n\ttext", "plain\n\ttext"), ("日本\t語\n", "日本\t語\n"),
      ("a\u{1B}[31mb", "a␛[31mb"), ("\u{7F}", "␡"), ("a\r\nb", "a␍\nb"), ("\0", "␀"),
      ("a\u{9B}b", "a⟨009B⟩b"), ("a\u{202E}b", "a⟨202E⟩b"), ("a\u{2066}b", "a⟨2066⟩b"),
      ("a\u{2028}b", "a⟨2028⟩b"), ("", ""),
    ] as [(String, String)])
  func `What could drive a terminal is shown; line ends and tabs stay`(text: String, shown: String)
  {
    #expect(TerminalText.shown(text) == shown)
    #expect(TerminalText.shown(shown) == shown)
  }

  @Test func `A name stays on one line`() {
    #expect(TerminalText.line("a\nb\u{1B}.lua") == "a␊b␛.lua")
  }

  @Test(
    arguments: [
      ("abc", "   "), ("\tab", "\t  "), ("日本", "    "), ("e\u{301}x", "  "), ("a\u{1B}", "  "),
      ("\u{202E}", "      "),
    ] as [(String, String)])
  func `The margin below a text is as wide as the text`(text: String, margin: String) {
    #expect(TerminalText.margin(below: text[...]) == margin)
  }
}
