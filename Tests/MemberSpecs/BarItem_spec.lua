local ui = require "lunette"
require "members"

local item, bar

-- A button of the item is at the left of a toolbar.
before_each(function()
  item = ui.BarButtonItem{ title = "OK" }
  bar = ui.Toolbar{ frame = { 0, 100, 375, 44 }, items = { item } }
end)

after_each(function() item, bar = nil, nil end)

local function button() return bar.subviews[1] end

it("BarItem.title", function()
  equal(item.title, "OK")
  show(bar)
  equal(button():title "normal", "OK")
  item.title = "Begin"
  settle()
  equal(button():title "normal", "Begin")
  item.title = nil
  equal(item.title, nil)
  settle()
  equal(button():title "normal", nil)
  equal(ui.BarButtonItem{ title = "😀 ok" }.title, "😀 ok")
  raises("BarButtonItem.title", function() item.title = {} end)
end)

it("BarItem.image", function()
  equal(item.image, nil)
  item.title = nil
  item.image = "star"
  equal(item.image, ui.Image:named "star")
  show(bar)
  equal(button().currentImage, ui.Image:named "star")
  item.image = nil
  settle()
  equal(button().currentImage, nil)
end)

it("BarItem.landscapeImagePhone", function()
  equal(item.landscapeImagePhone, nil)
  item.image = "star"
  item.landscapeImagePhone = "bell"
  show(bar)
  equal(button().currentImage, ui.Image:named "star")
  bar.height = 32
  settle()
  equal(button().currentImage, ui.Image:named "bell")
end)

it("BarItem.imageInsets", function()
  equal(item.imageInsets, ui.insets(0, 0, 0, 0))
  item.imageInsets = { 2, 0, -2, 0 }
  item.image = "star"
  show(bar)
  equal(button().imageEdgeInsets, ui.insets(2, 0, -2, 0))
  raises("none is NaN", function() item.imageInsets = { 0 / 0, 0, 0, 0 } end)
end)

it("BarItem.isEnabled", function()
  local count = 0
  item.action = function() count = count + 1 end
  equal(item.isEnabled, true)
  show(bar)
  tap(25, 122)
  equal(count, 1)
  item.isEnabled = false
  settle()
  equal(button().isEnabled, false)
  tap(25, 122)
  equal(count, 1)
end)

it("BarItem.tag", function()
  equal(item.tag, 0)
  item.tag = 7
  equal(item.tag, 7)
  raises("BarButtonItem.tag", function() item.tag = 1.5 end)
end)

it("BarItem.id, BarItem.accessibilityIdentifier", function()
  equal(item.id, nil)
  item.id = "ok"
  equal(item.accessibilityIdentifier, "ok")
  show(bar)
  equal(button().id, "ok")
  item.accessibilityIdentifier = nil
  equal(item.id, nil)
end)

it("BarItem.accessibilityLabel", function()
  equal(item.accessibilityLabel, nil)
  item.accessibilityLabel = "All right"
  show(bar)
  equal(button().accessibilityLabel, "All right")
  equal(ui.BarButtonItem{ systemItem = "add" }.accessibilityLabel, nil)
end)

it("BarItem.setTitleTextAttributes, BarItem.titleTextAttributes", function()
  equal(item:titleTextAttributes "normal", nil)
  item:setTitleTextAttributes({ font = 14, foregroundColor = "orange" }, "normal")
  local attributes = item:titleTextAttributes()
  equal(attributes.font, ui.Font:systemFont(14))
  equal(attributes.foregroundColor, ui.color "orange")
  equal(item:titleTextAttributes "disabled", nil)
  item:setTitleTextAttributes(nil)
  equal(item:titleTextAttributes(), nil)
  item = ui.BarButtonItem{
    title = "Set", titleTextAttributes = { disabled = { foregroundColor = "gray" } },
  }
  equal(item:titleTextAttributes "disabled".foregroundColor, ui.color "gray")
  raises("expected", function() item:setTitleTextAttributes{ colour = "red" } end)
end)

it("BarItem.appearance", function()
  ui.BarItem:appearance():setTitleTextAttributes({ foregroundColor = "orange" }, "normal")
  ui.BarButtonItem:appearance().tintColor = "green"
  equal(item:titleTextAttributes(), nil)
  show(bar)
  equal(item:titleTextAttributes().foregroundColor, ui.color "orange")
  equal(item.tintColor, ui.color "green")
  -- What was set by hand stays.
  local own = ui.BarButtonItem{ title = "Own", tintColor = "red" }
  bar.items = { own }
  settle()
  equal(own.tintColor, ui.color "red")
  raises("cannot be set by appearance", function() ui.BarButtonItem:appearance().title = "x" end)
end)
