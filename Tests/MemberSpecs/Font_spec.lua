local ui = require "lunette"
require "members"

local function near(actual, expected)
  assert(math.abs(actual - expected) < 1e-9, tostring(actual) .. " is not " .. tostring(expected))
end

it("Font.name, Font.size", function()
  local font = ui.Font{ name = "Menlo-Bold", size = 12 }
  equal(font.fontName, "Menlo-Bold")
  equal(font.pointSize, 12)
  raises('did you mean "Menlo-Bold"?', ui.Font, { name = "Menlo-Bolt", size = 12 })
  raises("expected name and size", ui.Font, { name = "Menlo" })
end)

it("Font.pointSize", function()
  equal(ui.Font:systemFont(17).pointSize, 17)
  equal(ui.Label{ font = 12.5 }.font.pointSize, 12.5)
end)

it("Font.fontName", function()
  equal(ui.Font:systemFont(17).fontName, "HelveticaNeue")
  equal(ui.Label{ font = "bold italic 17" }.font.fontName, "HelveticaNeue-BoldItalic")
end)

it("Font.familyName", function()
  equal(ui.Font:boldSystemFont(17).familyName, "Helvetica Neue")
  equal(ui.Font{ name = "CourierNewPSMT", size = 9 }.familyName, "Courier New")
end)

it("Font.ascender, Font.descender, Font.lineHeight, Font.leading, Font.capHeight, "
  .. "Font.xHeight", function()
  -- An iPhone with iOS 8: blog.csdn.net/caojengineer/article/details/46408811.
  local font = ui.Font:systemFont(32)
  near(font.ascender, 30.464)
  near(font.descender, -6.816)
  near(font.lineHeight, 38.176)
  near(font.leading, 38.176)
  near(font.capHeight, 22.848)
  near(font.xHeight, 16.544)
end)

it("Font.withSize", function()
  local font = ui.Font:boldSystemFont(17):withSize(30)
  equal(font, ui.Font:boldSystemFont(30))
  raises("from 0 to 10000", font.withSize, font, -1)
end)

it("Font.systemFont, FontWeight", function()
  equal(ui.Font:systemFont(17), ui.Label{}.font)
  for weight, name in pairs{
    ultraLight = "UltraLight", thin = "Thin", light = "Light", medium = "Medium",
    semibold = "Semibold", bold = "Bold", heavy = "Heavy", black = "Black",
  } do
    equal(ui.Font:systemFont(17, weight).fontName, "HelveticaNeue-" .. name)
  end
  equal(ui.Font:systemFont(17, "regular").fontName, "HelveticaNeue")
end)

it("Font.boldSystemFont", function()
  equal(ui.Font:boldSystemFont(17).fontName, "HelveticaNeue-Bold")
  equal(ui.Label{ font = "bold 17" }.font, ui.Font:boldSystemFont(17))
end)

it("Font.italicSystemFont", function()
  equal(ui.Font:italicSystemFont(17).fontName, "HelveticaNeue-Italic")
  equal(ui.Label{ font = "italic 17" }.font, ui.Font:italicSystemFont(17))
end)

it("Font.preferredFont, FontTextStyle", function()
  local sizes = {}
  for _, style in ipairs{ "headline", "body", "subheadline", "footnote", "caption1", "caption2" } do
    sizes[#sizes + 1] = ui.Font:preferredFont(style).pointSize
  end
  same(sizes, { 17, 17, 15, 13, 12, 11 })
  equal(ui.Font:preferredFont "headline".fontName, "HelveticaNeue-Medium")
end)

it("Font.fontNames", function()
  same(ui.Font:fontNames "Menlo", { "Menlo-Regular", "Menlo-Italic", "Menlo-Bold", "Menlo-BoldItalic" })
  same(ui.Font:fontNames "Zapfino", {})
end)

it("Font.familyNames", function()
  same(ui.Font.familyNames, { "Arial", "Courier New", "Helvetica", "Helvetica Neue", "Menlo" })
end)

it("Font.labelFontSize, Font.buttonFontSize, Font.systemFontSize, "
  .. "Font.smallSystemFontSize", function()
  equal(ui.Font.labelFontSize, 17)
  equal(ui.Font.buttonFontSize, 18)
  equal(ui.Font.systemFontSize, 14)
  equal(ui.Font.smallSystemFontSize, 12)
end)
