-- Texts of several looks as scripts write and read them.

local ui = require "lunette"
require "members"

describe("Attributed texts", function()
  it("A label takes tables of texts and attributes", function()
    local label = ui.Label{ attributedText = { "a", { "b", foregroundColor = "red" }, font = 20 } }
    equal(label.text, "ab")
    local runs = label.attributedText.runs
    equal(#runs, 2)
    assert(runs[1][1] == "a" and runs[1].font == ui.Font:systemFont(20))
    equal(runs[1].foregroundColor, nil)
    assert(runs[2][1] == "b" and runs[2].font == ui.Font:systemFont(20))
    equal(runs[2].foregroundColor, ui.Color.red)
    label.attributedText = "plain"
    assert(label.text == "plain" and label.attributedText.string == "plain")
    label.attributedText = nil
    assert(label.text == "" and label.attributedText == nil)
    label.text = "x"
    equal(label.attributedText.runs[1].font, label.font)
  end)

  it("Every attribute is read back as it was written", function()
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
    equal(run.strikethroughColor, ui.Color.blue)
    assert(run.shadow.shadowOffset == ui.size(1, 2) and run.shadow.shadowBlurRadius == 3)
    equal(run.shadow.shadowColor, ui.Color.gray)
    assert(run.paragraphStyle.alignment == "center" and run.paragraphStyle.lineSpacing == 4)
    equal(run.paragraphStyle.lineBreakMode, "byClipping")
    assert(label.textAlignment == "center" and label.lineBreakMode == "byClipping")
    local again = ui.Label{ attributedText = label.attributedText.runs }
    equal(again.attributedText, label.attributedText)
  end)

  it("Equal texts are one value", function()
    local text = ui.AttributedString{ string = "中😀", attributes = { font = 17 } }
    assert(text.string == "中😀" and text.length == 3)
    equal(text, ui.AttributedString{ string = "中😀", attributes = { font = 17 } })
    assert(text ~= ui.AttributedString{ string = "中😀", attributes = { font = 18 } })
    assert(text ~= ui.AttributedString{ string = "中😀" })
    local near = ui.AttributedString{ string = "x",
      attributes = { foregroundColor = ui.gray(0.5) } }
    assert(near ~= ui.AttributedString{ string = "x",
      attributes = { foregroundColor = ui.gray(0.5001) } })
    local both = ui.Label{ attributedText = { text, "!", foregroundColor = "red" } }
    assert(both.text == "中😀!" and both.attributedText.runs[1].font.pointSize == 17)
    equal(tostring(text), "<AttributedString 中😀>")
  end)

  it("A button has attributed titles by state", function()
    local button = ui.Button{ attributedTitle = { "a", { "b", font = 20 } } }
    equal(button:attributedTitle().string, "ab")
    equal(button.currentAttributedTitle, button:attributedTitle "disabled")
    button:setAttributedTitle({ "off", kern = 1 }, "disabled")
    equal(button:attributedTitle "disabled".string, "off")
    button:setAttributedTitle(nil, "normal")
    equal(button.currentAttributedTitle, nil)
    button = ui.Button{ attributedTitle = { normal = "n", selected = { "s", font = 9 } } }
    equal(button:attributedTitle().string, "n")
    equal(button:attributedTitle "selected".runs[1].font.pointSize, 9)
  end)

  it.each{
    { "{ 'x', fonnt = 3 }", "there is no attribute fonnt; did you mean font?" },
    { "{ 'x', { 'y', font = 'foo' } }", "font: expected a font" },
    { "{}", "there is no text in it" },
    { "{ 'a', true }", "element 2 is" },
    { "{ 'a', paragraphStyle = { aligment = 'left' } }", "did you mean alignment?" },
    { "{ 'a', paragraphStyle = { alignment = 'lefty' } }", "alignment: expected one of" },
    { "{ 'a', shadow = 3 }", "a table with shadowOffset, shadowBlurRadius, shadowColor" },
    { "{ 'a', underlineStyle = 'wavy' }", "underlineStyle: expected one of" },
    { "true", "expected a string or a table of texts and attributes" },
  }("What makes no text says what is wrong: %s", function(value, message)
    local text = raises(message, code, "ui.Label{ attributedText = " .. value .. " }")
    assert(not text:find("expected there", 1, true), text)
  end)

  it("A table that holds itself is refused", function()
    local text = { "a" }
    text[2] = text
    raises("more than 32 deep", function() ui.Label{}.attributedText = text end)
  end)

  it("A mistake in a title by state is told as such", function()
    raises("there is no attribute fooo", function()
      ui.Button{ attributedTitle = { normal = { "a", fooo = 3 } } }
    end)
    raises("there is no attribute fooo", function()
      ui.Button{ attributedTitle = { "a", fooo = 3 } }
    end)
    raises("normall", function() ui.Button{ attributedTitle = { normall = "a" } } end)
  end)
end)
