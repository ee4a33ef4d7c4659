-- Drawing that UIKit has no place for, or too much of it: a message, and nothing leaks.

local ui = require "lunette"
require "members"
local drawn = require "drawn"

describe("A drawing", function()
  it("keeps what is balanced where states are not", function()
    same(drawn.by(function(c)
      c:restoreGState()
      c:fill{ 0, 0, 1, 1 }
    end), { '"op":"fill","path":{"rect":[0,0,1,1]},"color":"#000000"' })
    warned "restoreGState() without saveGState() changes nothing"
    drawn.by(function(c) c:saveGState() end)
    warned "has called saveGState once more than restoreGState"
  end)

  it("keeps no more than a thousand states", function()
    drawn.by(function(c) for _ = 1, 1001 do c:saveGState() end end)
    failed "more than 1000 states are kept; call restoreGState()"
    warned "has called saveGState 1000 times more than restoreGState"
    drawn.by(function(c) for _ = 1, 1001 do c:beginTransparencyLayer() end end)
    failed "more than 1000 states are kept; call endTransparencyLayer()"
    warned "has called beginTransparencyLayer 1000 times more than endTransparencyLayer"
  end)

  it("ends layers that are open", function()
    same(drawn.by(function(c) c:beginTransparencyLayer() end), {
      '"op":"beginLayer"', '"op":"endLayer"',
    })
    warned "has called beginTransparencyLayer once more than endTransparencyLayer"
    drawn.by(function(c) c:endTransparencyLayer() end)
    warned "endTransparencyLayer() without beginTransparencyLayer() changes nothing"
  end)

  it("leaves no context to the next view", function()
    drawn.by(function(c)
      ui.graphicsPushContext(c)
      ui.graphicsBeginImageContext{ 9, 9 }
    end)
    local list = warnings()
    equal(#list, 2)
    assert(list[1]:find("has left 1 image context open, which end now: call "
      .. "ui.graphicsEndImageContext()", 1, true))
    assert(list[2]:find("has left 1 pushed context open", 1, true))
    equal(ui.graphicsGetCurrentContext(), nil)
    equal(#drawn.by(function(c) c:fill{ 0, 0, 1, 1 } end), 1)
  end)

  it("ends images that a turn has left", function()
    ui.graphicsBeginImageContext{ 1, 1 }
    settle()
    warned "this turn has left 1 image context open"
    ui.graphicsEndImageContext()
    warned "graphicsEndImageContext() without graphicsBeginImageContext(size) changes nothing"
    ui.graphicsPopContext()
    warned "graphicsPopContext() without graphicsPushContext(context) changes nothing"
  end)

  it("leaves out what is infinite or nothing", function()
    local mask
    same(drawn.by(function(c)
      c:addArc({ 0, 0 }, math.huge, 0, 1, false)
      assert(c.isPathEmpty)
    end), {})
    warned "what has infinite coordinates is not drawn"
    same(drawn.by(function(c, rect)
      c:strokePath()
      c:fillPath()
      c:drawPath "eoFillStroke"
      c:move{ 5, 5 }
      c:strokePath()
      c:fill{ 0, 0, 0, 0 }
      c:fillEllipse{ 5, 5, 0, 9 }
      c:strokeLineSegments{ { 1, 1 } }
      ui.BezierPath():stroke()
      ui.drawText("", rect)
      ui.graphicsBeginImageContext{ 0, 0 }
      mask = ui.graphicsGetCurrentContext():makeImage()
      ui.graphicsEndImageContext()
    end), {})
    equal(mask, nil)
  end)

  it("warns of images that no size makes", function()
    for _, size in ipairs{ { -5, 5 }, { 5, math.huge }, { 1e300, 5 } } do
      ui.graphicsBeginImageContext(size)
      warned "points large, so that graphicsGetImageFromCurrentImageContext() gives nil"
      equal(ui.graphicsGetImageFromCurrentImageContext(), nil)
      ui.graphicsEndImageContext()
    end
    ui.graphicsBeginImageContextWithOptions({ -5, 5 }, true, 0)
    warned "no image is -5.0×5.0 points large"
    ui.graphicsEndImageContext()
  end)

  it("raises where a number is none", function()
    drawn.by(function(c) c:move{ 0 / 0, 1 } end)
    failed "of numbers, of which none is NaN"
    drawn.by(function(c) c:setLineWidth(0 / 0) end)
    failed "a number other than NaN"
  end)

  it("keeps what was drawn before an error", function()
    same(drawn.by(function(c)
      c:fill{ 0, 0, 1, 1 }
      error "enough"
    end), { '"op":"fill","path":{"rect":[0,0,1,1]},"color":"#000000"' })
    failed "enough"
  end)

  it("is over with its turn", function()
    local context, path
    drawn.by(function(c)
      context = c
      c:move{ 1, 1 }
    end)
    path = ui.BezierPath{ rect = { 0, 0, 1, 1 } }
    for _, draw in ipairs{
      function() context:fill{ 0, 0, 1, 1 } end, function() context:saveGState() end,
      function() context:makeImage() end, function() ui.graphicsPushContext(context) end,
    } do raises("the drawing of this context is over", draw) end
    for _, draw in ipairs{
      function() path:fill() end, function() path:stroke() end, function() path:addClip() end,
      function() ui.rectFill{ 0, 0, 1, 1 } end, function() ui.drawText("a", { 0, 0 }) end,
      function() ui.Color.red:set() end, function() ui.Image:named "bell":draw{ 0, 0 } end,
    } do raises("there is nothing to draw in here", draw) end
  end)

  it("takes paths that are added to themselves, up to a length", function()
    local path = ui.BezierPath{ rect = { 0, 0, 9, 9 } }
    path:append(path)
    same(drawn.by(function(c)
      c:addPath(path)
      c:addPath(c.path)
      c:addPath(c.path)
      c:fillPath()
      path:fill()
    end), {
      '"op":"fill","path":[' .. ('{"rect":[0,0,9,9]},'):rep(8):sub(1, -2) .. '],"color":"#000000"',
      '"op":"fill","path":[{"rect":[0,0,9,9]},{"rect":[0,0,9,9]}],"color":"#000000"',
    })
    local points = {}
    for i = 1, 1000 do points[i] = { i, i } end
    local long
    drawn.by(function(c)
      c:addLines(points)
      long = ui.BezierPath{ cgPath = c.path }
    end)
    for _ = 1, 9 do long:append(long) end
    raises("a path has at most 1000000 lines and curves, and this one would have 1024000",
      long.append, long, long)
    drawn.by(function(c)
      for _ = 1, 2 do c:addPath(long) end
    end)
    failed "a path has at most 1000000 lines and curves, and this one would have 1024000"
  end)

  it("can be made of itself", function()
    same(drawn.by(function(c, rect)
      c:fill{ 0, 0, 1, 1 }
      c:draw(c:makeImage(), rect)
      c:addPath(c.path)
      ui.graphicsPushContext(c)
      ui.graphicsPopContext()
    end), {
      '"op":"fill","path":{"rect":[0,0,1,1]},"color":"#000000"',
      '"op":"image","image":{"name":"drawing 100×100","size":[200,200],"picture":1,'
        .. '"drawing":{"size":[100,100],"commands":[{"op":"fill","path":{"rect":[0,0,1,1]},'
        .. '"color":"#000000"}]}},"rect":[0,0,100,100],"isFlipped":true',
    })
  end)
end)
