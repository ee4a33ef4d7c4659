local ui = require "lunette"
require "members"

it("View.frame", function()
  local view = ui.View{ frame = { 1, 2, 3, 4 } }
  equal(view.frame, ui.rect(1, 2, 3, 4))
  view.frame = { x = 10, y = 20, width = -30, height = 40 } -- standardised
  equal(view.frame, ui.rect(-20, 20, 30, 40))
  raises("view.x = 1", function() view.frame.x = 1 end)
end)

it("View.bounds", function()
  local view = ui.View{ frame = { 10, 10, 100, 100 } }
  view.bounds = { 5, 5, 50, 50 }
  equal(view.bounds, ui.rect(5, 5, 50, 50))
  equal(view.frame, ui.rect(35, 35, 50, 50))
end)

it("View.center", function()
  local view = ui.View{ frame = { 0, 0, 10, 20 } }
  view.center = { 100, 100 }
  equal(view.frame, ui.rect(95, 90, 10, 20))
end)

it("View.transform", function()
  local view = ui.View{ frame = { 0, 0, 10, 20 } }
  equal(view.transform, ui.transform.identity)
  view.transform = ui.transform.scale(2, 3)
  equal(view.frame, ui.rect(-5, -20, 20, 60))
  equal(view.bounds, ui.rect(0, 0, 10, 20))
  equal(view.center, ui.point(5, 10))
end)

it("View.x, View.y, View.width, View.height, View.origin, View.size", function()
  -- weibo/S99: a part of the frame is set and the rest stays.
  local view = ui.View{ frame = { 1, 2, 3, 4 } }
  view.x = 9
  equal(view.frame, ui.rect(9, 2, 3, 4))
  view.size = { 7, 8 }
  equal(view.frame, ui.rect(9, 2, 7, 8))
  view.origin = { 0, 0 }
  equal(view.frame, ui.rect(0, 0, 7, 8))
  view.y = 5
  view.width = 6
  view.height = 10
  equal(view.frame, ui.rect(0, 5, 6, 10))
  equal(view.x + view.y + view.width + view.height, 21)
  equal(view.size, ui.size(6, 10))
  equal(view.origin, ui.point(0, 5))
end)

it("View.isHidden", function()
  local view = ui.View{}
  equal(view.isHidden, false)
  view.isHidden = true
  equal(view.isHidden, true)
end)

it("View.alpha", function()
  local view = ui.View{}
  equal(view.alpha, 1)
  view.alpha = 0.25
  equal(view.alpha, 0.25)
  view.alpha = 7
  equal(view.alpha, 1)
  view.alpha = -1
  equal(view.alpha, 0)
end)

it("View.isOpaque", function()
  local view = ui.View{}
  equal(view.isOpaque, true)
  view.isOpaque = false
  equal(view.isOpaque, false)
end)

it("View.clipsToBounds", function()
  local view = ui.View{ clipsToBounds = true }
  equal(view.clipsToBounds, true)
  equal(view.layer.masksToBounds, true)
end)

it("View.clearsContextBeforeDrawing", function()
  local view = ui.View{}
  equal(view.clearsContextBeforeDrawing, true)
  view.clearsContextBeforeDrawing = false
  equal(view.clearsContextBeforeDrawing, false)
end)

it("View.contentScaleFactor", function()
  local view = ui.View{}
  equal(view.contentScaleFactor, 1)
  view.contentScaleFactor = 3
  equal(view.contentScaleFactor, 3)
  view.contentScaleFactor = 0
  equal(view.contentScaleFactor, 3)
  local Drawn = ui.View:subclass "Drawn"
  function Drawn:draw(rect) end
  local drawn = Drawn{}
  equal(drawn.contentScaleFactor, 1)
  show(drawn)
  equal(drawn.contentScaleFactor, 2)
end)

it("View.backgroundColor", function()
  local view = ui.View{}
  equal(view.backgroundColor, nil)
  view.backgroundColor = "red"
  equal(view.backgroundColor, ui.color "red")
  view.backgroundColor = nil
  equal(view.backgroundColor, nil)
end)

it("View.tintColor", function()
  local inner = ui.View{}
  local outer = ui.View{ inner }
  equal(inner.tintColor, ui.color "#007aff")
  outer.tintColor = "red"
  equal(inner.tintColor, ui.color "red")
  inner.tintColor = "green"
  equal(inner.tintColor, ui.color "green")
  inner.tintColor = nil
  equal(inner.tintColor, ui.color "red")
end)

it("View.tintAdjustmentMode, TintAdjustmentMode", function()
  local inner = ui.View{}
  local outer = ui.View{ tintColor = "red", inner }
  equal(inner.tintAdjustmentMode, "normal")
  outer.tintAdjustmentMode = "dimmed"
  equal(inner.tintAdjustmentMode, "dimmed")
  equal(inner.tintColor, ui.gray(0.299))
  inner.tintAdjustmentMode = "normal"
  equal(inner.tintColor, ui.color "red")
  inner.tintAdjustmentMode = "automatic"
  equal(inner.tintAdjustmentMode, "dimmed")
end)

it("View.contentMode, ContentMode", function()
  local view = ui.View{}
  equal(view.contentMode, "scaleToFill")
  for _, mode in ipairs{
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
    "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
  } do
    view.contentMode = mode
    equal(view.contentMode, mode)
  end
  raises("\"topLeft\"", function() view.contentMode = "leftTop" end)
end)

it("View.isUserInteractionEnabled", function()
  local taps = 0
  local control = ui.Control{
    frame = { 0, 0, 100, 100 }, onTouchUpInside = function() taps = taps + 1 end,
  }
  show(control)
  equal(control.isUserInteractionEnabled, true)
  control.isUserInteractionEnabled = false
  tap(50, 50)
  equal(taps, 0)
end)

it("View.isMultipleTouchEnabled", function()
  local most = 0
  local Pad = ui.View:subclass "Pad"
  function Pad:touchesBegan(touches, event) most = math.max(most, #event:touches(self)) end
  local pad = Pad{ frame = { 0, 0, 100, 100 } }
  show(pad)
  equal(pad.isMultipleTouchEnabled, false)
  down(10, 10) down(20, 20, 1)
  equal(most, 1)
  up() up(1)
  pad.isMultipleTouchEnabled = true
  down(10, 10) down(20, 20, 1)
  equal(most, 2)
end)

it("View.isExclusiveTouch", function()
  local seen = 0
  local Pad = ui.View:subclass "Pad"
  function Pad:touchesBegan() seen = seen + 1 end
  local first = Pad{ frame = { 0, 0, 50, 50 } }
  local second = Pad{ frame = { 50, 0, 50, 50 } }
  show(ui.View{ frame = { 0, 0, 100, 100 }, first, second })
  equal(first.isExclusiveTouch, false)
  first.isExclusiveTouch = true
  down(10, 10) down(60, 10, 1)
  equal(seen, 1)
end)

it("View.tag", function()
  local view = ui.View{}
  equal(view.tag, 0)
  view.tag = -7
  equal(view.tag, -7)
  raises("whole number", function() view.tag = 1.5 end)
end)

it("View.layer", function()
  local view = ui.View{}
  assert(view.layer == view.layer and view.layer:isKind(ui.Layer))
end)

it("View.id, View.accessibilityIdentifier", function()
  local view = ui.View{ id = "list" }
  equal(view.accessibilityIdentifier, "list")
  view.accessibilityIdentifier = "grid"
  equal(view.id, "grid")
  equal(tostring(view), "<View #grid>")
  view.id = nil
  equal(view.accessibilityIdentifier, nil)
end)

it("View.accessibilityLabel", function()
  local view = ui.View{ accessibilityLabel = "Close" }
  equal(view.accessibilityLabel, "Close")
  view.accessibilityLabel = nil
  equal(view.accessibilityLabel, nil)
end)

it("View.accessibilityValue", function()
  local view = ui.View{ accessibilityValue = "50 %" }
  equal(view.accessibilityValue, "50 %")
end)
