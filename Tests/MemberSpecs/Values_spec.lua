local ui = require "lunette"
require "members"

local rect = ui.rect(10, 20, 30, 40)

it("ui.rect, Rect.x, Rect.y, Rect.width, Rect.height", function()
  equal(rect.x, 10)
  equal(rect.y, 20)
  equal(rect.width, 30)
  equal(rect.height, 40)
  assert(rect == ui.rect(10, 20, 30, 40) and rect ~= ui.rect(10, 20, 30, 41))
end)

it("Rect.origin, Rect.size", function()
  equal(rect.origin, ui.point(10, 20))
  equal(rect.size, ui.size(30, 40))
end)

it("Rect.minX, Rect.midX, Rect.maxX, Rect.minY, Rect.midY, Rect.maxY", function()
  equal(rect.minX, 10)
  equal(rect.midX, 25)
  equal(rect.maxX, 40)
  equal(rect.minY, 20)
  equal(rect.midY, 40)
  equal(rect.maxY, 60)
  equal(ui.rect(10, 0, -4, 0).minX, 6)
end)

it("Rect.center", function()
  equal(rect.center, ui.point(25, 40))
end)

it("Rect.isEmpty", function()
  equal(rect.isEmpty, false)
  equal(ui.rect(1, 1, 0, 5).isEmpty, true)
end)

it("Rect.isNull, Rect.null", function()
  equal(rect.isNull, false)
  equal(ui.Rect.null.isNull, true)
end)

it("Rect.standardized", function()
  equal(ui.rect(10, 10, -4, 6).standardized, ui.rect(6, 10, 4, 6))
end)

it("Rect.integral", function()
  equal(ui.rect(0.5, 0.5, 1, 1).integral, ui.rect(0, 0, 2, 2))
end)

it("Rect.applying", function()
  equal(rect:applying(ui.transform.scale(2)), ui.rect(20, 40, 60, 80))
end)

it("Rect.inset", function()
  equal(rect:inset(1, 2), ui.rect(11, 22, 28, 36))
  equal(rect:inset(1), ui.rect(11, 21, 28, 38))
  equal(rect:inset{ 1, 2, 3, 4 }, ui.rect(12, 21, 24, 36))
end)

it("Rect.offset", function()
  equal(rect:offset(1, 2), ui.rect(11, 22, 30, 40))
end)

it("Rect.union", function()
  equal(rect:union{ 0, 0, 5, 5 }, ui.rect(0, 0, 40, 60))
end)

it("Rect.intersection", function()
  equal(rect:intersection{ 0, 0, 15, 25 }, ui.rect(10, 20, 5, 5))
  equal(rect:intersection{ 0, 0, 5, 5 }, nil)
end)

it("Rect.intersects", function()
  equal(rect:intersects{ 0, 0, 15, 25 }, true)
  equal(rect:intersects{ 0, 0, 10, 20 }, false)
end)

it("Rect.contains", function()
  equal(rect:contains{ 10, 20 }, true)
  equal(rect:contains{ 40, 20 }, false)
  equal(rect:contains{ 11, 21, 5, 5 }, true)
  equal(rect:contains{ 11, 21, 50, 5 }, false)
end)

it("Rect.with", function()
  equal(rect:with{ x = 1, height = 2 }, ui.rect(1, 20, 30, 2))
  equal(rect, ui.rect(10, 20, 30, 40))
end)

it("Rect.unpack", function()
  same({ rect:unpack() }, { 10, 20, 30, 40 })
end)

it("Rect.zero", function()
  equal(ui.Rect.zero, ui.rect(0, 0, 0, 0))
  raises("ui.Rect has no member 'zreo'; did you mean 'ui.Rect.zero'?", function()
    return ui.Rect.zreo
  end)
  raises("ui is read-only", function() ui.Rect.zero = 1 end)
end)

it("ui.point, Point.x, Point.y, Point.with, Point.unpack, Point.zero", function()
  local point = ui.point(1, 2)
  equal(point.x + point.y, 3)
  equal(point:with{ y = 5 }, ui.point(1, 5))
  same({ point:unpack() }, { 1, 2 })
  equal(ui.Point.zero, ui.point(0, 0))
end)

it("Point.applying", function()
  equal(ui.point(1, 2):applying(ui.transform.translation(10, 20)), ui.point(11, 22))
end)

it("ui.size, Size.width, Size.height, Size.with, Size.unpack, Size.zero", function()
  local size = ui.size(1, 2)
  equal(size.width + size.height, 3)
  equal(size:with{ width = 5 }, ui.size(5, 2))
  same({ size:unpack() }, { 1, 2 })
  equal(ui.Size.zero, ui.size(0, 0))
end)

it("Size.applying", function()
  equal(ui.size(1, 2):applying(ui.transform.scale(2, 3)), ui.size(2, 6))
end)

it("ui.insets, EdgeInsets.top, EdgeInsets.left, EdgeInsets.bottom, EdgeInsets.right, "
  .. "EdgeInsets.with, EdgeInsets.unpack, EdgeInsets.zero", function()
  local insets = ui.insets(1, 2, 3, 4)
  equal(insets.top, 1)
  equal(insets.left, 2)
  equal(insets.bottom, 3)
  equal(insets.right, 4)
  equal(insets:with{ top = 9 }, ui.insets(9, 2, 3, 4))
  same({ insets:unpack() }, { 1, 2, 3, 4 })
  equal(ui.EdgeInsets.zero, ui.insets(0, 0, 0, 0))
end)

it("AffineTransform.a, AffineTransform.b, AffineTransform.c, AffineTransform.d, "
  .. "AffineTransform.tx, AffineTransform.ty, AffineTransform.with, "
  .. "AffineTransform.unpack", function()
  local view = ui.View{}
  view.transform = { 1, 2, 3, 4, 5, 6 }
  local t = view.transform
  same({ t.a, t.b, t.c, t.d, t.tx, t.ty }, { 1, 2, 3, 4, 5, 6 })
  same({ t:with{ tx = 0 }:unpack() }, { 1, 2, 3, 4, 0, 6 })
end)

it("AffineTransform.identity, AffineTransform.isIdentity, transform.identity", function()
  equal(ui.AffineTransform.identity, ui.transform.identity)
  equal(ui.transform.identity.isIdentity, true)
  equal(ui.transform.scale(2).isIdentity, false)
end)

it("AffineTransform.scaledBy, ui.transform.scale", function()
  equal(ui.transform.identity:scaledBy(2, 3), ui.transform.scale(2, 3))
  same({ ui.transform.scale(2):unpack() }, { 2, 0, 0, 2, 0, 0 })
end)

it("AffineTransform.rotated, ui.transform.rotation", function()
  equal(ui.transform.identity:rotated(1), ui.transform.rotation(1))
  local corner = ui.point(1, 0):applying(ui.transform.rotation(math.pi / 2))
  assert(math.abs(corner.x) < 1e-9 and math.abs(corner.y - 1) < 1e-9)
end)

it("AffineTransform.translatedBy, ui.transform.translation", function()
  equal(ui.transform.identity:translatedBy(1, 2), ui.transform.translation(1, 2))
end)

it("AffineTransform.concatenating", function()
  local t = ui.transform.scale(2):concatenating(ui.transform.translation(10, 0))
  equal(ui.point(1, 1):applying(t), ui.point(12, 2))
end)

it("AffineTransform.inverted", function()
  equal(ui.transform.scale(2, 4):inverted(), ui.transform.scale(0.5, 0.25))
  equal(ui.transform.scale(0):inverted(), ui.transform.scale(0))
end)

it("ui.range, Range.first, Range.last", function()
  local s = "naïve"
  local range = ui.range(3, 4)
  equal(range.first, 3)
  equal(range.last, 4)
  equal(s:sub(range.first, range.last), "ï")
  -- One that splits a character is widened, or refused where it splits a code point.
  local family = "a👨‍👩‍👧b"
  equal(ui.range(2, 5, family), ui.range(2, #family - 1))
  raises("splits the character to which byte 2 belongs", function() ui.range(1, 2, "aï") end)
  raises("which has 2 bytes", function() ui.range(1, 3, "ab") end)
  raises("begins at 1", function() ui.range(0, 3) end)
  raises("ends at first - 1", function() ui.range(3, 1) end)
  equal(ui.range(1, 0).last, 0) -- empty
end)

it("Range.count, Range.length", function()
  local s = "a👨‍👩‍👧b"
  local range = ui.range(2, #s, s)
  equal(range.count, 2)
  equal(range.length, 9)
  equal(range, ui.range(2, #s)) -- what it knows of its text is no part of it
  raises("made without a text", function() return ui.range(1, 2).count end)
  raises("ui.utf16(", function() return ui.range(1, 2).length end)
end)

it("Range.location", function()
  raises("write range.first", function() return ui.range(1, 2).location end)
end)

it("Range.with, Range.unpack", function()
  equal(ui.range(1, 2):with{ last = 5 }, ui.range(1, 5))
  same({ ui.range(1, 2):unpack() }, { 1, 2 })
end)

it("ui.replace", function()
  equal(ui.replace("hello", ui.range(2, 4), "ipp"), "hippo")
  equal(ui.replace("hello", { 1, 0 }, "oh "), "oh hello")
  equal(ui.replace("hello", { 6, 5 }, "!"), "hello!")
  equal(ui.replace("a\xFFb", { 2, 2 }, "-"), "a-b") -- bytes that are no UTF-8
  equal(ui.replace("e\u{301}x", { 1, 1 }, "o"), "ox") -- widened to the accent
  raises("splits", function() ui.replace("ï", { 1, 1 }, "i") end)
  raises("does not lie in the text", function() ui.replace("ab", { 2, 3 }, "x") end)
end)

it("ui.count", function()
  equal(ui.count("naïve"), 5)
  equal(ui.count("👨‍👩‍👧"), 1)
  equal(ui.count(""), 0)
end)

it("ui.utf16", function()
  equal(ui.utf16("naïve"), 5)
  equal(ui.utf16("👨‍👩‍👧"), 8)
end)

it("ui.classFromString", function()
  local Box = ui.View:subclass "Box"
  assert(ui.classFromString "Box" == Box)
  assert(ui.classFromString "Button" == ui.Button and ui.classFromString "UIButton" == ui.Button)
  equal(ui.classFromString "Bax", nil)
  equal(ui.classFromString "Box"{ tag = 3 }.tag, 3)
end)

it("ui.stringFromClass", function()
  local Box = ui.View:subclass "Box"
  equal(ui.stringFromClass(Box), "Box")
  equal(ui.stringFromClass(ui.Button), "Button")
  raises("argument 1 (class)", function() ui.stringFromClass "Box" end)
end)
