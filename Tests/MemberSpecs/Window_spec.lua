local ui = require "lunette"
require "members"

local app, center

before_each(function()
  app = ui.Application.shared
  center = ui.NotificationCenter.default
end)

it("Window.rootViewController", function()
  local window, first, second = ui.Window{}, ui.ViewController{}, ui.ViewController{}
  equal(window.rootViewController, nil)
  window.rootViewController = first
  window:makeKeyAndVisible()
  assert(first.view.superview == window)
  equal(first.view.frame, window.bounds)
  window.rootViewController = second
  assert(first.view.superview == nil and second.view.superview == window)
  -- The class of a controller will do.
  local Screen = ui.ViewController:subclass "Screen"
  window.rootViewController = Screen
  assert(window.rootViewController:isKind(Screen))
  -- It fills one window.
  local other = ui.Window{ rootViewController = window.rootViewController }
  assert(other.rootViewController:isKind(Screen))
  equal(window.rootViewController, nil)
end)

it("Window.windowLevel", function()
  local low, high = ui.Window{}, ui.Window{}
  equal(low.windowLevel, 0)
  high.windowLevel = "alert"
  equal(high.windowLevel, 2000)
  high:makeKeyAndVisible()
  low:makeKeyAndVisible()
  assert(app.windows[1] == low and app.windows[2] == high)
  low.windowLevel = "statusBar"
  equal(low.windowLevel, 1000)
  low.windowLevel = 2001
  assert(app.windows[2] == low)
  low.windowLevel = "normal"
  equal(low.windowLevel, 0)
  raises("\"alert\"", function() low.windowLevel = "top" end)
end)

it("Window.isKeyWindow", function()
  local window = ui.Window{}
  equal(window.isKeyWindow, false)
  window:makeKeyAndVisible()
  equal(window.isKeyWindow, true)
end)

it("Window.screen", function()
  assert(ui.Window{}.screen == ui.Screen.main)
end)

it("Window.makeKeyAndVisible", function()
  local window = ui.Window{}
  equal(window.isHidden, true)
  window:makeKeyAndVisible()
  equal(window.isHidden, false)
  assert(app.keyWindow == window)
end)

it("Window.makeKey", function()
  local first, second = ui.Window{}, ui.Window{}
  first:makeKeyAndVisible()
  second.isHidden = false
  assert(app.keyWindow == first)
  second:makeKey()
  assert(app.keyWindow == second)
end)

it("Window.becomeKey, Window.resignKey", function()
  local calls = {}
  local Noting = ui.Window:subclass "Noting"
  function Noting:becomeKey() calls[#calls + 1] = self.id .. " become" end
  function Noting:resignKey() calls[#calls + 1] = self.id .. " resign" end
  local first, second = Noting{ id = "first" }, Noting{ id = "second" }
  first:makeKeyAndVisible()
  first:makeKey()
  second:makeKeyAndVisible()
  second.isHidden = true
  same(calls, { "first become", "first resign", "second become", "second resign", "first become" })
end)

it("Window.sendEvent", function()
  local events = {}
  local Noting = ui.Window:subclass "Noting"
  function Noting:sendEvent(event)
    events[#events + 1] = event.allTouches[1].phase
    if event.allTouches[1].phase ~= "moved" then Noting.super.sendEvent(self, event) end
  end
  local window = Noting{}
  local dragged, tapped = 0, 0
  window:addSubview(ui.Control{
    frame = window.bounds, onTouchDragInside = function() dragged = dragged + 1 end,
    onTouchUpInside = function() tapped = tapped + 1 end,
  })
  window:makeKeyAndVisible()
  down(50, 50) move(51, 50) up()
  same(events, { "began", "moved", "ended" })
  equal(dragged, 0)
  equal(tapped, 1)
end)

it("Window.didBecomeVisibleNotification, Window.didBecomeHiddenNotification, "
  .. "Window.didBecomeKeyNotification, Window.didResignKeyNotification", function()
  local seen = {}
  for _, name in ipairs{
    ui.Window.didBecomeVisibleNotification, ui.Window.didBecomeHiddenNotification,
    ui.Window.didBecomeKeyNotification, ui.Window.didResignKeyNotification,
  } do
    center:addObserver(name, nil, function(note) seen[#seen + 1] = note.name end)
  end
  local window = ui.Window{}
  window:makeKeyAndVisible()
  window.isHidden = true
  same(seen, {
    "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
    "UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification",
  })
end)
