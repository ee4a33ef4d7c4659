local ui = require "lunette"
require "members"

-- A control that notes the events of its touches.
local events, control

before_each(function()
  events = {}
  control = ui.Control{ frame = { 100, 300, 100, 44 } }
end)

local names = {
  "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
  "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
  "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
}
local function listen()
  for _, name in ipairs(names) do
    control:on(name, function() events[#events + 1] = name end)
  end
  show(control)
end

it("Control.isEnabled", function()
  -- BEHAVIOUR 22: a disabled control swallows the touch.
  local behind = 0
  local below = ui.Control{ frame = control.frame, onTouchUpInside = function() behind = behind + 1 end }
  show(ui.View{ frame = { 0, 0, 375, 667 }, below, control })
  local taps = 0
  control:on("touchUpInside", function() taps = taps + 1 end)
  equal(control.isEnabled, true)
  control.isEnabled = false
  equal(control.state, "disabled")
  tap(150, 320)
  equal(taps + behind, 0)
end)

it("Control.isSelected", function()
  equal(control.isSelected, false)
  control.isSelected = true
  equal(control.state, "selected")
end)

it("Control.isHighlighted", function()
  equal(control.isHighlighted, false)
  control.isHighlighted = true
  equal(control.isHighlighted, true)
  equal(control.state, "highlighted")
end)

it("Control.state, ControlState", function()
  equal(control.state, "normal")
  control.isHighlighted = true
  control.isSelected = true
  control.isEnabled = false
  equal(control.state, "highlighted|disabled|selected")
  local button = ui.Button{ title = { normal = "n", application = "a", reserved = "r" } }
  equal(button:title("application"), "a")
  equal(button:title("reserved"), "r")
end)

it("Control.isTracking, Control.isTouchInside", function()
  show(control)
  equal(control.isTracking, false)
  down(150, 320)
  equal(control.isTracking, true)
  equal(control.isTouchInside, true)
  move(150, 229) -- 71 points above
  equal(control.isTracking, true)
  equal(control.isTouchInside, false)
  up()
  equal(control.isTracking, false)
  equal(control.isTouchInside, false)
end)

it("Control.contentHorizontalAlignment, ControlContentHorizontalAlignment", function()
  equal(control.contentHorizontalAlignment, "center")
  for _, alignment in ipairs{ "center", "left", "right", "fill" } do
    control.contentHorizontalAlignment = alignment
    equal(control.contentHorizontalAlignment, alignment)
  end
end)

it("Control.contentVerticalAlignment, ControlContentVerticalAlignment", function()
  equal(control.contentVerticalAlignment, "center")
  for _, alignment in ipairs{ "center", "top", "bottom", "fill" } do
    control.contentVerticalAlignment = alignment
    equal(control.contentVerticalAlignment, alignment)
  end
end)

it("Control.addTarget", function()
  local target = { count = 0 }
  function target:tapped(sender, event)
    assert(self == target and sender == control)
    self.count = self.count + 1
  end
  control:addTarget(target, "tapped", "touchUpInside")
  control:addTarget(target, "tapped", "touchUpInside") -- once more is once
  control:addTarget(function(sender) target.count = target.count + 10 end, "touchUpInside")
  control:sendActions("touchUpInside")
  equal(target.count, 11)
  raises('did you mean "tapped"?', function() control:addTarget(target, "taped", "touchDown") end)
  raises("one or more of", function() control:addTarget(target, "tapped", "touchUp") end)
end)

it("Control.removeTarget", function()
  local count = 0
  local target = { a = function() count = count + 1 end, b = function() count = count + 10 end }
  control:addTarget(target, "a", "touchDown|touchUpInside")
  control:addTarget(target, "b", "touchDown")
  control:removeTarget(target, "a", "touchDown")
  control:sendActions("touchDown")
  equal(count, 10)
  control:sendActions("touchUpInside")
  equal(count, 11)
  control:removeTarget(nil, nil, "allEvents") -- nil is any
  control:sendActions("allEvents")
  equal(count, 11)
end)

it("Control.allTargets", function()
  local a, b = { go = function() end }, { go = function() end }
  control:addTarget(a, "go", "touchDown")
  control:addTarget(b, "go", "touchDown")
  control:addTarget(a, "go", "valueChanged")
  equal(#control.allTargets, 2)
  assert(control.allTargets[1] == a and control.allTargets[2] == b)
end)

it("Control.allControlEvents", function()
  equal(control.allControlEvents, "")
  local a = { go = function() end, stop = function() end }
  control:addTarget(a, "go", "touchDown")
  control:addTarget(a, "stop", "valueChanged|touchDown")
  equal(control.allControlEvents, "touchDown|valueChanged")
end)

it("Control.actions", function()
  local a = { go = function() end, stop = function() end }
  control:addTarget(a, "go", "touchDown")
  control:addTarget(a, "stop", "touchDown")
  same(control:actions(a, "touchDown"), { "go", "stop" })
  equal(control:actions(a, "touchUpInside"), nil)
end)

it("Control.sendAction", function()
  local sent = {}
  local Noting = ui.Control:subclass "Noting"
  function Noting:sendAction(action, target, event)
    sent[#sent + 1] = action
    Noting.super.sendAction(self, action, target, event)
  end
  local target = { go = function() sent[#sent + 1] = "went" end }
  local noting = Noting{}
  noting:addTarget(target, "go", "touchDown")
  noting:sendActions("touchDown")
  same(sent, { "go", "went" })
  control:sendAction("go", target)
  equal(#sent, 3)
end)

it("Control.sendActions", function()
  -- BEHAVIOUR 25: also of a disabled control, in order of registration.
  local log = {}
  control:on("valueChanged", function() log[#log + 1] = "first" end)
  control:on("allEditingEvents", function() log[#log + 1] = "never" end)
  control:on("valueChanged", function() log[#log + 1] = "second" end)
  control.isEnabled = false
  control:sendActions("valueChanged")
  same(log, { "first", "second" })
end)

it("Control.on", function()
  local count = 0
  local handler = control:on({ "touchDown", "valueChanged" }, function() count = count + 1 end)
  control:sendActions("touchDown")
  control:sendActions("valueChanged")
  equal(count, 2)
  handler:remove()
  control:sendActions("touchDown")
  equal(count, 2)
end)

it("Handler.remove", function()
  local count = 0
  local handler = control:on("touchDown", function() count = count + 1 end)
  handler:remove()
  handler:remove()
  control:sendActions("touchDown")
  equal(count, 0)
end)

it("Control.beginTracking, Control.continueTracking, Control.endTracking, "
  .. "Control.cancelTracking", function()
  local calls = {}
  local Dial = ui.Control:subclass "Dial"
  function Dial:beginTracking(touch, event)
    calls[#calls + 1] = "begin " .. touch:location(self).x
    return true
  end
  function Dial:continueTracking(touch, event)
    calls[#calls + 1] = "continue " .. touch:location(self).x
    return touch:location(self).x < 80
  end
  function Dial:endTracking(touch, event) calls[#calls + 1] = "end" end
  function Dial:cancelTracking(event) calls[#calls + 1] = "cancel" end
  show(Dial{ frame = { 0, 0, 100, 100 } })
  down(10, 10) move(20, 10) up()
  down(10, 10) phoneCall()
  down(10, 10) move(90, 10) move(50, 10) up()
  same(calls, {
    "begin 10", "continue 20", "end", "begin 10", "cancel", "begin 10", "continue 90",
  })
end)

it("Control.onTouchDown, Control.onTouchDragInside, Control.onTouchUpInside", function()
  control.onTouchDown = function() events[#events + 1] = "down" end
  control.onTouchDragInside = function() events[#events + 1] = "inside" end
  control.onTouchUpInside = function(sender, event)
    assert(sender == control and event:isKind(ui.Event))
    events[#events + 1] = "up"
  end
  show(control)
  down(150, 320) move(151, 320) up()
  same(events, { "down", "inside", "up" })
  control.onTouchDown = nil
  equal(control.onTouchDown, nil)
  control.onTouchUpInside = function() events[#events + 1] = "other" end -- in the place of the first
  tap(150, 320)
  same(events, { "down", "inside", "up", "other" })
end)

it("Control.onTouchDownRepeat", function()
  control.onTouchDownRepeat = function() events[#events + 1] = "repeat" end
  show(control)
  tap(150, 320)
  advance(0.1)
  tap(150, 320)
  same(events, { "repeat" })
end)

it("Control.onTouchDragExit, Control.onTouchDragOutside, Control.onTouchDragEnter, "
  .. "Control.onTouchUpOutside", function()
  control.onTouchDragExit = function() events[#events + 1] = "exit" end
  control.onTouchDragOutside = function() events[#events + 1] = "outside" end
  control.onTouchDragEnter = function() events[#events + 1] = "enter" end
  control.onTouchUpOutside = function() events[#events + 1] = "up" end
  show(control)
  down(150, 320) move(150, 100) move(150, 90) move(150, 320) move(150, 100) up()
  same(events, { "exit", "outside", "enter", "exit", "up" })
end)

it("Control.onTouchCancel", function()
  control.onTouchCancel = function() events[#events + 1] = "cancel" end
  show(control)
  down(150, 320) phoneCall()
  same(events, { "cancel" })
end)

it("Control.onValueChanged, Control.onEditingDidBegin, Control.onEditingChanged, "
  .. "Control.onEditingDidEnd, Control.onEditingDidEndOnExit", function()
  control.onValueChanged = function() events[#events + 1] = "value" end
  control.onEditingDidBegin = function() events[#events + 1] = "begin" end
  control.onEditingChanged = function() events[#events + 1] = "changed" end
  control.onEditingDidEnd = function() events[#events + 1] = "end" end
  control.onEditingDidEndOnExit = function() events[#events + 1] = "exit" end
  control:sendActions("allEditingEvents")
  same(events, { "begin", "changed", "end", "exit" })
  control:sendActions("valueChanged")
  equal(#events, 5)
end)

it("ControlEvents", function()
  listen()
  for _, name in ipairs(names) do
    control:sendActions(name)
    equal(events[#events], name)
  end
  equal(#events, #names)
  for _, mask in ipairs{
    "allTouchEvents", "allEditingEvents", "applicationReserved", "systemReserved", "allEvents",
  } do
    local other = ui.Control{}
    other:on(mask, function() end)
    equal(other.allControlEvents, mask)
  end
  assert("touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit "
    .. "touchUpInside touchUpOutside touchCancel valueChanged editingDidBegin editingChanged "
    .. "editingDidEnd editingDidEndOnExit")
end)
