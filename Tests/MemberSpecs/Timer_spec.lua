local ui = require "lunette"
require "members"

it("Timer.scheduledTimer", function()
  local calls = {}
  local target = { tick = function(self, timer) calls[#calls + 1] = "method" end }
  local timer = ui.Timer:scheduledTimer(1, true, target, "tick")
  ui.Timer:scheduledTimer(1.5, false, function(timer) calls[#calls + 1] = "function" end)
  advance(3)
  same(calls, { "method", "function", "method", "method" })
  timer:invalidate()
end)

it("Timer.timeInterval", function()
  local timer = ui.Timer:scheduledTimer(2.5, true, function() end)
  equal(timer.timeInterval, 2.5)
  timer:invalidate()
  equal(ui.Timer:scheduledTimer(2.5, false, function() end).timeInterval, 0)
  advance(3)
end)

it("Timer.userInfo", function()
  local seen = {}
  local target = { tick = function(self, timer) seen[#seen + 1] = timer.userInfo end }
  local card = { name = "card" }
  local timers = {}
  for index, info in ipairs { card, "text", 7, true, target } do
    timers[index] = ui.Timer:scheduledTimer(1, false, target, "tick", info)
    assert(rawequal(timers[index].userInfo, info))
  end
  collect()
  advance(1)
  same(seen, { card, "text", 7, true, target })
  assert(rawequal(seen[1], card))
  equal(timers[1].userInfo, nil)
  local plain = ui.Timer:scheduledTimer(1, false, function() end)
  equal(plain.userInfo, nil)
  advance(1)
  raises("userInfo", function() ui.Timer:scheduledTimer(1, false, function() end, nil, card) end)
  raises("userInfo", function() ui.Timer:scheduledTimer(1, false, function() end, card) end)
end)

it("Timer.isValid", function()
  local timer = ui.Timer:scheduledTimer(1, false, function() end)
  equal(timer.isValid, true)
  advance(1)
  equal(timer.isValid, false)
end)

it("Timer.fire", function()
  local count = 0
  local timer = ui.Timer:scheduledTimer(1, true, function() count = count + 1 end)
  timer:fire()
  equal(count, 1)
  advance(1)
  equal(count, 2)
  timer:invalidate()
end)

it("Timer.invalidate", function()
  local count = 0
  local timer
  timer = ui.Timer:scheduledTimer(1, true, function(sender)
    count = count + 1
    sender:invalidate() -- in its own call
  end)
  advance(5)
  equal(count, 1)
  timer = nil
end)

it("Task.isFinished, Task.cancel", function()
  local task = ui.async(function() ui.sleep(1) end)
  equal(task.isFinished, false)
  advance(1)
  equal(task.isFinished, true)
  local ran = false
  local other = ui.async(function() ui.sleep(1) ran = true end)
  other:cancel()
  advance(2)
  equal(other.isFinished, true)
  equal(ran, false)
end)

it("Locale.current, Locale.identifier, Locale.languageCode", function()
  equal(ui.Locale.current.identifier, "en_US_POSIX")
  equal(ui.Locale.current.languageCode, "en")
end)

it("ui.sleep", function()
  local woken
  ui.async(function() ui.sleep(0.5) woken = true end)
  advance(0.4)
  equal(woken, nil)
  advance(0.1)
  equal(woken, true)
  equal(ui.has "sleep", true)
  equal(pcall(ui.sleep, 1), false)
end)

it("ui.async", function()
  local log = {}
  ui.async(function(a, b) log[#log + 1] = a + b ui.sleep(0.5) log[#log + 1] = "later" end, 1, 2)
  same(log, { 3 })
  advance(0.5)
  same(log, { 3, "later" })
end)
