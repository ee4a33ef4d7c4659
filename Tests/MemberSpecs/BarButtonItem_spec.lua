local ui = require "lunette"
require "members"

local item, bar

before_each(function()
  item = ui.BarButtonItem{ title = "OK" }
  bar = ui.Toolbar{ frame = { 0, 100, 375, 44 }, items = { item } }
end)

after_each(function() item, bar = nil, nil end)

it("BarButtonItem.style, BarButtonItemStyle", function()
  equal(item.style, "plain")
  for _, name in ipairs{ "plain", "bordered", "done" } do
    item.style = name
    equal(item.style, name)
  end
  show(bar)
  equal(bar.subviews[1].titleLabel.font, ui.Font:boldSystemFont(17))
  equal(ui.BarButtonItem{ systemItem = "done" }.style, "done")
  raises('expected one of "plain" "bordered" "done"', function() item.style = "bold" end)
end)

it("BarButtonItem.barButtonSystemItem, BarButtonItem.systemItem, BarButtonSystemItem", function()
  local words = {
    done = "Done", cancel = "Cancel", edit = "Edit", save = "Save", undo = "Undo", redo = "Redo",
  }
  local labels = {
    add = "Add", compose = "Compose", reply = "Reply", action = "Share", organize = "Organize",
    bookmarks = "Bookmarks", search = "Search", refresh = "Refresh", stop = "Stop",
    camera = "Camera", trash = "Delete", play = "Play", pause = "Pause", rewind = "Rewind",
    fastForward = "Fast Forward", pageCurl = "Page Curl",
  }
  show(bar)
  for name, word in pairs(words) do
    equal(ui.BarButtonItem{ barButtonSystemItem = name }.title, word)
  end
  for name, label in pairs(labels) do
    local system = ui.BarButtonItem{ systemItem = name }
    equal(system.title, nil)
    bar.items = { system }
    settle()
    equal(bar.subviews[1].accessibilityLabel, label)
  end
  bar.items = {
    ui.BarButtonItem{ systemItem = "flexibleSpace" },
    ui.BarButtonItem{ systemItem = "fixedSpace", width = 10 },
  }
  settle()
  equal(#bar.subviews, 0)
  raises("expected one of", function() ui.BarButtonItem{ systemItem = "plus" } end)
  raises("systemItem", function() item.systemItem = "add" end)
end)

it("BarButtonItem.width", function()
  equal(item.width, 0)
  item.width = 100
  show(bar)
  equal(bar.subviews[1].width, 100)
  -- A button of no width is as wide as its title.
  item.width = -5
  settle()
  equal(bar.subviews[1].width, 25)
  raises("a number other than NaN", function() item.width = 0 / 0 end)
  raises("a finite number", function() item.width = math.huge end)
end)

it("BarButtonItem.possibleTitles", function()
  equal(item.possibleTitles, nil)
  item.possibleTitles = { "Resume", "OK", "OK" }
  same(item.possibleTitles, { "OK", "Resume" })
  show(bar)
  local wide = bar.subviews[1].width
  item.title = "Resume"
  item.possibleTitles = nil
  settle()
  equal(bar.subviews[1].width, wide)
  raises("expected", function() item.possibleTitles = { {} } end)
end)

it("BarButtonItem.customView", function()
  equal(item.customView, nil)
  local view = ui.View{ frame = { 0, 0, 30, 30 } }
  item = ui.BarButtonItem{ customView = view }
  equal(item.customView, view)
  bar.items = { item }
  show(bar)
  equal(view.superview, bar)
  equal(view.frame, ui.rect(16, 7, 30, 30))
  item.customView = nil
  settle()
  equal(view.superview, nil)
  raises("expected View", function() item.customView = "view" end)
end)

it("BarButtonItem.tintColor", function()
  equal(item.tintColor, nil)
  item.tintColor = "red"
  equal(item.tintColor, ui.color "red")
  show(bar)
  equal(bar.subviews[1].currentTitleColor, ui.color "red")
  item.tintColor = nil
  bar.tintColor = "green"
  settle()
  equal(bar.subviews[1].currentTitleColor, ui.color "green")
end)

it("BarButtonItem.target, BarButtonItem.action", function()
  local told = {}
  local target = { edit = function(self, sender) told[#told + 1] = sender end }
  item.target = target
  item.action = "edit"
  equal(item.target, target)
  equal(item.action, "edit")
  show(bar)
  tap(25, 122)
  equal(told[1], item)
  raises('the target table has no method "edt"; did you mean "edit"?', function()
    item.action = "edt"
  end)
  raises('the target table has no method "edit"', function() item.target = {} end)
  equal(item.target, target)
  raises("leave target out", function() item.action = function() end end)
  raises("give it as action", function() item.target = function() end end)
  raises('the target Toolbar has no method "edit"', function()
    ui.BarButtonItem{ action = "edit", target = bar }
  end)
  item.action, item.target = nil, nil
  item.target = bar
  raises('the target Toolbar has no method "edit"', function() item.action = "edit" end)
  item.target = nil
  tap(25, 122)
  equal(#told, 1)
  -- A function stands for both.
  local fn = function(sender) told[#told + 1] = sender.title end
  item.action = fn
  equal(item.action, fn)
  tap(25, 122)
  equal(told[2], "OK")
  -- Without a target the responder chain is asked, from the bar on.
  local Screen = ui.ViewController:subclass "ScreenOfItem"
  function Screen:edit(sender) told[#told + 1] = sender end
  local screen = Screen{}
  screen.view:addSubview(bar)
  item.action = "edit"
  equal(item.target, nil)
  show(screen)
  tap(25, 122)
  equal(told[3], item)
  -- The class lives on.
  told = nil
end)
