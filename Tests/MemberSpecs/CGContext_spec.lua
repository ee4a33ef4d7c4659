-- Members of `CGContext`, and what is drawn with them.

local ui = require "lunette"
require "members"
local drawn = require "drawn"

local PI = math.pi

--- Draws, and returns the only command.
local function one(body)
  local list = drawn.by(body)
  equal(#list, 1, 2)
  return list[1]
end

it("CGContext.saveGState, CGContext.restoreGState", function()
  same(drawn.by(function(c)
    c:setFillColor "red"
    c:saveGState()
    c:setFillColor "blue"
    c:translateBy(5, 0)
    c:fill{ 0, 0, 1, 1 }
    c:restoreGState()
    c:fill{ 0, 0, 1, 1 }
  end), {
    '"op":"fill","path":{"rect":[0,0,1,1]},"color":"#0000ff","transform":[1,0,0,1,5,0]',
    '"op":"fill","path":{"rect":[0,0,1,1]},"color":"#ff0000"',
  })
end)

it("CGContext.ctm, CGContext.translateBy, CGContext.scaleBy, CGContext.rotate, "
  .. "CGContext.concatenate", function()
  drawn.by(function(c)
    assert(c.ctm.isIdentity)
    c:translateBy(10, 20)
    c:scaleBy(2, 3)
    equal(c.ctm.a, 2)
    equal(c.ctm.ty, 20)
    c:concatenate(c.ctm:inverted())
    assert(c.ctm.isIdentity)
    c:rotate(PI / 2)
    assert(math.abs(c.ctm.b - 1) < 1e-9)
    raises("CGContext.ctm is read-only", function() c.ctm = ui.transform.scale(2) end)
  end)
end)

it("CGContext.setFillColor, CGContext.setStrokeColor", function()
  same(drawn.by(function(c)
    c:setFillColor(ui.color "red")
    c:fill{ 0, 0, 1, 1 }
    c:setFillColor(1, 0.5)
    c:fill{ 0, 0, 1, 1 }
    c:setFillColor(0, 1, 0, 1)
    c:setStrokeColor "#123456"
    c:fill{ 0, 0, 1, 1 }
    c:stroke{ 0, 0, 1, 1 }
  end), {
    '"op":"fill","path":{"rect":[0,0,1,1]},"color":"#ff0000"',
    '"op":"fill","path":{"rect":[0,0,1,1]},"color":"#ffffff80"',
    '"op":"fill","path":{"rect":[0,0,1,1]},"color":"#00ff00"',
    '"op":"stroke","path":{"rect":[0,0,1,1]},"color":"#123456","width":1',
  })
  drawn.by(function(c) raises("a colour (did you mean \"red\"?)", c.setFillColor, c, "redd") end)
end)

it("CGContext.setLineWidth, CGContext.setLineCap, CGContext.setLineJoin, CGContext.setMiterLimit, "
  .. "CGContext.setLineDash, CGLineCap, CGLineJoin", function()
  equal(one(function(c)
    for _, cap in ipairs{ "butt", "square", "round" } do c:setLineCap(cap) end
    for _, join in ipairs{ "miter", "round", "bevel" } do c:setLineJoin(join) end
    c:setLineWidth(3)
    c:setMiterLimit(4)
    c:setLineDash(1, { 4, 2 })
    c:stroke{ 0, 0, 1, 1 }
  end), '"op":"stroke","path":{"rect":[0,0,1,1]},"color":"#000000","width":3,"cap":"round",'
    .. '"join":"bevel","miterLimit":4,"dash":[4,2],"dashPhase":1')
  equal(one(function(c)
    c:setLineDash(1, { 4, 2 })
    c:setLineDash(0, {})
    c:setLineWidth(-1)
    c:stroke{ 0, 0, 1, 1 }
  end), '"op":"stroke","path":{"rect":[0,0,1,1]},"color":"#000000","width":0')
  drawn.by(function(c)
    raises("did you mean \"butt\"?", c.setLineCap, c, "kCGLineCapButt")
    raises("lengths that are finite and not below 0", c.setLineDash, c, 0, { -1 })
  end)
end)

it("CGContext.setAlpha, CGContext.setBlendMode, CGBlendMode", function()
  equal(one(function(c)
    for _, mode in ipairs{
      "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
      "softLight", "hardLight", "difference", "exclusion", "hue", "saturation", "color",
      "luminosity", "clear", "copy", "sourceIn", "sourceOut", "sourceAtop", "destinationOver",
      "destinationIn", "destinationOut", "destinationAtop", "xor", "plusDarker", "plusLighter",
    } do c:setBlendMode(mode) end
    c:setAlpha(0.25)
    c:fill{ 0, 0, 1, 1 }
  end), '"op":"fill","path":{"rect":[0,0,1,1]},"color":"#000000","alpha":0.25,'
    .. '"blendMode":"plusLighter"')
end)

it("CGContext.setShadow", function()
  same(drawn.by(function(c)
    c:setShadow({ 1, 2 }, 3)
    c:fill{ 0, 0, 1, 1 }
    c:setShadow({ 0, 0 }, 4, "red")
    c:fill{ 0, 0, 1, 1 }
    c:setShadow({ 0, 0 }, 0, nil)
    c:fill{ 0, 0, 1, 1 }
  end), {
    '"op":"fill","path":{"rect":[0,0,1,1]},"color":"#000000",'
      .. '"shadow":{"offset":[1,2],"blur":3,"color":"#00000055"}',
    '"op":"fill","path":{"rect":[0,0,1,1]},"color":"#000000",'
      .. '"shadow":{"offset":[0,0],"blur":4,"color":"#ff0000"}',
    '"op":"fill","path":{"rect":[0,0,1,1]},"color":"#000000"',
  })
end)

it("CGContext.clip, CGContext.boundingBoxOfClipPath, CGPathFillRule", function()
  local list, text = drawn.by(function(c, rect)
    equal(c.boundingBoxOfClipPath, rect)
    c:clip()
    equal(c.boundingBoxOfClipPath, rect)
    c:addEllipse{ 0, 0, 50, 50 }
    c:clip "evenOdd"
    equal(c.boundingBoxOfClipPath, ui.rect(0, 0, 50, 50))
    c:fill{ 0, 0, 9, 9 }
    c:clip{ 0, 0, 10, 10 }
    c:clip{ { 0, 0, 5, 5 }, { 5, 5, 5, 5 } }
    c:fill{ 0, 0, 9, 9 }
    c:addRect{ 0, 0, 1, 1 }
    c:clip "winding"
  end)
  assert(list[1]:find('"clip":1', 1, true))
  assert(list[2]:find('"clip":3', 1, true))
  assert(text:find('"clips":[{"path":{"ellipse":[0,0,50,50]},"rule":"evenOdd"},'
    .. '{"path":{"rect":[0,0,10,10]},"inside":1},'
    .. '{"path":[{"rect":[0,0,5,5]},{"rect":[5,5,5,5]}],"inside":2}', 1, true))
  ui.graphicsBeginImageContext{ 4, 4 }
  local mask = ui.graphicsGetCurrentContext():makeImage()
  ui.graphicsEndImageContext()
  _, text = drawn.by(function(c)
    c:clip({ 0, 0, 10, 10 }, mask)
    c:fill{ 0, 0, 9, 9 }
    raises("the pixels of an image", c.clip, c, { 0, 0, 10, 10 }, "bell")
    raises("Rect { x, y, width, height }", c.clip, c, { 1 })
  end)
  assert(text:find('"clips":[{"mask":{"name":"drawing 4×4","size":[4,4],"picture":1,', 1, true))
end)

it("CGContext.beginPath, CGContext.move, CGContext.addLine, CGContext.addLines, "
  .. "CGContext.addCurve, CGContext.addQuadCurve, CGContext.closePath, "
  .. "CGContext.strokePath", function()
  equal(one(function(c)
    c:move{ 50, 50 }
    c:beginPath()
    c:move{ 0, 0 }
    c:addLine{ 10, 0 }
    c:addCurve({ 20, 20 }, { 12, 0 }, { 20, 8.5 })
    c:addQuadCurve({ 0, 20 }, { 10, 30 })
    c:closePath()
    c:addLines{ { 1, 1 }, { 2, 2 }, { 3, 1 } }
    c:strokePath()
    c:strokePath()
  end), '"op":"stroke","path":"M 0 0 L 10 0 C 12 0 20 8.5 20 20 Q 10 30 0 20 Z '
    .. 'M 1 1 L 2 2 L 3 1","color":"#000000","width":1')
end)

it("CGContext.addArc", function()
  equal(one(function(c)
    c:addArc({ 50, 50 }, 20, 0, PI / 2, false)
    c:strokePath()
  end), '"op":"stroke","path":{"arc":[50,50],"radius":20,"from":0,"to":90},"color":"#000000",'
    .. '"width":1')
  equal(one(function(c)
    c:addArc({ 50, 50 }, 20, 0, PI / 2, true)
    c:strokePath()
  end), '"op":"stroke","path":{"arc":[50,50],"radius":20,"from":0,"to":-270},"color":"#000000",'
    .. '"width":1')
  equal(one(function(c)
    c:move{ 0, 0 }
    c:addArc({ 10, 0 }, { 10, 10 }, 5)
    c:strokePath()
  end), '"op":"stroke","path":["M 0 0",{"arc":[5,5],"radius":5,"from":-90,"to":0}],'
    .. '"color":"#000000","width":1')
  drawn.by(function(c)
    raises("(clockwise): expected boolean, got number 0", c.addArc, c, { 0, 0 }, 1, 0, 1, 0)
  end)
end)

it("CGContext.addRect, CGContext.addRects, CGContext.addEllipse, CGContext.addPath, "
  .. "CGContext.drawPath, CGPathDrawingMode", function()
  local list = drawn.by(function(c)
    for _, mode in ipairs{ "fill", "eoFill", "stroke", "fillStroke", "eoFillStroke" } do
      c:addRect{ 0, 0, 1, 1 }
      c:drawPath(mode)
    end
  end)
  equal(#list, 7)
  assert(list[2]:find('"rule":"evenOdd"', 1, true))
  equal(one(function(c)
    c:addRects{ { 0, 0, 1, 1 }, { 2, 2, 1, 1 } }
    c:addEllipse{ 4, 4, 1, 1 }
    c:addPath(ui.BezierPath{ rect = { 6, 6, 1, 1 } })
    c:drawPath "fill"
  end), '"op":"fill","path":[{"rect":[0,0,1,1]},{"rect":[2,2,1,1]},{"ellipse":[4,4,1,1]},'
    .. '{"rect":[6,6,1,1]}],"color":"#000000"')
  drawn.by(function(c)
    raises("a path: a BezierPath or a CGPath", c.addPath, c, {})
    raises("did you mean \"eoFill\"?", c.drawPath, c, "kCGPathEOFill")
  end)
end)

it("CGContext.isPathEmpty, CGContext.currentPointOfPath, CGContext.boundingBoxOfPath, "
  .. "CGContext.path, CGContext.pathContains", function()
  drawn.by(function(c)
    assert(c.isPathEmpty)
    equal(c.currentPointOfPath, ui.Point.zero)
    assert(c.boundingBoxOfPath.isNull)
    c:addRect{ 0, 0, 30, 30 }
    c:addRect{ 10, 10, 10, 10 }
    equal(c.isPathEmpty, false)
    equal(c.currentPointOfPath, ui.point(10, 10))
    equal(c.boundingBoxOfPath, ui.rect(0, 0, 30, 30))
    equal(c.path.boundingBox, ui.rect(0, 0, 30, 30))
    equal(c:pathContains({ 15, 15 }, "fill"), true)
    equal(c:pathContains({ 15, 15 }, "eoFill"), false)
    c:translateBy(10, 0)
    equal(c.boundingBoxOfPath, ui.rect(-10, 0, 30, 30))
  end)
end)

it("CGContext.fillPath", function()
  same(drawn.by(function(c)
    c:addRect{ 0, 0, 1, 1 }
    c:fillPath()
    c:addRect{ 0, 0, 1, 1 }
    c:fillPath "evenOdd"
    c:fillPath()
  end), {
    '"op":"fill","path":{"rect":[0,0,1,1]},"color":"#000000"',
    '"op":"fill","path":{"rect":[0,0,1,1]},"rule":"evenOdd","color":"#000000"',
  })
end)

it("CGContext.fill, CGContext.stroke, CGContext.clear", function()
  same(drawn.by(function(c)
    c:fill{ { 0, 0, 1, 1 }, { 2, 2, -1, 1 } }
    c:fill{ 0, 0, 0, 5 }
    c:stroke({ 0, 0, 9, 0 }, 4)
    c:clear{ 1, 1, 2, 2 }
  end), {
    '"op":"fill","path":{"rect":[0,0,1,1]},"color":"#000000"',
    '"op":"fill","path":{"rect":[1,2,1,1]},"color":"#000000"',
    '"op":"stroke","path":{"rect":[0,0,9,0]},"color":"#000000","width":4',
    '"op":"clear","rect":[1,1,2,2]',
  })
  drawn.by(function(c) raises("none is NaN", c.fill, c, { 0 / 0, 0, 1, 1 }) end)
end)

it("CGContext.fillEllipse, CGContext.strokeEllipse, CGContext.strokeLineSegments", function()
  same(drawn.by(function(c)
    c:fillEllipse{ 0, 0, 4, 4 }
    c:strokeEllipse{ 0, 0, 4, 4 }
    c:strokeLineSegments{ { 0, 0 }, { 1, 1 }, { 2, 2 }, { 3, 3 }, { 9, 9 } }
    c:strokeLineSegments{}
  end), {
    '"op":"fill","path":{"ellipse":[0,0,4,4]},"color":"#000000"',
    '"op":"stroke","path":{"ellipse":[0,0,4,4]},"color":"#000000","width":1',
    '"op":"stroke","path":"M 0 0 L 1 1 M 2 2 L 3 3","color":"#000000","width":1',
  })
end)

it("CGContext.drawLinearGradient, CGContext.drawRadialGradient, "
  .. "CGGradientDrawingOptions", function()
  local gradient = ui.CGGradient{ colors = { "red", "blue" } }
  same(drawn.by(function(c)
    c:drawLinearGradient(gradient, { 0, 0 }, { 0, 9 })
    c:drawRadialGradient(gradient, { 5, 5 }, 1, { 6, 6 }, 4,
      "drawsBeforeStartLocation|drawsAfterEndLocation")
  end), {
    '"op":"linearGradient","colors":["#ff0000","#0000ff"],"locations":[0,1],"from":[0,0],'
      .. '"to":[0,9]',
    '"op":"radialGradient","colors":["#ff0000","#0000ff"],"locations":[0,1],"from":[5,5],'
      .. '"startRadius":1,"to":[6,6],"endRadius":4,"drawsBeforeStartLocation":true,'
      .. '"drawsAfterEndLocation":true',
  })
end)

it("CGContext.draw, CGContext.makeImage", function()
  ui.graphicsBeginImageContext{ 4, 2 }
  local c = ui.graphicsGetCurrentContext()
  c:fill{ 0, 0, 1, 1 }
  local image = c:makeImage()
  ui.graphicsEndImageContext()
  equal(tostring(image), "<CGImage drawing 4×2>")
  equal(image.width, 4)
  equal(one(function(context) context:draw(image, { 0, 0, 8, 4 }) end),
    '"op":"image","image":{"name":"drawing 4×2","size":[4,2],"picture":1,"drawing":{"size":[4,2],'
    .. '"commands":[{"op":"fill","path":{"rect":[0,0,1,1]},"color":"#000000"}]}},'
    .. '"rect":[0,0,8,4],"isFlipped":true')
  raises("the drawing of this context is over", c.makeImage, c)
  raises("the drawing of this context is over", c.fill, c, { 0, 0, 1, 1 })
end)

it("CGContext.beginTransparencyLayer, CGContext.endTransparencyLayer", function()
  same(drawn.by(function(c)
    c:setAlpha(0.5)
    c:beginTransparencyLayer()
    c:fill{ 0, 0, 1, 1 }
    c:endTransparencyLayer()
    c:beginTransparencyLayer{ 0, 0, 9, 9 }
    c:endTransparencyLayer()
  end), {
    '"op":"beginLayer","alpha":0.5',
    '"op":"fill","path":{"rect":[0,0,1,1]},"color":"#000000"',
    '"op":"endLayer"',
    '"op":"beginLayer","alpha":0.5',
    '"op":"endLayer"',
  })
end)
