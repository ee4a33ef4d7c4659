local ui = require "lunette"
require "members"

-- Keeps the touches and events that it gets.
local Pad = ui.View:subclass "Pad"
function Pad:touchesBegan(touches, event) self.touch, self.event = touches[1], event end
function Pad:touchesMoved(touches, event) self.event = event end

local pad, window

before_each(function()
  pad = Pad{ frame = { 10, 20, 200, 200 }, isMultipleTouchEnabled = true }
  window = show(pad)
end)

it("Touch.phase", function()
  down(50, 50)
  equal(pad.touch.phase, "began")
  move(60, 50)
  equal(pad.touch.phase, "moved")
  down(70, 70, 1)
  local second = pad.event.allTouches[2]
  equal(second.phase, "began")
  equal(pad.event.allTouches[1].phase, "stationary")
  local first = pad.event.allTouches[1]
  up(0)
  equal(first.phase, "ended")
end)

it("Touch.tapCount", function()
  down(50, 50)
  equal(pad.touch.tapCount, 1)
  up()
  advance(0.1)
  down(50, 50)
  equal(pad.touch.tapCount, 2)
  up()
  advance(1)
  down(50, 50)
  equal(pad.touch.tapCount, 1)
end)

it("Touch.timestamp", function()
  advance(2.5)
  down(50, 50)
  equal(pad.touch.timestamp, 2.5)
end)

it("Touch.view", function()
  down(50, 50)
  assert(pad.touch.view == pad)
end)

it("Touch.window", function()
  down(50, 50)
  assert(pad.touch.window == window)
end)

it("Touch.location", function()
  down(50, 50)
  equal(pad.touch:location(pad), ui.point(40, 30))
  equal(pad.touch:location(), ui.point(50, 50))
end)

it("Touch.previousLocation", function()
  down(50, 50)
  move(60, 55)
  equal(pad.touch:previousLocation(pad), ui.point(40, 30))
  equal(pad.touch:previousLocation(), ui.point(50, 50))
end)

it("Event.timestamp", function()
  advance(1)
  down(50, 50)
  equal(pad.event.timestamp, 1)
end)

it("Event.type", function()
  down(50, 50)
  equal(pad.event.type, "touches")
end)

it("Event.subtype", function()
  down(50, 50)
  equal(pad.event.subtype, "none")
end)

it("Event.allTouches", function()
  down(50, 50)
  down(60, 60, 1)
  equal(#pad.event.allTouches, 2)
end)

it("Event.touches", function()
  local other = Pad{ frame = { 220, 20, 100, 100 } }
  window:addSubview(other)
  down(50, 50)
  down(250, 50, 1)
  equal(#other.event.allTouches, 2)
  equal(#other.event:touches(other), 1)
  equal(#other.event:touches(window), 2)
end)

it("TouchPhase", function()
  local seen = {}
  local Phases = ui.View:subclass "Phases"
  for _, name in ipairs{ "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled" } do
    Phases[name] = function(self, touches, event)
      for _, touch in ipairs(event.allTouches) do seen[touch.phase] = true end
    end
  end
  window:addSubview(Phases{ frame = { 0, 300, 300, 300 }, isMultipleTouchEnabled = true })
  down(50, 350) down(60, 350, 1) move(70, 350, 1) up(1) phoneCall()
  for _, phase in ipairs{ "began", "moved", "stationary", "ended", "cancelled" } do
    assert(seen[phase], phase)
  end
end)

it("EventType", function()
  local types = { "touches", "motion" }
  down(50, 50)
  equal(pad.event.type, types[1])
end)

it("EventSubtype", function()
  local subtypes = { "none", "motionShake" }
  down(50, 50)
  equal(pad.event.subtype, subtypes[1])
end)
