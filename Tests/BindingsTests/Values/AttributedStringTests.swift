import Testing

@testable import LuaRuntime

/// Texts of several looks as scripts write and read them.
@Suite struct AttributedStringTests {
  @Test func `A label takes tables of texts and attributes`() throws {
    try script(
      """
      local label = ui.Label{ attributedText = { "a", { "b", foregroundColor = "red" }, font = 20 } }
      assert(label.text == "ab")
      local runs = label.attributedText.runs
      assert(#runs == 2)
      assert(runs[1][1] == "a" and runs[1].font == ui.Font:systemFont(20))
      assert(runs[1].foregroundColor == nil)
      assert(runs[2][1] == "b" and runs[2].font == ui.Font:systemFont(20))
      assert(runs[2].foregroundColor == ui.Color.red)
      label.attributedText = "plain"
      assert(label.text == "plain" and label.attributedText.string == "plain")
      label.attributedText = nil
      assert(label.text == "" and label.attributedText == nil)
      label.text = "x"
      assert(label.attributedText.runs[1].font == label.font)
      """)
  }

  @Test func `Every attribute is read back as it was written`() throws {
    try script(
      """
      local label = ui.Label{ attributedText = {
        "x", font = "bold 17", foregroundColor = "red", backgroundColor = "#00f", kern = 1.5,
        baselineOffset = -2, underlineStyle = "single", underlineColor = "green",
        strikethroughStyle = "double", strikethroughColor = "blue",
        shadow = { shadowOffset = { 1, 2 }, shadowBlurRadius = 3, shadowColor = "gray" },
        paragraphStyle = { alignment = "center", lineBreakMode = "byClipping", lineSpacing = 4 },
      } }
      local run = label.attributedText.runs[1]
      assert(run.font.fontName == "HelveticaNeue-Bold" and run.foregroundColor == ui.Color.red)
      assert(run.backgroundColor == ui.color "#00f" and run.kern == 1.5)
      assert(run.baselineOffset == -2 and run.underlineStyle == "single")
      assert(run.underlineColor == ui.Color.green and run.strikethroughStyle == "double")
      assert(run.strikethroughColor == ui.Color.blue)
      assert(run.shadow.shadowOffset == ui.size(1, 2) and run.shadow.shadowBlurRadius == 3)
      assert(run.shadow.shadowColor == ui.Color.gray)
      assert(run.paragraphStyle.alignment == "center" and run.paragraphStyle.lineSpacing == 4)
      assert(run.paragraphStyle.lineBreakMode == "byClipping")
      assert(label.textAlignment == "center" and label.lineBreakMode == "byClipping")
      local again = ui.Label{ attributedText = label.attributedText.runs }
      assert(again.attributedText == label.attributedText)
      """)
  }

  @Test func `Equal texts are one value`() throws {
    try script(
      """
      local text = ui.AttributedString{ string = "中😀", attributes = { font = 17 } }
      assert(text.string == "中😀" and text.length == 3)
      assert(text == ui.AttributedString{ string = "中😀", attributes = { font = 17 } })
      assert(text ~= ui.AttributedString{ string = "中😀", attributes = { font = 18 } })
      assert(text ~= ui.AttributedString{ string = "中😀" })
      local near = ui.AttributedString{ string = "x",
        attributes = { foregroundColor = ui.gray(0.5) } }
      assert(near ~= ui.AttributedString{ string = "x",
        attributes = { foregroundColor = ui.gray(0.5001) } })
      local both = ui.Label{ attributedText = { text, "!", foregroundColor = "red" } }
      assert(both.text == "中😀!" and both.attributedText.runs[1].font.pointSize == 17)
      assert(tostring(text) == "<AttributedString 中😀>")
      """)
  }

  @Test func `A button has attributed titles by state`() throws {
    try script(
      """
      local button = ui.Button{ attributedTitle = { "a", { "b", font = 20 } } }
      assert(button:attributedTitle().string == "ab")
      assert(button.currentAttributedTitle == button:attributedTitle "disabled")
      button:setAttributedTitle({ "off", kern = 1 }, "disabled")
      assert(button:attributedTitle "disabled".string == "off")
      button:setAttributedTitle(nil, "normal")
      assert(button.currentAttributedTitle == nil)
      button = ui.Button{ attributedTitle = { normal = "n", selected = { "s", font = 9 } } }
      assert(button:attributedTitle().string == "n")
      assert(button:attributedTitle "selected".runs[1].font.pointSize == 9)
      """)
  }

  @Test(arguments: [
    ("{ 'x', fonnt = 3 }", "there is no attribute fonnt; did you mean font?"),
    ("{ 'x', { 'y', font = 'foo' } }", "font: expected a font"),
    ("{}", "there is no text in it"),
    ("{ 'a', true }", "element 2 is"),
    ("{ 'a', paragraphStyle = { aligment = 'left' } }", "did you mean alignment?"),
    ("{ 'a', paragraphStyle = { alignment = 'lefty' } }", "alignment: expected one of"),
    ("{ 'a', shadow = 3 }", "a table with shadowOffset, shadowBlurRadius, shadowColor"),
    ("{ 'a', underlineStyle = 'wavy' }", "underlineStyle: expected one of"),
    ("true", "expected a string or a table of texts and attributes"),
  ])
  func `What makes no text says what is wrong`(value: String, message: String) throws {
    let error = try failure(of: "ui.Label{ attributedText = \(value) }")
    #expect(error.message.contains(message))
    #expect(!error.message.contains("expected there"))
  }

  @Test func `A table that holds itself is refused`() throws {
    let text = "local t = { 'a' }; t[2] = t; ui.Label{}.attributedText = t"
    #expect(try failure(of: text).message.contains("more than 32 deep"))
  }

  @Test func `A mistake in a title by state is told as such`() throws {
    let inside = try failure(of: "ui.Button{ attributedTitle = { normal = { 'a', fooo = 3 } } }")
    #expect(inside.message.contains("there is no attribute fooo"))
    let direct = try failure(of: "ui.Button{ attributedTitle = { 'a', fooo = 3 } }")
    #expect(direct.message.contains("there is no attribute fooo"))
    let state = try failure(of: "ui.Button{ attributedTitle = { normall = 'a' } }")
    #expect(state.message.contains("normall"))
  }
}
