local ui = require "lunette"
require "members"

local item, bar

before_each(function()
  item = ui.NavigationItem{ title = "Cities" }
  bar = ui.NavigationBar{ frame = { 0, 20, 375, 44 } }
  bar.items = { ui.NavigationItem{ title = "Home" }, item }
end)

after_each(function() item, bar = nil, nil end)

local function button(title) return ui.BarButtonItem{ title = title } end

--- What the buttons and the title of the bar say, from left to right.
local function shown()
  settle()
  local views, texts = bar.subviews, {}
  table.sort(views, function(a, b) return a.x < b.x end)
  for index, view in ipairs(views) do
    texts[index] = view:isKind(ui.Label) and view.text or view:isKind(ui.Button) and
      (view.currentTitle or "nil") or tostring(view.tag)
  end
  return table.concat(texts, " ")
end

it("NavigationItem.title", function()
  equal(item.title, "Cities")
  show(bar)
  equal(shown(), "Home Cities")
  item.title = "城市"
  equal(shown(), "Home 城市")
  item.title = nil
  equal(item.title, nil)
  equal(shown(), "Home")
  raises("NavigationItem.title", function() item.title = {} end)
end)

it("NavigationItem.prompt", function()
  equal(item.prompt, nil)
  item.prompt = "Choose"
  equal(item.prompt, "Choose")
  equal(bar:sizeThatFits{ 375, 44 }, ui.size(375, 74))
  bar:sizeToFit()
  show(bar)
  local label = bar.subviews[#bar.subviews]
  local texts = {}
  for _, view in ipairs(bar.subviews) do
    if view:isKind(ui.Label) then texts[#texts + 1] = view.text end
  end
  table.sort(texts)
  same(texts, { "Choose", "Cities" })
  item.prompt = nil
  equal(bar:sizeThatFits{ 375, 44 }, ui.size(375, 44))
end)

it("NavigationItem.titleView", function()
  equal(item.titleView, nil)
  local view = ui.View{ frame = { 0, 0, 100, 30 }, tag = 9 }
  item.titleView = view
  equal(item.titleView, view)
  show(bar)
  equal(shown(), "Home 9")
  equal(view.frame, ui.rect(137.5, 7, 100, 30))
  item.titleView = nil
  equal(shown(), "Home Cities")
  equal(view.superview, nil)
end)

it("NavigationItem.hidesBackButton, NavigationItem.setHidesBackButton", function()
  equal(item.hidesBackButton, false)
  item.hidesBackButton = true
  show(bar)
  equal(shown(), "Cities")
  item:setHidesBackButton(false, true)
  equal(item.hidesBackButton, false)
  equal(shown(), "Home Cities")
end)

it("NavigationItem.leftItemsSupplementBackButton", function()
  equal(item.leftItemsSupplementBackButton, false)
  item.leftBarButtonItem = button "L"
  show(bar)
  equal(shown(), "L Cities")
  item.leftItemsSupplementBackButton = true
  equal(item.leftItemsSupplementBackButton, true)
  equal(shown(), "Home L Cities")
end)

it("NavigationItem.backBarButtonItem", function()
  equal(item.backBarButtonItem, nil)
  local back = button "Up"
  -- It is shown where this item is below another.
  item.backBarButtonItem = back
  equal(item.backBarButtonItem, back)
  show(bar)
  equal(shown(), "Home Cities")
  bar:pushItem(ui.NavigationItem{ title = "Faro" })
  equal(shown(), "Up Faro")
  back.title = "Back"
  equal(shown(), "Back Faro")
  item.backBarButtonItem = nil
  equal(shown(), "Cities Faro")
end)

it("NavigationItem.leftBarButtonItems, NavigationItem.setLeftBarButtonItems", function()
  equal(#item.leftBarButtonItems, 0)
  local a, b = button "a", button "b"
  item.leftBarButtonItems = { a, b }
  same(item.leftBarButtonItems, { a, b })
  equal(item.leftBarButtonItem, a)
  show(bar)
  equal(shown(), "a b Cities")
  item:setLeftBarButtonItems({ b }, true)
  equal(shown(), "b Cities")
  item:setLeftBarButtonItems(nil)
  equal(shown(), "Home Cities")
  raises("expected list of BarButtonItem", function() item.leftBarButtonItems = { "a" } end)
end)

it("NavigationItem.rightBarButtonItems, NavigationItem.setRightBarButtonItems", function()
  equal(#item.rightBarButtonItems, 0)
  local a, b = button "a", button "b"
  item.rightBarButtonItems = { a, b }
  same(item.rightBarButtonItems, { a, b })
  equal(item.rightBarButtonItem, a)
  show(bar)
  -- From the edge inwards.
  equal(shown(), "Home Cities b a")
  item:setRightBarButtonItems({ b }, true)
  equal(shown(), "Home Cities b")
  item.rightBarButtonItems = nil
  equal(shown(), "Home Cities")
end)

it("NavigationItem.leftBarButtonItem, NavigationItem.setLeftBarButtonItem", function()
  equal(item.leftBarButtonItem, nil)
  local a, b = button "a", button "b"
  item.leftBarButtonItem = a
  equal(item.leftBarButtonItem, a)
  same(item.leftBarButtonItems, { a })
  item.leftBarButtonItems = { a, b }
  item:setLeftBarButtonItem(b, true)
  same(item.leftBarButtonItems, { b, b })
  item.leftBarButtonItem = nil
  same(item.leftBarButtonItems, { b })
end)

it("NavigationItem.rightBarButtonItem, NavigationItem.setRightBarButtonItem", function()
  equal(item.rightBarButtonItem, nil)
  local a = button "a"
  item.rightBarButtonItem = a
  equal(item.rightBarButtonItem, a)
  same(item.rightBarButtonItems, { a })
  item:setRightBarButtonItem(nil, true)
  equal(#item.rightBarButtonItems, 0)
end)
