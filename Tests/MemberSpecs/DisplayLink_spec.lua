local ui = require "lunette"
require "members"

it("DisplayLink.add, DisplayLink.invalidate, DisplayLink.target, DisplayLink.selector", function()
  local count = 0
  local link = ui.DisplayLink{ selector = function(sender) count = count + 1 end }
  advance(1)
  equal(count, 0)
  link:add()
  link:add()
  advance(1)
  equal(count, 60)
  link:invalidate()
  advance(1)
  equal(count, 60)
  link:add()
  advance(1)
  equal(count, 60)
  local target = { step = function(self, sender) count = count + sender.frameInterval end }
  link = ui.DisplayLink{ target = target, selector = "step" }
  link:add()
  advance(0.5)
  equal(count, 90)
  link:invalidate()
  raises('has no method "stepp"; did you mean "step"?', function()
    ui.DisplayLink{ target = target, selector = "stepp" }
  end)
  raises("needs selector", function() ui.DisplayLink{} end)
  raises("target says whose it is", function() ui.DisplayLink{ selector = "step" } end)
  link = nil
end)

it("DisplayLink.remove", function()
  local count = 0
  local link = ui.DisplayLink{ selector = function() count = count + 1 end }
  link:add()
  advance(0.5)
  link:remove()
  advance(1)
  equal(count, 30)
  link:add()
  advance(0.5)
  equal(count, 60)
  link:invalidate()
end)

it("DisplayLink.isPaused", function()
  local count = 0
  local link = ui.DisplayLink{ selector = function() count = count + 1 end }
  link:add()
  equal(link.isPaused, false)
  link.isPaused = true
  advance(1)
  equal(count, 0)
  link.isPaused = false
  advance(0.5)
  equal(count, 30)
  link:invalidate()
end)

it("DisplayLink.timestamp, DisplayLink.duration, DisplayLink.frameInterval", function()
  local times = {}
  local link
  link = ui.DisplayLink{
    selector = function(sender)
      times[#times + 1] = sender.timestamp
      if #times == 3 then sender:invalidate() end -- in its own call
    end,
    frameInterval = 6,
  }
  equal(link.frameInterval, 6)
  equal(link.timestamp, 0)
  assert(math.abs(link.duration - 1 / 60) < 1e-12)
  local start = ui.currentMediaTime()
  link:add()
  advance(1)
  equal(#times, 3)
  assert(math.abs(times[3] - start - 0.3) < 1e-6)
  raises("an integer from 1", function() link.frameInterval = 0 end)
  link = nil
end)
