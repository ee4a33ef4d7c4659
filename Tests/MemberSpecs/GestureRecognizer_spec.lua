local ui = require "lunette"
require "members"

-- A view of 200×200 points that notes the states of its recogniser.
local states, box

before_each(function()
  states = {}
  box = ui.View{ frame = { 100, 100, 200, 200 } }
end)

local function note(recognizer) states[#states + 1] = recognizer.state end

--- A recogniser of a class on the box, which is shown.
local function watch(class, options)
  options = options or {}
  options.action = options.action or note
  local recognizer = class(options)
  box:addGestureRecognizer(recognizer)
  if not box.window then show(box) end
  return recognizer
end

--- Moves a finger from one place to another, in steps of 0.02 s.
local function drag(x, y, dx, dy, finger)
  down(x, y, finger)
  for step = 1, 5 do
    advance(0.02)
    move(x + dx * step / 5, y + dy * step / 5, finger)
  end
end

it("GestureRecognizer.target, GestureRecognizer.action", function()
  local calls = {}
  local target = {}
  function target:tapped(sender, event) calls[#calls + 1] = { self, sender, event } end
  local tapRecognizer = ui.TapGestureRecognizer{ target = target, action = "tapped" }
  box:addGestureRecognizer(tapRecognizer)
  show(box)
  tap(150, 150)
  equal(#calls, 1)
  equal(calls[1][1], target)
  equal(calls[1][2], tapRecognizer)
  equal(calls[1][3], nil)
  raises("has no method \"taped\"; did you mean \"tapped\"?", function()
    return ui.TapGestureRecognizer{ target = target, action = "taped" }
  end)
  raises("so target says whose it is", function() return ui.TapGestureRecognizer{ action = "tapped" } end)
  raises("needs action", function() return ui.TapGestureRecognizer{ target = target } end)
  raises("leave target out", function()
    return ui.TapGestureRecognizer{ target = target, action = note }
  end)
  raises("expected a method's name or a function", function()
    return ui.TapGestureRecognizer{ action = 5 }
  end)
end)

it("GestureRecognizer.addTarget, GestureRecognizer.removeTarget", function()
  local order = {}
  local recognizer = watch(ui.TapGestureRecognizer)
  local function second() order[#order + 1] = "second" end
  local target = { third = function() order[#order + 1] = "third" end }
  recognizer:addTarget(second)
  recognizer:addTarget(second)
  recognizer:addTarget(target, "third")
  tap(150, 150)
  same(order, { "second", "third" })
  recognizer:removeTarget(second)
  tap(150, 150)
  same(order, { "second", "third", "third" })
  recognizer:removeTarget(nil, nil)
  tap(150, 150)
  equal(#order, 3)
  equal(#states, 2)
  raises("has no method", function() recognizer:addTarget(target, "fourth") end)
end)

it("GestureRecognizer.state, GestureRecognizerState", function()
  local recognizer = watch(ui.PanGestureRecognizer)
  equal(recognizer.state, "possible")
  drag(150, 150, 50, 0)
  equal(recognizer.state, "changed")
  up()
  settle()
  equal(states[1], "began")
  equal(states[2], "changed")
  equal(states[#states], "ended")
  equal(recognizer.state, "possible", "a finished gesture makes room for the next")
  down(150, 150)
  move(200, 150)
  phoneCall()
  equal(states[#states], "cancelled")
  down(150, 150)
  up()
  equal(states[#states], "cancelled", "a pan that fails tells nobody")
  -- Each state is told, also when the gesture has gone on by then.
  states = {}
  local Quick = ui.GestureRecognizer:subclass "Quick"
  function Quick:touchesBegan()
    self.state = "began"
    self.state = "ended"
  end
  box.gestureRecognizers = {}
  watch(Quick)
  tap(150, 150)
  same(states, { "began", "ended" })
  -- The other name of ended.
  local mine = ui.GestureRecognizer{}
  mine.state = "recognized"
  equal(mine.state, "ended")
  mine.state = "failed"
  equal(mine.state, "failed")
  -- What was set outside of any gesture keeps it from none.
  local tapped = 0
  local stale = ui.TapGestureRecognizer{ action = function() tapped = tapped + 1 end }
  stale.state = "ended"
  box.gestureRecognizers = { stale }
  tap(150, 150)
  equal(tapped, 1)
end)

it("GestureRecognizer.view", function()
  local recognizer = ui.TapGestureRecognizer{ action = note }
  equal(recognizer.view, nil)
  box:addGestureRecognizer(recognizer)
  equal(recognizer.view, box)
  local other = ui.View{}
  other:addGestureRecognizer(recognizer)
  equal(recognizer.view, other)
  equal(#box.gestureRecognizers, 0)
end)

it("GestureRecognizer.delegate, GestureRecognizerDelegate.gestureRecognizerShouldBegin, "
  .. "GestureRecognizerDelegate.gestureRecognizer_shouldReceive", function()
  local asked = {}
  local allows = { begins = true, receives = true }
  local delegate = {}
  function delegate:gestureRecognizerShouldBegin(recognizer)
    asked[#asked + 1] = recognizer
    return allows.begins
  end
  function delegate:gestureRecognizer_shouldReceive(recognizer, touch)
    asked[#asked + 1] = touch.phase
    return allows.receives
  end
  local recognizer = watch(ui.TapGestureRecognizer, { delegate = delegate })
  equal(recognizer.delegate, delegate)
  tap(150, 150)
  same(asked, { "began", recognizer })
  equal(#states, 1)
  allows.begins = false
  tap(150, 150)
  equal(#states, 1)
  allows.begins, allows.receives = true, false
  tap(150, 150)
  equal(#states, 1)
  equal(#asked, 5)
end)

it("GestureRecognizer.isEnabled", function()
  local recognizer = watch(ui.PanGestureRecognizer)
  equal(recognizer.isEnabled, true)
  drag(150, 150, 50, 0)
  recognizer.isEnabled = false
  equal(states[#states], "cancelled")
  local count = #states
  move(250, 150)
  up()
  drag(150, 150, 50, 0)
  up()
  equal(#states, count)
  recognizer.isEnabled = true
  drag(150, 150, 50, 0)
  up()
  equal(states[#states], "ended")
end)

it("GestureRecognizer.cancelsTouchesInView", function()
  local order = {}
  local Noting = ui.View:subclass "Noting"
  for _, name in ipairs{ "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled" } do
    Noting[name] = function(_, touches) order[#order + 1] = name .. " " .. touches[1].phase end
  end
  box = Noting{ frame = { 100, 100, 200, 200 } }
  local recognizer = watch(ui.PanGestureRecognizer, {
    action = function(pan) order[#order + 1] = pan.state end,
  })
  equal(recognizer.cancelsTouchesInView, true)
  down(150, 150)
  move(155, 150)
  move(170, 150)
  move(180, 150)
  up()
  -- The view hears that its touch was cancelled before the first action is sent.
  same(order, {
    "touchesBegan began", "touchesMoved moved", "touchesCancelled cancelled", "began", "changed",
    "ended",
  })
  order = {}
  recognizer.cancelsTouchesInView = false
  down(150, 150)
  move(170, 150)
  up()
  same(order, {
    "touchesBegan began", "began", "touchesMoved moved", "ended", "touchesEnded ended",
  })
end)

it("GestureRecognizer.delaysTouchesBegan", function()
  local order = {}
  local Noting = ui.View:subclass "Delayed"
  for _, name in ipairs{ "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled" } do
    Noting[name] = function() order[#order + 1] = name end
  end
  box = Noting{ frame = { 100, 100, 200, 200 } }
  local recognizer = watch(ui.PanGestureRecognizer)
  equal(recognizer.delaysTouchesBegan, false)
  recognizer.delaysTouchesBegan = true
  drag(150, 150, 50, 0)
  up()
  same(order, {})
  -- A pan that fails gives the view what it has missed.
  down(150, 150)
  same(order, {})
  up()
  same(order, { "touchesBegan", "touchesEnded" })
end)

it("GestureRecognizer.delaysTouchesEnded", function()
  local order = {}
  local button = ui.Control{ frame = box.bounds }
  button:on("touchUpInside", function() order[#order + 1] = "up" end)
  button:on("touchCancel", function() order[#order + 1] = "cancel" end)
  box:addSubview(button)
  local recognizer = watch(ui.TapGestureRecognizer, { numberOfTapsRequired = 2 })
  equal(recognizer.delaysTouchesEnded, true)
  tap(150, 150)
  same(order, {})
  advance(0.4)
  same(order, { "up" })
  tap(150, 150)
  tap(150, 150)
  equal(#states, 1)
  same(order, { "up", "cancel" })
  order = {}
  recognizer.delaysTouchesEnded = false
  advance(1)
  tap(150, 150)
  same(order, { "up" })
end)

it("GestureRecognizer.numberOfTouches, GestureRecognizer.location", function()
  local seen
  local recognizer = watch(ui.PinchGestureRecognizer, {
    action = function(pinch)
      if pinch.state ~= "changed" then return end
      seen = {
        pinch.numberOfTouches, pinch:location(box), pinch:location(box, 1), pinch:location(box, 2),
        pinch:location(),
      }
    end,
  })
  down(150, 200, 0)
  down(250, 200, 1)
  move(110, 200, 0)
  move(290, 200, 1)
  equal(seen[1], 2)
  equal(seen[2], ui.point(100, 100))
  equal(seen[3], ui.point(10, 100))
  equal(seen[4], ui.point(190, 100))
  equal(seen[5], ui.point(200, 200))
  raises("there are 2 touches, so there is none at position 3", function()
    recognizer:location(box, 3)
  end)
  up(0)
  up(1)
  equal(recognizer.numberOfTouches, 0)
  -- A second tap is one finger, though the view is yet to hear of the end of the first.
  local taps = {}
  box.gestureRecognizers = {}
  local single = watch(ui.TapGestureRecognizer, { action = function() end })
  single:require(watch(ui.TapGestureRecognizer, {
    numberOfTapsRequired = 2,
    action = function(double) taps = { double.numberOfTouches, double:location(box) } end,
  }))
  tap(110, 110)
  tap(130, 130)
  equal(taps[1], 1)
  equal(taps[2], ui.point(30, 30))
end)

it("GestureRecognizer.touchesBegan, GestureRecognizer.touchesMoved, GestureRecognizer.touchesEnded, "
  .. "GestureRecognizer.touchesCancelled, GestureRecognizer.reset", function()
  -- A gesture of one's own: a move to the right and back.
  local order = {}
  local Check = ui.GestureRecognizer:subclass "Check"
  function Check:touchesBegan(touches, event)
    Check.super.touchesBegan(self, touches, event)
    order[#order + 1] = "began"
    self.turned = false
  end
  function Check:touchesMoved(touches, event)
    Check.super.touchesMoved(self, touches, event)
    local x, before = touches[1]:location(self.view).x, touches[1]:previousLocation(self.view).x
    if x < before then self.turned = true end
  end
  function Check:touchesEnded(touches, event)
    Check.super.touchesEnded(self, touches, event)
    self.state = self.turned and "ended" or "failed"
  end
  function Check:touchesCancelled(touches, event)
    Check.super.touchesCancelled(self, touches, event)
    order[#order + 1] = "cancelled"
  end
  function Check:reset()
    Check.super.reset(self)
    order[#order + 1] = "reset"
  end
  watch(Check)
  down(150, 150)
  move(200, 150)
  move(170, 150)
  up()
  same(states, { "ended" })
  down(150, 150)
  move(200, 150)
  up()
  same(states, { "ended" })
  down(150, 150)
  phoneCall()
  same(states, { "ended" })
  same(order, { "began", "reset", "began", "reset", "began", "cancelled", "reset" })
end)

it("GestureRecognizer.ignore", function()
  local OneFinger = ui.GestureRecognizer:subclass "OneFinger"
  function OneFinger:touchesBegan(touches, event)
    for _, touch in ipairs(touches) do
      if self.numberOfTouches > 1 then self:ignore(touch, event) end
    end
  end
  local recognizer = watch(OneFinger)
  down(150, 150, 0)
  down(160, 150, 1)
  equal(recognizer.numberOfTouches, 1)
end)

it("View.gestureRecognizers, View.addGestureRecognizer, View.removeGestureRecognizer", function()
  same(box.gestureRecognizers, {})
  local first, second = ui.TapGestureRecognizer{}, ui.PanGestureRecognizer{}
  box:addGestureRecognizer(first)
  box:addGestureRecognizer(second)
  box:addGestureRecognizer(first)
  same(box.gestureRecognizers, { first, second })
  box:removeGestureRecognizer(first)
  same(box.gestureRecognizers, { second })
  equal(first.view, nil)
  box.gestureRecognizers = { first }
  same(box.gestureRecognizers, { first })
  equal(second.view, nil)
  -- One that is taken off in the middle of a gesture is cancelled.
  local pan = watch(ui.PanGestureRecognizer)
  drag(150, 150, 50, 0)
  box:removeGestureRecognizer(pan)
  equal(states[#states], "cancelled")
  up()
  equal(pan.state, "possible")
end)

it("View.gestureRecognizerShouldBegin", function()
  local Still = ui.View:subclass "Still"
  local allows, asked = false, 0
  function Still:gestureRecognizerShouldBegin(recognizer)
    asked = asked + 1
    return allows and Still.super.gestureRecognizerShouldBegin(self, recognizer)
  end
  box:addSubview(Still{ frame = { 0, 0, 100, 100 } })
  watch(ui.TapGestureRecognizer)
  tap(150, 150)
  equal(#states, 0)
  equal(asked, 1)
  tap(250, 250)
  equal(#states, 1, "beside the view it is not asked")
  allows = true
  tap(150, 150)
  equal(#states, 2)
  -- BEHAVIOUR 24: a button keeps its tap.
  states = {}
  box = ui.View{ frame = { 100, 100, 200, 200 } }
  local taps = 0
  box:addSubview(ui.Button{
    type = "system", title = "OK", frame = { 0, 0, 100, 100 },
    onTouchUpInside = function() taps = taps + 1 end,
  })
  box:addSubview(ui.Control{ frame = { 100, 100, 100, 100 } })
  watch(ui.TapGestureRecognizer)
  tap(150, 150)
  equal(taps, 1)
  equal(#states, 0)
  tap(250, 250)
  equal(#states, 1, "a plain control has no action of its own for a tap")
end)

it("Touch.gestureRecognizers", function()
  local seen
  local recognizer = watch(ui.TapGestureRecognizer, {
    delegate = { gestureRecognizer_shouldReceive = function() return true end },
  })
  local Noting = ui.View:subclass "Seeing"
  function Noting:touchesBegan(touches) seen = touches[1].gestureRecognizers end
  box:addSubview(Noting{ frame = box.bounds })
  down(150, 150)
  same(seen, { recognizer })
  -- The class lives on, and with it what its functions know.
  seen = nil
  up()
end)
