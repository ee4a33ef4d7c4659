local ui = require "lunette"
require "members"

local function near(actual, expected)
  if math.abs(actual - expected) > 1e-9 then equal(actual, expected, 2) end
end

it("Transform3D.m11, Transform3D.m12, Transform3D.m13, Transform3D.m14, Transform3D.m21, "
  .. "Transform3D.m22, Transform3D.m23, Transform3D.m24, Transform3D.m31, Transform3D.m32, "
  .. "Transform3D.m33, Transform3D.m34, Transform3D.m41, Transform3D.m42, Transform3D.m43, "
  .. "Transform3D.m44, Transform3D.with, Transform3D.unpack", function()
  local t = ui.transform3D.identity:with{ m34 = -1 / 500 }
  equal(t.m34, -0.002)
  same({ t:unpack() }, { 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1 })
  t = t:with{
    m11 = 1, m12 = 2, m13 = 3, m14 = 4, m21 = 5, m22 = 6, m23 = 7, m24 = 8, m31 = 9, m32 = 10,
    m33 = 11, m34 = 12, m41 = 13, m42 = 14, m43 = 15, m44 = 16,
  }
  same({ t:unpack() }, { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 })
  same({ t.m11, t.m14, t.m34, t.m44 }, { 1, 4, 12, 16 })
end)

it("Transform3D.identity, Transform3D.isIdentity, transform3D.identity", function()
  equal(ui.Transform3D.identity, ui.transform3D.identity)
  equal(ui.transform3D.identity.isIdentity, true)
  equal(ui.transform3D.scale(1, 1, 2).isIdentity, false)
end)

it("Transform3D.scaledBy, ui.transform3D.scale", function()
  local t = ui.transform3D.scale(2, 3, 4)
  same({ t.m11, t.m22, t.m33, t.m44 }, { 2, 3, 4, 1 })
  equal(ui.transform3D.identity:scaledBy(2, 3, 4), t)
  raises("z", function() ui.transform3D.scale(2, 3) end)
end)

it("Transform3D.rotated, ui.transform3D.rotation", function()
  local t = ui.transform3D.rotation(1, 0, 0, 1)
  near(t.m11, math.cos(1))
  near(t.m12, math.sin(1))
  equal(ui.transform3D.identity:rotated(1, 0, 0, 2), t)
  -- About y: x turns into the depth.
  t = ui.transform3D.rotation(math.pi / 2, 0, 1, 0)
  near(t.m11, 0)
  near(t.m13, -1)
  near(t.m31, 1)
  -- Core Animation: without an axis there is no turn.
  equal(ui.transform3D.rotation(1, 0, 0, 0), ui.transform3D.identity)
end)

it("Transform3D.translatedBy, ui.transform3D.translation", function()
  local t = ui.transform3D.translation(1, 2, 3)
  same({ t.m41, t.m42, t.m43 }, { 1, 2, 3 })
  equal(ui.transform3D.identity:translatedBy(1, 2, 3), t)
  equal(ui.transform3D.scale(2, 2, 2):translatedBy(1, 0, 0).m41, 2)
end)

it("Transform3D.concatenating", function()
  local t = ui.transform3D.scale(2, 2, 2):concatenating(ui.transform3D.translation(10, 0, 0))
  same({ t.m11, t.m41 }, { 2, 10 })
end)

it("Transform3D.inverted", function()
  equal(ui.transform3D.scale(2, 4, 8):inverted(), ui.transform3D.scale(0.5, 0.25, 0.125))
  local t = ui.transform3D.rotation(1, 1, 2, 3):translatedBy(4, 5, 6):with{ m34 = 0.1 }
  local undone = t:concatenating(t:inverted())
  for index, number in ipairs{ undone:unpack() } do
    near(number, ({ ui.transform3D.identity:unpack() })[index])
  end
  equal(ui.transform3D.scale(0, 1, 1):inverted(), ui.transform3D.scale(0, 1, 1))
end)

it("Transform3D.isAffine, Transform3D.affineTransform, ui.transform3D.affine", function()
  local flat = ui.transform.rotation(1):translatedBy(3, 4)
  local t = ui.transform3D.affine(flat)
  equal(t.isAffine, true)
  equal(t:affineTransform(), flat)
  equal(ui.transform3D.scale(1, 1, 2).isAffine, false)
  -- A plane that is turned about y is seen narrower.
  near(ui.transform3D.rotation(math.pi / 3, 0, 1, 0):affineTransform().a, 0.5)
end)
