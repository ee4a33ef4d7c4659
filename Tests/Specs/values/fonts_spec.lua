-- Fonts as scripts write and read them.

local ui = require "lunette"
require "members"

describe("Fonts", function()
  it("Fonts are made by size, weight, style and name", function()
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
    equal(label.font, ui.Font:systemFont(20))
  end)

  it.each{
    { "ui.Font{ name = 'Menlo-Bolt', size = 9 }", 'did you mean "Menlo-Bold"?' },
    { "ui.Font{ name = 'Zapfino', size = 9 }", "the families are Arial, Courier New" },
    { "ui.Font{ name = 'Menlo' }", "expected name and size" },
    { "ui.Font{ name = 'Menlo', size = -1 }", "from 0 to 10000" },
    { "ui.Font:systemFont(1e9)", "from 0 to 10000" },
    { "ui.Font:systemFont(17, 'bolt')", 'expected one of "ultraLight"' },
    { "ui.Font:preferredFont 'title'", 'expected one of "headline"' },
    { "ui.Label{ font = 'Zapfino 9' }", "expected a font" },
  }("What makes no font says what does: %s", function(text, message)
    raises(message, code, text)
  end)
end)
