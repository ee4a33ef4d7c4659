--- View.frame
local view = ui.View{ frame = { 1, 2, 3, 4 } }
equal(view.frame, ui.rect(1, 2, 3, 4))
view.frame = { x = 10, y = 20, width = -30, height = 40 } -- standardised
equal(view.frame, ui.rect(-20, 20, 30, 40))
raises("view.x = 1", function() view.frame.x = 1 end)

--- View.bounds
local view = ui.View{ frame = { 10, 10, 100, 100 } }
view.bounds = { 5, 5, 50, 50 }
equal(view.bounds, ui.rect(5, 5, 50, 50))
equal(view.frame, ui.rect(35, 35, 50, 50))

--- View.center
local view = ui.View{ frame = { 0, 0, 10, 20 } }
view.center = { 100, 100 }
equal(view.frame, ui.rect(95, 90, 10, 20))

--- View.transform
local view = ui.View{ frame = { 0, 0, 10, 20 } }
equal(view.transform, ui.transform.identity)
view.transform = ui.transform.scale(2, 3)
equal(view.frame, ui.rect(-5, -20, 20, 60))
equal(view.bounds, ui.rect(0, 0, 10, 20))
equal(view.center, ui.point(5, 10))

--- View.x, View.y, View.width, View.height, View.origin, View.size
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

--- View.isHidden
local view = ui.View{}
equal(view.isHidden, false)
view.isHidden = true
equal(view.isHidden, true)

--- View.alpha
local view = ui.View{}
equal(view.alpha, 1)
view.alpha = 0.25
equal(view.alpha, 0.25)
view.alpha = 7
equal(view.alpha, 1)
view.alpha = -1
equal(view.alpha, 0)

--- View.isOpaque
local view = ui.View{}
equal(view.isOpaque, true)
view.isOpaque = false
equal(view.isOpaque, false)

--- View.clipsToBounds
local view = ui.View{ clipsToBounds = true }
equal(view.clipsToBounds, true)
equal(view.layer.masksToBounds, true)

--- View.clearsContextBeforeDrawing
local view = ui.View{}
equal(view.clearsContextBeforeDrawing, true)
view.clearsContextBeforeDrawing = false
equal(view.clearsContextBeforeDrawing, false)

--- View.contentScaleFactor
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

--- View.backgroundColor
local view = ui.View{}
equal(view.backgroundColor, nil)
view.backgroundColor = "red"
equal(view.backgroundColor, ui.color "red")
view.backgroundColor = nil
equal(view.backgroundColor, nil)

--- View.tintColor
local inner = ui.View{}
local outer = ui.View{ inner }
equal(inner.tintColor, ui.color "#007aff")
outer.tintColor = "red"
equal(inner.tintColor, ui.color "red")
inner.tintColor = "green"
equal(inner.tintColor, ui.color "green")
inner.tintColor = nil
equal(inner.tintColor, ui.color "red")

--- View.tintAdjustmentMode, TintAdjustmentMode
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

--- View.contentMode, ContentMode
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

--- View.isUserInteractionEnabled
local taps = 0
local control = ui.Control{
  frame = { 0, 0, 100, 100 }, onTouchUpInside = function() taps = taps + 1 end,
}
show(control)
equal(control.isUserInteractionEnabled, true)
control.isUserInteractionEnabled = false
tap(50, 50)
equal(taps, 0)

--- View.isMultipleTouchEnabled
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

--- View.isExclusiveTouch
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

--- View.tag
local view = ui.View{}
equal(view.tag, 0)
view.tag = -7
equal(view.tag, -7)
raises("whole number", function() view.tag = 1.5 end)

--- View.layer
local view = ui.View{}
assert(view.layer == view.layer and view.layer:isKind(ui.Layer))

--- View.id, View.accessibilityIdentifier
local view = ui.View{ id = "list" }
equal(view.accessibilityIdentifier, "list")
view.accessibilityIdentifier = "grid"
equal(view.id, "grid")
equal(tostring(view), "<View #grid>")

--- View.accessibilityLabel
local view = ui.View{ accessibilityLabel = "Close" }
equal(view.accessibilityLabel, "Close")
view.accessibilityLabel = nil
equal(view.accessibilityLabel, nil)

--- View.accessibilityValue
local view = ui.View{ accessibilityValue = "50 %" }
equal(view.accessibilityValue, "50 %")

--- View.superview
local inner = ui.View{}
equal(inner.superview, nil)
local outer = ui.View{ inner }
assert(inner.superview == outer)

--- View.subviews
local a, b = ui.View{}, ui.View{}
local outer = ui.View{ a, b }
assert(#outer.subviews == 2 and outer.subviews[1] == a and outer.subviews[2] == b)
-- A fresh list: taking views out while walking over it skips none.
for _, view in ipairs(outer.subviews) do view:removeFromSuperview() end
equal(#outer.subviews, 0)

--- View.window
local view = ui.View{}
equal(view.window, nil)
local window = show(view)
assert(view.window == window and window.window == window)

--- View.addSubview
local a, b, outer = ui.View{}, ui.View{}, ui.View{}
outer:addSubview(a)
outer:addSubview(b)
outer:addSubview(a) -- once more: to the front
assert(outer.subviews[2] == a)
raises("added to itself", function() a:addSubview(a) end)
raises("lies inside it", function() a:addSubview(outer) end)
raises("expected View, got nil", function() outer:addSubview(nil) end)

--- View.insertSubview
local a, b, c = ui.View{}, ui.View{}, ui.View{}
local outer = ui.View{ a, b }
outer:insertSubview(c, 1)
assert(outer.subviews[1] == c)
outer:insertSubview(c, 99) -- beyond the end is the end
assert(outer.subviews[3] == c)
raises("argument 2 (index)", function() outer:insertSubview(c, 0) end)
raises("argument 2 (index)", function() outer:insertSubview(c, 1.5) end)
outer:insertSubview(c, 2.0)
assert(outer.subviews[2] == c)

--- View.insertSubviewAbove
local a, b, c = ui.View{}, ui.View{}, ui.View{}
local outer = ui.View{ a, b }
outer:insertSubviewAbove(c, a)
assert(outer.subviews[2] == c)
raises("no subview", function() outer:insertSubviewAbove(a, ui.View{}) end)

--- View.insertSubviewBelow
local a, b, c = ui.View{}, ui.View{}, ui.View{}
local outer = ui.View{ a, b }
outer:insertSubviewBelow(c, b)
assert(outer.subviews[2] == c)

--- View.exchangeSubview
local a, b = ui.View{}, ui.View{}
local outer = ui.View{ a, b }
outer:exchangeSubview(1, 2)
assert(outer.subviews[1] == b)
raises("none at position 3", function() outer:exchangeSubview(1, 3) end)

--- View.bringSubviewToFront
local a, b = ui.View{}, ui.View{}
local outer = ui.View{ a, b }
outer:bringSubviewToFront(a)
assert(outer.subviews[2] == a)
outer:bringSubviewToFront(ui.View{}) -- no subview: nothing, as in UIKit
equal(#outer.subviews, 2)

--- View.sendSubviewToBack
local a, b = ui.View{}, ui.View{}
local outer = ui.View{ a, b }
outer:sendSubviewToBack(b)
assert(outer.subviews[1] == b)

--- View.removeFromSuperview
local a = ui.View{}
local outer = ui.View{ a }
a:removeFromSuperview()
a:removeFromSuperview()
assert(a.superview == nil and #outer.subviews == 0)

--- View.isDescendant
local a = ui.View{}
local outer = ui.View{ ui.View{ a } }
assert(a:isDescendant(outer) and a:isDescendant(a) and not outer:isDescendant(a))

--- View.viewWithTag
-- BEHAVIOUR 45: the receiver is searched too, and tag 0 finds it.
local a = ui.View{ tag = 5 }
local outer = ui.View{ ui.View{ a }, ui.View{ tag = 5 } }
assert(outer:viewWithTag(5) == a)
assert(outer:viewWithTag(0) == outer)
assert(a:viewWithTag(5) == a)
equal(outer:viewWithTag(9), nil)

--- View.endEditing
local Field = ui.View:subclass "Field"
function Field:get_canBecomeFirstResponder() return true end
function Field:resignFirstResponder()
  if self.stubborn then return false end
  return Field.super.resignFirstResponder(self)
end
local field = Field{}
local outer = ui.View{ field }
show(outer)
field:becomeFirstResponder()
equal(outer:endEditing(), true)
equal(field.isFirstResponder, false)
-- BEHAVIOUR 16: forced, a refusal is ignored.
field.stubborn = true
field:becomeFirstResponder()
equal(outer:endEditing(false), false)
equal(field.isFirstResponder, true)
equal(outer:endEditing(true), true)
equal(field.isFirstResponder, false)

--- View.convertTo
local inner = ui.View{ frame = { 10, 20, 30, 30 } }
local outer = ui.View{ frame = { 100, 100, 200, 200 }, inner }
equal(inner:convertTo({ 1, 2 }, outer), ui.point(11, 22))
equal(inner:convertTo({ 1, 2, 3, 4 }, outer), ui.rect(11, 22, 3, 4))
show(outer)
equal(inner:convertTo({ 1, 2 }), ui.point(111, 122))

--- View.convertFrom
local inner = ui.View{ frame = { 10, 20, 30, 30 } }
local outer = ui.View{ frame = { 100, 100, 200, 200 }, inner }
equal(inner:convertFrom({ 11, 22 }, outer), ui.point(1, 2))
equal(inner:convertFrom({ 11, 22, 3, 4 }, outer), ui.rect(1, 2, 3, 4))
local window = show(outer)
window.frame = { 50, 0, 300, 300 }
-- Between windows by their places on the screen.
equal(inner:convertFrom({ 161, 122 }, ui.Window{}), ui.point(1, 2))

--- View.layoutMargins
local view = ui.View{}
equal(view.layoutMargins, ui.insets(8, 8, 8, 8))
view.layoutMargins = 5
equal(view.layoutMargins, ui.insets(5, 5, 5, 5))
equal(ui.ViewController{}.view.layoutMargins, ui.insets(0, 16, 0, 16))
raises("finite", function() view.layoutMargins = { 1, 2, 3, math.huge } end)

--- View.preservesSuperviewLayoutMargins
local inner = ui.View{ frame = { 4, 30, 100, 40 } }
local outer = ui.View{ frame = { 0, 0, 120, 100 }, layoutMargins = { 10, 20, 30, 40 }, inner }
equal(inner.preservesSuperviewLayoutMargins, false)
equal(inner.layoutMargins, ui.insets(8, 8, 8, 8))
inner.preservesSuperviewLayoutMargins = true
equal(inner.layoutMargins, ui.insets(8, 16, 8, 24))

--- View.layoutMarginsDidChange
local calls = 0
local Box = ui.View:subclass "Box"
function Box:layoutMarginsDidChange() calls = calls + 1 end
local box = Box{}
local outer = ui.View{ box }
box.layoutMargins = 3
box.layoutMargins = 3
equal(calls, 1)
outer.layoutMargins = 50
equal(calls, 1)
box.preservesSuperviewLayoutMargins = true
outer.layoutMargins = 60
equal(calls, 3)

--- View.noIntrinsicMetric
equal(ui.View.noIntrinsicMetric, -1)
equal(ui.View{}.intrinsicContentSize, ui.size(-1, -1))

--- View.autoresizesSubviews
local inner = ui.View{ frame = { 0, 0, 10, 10 }, autoresizingMask = "flexibleWidth" }
local outer = ui.View{ frame = { 0, 0, 100, 100 }, inner }
equal(outer.autoresizesSubviews, true)
outer.autoresizesSubviews = false
outer.width = 200
equal(inner.width, 10)

--- View.autoresizingMask, AutoresizingMask
local inner = ui.View{ frame = { 10, 10, 80, 80 } }
local outer = ui.View{ frame = { 0, 0, 100, 100 }, inner }
equal(inner.autoresizingMask, "")
inner.autoresizingMask = { "flexibleHeight", "flexibleWidth" }
equal(inner.autoresizingMask, "flexibleWidth|flexibleHeight")
outer.size = { 200, 150 }
equal(inner.frame, ui.rect(10, 10, 180, 130))
for _, name in ipairs{
  "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
  "flexibleHeight", "flexibleBottomMargin",
} do
  inner.autoresizingMask = name
  equal(inner.autoresizingMask, name)
end

--- View.intrinsicContentSize
local Box = ui.View:subclass "Box"
function Box:get_intrinsicContentSize() return ui.size(30, 40) end
equal(Box{}.intrinsicContentSize, ui.size(30, 40))

--- View.setNeedsLayout, View.layoutIfNeeded, View.layoutSubviews
local count = 0
local Grid = ui.View:subclass "Grid"
function Grid:layoutSubviews() count = count + 1 end
local grid = Grid{ frame = { 0, 0, 10, 10 } }
show(grid)
equal(count, 1)
grid:setNeedsLayout()
grid:setNeedsLayout()
equal(count, 1)
settle()
equal(count, 2)
grid:setNeedsLayout()
grid:layoutIfNeeded()
equal(count, 3)
grid:layoutIfNeeded()
equal(count, 3)
-- BEHAVIOUR 4: a frame of the same size lays out nothing, scrolling does.
grid.origin = { 5, 5 }
settle()
equal(count, 3)
grid.bounds = { 0, 1, 10, 10 }
settle()
equal(count, 4)

--- View.setNeedsDisplay, View.draw
local drawn = {}
local Chart = ui.View:subclass "Chart"
function Chart:draw(rect) drawn[#drawn + 1] = rect end
local chart = Chart{ frame = { 5, 5, 10, 20 } }
show(chart)
chart:setNeedsDisplay()
chart:setNeedsDisplay{ 0, 0, 1, 1 }
settle()
same(drawn, { ui.rect(0, 0, 10, 20), ui.rect(0, 0, 10, 20) })

--- View.invalidateIntrinsicContentSize
local count = 0
local Outer = ui.View:subclass "Outer"
function Outer:layoutSubviews() count = count + 1 end
local inner = ui.View{}
show(Outer{ inner })
inner:invalidateIntrinsicContentSize()
settle()
equal(count, 2)

--- View.sizeToFit
-- BEHAVIOUR 7: rounded up to the pixel.
local Box = ui.View:subclass "Box"
function Box:sizeThatFits(size) return { 10.2, 20.7 } end
local box = Box{ frame = { 5, 5, 1, 1 } }
box:sizeToFit()
equal(box.frame, ui.rect(5, 5, 10.5, 21))

--- View.sizeThatFits
local view = ui.View{ frame = { 0, 0, 10, 20 } }
equal(view:sizeThatFits{ 100, 100 }, ui.size(10, 20))

--- View.hitTest
local inner = ui.View{ frame = { 10, 10, 20, 20 } }
local outer = ui.View{ frame = { 0, 0, 50, 50 }, inner }
assert(outer:hitTest{ 15, 15 } == inner and outer:hitTest{ 5, 5 } == outer)
equal(outer:hitTest{ 60, 5 }, nil)
local Deaf = ui.View:subclass "Deaf"
function Deaf:hitTest(point, event) return nil end
local deaf = Deaf{ frame = { 10, 10, 20, 20 } }
outer:addSubview(deaf)
assert(outer:hitTest{ 15, 15 } == inner)

--- View.point
local view = ui.View{ frame = { 0, 0, 50, 50 } }
equal(view:point{ 49, 49 }, true)
equal(view:point({ 50, 49 }, nil), false)
local Big = ui.View:subclass "Big"
function Big:point(point, event) return true end
local big = Big{ frame = { 0, 0, 10, 10 } }
assert(ui.View{ frame = { 0, 0, 50, 50 }, big }:hitTest{ 40, 40 } == big)

--- View.willMoveToSuperview, View.didMoveToSuperview, View.willMoveToWindow, View.didMoveToWindow, View.didAddSubview, View.willRemoveSubview
local calls = {}
local Noting = ui.View:subclass "Noting"
for _, name in ipairs{
  "willMoveToSuperview", "didMoveToSuperview", "willMoveToWindow", "didMoveToWindow",
  "didAddSubview", "willRemoveSubview",
} do
  Noting[name] = function(self, other)
    calls[#calls + 1] = self.id .. "." .. name
    Noting.super[name](self, other)
  end
end
local function take()
  local taken = calls
  calls = {}
  return taken
end
local outer, inner = Noting{ id = "outer" }, Noting{ id = "inner" }
-- BEHAVIOUR 5: outside of a window the superview alone is told of.
outer:addSubview(inner)
same(take(), { "inner.willMoveToSuperview", "inner.didMoveToSuperview", "outer.didAddSubview" })
-- The window comes later, for every descendant.
show(outer)
same(take(), {
  "outer.willMoveToSuperview", "outer.willMoveToWindow", "inner.willMoveToWindow",
  "outer.didMoveToWindow", "inner.didMoveToWindow", "outer.didMoveToSuperview",
})
inner:removeFromSuperview()
same(take(), {
  "outer.willRemoveSubview", "inner.willMoveToSuperview", "inner.willMoveToWindow",
  "inner.didMoveToWindow", "inner.didMoveToSuperview",
})

--- View.tintColorDidChange
-- BEHAVIOUR 44: down the tree, to those who inherit.
local calls = {}
local Noting = ui.View:subclass "Noting"
function Noting:tintColorDidChange() calls[#calls + 1] = self.id end
local outer = Noting{ id = "outer" }
outer:addSubview(Noting{ id = "inherits" })
outer:addSubview(Noting{ id = "own", tintColor = "green" })
calls = {}
outer.tintColor = "red"
same(calls, { "outer", "inherits" })
outer.tintAdjustmentMode = "dimmed"
same(calls, { "outer", "inherits", "outer", "inherits", "own" })

--- View.appearance
-- BEHAVIOUR 43: it applies when a view enters a window, leaves alone what was set on the view, and
-- does not reach views that are there already.
local before = ui.Label{ text = "before" }
show(before)
ui.Label:appearance().textColor = "red"
equal(before.textColor, ui.Color.black)
local plain, own = ui.Label{}, ui.Label{ textColor = "blue" }
equal(plain.textColor, ui.Color.black)
show(ui.View{ plain, own })
equal(plain.textColor, ui.Color.red)
equal(own.textColor, ui.Color.blue)
-- Of two the more special wins.
local Title = ui.Label:subclass "Title"
Title:appearance().textColor = "green"
local title = Title{}
show(title)
equal(title.textColor, ui.Color.green)
-- By state, and inside of a container alone.
local Bar = ui.View:subclass "Bar"
ui.Button:appearance{ Bar }:setTitleColor("orange", "normal")
local inside, outside = ui.Button{}, ui.Button{}
show(ui.View{ Bar{ inside }, outside })
equal(inside:titleColor(), ui.Color.orange)
assert(outside:titleColor() ~= ui.Color.orange)
ui.View:appearance().tintColor = "purple"
local tinted, red = ui.View{}, ui.View{ tintColor = "red" }
show(ui.View{ tinted, red })
equal(tinted.tintColor, ui.Color.purple)
equal(red.tintColor, ui.Color.red)
raises("'textColour'; did you mean 'textColor'?", function()
  ui.Label:appearance().textColour = "red"
end)
raises("expected a colour", function() ui.Label:appearance().textColor = 5 end)
-- What UIKit does not mark with UI_APPEARANCE_SELECTOR is not set by it.
raises("Label.text cannot be set by appearance, which sets backgroundColor tintColor font textColor",
  function() ui.Label:appearance().text = "x" end)
raises("View.frame cannot be set by appearance", function()
  ui.View:appearance().frame = { 0, 0, 1, 1 }
end)
raises("cannot be set by appearance", function() ui.Label:appearance():sizeToFit() end)
