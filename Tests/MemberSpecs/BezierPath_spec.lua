-- Members of `BezierPath` and `CGPath`.

local ui = require "lunette"
require "members"
local drawn = require "drawn"

local PI = math.pi

--- What is drawn of a path, as it stands in the JSON.
local function shape(path)
  local list = drawn.by(function() path:fill() end)
  return list[1] and list[1]:match '"path":(.-),"color"'
end

it("BezierPath.rect, BezierPath.ovalIn, BezierPath.roundedRect, BezierPath.cornerRadius", function()
  equal(shape(ui.BezierPath{ rect = { 1, 2, 3, 4 } }), '{"rect":[1,2,3,4]}')
  equal(shape(ui.BezierPath{ ovalIn = { 1, 2, 3, 4 } }), '{"ellipse":[1,2,3,4]}')
  equal(shape(ui.BezierPath{ roundedRect = { 0, 0, 30, 40 }, cornerRadius = 5 }),
    '{"roundedRect":[0,0,30,40],"cornerRadius":5}')
  equal(shape(ui.BezierPath{ roundedRect = { 0, 0, 30, 40 }, cornerRadius = 50 }),
    '{"roundedRect":[0,0,30,40],"cornerRadius":15}')
  raises("expected cornerRadius with roundedRect", ui.BezierPath, { roundedRect = { 0, 0, 3, 4 } })
  equal(shape(ui.BezierPath{ rect = { 0, 0, math.huge, 4 } }), nil)
end)

it("BezierPath.byRoundingCorners, BezierPath.cornerRadii, RectCorner", function()
  local function with(corners)
    return ui.BezierPath{
      roundedRect = { 0, 0, 30, 40 }, byRoundingCorners = corners, cornerRadii = { 5, 5 },
    }
  end
  equal(shape(with "allCorners"), '{"roundedRect":[0,0,30,40],"cornerRadius":5}')
  equal(shape(with{}), '{"rect":[0,0,30,40]}')
  local path = with "topLeft|bottomRight"
  equal(path:contains{ 0.5, 0.5 }, false)
  equal(path:contains{ 29.5, 39.5 }, false)
  equal(path:contains{ 29.5, 0.5 }, true)
  equal(with "topRight|bottomLeft":contains{ 0.5, 39.5 }, false)
end)

it("BezierPath.arcCenter, BezierPath.radius, BezierPath.startAngle, BezierPath.endAngle, "
  .. "BezierPath.clockwise, BezierPath.addArc", function()
  local path = ui.BezierPath{
    arcCenter = { 50, 50 }, radius = 10, startAngle = 0, endAngle = PI, clockwise = true,
  }
  equal(shape(path), '{"arc":[50,50],"radius":10,"from":0,"to":180}')
  assert(path:contains{ 50, 55 })
  path = ui.BezierPath()
  path:move{ 50, 50 }
  path:addArc({ 50, 50 }, 10, 0, PI / 2, false)
  path:close()
  equal(shape(path), '["M 50 50",{"arc":[50,50],"radius":10,"from":0,"to":-270},"Z"]')
  raises("expected radius with arcCenter", ui.BezierPath, { arcCenter = { 0, 0 } })
end)

it("BezierPath.move, BezierPath.addLine, BezierPath.addCurve, BezierPath.addQuadCurve, "
  .. "BezierPath.close, BezierPath.currentPoint, BezierPath.isEmpty, BezierPath.removeAllPoints, "
  .. "BezierPath.bounds", function()
  local path = ui.BezierPath()
  equal(path.isEmpty, true)
  equal(path.bounds, ui.Rect.zero)
  equal(path.currentPoint, ui.Point.zero)
  path:move{ 1, 2 }
  path:addLine{ 11, 2 }
  path:addCurve({ 20, 20 }, { 12, 2 }, { 20, 8 })
  path:addQuadCurve({ 1, 20 }, { 10, 30 })
  equal(path.currentPoint, ui.point(1, 20))
  path:close()
  equal(path.currentPoint, ui.point(1, 2))
  equal(path.bounds, ui.rect(1, 2, 19, 28))
  equal(path.isEmpty, false)
  equal(shape(path), '"M 1 2 L 11 2 C 12 2 20 8 20 20 Q 10 30 1 20 Z"')
  path:removeAllPoints()
  equal(path.isEmpty, true)
  raises("none is NaN", path.move, path, { 0 / 0, 1 })
end)

it("BezierPath.append, BezierPath.apply, BezierPath.reversing, BezierPath.contains", function()
  local path = ui.BezierPath{ rect = { 0, 0, 30, 30 } }
  local hole = ui.BezierPath{ rect = { 10, 10, 10, 10 } }
  path:append(hole)
  equal(path:contains{ 15, 15 }, true)
  path = ui.BezierPath{ rect = { 0, 0, 30, 30 } }
  path:append(hole:reversing())
  equal(path:contains{ 15, 15 }, false)
  equal(path:contains{ 5, 5 }, true)
  hole.lineWidth = 4
  equal(hole:reversing().lineWidth, 4)
  hole:apply(ui.transform.translation(5, 0))
  equal(shape(hole), '{"rect":[15,10,10,10]}')
end)

it("BezierPath.cgPath, CGPath.isEmpty, CGPath.currentPoint, CGPath.boundingBox, "
  .. "CGPath.contains", function()
  local path = ui.BezierPath{ rect = { 0, 0, 30, 30 } }
  local pixels = path.cgPath
  equal(pixels, ui.BezierPath{ rect = { 0, 0, 30, 30 } }.cgPath)
  equal(pixels.isEmpty, false)
  equal(pixels.currentPoint, ui.Point.zero)
  equal(pixels.boundingBox, ui.rect(0, 0, 30, 30))
  equal(pixels:contains{ 5, 5 }, true)
  equal(pixels:contains({ 5, 5 }, "evenOdd"), true)
  path:append(pixels)
  equal(path.cgPath:contains({ 5, 5 }, "evenOdd"), false)
  path.cgPath = pixels
  equal(path.cgPath, pixels)
  equal(ui.BezierPath{ cgPath = pixels }.cgPath, pixels)
  equal(ui.BezierPath().cgPath.isEmpty, true)
end)

it("BezierPath.lineWidth, BezierPath.lineCapStyle, BezierPath.lineJoinStyle, "
  .. "BezierPath.miterLimit, BezierPath.flatness, BezierPath.usesEvenOddFillRule", function()
  local path = ui.BezierPath{ rect = { 0, 0, 9, 9 } }
  same({ path.lineWidth, path.lineCapStyle, path.lineJoinStyle, path.miterLimit, path.flatness },
    { 1, "butt", "miter", 10, 0.6 })
  path.lineWidth, path.lineCapStyle, path.lineJoinStyle = 3, "round", "bevel"
  path.miterLimit, path.flatness, path.usesEvenOddFillRule = 2, 1, true
  same(drawn.by(function()
    path:stroke()
    path:fill()
  end), {
    '"op":"stroke","path":{"rect":[0,0,9,9]},"color":"#000000","width":3,"cap":"round",'
      .. '"join":"bevel","miterLimit":2',
    '"op":"fill","path":{"rect":[0,0,9,9]},"rule":"evenOdd","color":"#000000"',
  })
  equal(path.flatness, 1)
  equal(path.usesEvenOddFillRule, true)
end)

it("BezierPath.setLineDash, BezierPath.getLineDash", function()
  local path = ui.BezierPath{ rect = { 0, 0, 9, 9 } }
  path:setLineDash({ 4, 2, 1 }, 2, 1)
  local pattern, count, phase = path:getLineDash()
  same(pattern, { 4, 2 })
  equal(count, 2)
  equal(phase, 1)
  local list = drawn.by(function() path:stroke() end)
  assert(list[1]:find('"dash":[4,2],"dashPhase":1', 1, true))
  path:setLineDash(nil, 0, 0)
  equal(#path:getLineDash(), 0)
  raises("expected a count from 0 to 1", path.setLineDash, path, { 1 }, 2, 0)
end)

it("BezierPath.fill, BezierPath.stroke", function()
  local path = ui.BezierPath{ rect = { 0, 0, 9, 9 } }
  same(drawn.by(function(c)
    ui.color "red":set()
    c:setLineWidth(7)
    path:fill()
    path:fill("multiply", 0.5)
    path:stroke()
    path:stroke("multiply", 0.5)
    c:stroke{ 0, 0, 1, 1 }
    ui.BezierPath():fill()
  end), {
    '"op":"fill","path":{"rect":[0,0,9,9]},"color":"#ff0000"',
    '"op":"fill","path":{"rect":[0,0,9,9]},"color":"#ff0000","alpha":0.5,"blendMode":"multiply"',
    '"op":"stroke","path":{"rect":[0,0,9,9]},"color":"#ff0000","width":1',
    '"op":"stroke","path":{"rect":[0,0,9,9]},"color":"#ff0000","width":1,"alpha":0.5,'
      .. '"blendMode":"multiply"',
    '"op":"stroke","path":{"rect":[0,0,1,1]},"color":"#ff0000","width":7',
  })
  raises("there is nothing to draw in here", path.fill, path)
  drawn.by(function()
    raises("(alpha): expected number, got nothing", path.fill, path, "copy")
  end)
end)

it("BezierPath.addClip", function()
  local list, text = drawn.by(function(c)
    ui.BezierPath():addClip()
    local path = ui.BezierPath{ ovalIn = { 0, 0, 9, 9 } }
    path.usesEvenOddFillRule = true
    path:addClip()
    c:fill{ 0, 0, 9, 9 }
  end)
  assert(list[1]:find('"clip":1', 1, true))
  assert(text:find('"clips":[{"path":{"ellipse":[0,0,9,9]},"rule":"evenOdd"}]', 1, true))
end)
