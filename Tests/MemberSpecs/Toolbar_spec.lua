local ui = require "lunette"
require "members"

local bar, item

before_each(function()
  item = ui.BarButtonItem{ title = "OK" }
  bar = ui.Toolbar{ frame = { 0, 623, 375, 44 } }
end)

after_each(function() bar, item = nil, nil end)

it("Toolbar.items, Toolbar.setItems", function()
  equal(#bar.items, 0)
  local space = ui.BarButtonItem{ systemItem = "flexibleSpace" }
  bar.items = { space, item, space }
  same(bar.items, { space, item, space })
  show(bar)
  equal(bar.subviews[1].frame, ui.rect(175, 0, 25, 44))
  bar:setItems({ item }, true)
  settle()
  equal(bar.subviews[1].x, 16)
  bar:setItems(nil)
  equal(#bar.items, 0)
  settle()
  equal(#bar.subviews, 0)
  raises("expected list of BarButtonItem", function() bar.items = { "OK" } end)
end)

it("Toolbar.barStyle", function()
  equal(bar.barStyle, "default")
  bar.barStyle = "black"
  equal(bar.barStyle, "black")
end)

it("Toolbar.barTintColor", function()
  equal(bar.barTintColor, nil)
  bar.barTintColor = "red"
  equal(bar.barTintColor, ui.color "red")
end)

it("Toolbar.isTranslucent", function()
  equal(bar.isTranslucent, true)
  bar.isTranslucent = false
  equal(bar.isTranslucent, false)
end)

it("Toolbar.barPosition", function()
  equal(bar.barPosition, "any")
end)
