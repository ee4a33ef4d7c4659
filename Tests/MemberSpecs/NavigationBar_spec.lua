local ui = require "lunette"
require "members"

local bar, home, city

before_each(function()
  home, city = ui.NavigationItem{ title = "Home" }, ui.NavigationItem{ title = "Faro" }
  bar = ui.NavigationBar{ frame = { 0, 20, 375, 44 } }
end)

after_each(function() bar, home, city = nil, nil, nil end)

it("NavigationBar.items, NavigationBar.setItems", function()
  equal(#bar.items, 0)
  bar.items = { home, city }
  same(bar.items, { home, city })
  bar:setItems({ city }, true)
  same(bar.items, { city })
  raises('NavigationItem "Home" is in NavigationBar already', function()
    bar:setItems{ home, home }
  end)
  same(bar.items, { city })
  bar.items = nil
  equal(#bar.items, 0)
  same(ui.NavigationBar{ items = { home } }.items, { home })
end)

it("NavigationBar.topItem, NavigationBar.backItem", function()
  equal(bar.topItem, nil)
  equal(bar.backItem, nil)
  bar.items = { home }
  equal(bar.topItem, home)
  equal(bar.backItem, nil)
  bar:pushItem(city)
  equal(bar.topItem, city)
  equal(bar.backItem, home)
  raises("topItem", function() bar.topItem = home end)
end)

it("NavigationBar.pushItem", function()
  bar:pushItem(home)
  bar:pushItem(city, true)
  same(bar.items, { home, city })
  raises('NavigationItem "Home" is in NavigationBar already', function() bar:pushItem(home) end)
  raises("expected NavigationItem", function() bar:pushItem(nil) end)
  same(bar.items, { home, city })
end)

it("NavigationBar.popItem", function()
  bar.items = { home, city }
  equal(bar:popItem(), city)
  -- The last one goes too.
  equal(bar:popItem(true), home)
  equal(bar:popItem(), nil)
  bar.items = { home, city }
  show(bar)
  tap(20, 42)
  advance(1)
  same(bar.items, { home })
end)

it("NavigationBar.delegate, NavigationBarDelegate.navigationBar_shouldPush, "
  .. "NavigationBarDelegate.navigationBar_didPush, "
  .. "NavigationBarDelegate.navigationBar_shouldPop, "
  .. "NavigationBarDelegate.navigationBar_didPop", function()
  local told, answer = {}, true
  local function note(name)
    return function(_, given, item)
      equal(given, bar)
      told[#told + 1] = name .. " " .. item.title .. " " .. #bar.items
      return answer
    end
  end
  bar.delegate = {
    navigationBar_shouldPush = note "shouldPush", navigationBar_didPush = note "didPush",
    navigationBar_shouldPop = note "shouldPop", navigationBar_didPop = note "didPop",
  }
  bar:pushItem(home)
  bar:pushItem(city)
  equal(bar:popItem(), city)
  same(told, {
    "shouldPush Home 0", "didPush Home 1", "shouldPush Faro 1", "didPush Faro 2",
    "shouldPop Faro 2", "didPop Faro 1",
  })
  -- With an animation they are told at its end.
  show(bar)
  told = {}
  bar:pushItem(city, true)
  same(told, { "shouldPush Faro 1" })
  advance(0.4)
  same(told, { "shouldPush Faro 1", "didPush Faro 2" })
  answer, told = false, {}
  equal(bar:popItem(), nil)
  tap(20, 42)
  bar:pushItem(ui.NavigationItem{ title = "Lagos" })
  same(told, { "shouldPop Faro 2", "shouldPop Faro 2", "shouldPush Lagos 2" })
  same(bar.items, { home, city })
end)

it("NavigationBar.barStyle, BarStyle", function()
  equal(bar.barStyle, "default")
  for _, name in ipairs{ "black", "blackTranslucent", "default" } do
    bar.barStyle = name
    equal(bar.barStyle, name)
  end
  bar.barStyle = "blackOpaque"
  equal(bar.barStyle, "black")
  raises("expected one of", function() bar.barStyle = "white" end)
end)

it("NavigationBar.barTintColor", function()
  equal(bar.barTintColor, nil)
  bar.barTintColor = "red"
  equal(bar.barTintColor, ui.color "red")
  ui.NavigationBar:appearance().barTintColor = "green"
  local other = ui.NavigationBar{ frame = { 0, 20, 375, 44 } }
  show(other)
  show(bar)
  equal(other.barTintColor, ui.color "green")
  equal(bar.barTintColor, ui.color "red")
end)

it("NavigationBar.isTranslucent", function()
  equal(bar.isTranslucent, true)
  bar.isTranslucent = false
  equal(bar.isTranslucent, false)
end)

it("NavigationBar.barPosition, BarPosition", function()
  equal(bar.barPosition, "any")
  for _, name in ipairs{ "any", "bottom", "top", "topAttached" } do
    raises("barPosition", function() bar.barPosition = name end)
  end
end)

it("NavigationBar.titleTextAttributes", function()
  equal(bar.titleTextAttributes, nil)
  bar.titleTextAttributes = { font = 20, foregroundColor = "red" }
  equal(bar.titleTextAttributes.font, ui.Font:systemFont(20))
  bar.items = { home }
  show(bar)
  equal(bar.subviews[1].font, ui.Font:systemFont(20))
  equal(bar.subviews[1].textColor, ui.color "red")
  bar.titleTextAttributes = nil
  settle()
  equal(bar.subviews[1].font, ui.Font:boldSystemFont(17))
  raises("expected", function() bar.titleTextAttributes = { color = "red" } end)
end)

it("NavigationBar.backIndicatorImage, NavigationBar.backIndicatorTransitionMaskImage", function()
  equal(bar.backIndicatorImage, nil)
  equal(bar.backIndicatorTransitionMaskImage, nil)
  bar.backIndicatorImage = "star"
  bar.backIndicatorTransitionMaskImage = "bell"
  equal(bar.backIndicatorImage, ui.Image:named "star")
  equal(bar.backIndicatorTransitionMaskImage, ui.Image:named "bell")
end)

it("NavigationBar.shadowImage", function()
  equal(bar.shadowImage, nil)
  bar.shadowImage = "star"
  equal(bar.shadowImage, ui.Image:named "star")
end)

it("NavigationBar.setBackgroundImage, NavigationBar.backgroundImage", function()
  bar:setBackgroundImage(ui.Image:named "star")
  bar:setBackgroundImage("bell", "compact")
  equal(bar:backgroundImage(), ui.Image:named "star")
  equal(bar:backgroundImage "landscapePhone", ui.Image:named "bell")
  equal(bar:backgroundImage "landscapePhonePrompt", nil)
  bar:setBackgroundImage(nil, "default")
  equal(bar:backgroundImage(), nil)
end)
