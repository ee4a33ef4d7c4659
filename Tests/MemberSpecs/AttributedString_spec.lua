local ui = require "lunette"
require "members"

it("AttributedString.string, AttributedString.attributes", function()
  local text = ui.AttributedString{ string = "Hello", attributes = { foregroundColor = "red" } }
  equal(text.string, "Hello")
  equal(text.runs[1].foregroundColor, ui.Color.red)
  equal(text, ui.AttributedString{ string = "Hello", attributes = { foregroundColor = "red" } })
  assert(text ~= ui.AttributedString{ string = "Hello" })
  raises("expected string", ui.AttributedString, {})
end)

it("AttributedString.length", function()
  equal(ui.AttributedString{ string = "a中😀" }.length, 4)
end)

it("AttributedString.runs", function()
  local label = ui.Label{ attributedText = { "a", { "b", kern = 2 }, font = 20 } }
  local runs = label.attributedText.runs
  equal(#runs, 2)
  equal(runs[1][1], "a")
  equal(runs[1].kern, nil)
  equal(runs[2][1], "b")
  equal(runs[2].kern, 2)
  equal(runs[2].font, ui.Font:systemFont(20))
  label.attributedText = runs
  equal(#label.attributedText.runs, 2)
end)

it("AttributeName", function()
  local written = {
    "x", font = "bold 17", foregroundColor = "red", backgroundColor = "yellow", kern = 1.5,
    baselineOffset = -2, underlineStyle = "single", underlineColor = "green",
    strikethroughStyle = "double", strikethroughColor = "blue",
    shadow = { shadowOffset = { 1, 2 }, shadowBlurRadius = 3, shadowColor = "gray" },
    paragraphStyle = { alignment = "center", lineBreakMode = "byClipping", lineSpacing = 4 },
  }
  local read = ui.Label{ attributedText = written }.attributedText.runs[1]
  for name in pairs(written) do assert(read[name] ~= nil, name) end
  equal(read.shadow.shadowOffset, ui.size(1, 2))
  equal(read.paragraphStyle.alignment, "center")
  raises("did you mean font?", function() ui.Label{}.attributedText = { "x", fonnt = 17 } end)
end)

it("UnderlineStyle", function()
  for _, style in ipairs{ "none", "single", "thick", "double" } do
    local label = ui.Label{ attributedText = { "x", underlineStyle = style } }
    equal(label.attributedText.runs[1].underlineStyle, style)
  end
end)
