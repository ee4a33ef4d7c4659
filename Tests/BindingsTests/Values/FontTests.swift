import Testing

@testable import LuaRuntime

/// Fonts as scripts write and read them.
@Suite struct FontTests {
  @Test func `Fonts are made by size, weight, style and name`() throws {
    try script(
      """
      local function is(font, name, size)
        assert(font.fontName == name and font.pointSize == size, tostring(font))
      end
      is(ui.Font:systemFont(17), "HelveticaNeue", 17)
      is(ui.Font:systemFont(17, "light"), "HelveticaNeue-Light", 17)
      is(ui.Font:boldSystemFont(12), "HelveticaNeue-Bold", 12)
      is(ui.Font:italicSystemFont(12), "HelveticaNeue-Italic", 12)
      is(ui.Font:preferredFont "headline", "HelveticaNeue-Medium", 17)
      is(ui.Font:preferredFont "caption2", "HelveticaNeue", 11)
      is(ui.Font{ name = "Menlo-Bold", size = 9 }, "Menlo-Bold", 9)
      is(ui.Font{ name = "Arial", size = 9 }:withSize(10), "ArialMT", 10)
      local label = ui.Label{}
      for text, name in pairs{
        ["bold 17"] = "HelveticaNeue-Bold", ["italic 17"] = "HelveticaNeue-Italic",
        ["thin 17"] = "HelveticaNeue-Thin", ["bold italic 17"] = "HelveticaNeue-BoldItalic",
        ["Courier New 17"] = "CourierNewPSMT", ["Helvetica-Light 17"] = "Helvetica-Light",
        ["17"] = "HelveticaNeue",
      } do
        label.font = text
        is(label.font, name, 17)
      end
      label.font = 20
      assert(label.font == ui.Font:systemFont(20))
      """)
  }

  @Test func `Families and metrics can be read`() throws {
    try script(
      """
      assert(ui.Font.familyNames[4] == "Helvetica Neue")
      assert(ui.Font:fontNames("Menlo")[1] == "Menlo-Regular")
      assert(#ui.Font:fontNames "Nothing" == 0)
      local font = ui.Font:systemFont(10)
      local function near(a, b) assert(math.abs(a - b) < 1e-9) end
      near(font.ascender, 9.52) near(font.descender, -2.13) near(font.lineHeight, 11.93)
      near(font.leading, 11.93) near(font.capHeight, 7.14) near(font.xHeight, 5.17)
      assert(font.familyName == "Helvetica Neue")
      assert(ui.Font.labelFontSize == 17 and ui.Font.buttonFontSize == 18)
      assert(ui.Font.systemFontSize == 14 and ui.Font.smallSystemFontSize == 12)
      """)
  }

  @Test(arguments: [
    ("ui.Font{ name = 'Menlo-Bolt', size = 9 }", "did you mean \"Menlo-Bold\"?"),
    ("ui.Font{ name = 'Zapfino', size = 9 }", "the families are Arial, Courier New"),
    ("ui.Font{ name = 'Menlo' }", "expected name and size"),
    ("ui.Font{ name = 'Menlo', size = -1 }", "from 0 to 10000"),
    ("ui.Font:systemFont(1e9)", "from 0 to 10000"),
    ("ui.Font:systemFont(17, 'bolt')", "expected one of \"ultraLight\""),
    ("ui.Font:preferredFont 'title'", "expected one of \"headline\""),
    ("ui.Label{ font = 'Zapfino 9' }", "expected a font"),
  ])
  func `What makes no font says what does`(text: String, message: String) throws {
    #expect(try failure(of: text).message.contains(message))
  }
}
