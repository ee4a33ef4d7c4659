import Testing
import ViewKit

/// A string that is no valid UTF-8 is kept as it is.
@Suite struct RawTextTests {
  @Test(arguments: [
    #"\xff"#, #"a\x80b"#, #"\xc3("#, #"\xe2\x82"#, #"\xf0\x9f\x98"#, #"\xed\xa0\x80"#, #"\xc0\xaf"#,
    #"\xf4\x90\x80\x80"#, #"é\xc3"#, #"\xf4\x8f\xba\x80\xff"#, #"\xf4\x8f\xbb\xbf\x80"#,
    #"\xff\0\xfe"#,
  ])
  func `What a script writes it reads`(text: String) throws {
    try script(
      """
      local s = "\(text)"
      local label = ui.Label{ text = s, id = s, accessibilityLabel = s }
      equal(label.text, s)
      equal(label.id, s)
      equal(label.accessibilityLabel, s)
      local button = ui.Button{ title = s }
      equal(button:title("normal"), s)
      equal(button.currentTitle, s)
      local text = ui.AttributedString{ string = s }
      equal(text.string, s)
      equal(ui.ViewController{ title = s }.title, s)
      local target = { [s] = function(self, sender) self.sender = sender end }
      local control = ui.Control{}
      control:addTarget(target, s, "touchDown")
      same(control:actions(target, "touchDown"), { s })
      control:sendActions("touchDown")
      equal(target.sender, control)
      local heard
      local center = ui.NotificationCenter.default
      local token = center:addObserver(s, nil, function(note) heard = note.name end)
      center:post(s)
      equal(heard, s)
      center:removeObserver(token)
      """)
  }

  @Test func `Valid text is not touched, nor are private characters in it`() throws {
    try script(
      """
      for _, s in ipairs { "", "abc", "é😀\\u{10FEFF}", "\\u{FFFD}", "\\u{10FE80}" } do
        equal(ui.Label{ text = s }.text, s)
      end
      local other = ui.Label{ text = "\\xff" }
      for _, s in ipairs { "é😀\\u{10FEFF}", "\\u{FFFD}", "\\u{10FE80}", "\\u{10FF00}" } do
        equal(ui.Label{ text = s }.text, s)
      end
      equal(other.text, "\\xff")
      """)
  }

  @Test func `Positions count bytes as the script does`() throws {
    try script(
      """
      local s = "a\\xff\\xfebc"
      equal(ui.count(s), 5)
      local range = ui.range(2, 3, s)
      equal(s:sub(range.first, range.last), "\\xff\\xfe")
      equal(ui.replace(s, range, "-"), "a-bc")
      """)
  }

  @Test func `A text range of a text with such bytes`() throws {
    let text = "a\u{10FEFF}\u{10FEFE}é"
    let range = try TextRange(bytes: 1..<3, in: text)
    #expect(range.bytes == 1..<3)
    #expect(range.characterCount == 2)
    let last = try TextRange(bytes: 3..<5, in: text)
    #expect(last.bytes == 3..<5)
    #expect(throws: TextRangeError.self) { try TextRange(bytes: 4..<5, in: text) }
    #expect(throws: TextRangeError.self) { try TextRange(bytes: 0..<6, in: text) }
  }
}
