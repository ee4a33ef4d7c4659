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

it("ShapeLayer.path, ShapeLayer.fillRule, ShapeLayerFillRule", function()
  local shape = ui.ShapeLayer{}
  equal(shape.path, nil)
  local circle = ui.BezierPath{ ovalIn = { 0, 0, 10, 10 } }
  shape.path = circle
  equal(shape.path, circle.cgPath)
  shape.path = circle.cgPath
  equal(shape.path, circle.cgPath)
  shape.path = nil
  equal(shape.path, nil)
  equal(shape.fillRule, "nonZero")
  shape.fillRule = "evenOdd"
  equal(shape.fillRule, "evenOdd")
  raises("BezierPath", function() shape.path = 3 end)
end)

it("ShapeLayer.lineCap, ShapeLayer.lineJoin", function()
  local shape = ui.ShapeLayer{ lineCap = "round", lineJoin = "bevel" }
  equal(shape.lineCap, "round")
  equal(shape.lineJoin, "bevel")
  equal(ui.ShapeLayer{}.lineCap, "butt")
  equal(ui.ShapeLayer{}.lineJoin, "miter")
end)

it("Layer.shadowPath", function()
  local view = ui.View{}
  equal(view.layer.shadowPath, nil)
  local path = ui.BezierPath{ rect = { 0, 0, 10, 10 } }
  view.layer.shadowPath = path
  equal(view.layer.shadowPath, path.cgPath)
end)

it("KeyframeAnimation.path", function()
  local box = ui.View{ frame = { 0, 0, 10, 10 } }
  show(box)
  local way = ui.BezierPath{}
  way:move{ 0, 0 }
  way:addLine{ 100, 0 }
  way:addLine{ 100, 50 }
  local walk = ui.KeyframeAnimation{ keyPath = "position", path = way, duration = 1 }
  equal(walk.path, way.cgPath)
  box.layer:add(walk)
  advance(0.25)
  equal(box.layer:presentation().position, ui.point(50, 0))
  advance(0.5)
  equal(box.layer:presentation().position, ui.point(100, 25))
  walk.keyPath = "opacity"
  raises("KeyframeAnimation.path", function() box.layer:add(walk) end)
end)
