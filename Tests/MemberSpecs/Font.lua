local function near(actual, expected)
  assert(math.abs(actual - expected) < 1e-9, tostring(actual) .. " is not " .. tostring(expected))
end

--- Font.name, Font.size
local font = ui.Font{ name = "Menlo-Bold", size = 12 }
equal(font.fontName, "Menlo-Bold")
equal(font.pointSize, 12)
raises('did you mean "Menlo-Bold"?', ui.Font, { name = "Menlo-Bolt", size = 12 })
raises("expected name and size", ui.Font, { name = "Menlo" })

--- Font.pointSize
equal(ui.Font:systemFont(17).pointSize, 17)
equal(ui.Label{ font = 12.5 }.font.pointSize, 12.5)

--- Font.fontName
equal(ui.Font:systemFont(17).fontName, "HelveticaNeue")
equal(ui.Label{ font = "bold italic 17" }.font.fontName, "HelveticaNeue-BoldItalic")

--- Font.familyName
equal(ui.Font:boldSystemFont(17).familyName, "Helvetica Neue")
equal(ui.Font{ name = "CourierNewPSMT", size = 9 }.familyName, "Courier New")

--- Font.ascender, Font.descender, Font.lineHeight, Font.leading, Font.capHeight, Font.xHeight
-- An iPhone with iOS 8: blog.csdn.net/caojengineer/article/details/46408811.
local font = ui.Font:systemFont(32)
near(font.ascender, 30.464)
near(font.descender, -6.816)
near(font.lineHeight, 38.176)
near(font.leading, 38.176)
near(font.capHeight, 22.848)
near(font.xHeight, 16.544)

--- Font.withSize
local font = ui.Font:boldSystemFont(17):withSize(30)
equal(font, ui.Font:boldSystemFont(30))
raises("from 0 to 10000", font.withSize, font, -1)

--- Font.systemFont, FontWeight
equal(ui.Font:systemFont(17), ui.Label{}.font)
for weight, name in pairs{
  ultraLight = "UltraLight", thin = "Thin", light = "Light", medium = "Medium",
  semibold = "Semibold", bold = "Bold", heavy = "Heavy", black = "Black",
} do
  equal(ui.Font:systemFont(17, weight).fontName, "HelveticaNeue-" .. name)
end
equal(ui.Font:systemFont(17, "regular").fontName, "HelveticaNeue")

--- Font.boldSystemFont
equal(ui.Font:boldSystemFont(17).fontName, "HelveticaNeue-Bold")
equal(ui.Label{ font = "bold 17" }.font, ui.Font:boldSystemFont(17))

--- Font.italicSystemFont
equal(ui.Font:italicSystemFont(17).fontName, "HelveticaNeue-Italic")
equal(ui.Label{ font = "italic 17" }.font, ui.Font:italicSystemFont(17))

--- Font.preferredFont, FontTextStyle
local sizes = {}
for _, style in ipairs{ "headline", "body", "subheadline", "footnote", "caption1", "caption2" } do
  sizes[#sizes + 1] = ui.Font:preferredFont(style).pointSize
end
same(sizes, { 17, 17, 15, 13, 12, 11 })
equal(ui.Font:preferredFont "headline".fontName, "HelveticaNeue-Medium")

--- Font.fontNames
same(ui.Font:fontNames "Menlo", { "Menlo-Regular", "Menlo-Italic", "Menlo-Bold", "Menlo-BoldItalic" })
same(ui.Font:fontNames "Zapfino", {})

--- Font.familyNames
same(ui.Font.familyNames, { "Arial", "Courier New", "Helvetica", "Helvetica Neue", "Menlo" })

--- Font.labelFontSize, Font.buttonFontSize, Font.systemFontSize, Font.smallSystemFontSize
equal(ui.Font.labelFontSize, 17)
equal(ui.Font.buttonFontSize, 18)
equal(ui.Font.systemFontSize, 14)
equal(ui.Font.smallSystemFontSize, 12)
