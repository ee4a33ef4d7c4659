local ui = require "lunette"
require "members"

it("View.layoutMargins", function()
  local view = ui.View{}
  equal(view.layoutMargins, ui.insets(8, 8, 8, 8))
  view.layoutMargins = 5
  equal(view.layoutMargins, ui.insets(5, 5, 5, 5))
  equal(ui.ViewController{}.view.layoutMargins, ui.insets(0, 16, 0, 16))
  raises("finite", function() view.layoutMargins = { 1, 2, 3, math.huge } end)
end)

it("View.preservesSuperviewLayoutMargins", function()
  local inner = ui.View{ frame = { 4, 30, 100, 40 } }
  local outer = ui.View{ frame = { 0, 0, 120, 100 }, layoutMargins = { 10, 20, 30, 40 }, inner }
  equal(inner.preservesSuperviewLayoutMargins, false)
  equal(inner.layoutMargins, ui.insets(8, 8, 8, 8))
  inner.preservesSuperviewLayoutMargins = true
  equal(inner.layoutMargins, ui.insets(8, 16, 8, 24))
end)

it("View.layoutMarginsDidChange", function()
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
end)

it("View.noIntrinsicMetric", function()
  equal(ui.View.noIntrinsicMetric, -1)
  equal(ui.View{}.intrinsicContentSize, ui.size(-1, -1))
end)

it("View.autoresizesSubviews", function()
  local inner = ui.View{ frame = { 0, 0, 10, 10 }, autoresizingMask = "flexibleWidth" }
  local outer = ui.View{ frame = { 0, 0, 100, 100 }, inner }
  equal(outer.autoresizesSubviews, true)
  outer.autoresizesSubviews = false
  outer.width = 200
  equal(inner.width, 10)
end)

it("View.autoresizingMask, AutoresizingMask", function()
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
end)

it("View.intrinsicContentSize", function()
  local Box = ui.View:subclass "Box"
  function Box:get_intrinsicContentSize() return ui.size(30, 40) end
  equal(Box{}.intrinsicContentSize, ui.size(30, 40))
end)

it("View.setNeedsLayout, View.layoutIfNeeded, View.layoutSubviews", function()
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
end)

it("View.setNeedsDisplay, View.draw", function()
  local drawn = {}
  local Chart = ui.View:subclass "Chart"
  function Chart:draw(rect) drawn[#drawn + 1] = rect end
  local chart = Chart{ frame = { 5, 5, 10, 20 } }
  show(chart)
  chart:setNeedsDisplay()
  chart:setNeedsDisplay{ 0, 0, 1, 1 }
  settle()
  same(drawn, { ui.rect(0, 0, 10, 20), ui.rect(0, 0, 10, 20) })
end)

it("View.invalidateIntrinsicContentSize", function()
  local count = 0
  local Outer = ui.View:subclass "Outer"
  function Outer:layoutSubviews() count = count + 1 end
  local inner = ui.View{}
  show(Outer{ inner })
  inner:invalidateIntrinsicContentSize()
  settle()
  equal(count, 2)
end)

it("View.sizeToFit", function()
  -- BEHAVIOUR 7: rounded up to the pixel.
  local Box = ui.View:subclass "Box"
  function Box:sizeThatFits(size) return { 10.2, 20.7 } end
  local box = Box{ frame = { 5, 5, 1, 1 } }
  box:sizeToFit()
  equal(box.frame, ui.rect(5, 5, 10.5, 21))
end)

it("View.sizeThatFits", function()
  local view = ui.View{ frame = { 0, 0, 10, 20 } }
  equal(view:sizeThatFits{ 100, 100 }, ui.size(10, 20))
end)

it("View.hitTest", function()
  local inner = ui.View{ frame = { 10, 10, 20, 20 } }
  local outer = ui.View{ frame = { 0, 0, 50, 50 }, inner }
  assert(outer:hitTest{ 15, 15 } == inner and outer:hitTest{ 5, 5 } == outer)
  equal(outer:hitTest{ 60, 5 }, nil)
  local Deaf = ui.View:subclass "Deaf"
  function Deaf:hitTest(point, event) return nil end
  local deaf = Deaf{ frame = { 10, 10, 20, 20 } }
  outer:addSubview(deaf)
  assert(outer:hitTest{ 15, 15 } == inner)
end)

it("View.point", function()
  local view = ui.View{ frame = { 0, 0, 50, 50 } }
  equal(view:point{ 49, 49 }, true)
  equal(view:point({ 50, 49 }, nil), false)
  local Big = ui.View:subclass "Big"
  function Big:point(point, event) return true end
  local big = Big{ frame = { 0, 0, 10, 10 } }
  assert(ui.View{ frame = { 0, 0, 50, 50 }, big }:hitTest{ 40, 40 } == big)
end)

it("View.willMoveToSuperview, View.didMoveToSuperview, View.willMoveToWindow, "
  .. "View.didMoveToWindow, View.didAddSubview, View.willRemoveSubview", function()
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
end)

it("View.tintColorDidChange", function()
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
end)

it("View.appearance", function()
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
end)
