local ui = require "lunette"
require "members"

it("ShapeLayer.fillColor, ShapeLayer.strokeColor", function()
  -- Apple: opaque black, and nil.
  local shape = ui.ShapeLayer{}
  equal(shape.fillColor, ui.Color.black)
  equal(shape.strokeColor, nil)
  shape.fillColor, shape.strokeColor = nil, "red"
  equal(shape.fillColor, nil)
  equal(shape.strokeColor, ui.Color.red)
end)

it("ShapeLayer.lineWidth, ShapeLayer.miterLimit, ShapeLayer.lineDashPattern, "
  .. "ShapeLayer.lineDashPhase", function()
  local shape = ui.ShapeLayer{}
  equal(shape.lineWidth, 1)
  equal(shape.miterLimit, 10)
  equal(shape.lineDashPattern, nil)
  equal(shape.lineDashPhase, 0)
  shape.lineWidth, shape.miterLimit = 4, 2
  shape.lineDashPattern, shape.lineDashPhase = { 3, 1 }, 2
  equal(shape.lineWidth, 4)
  equal(shape.miterLimit, 2)
  same(shape.lineDashPattern, { 3, 1 })
  equal(shape.lineDashPhase, 2)
  raises("lineDashPattern", function() shape.lineDashPattern = { 3, -1 } end)
end)

it("ShapeLayer.strokeStart, ShapeLayer.strokeEnd", function()
  local shape = ui.ShapeLayer{}
  equal(shape.strokeStart, 0)
  equal(shape.strokeEnd, 1)
  shape.strokeStart, shape.strokeEnd = 0.25, 0.75
  equal(shape.strokeStart, 0.25)
  equal(shape.strokeEnd, 0.75)
end)

it("GradientLayer.colors, GradientLayer.locations", function()
  local gradient = ui.GradientLayer{ frame = { 0, 0, 10, 10 }, colors = { "red", "blue" } }
  same(gradient.colors, { ui.Color.red, ui.Color.blue })
  equal(gradient.locations, nil)
  gradient.locations = { 0.25, 1 }
  same(gradient.locations, { 0.25, 1 })
end)

it("GradientLayer.startPoint, GradientLayer.endPoint", function()
  local gradient = ui.GradientLayer{}
  equal(gradient.startPoint, ui.point(0.5, 0))
  equal(gradient.endPoint, ui.point(0.5, 1))
  gradient.startPoint, gradient.endPoint = { 0, 0.5 }, { 1, 0.5 }
  equal(gradient.startPoint, ui.point(0, 0.5))
  equal(gradient.endPoint, ui.point(1, 0.5))
end)
