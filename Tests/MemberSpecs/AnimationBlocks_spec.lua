local ui = require "lunette"
require "members"

-- A view that moves, and what was told.
local box, told

before_each(function()
  told = {}
  box = ui.View{ frame = { 0, 100, 100, 100 } }
  show(box)
end)

local function note(...)
  local words = table.pack(...)
  for index = 1, words.n do words[index] = tostring(words[index]) end
  told[#told + 1] = table.concat(words, " ")
end

--- Where the view is seen now.
local function x() return box.layer:presentation().frame.x end

local function near(actual, expected)
  if math.abs(actual - expected) > 0.01 then equal(actual, expected, 2) end
end

--- Begins a block whose changes move evenly.
local function begin(seconds)
  ui.View:beginAnimations()
  ui.View:setAnimationCurve "linear"
  if seconds then ui.View:setAnimationDuration(seconds) end
end

it("View.beginAnimations, View.commitAnimations", function()
  begin()
  box.x = 100
  ui.View:commitAnimations()
  equal(box.x, 100)
  -- Apple: the duration is 0.2 unless it is set.
  advance(0.1)
  near(x(), 50)
  advance(0.1)
  near(x(), 100)
  raises("ends what beginAnimations has begun", function() ui.View:commitAnimations() end)
  ui.View:beginAnimations "forgotten"
  box.x = 0
  settle()
  local message = reports()[1]
  assert(message:find 'beginAnimations%("forgotten"%) at .*AnimationBlocks_spec.lua:%d+ was not followed')
  near(x(), 100)
  advance(0.2)
  near(x(), 0)
end)

it("View.setAnimationDuration", function()
  begin(2)
  box.x = 100
  -- It holds for what follows.
  ui.View:setAnimationDuration(4)
  box.y = 500
  ui.View:setAnimationDidStop(note)
  ui.View:commitAnimations()
  advance(1)
  near(x(), 50)
  near(box.layer:presentation().frame.y, 200)
  advance(1)
  equal(#told, 0)
  advance(2)
  equal(#told, 1)
  raises("a finite number of seconds from 0 on", function() ui.View:setAnimationDuration(-1) end)
  raises("belongs between beginAnimations and commitAnimations", function()
    ui.View:setAnimationDuration(1)
  end)
end)

it("View.setAnimationDelay", function()
  begin(1)
  ui.View:setAnimationDelay(1)
  box.x = 100
  ui.View:commitAnimations()
  advance(1)
  near(x(), 0)
  advance(0.5)
  near(x(), 50)
end)

it("View.setAnimationStart", function()
  begin(2)
  ui.View:setAnimationStart(ui.now() - 1)
  box.x = 100
  ui.View:commitAnimations()
  near(x(), 50)
  advance(0.5)
  near(x(), 75)
end)

it("View.setAnimationCurve", function()
  ui.View:beginAnimations()
  ui.View:setAnimationDuration(1)
  ui.View:setAnimationCurve "easeIn"
  box.x = 100
  ui.View:commitAnimations()
  advance(0.5)
  -- Core Animation's curve of (0.42, 0), (1, 1).
  near(x(), 31.54)
  raises('"easeInOut" "easeIn" "easeOut" "linear"', function() ui.View:setAnimationCurve "fast" end)
end)

it("AnimationCurve", function()
  for curve, half in pairs{ easeInOut = 50, easeIn = 31.54, easeOut = 68.46, linear = 50 } do
    box.x = 0
    ui.View:beginAnimations()
    ui.View:setAnimationDuration(1)
    ui.View:setAnimationCurve(curve)
    box.x = 100
    ui.View:commitAnimations()
    advance(0.5)
    near(x(), half)
    advance(0.5)
  end
end)

it("AnimationTransition", function()
  local transitions = { "none", "flipFromLeft", "flipFromRight", "curlUp", "curlDown" }
  for _, transition in ipairs(transitions) do
    ui.View:beginAnimations(transition)
    ui.View:setAnimationTransition(transition, box)
    ui.View:setAnimationDidStop(note)
    ui.View:commitAnimations()
    advance(0.1)
    -- None is no motion, so that it ends at once.
    equal(#told, 1 - (transition == "none" and 0 or 1))
    advance(0.1)
    told = {}
  end
end)

it("View.setAnimationRepeatCount", function()
  begin(1)
  ui.View:setAnimationRepeatCount(2.5)
  box.x = 100
  ui.View:setAnimationDidStop(note)
  ui.View:commitAnimations()
  advance(1.5)
  near(x(), 50)
  advance(0.75)
  near(x(), 25)
  advance(0.25)
  equal(#told, 1)
  near(x(), 100)
  -- As of iOS 8 also in the function of animate.
  ui.View:animate{
    withDuration = 1, options = "curveLinear|autoreverse|repeat",
    animations = function()
      ui.View:setAnimationRepeatCount(2)
      box.x = 0
    end,
    completion = note,
  }
  advance(3.5)
  near(x(), 50)
  advance(0.5)
  equal(#told, 2)
  near(x(), 0)
end)

it("View.setAnimationRepeatAutoreverses", function()
  begin(1)
  ui.View:setAnimationRepeatAutoreverses(true)
  ui.View:setAnimationRepeatCount(math.huge)
  box.x = 100
  ui.View:commitAnimations()
  advance(100.5)
  near(x(), 50)
  advance(1)
  near(x(), 50)
  advance(0.25)
  near(x(), 25)
  box.layer:removeAllAnimations()
  settle()
end)

it("View.setAnimationBeginsFromCurrentState", function()
  begin(1)
  box.x = 100
  ui.View:setAnimationDidStop(function(_, finished) note("first", finished) end)
  ui.View:commitAnimations()
  advance(0.5)
  begin(1)
  ui.View:setAnimationBeginsFromCurrentState(true)
  box.x = 0
  ui.View:commitAnimations()
  near(x(), 50)
  settle()
  same(told, { "first false" })
  advance(0.5)
  near(x(), 25)
end)

it("View.setAnimationDelegate, View.setAnimationWillStart, View.setAnimationDidStop", function()
  local context = { name = "context" }
  local delegate = {
    willStart = function(self, id, given) note("will", id, given.name) end,
    didStop = function(self, id, finished, given) note("did", id, finished, given.name) end,
  }
  ui.View:beginAnimations("slide", context)
  ui.View:setAnimationDelegate(delegate)
  ui.View:setAnimationWillStart "willStart"
  ui.View:setAnimationDidStop "didStop"
  ui.View:setAnimationDelay(1)
  box.x = 100
  ui.View:commitAnimations()
  collect()
  advance(0.5)
  same(told, {})
  advance(0.5)
  same(told, { "will slide context" })
  advance(0.2)
  same(told, { "will slide context", "did slide true context" })
  -- A function in the place of both; and nothing that moves.
  ui.View:beginAnimations()
  ui.View:setAnimationDidStop(function(id, finished, given)
    note(id, finished, given)
  end)
  ui.View:commitAnimations()
  settle()
  equal(told[3], "nil true nil")
  ui.View:beginAnimations()
  ui.View:setAnimationDelegate(delegate)
  raises('the target table has no method "didStopp"; did you mean "didStop"?', function()
    ui.View:setAnimationDidStop "didStopp"
  end)
  ui.View:commitAnimations()
  settle()
  raises("belongs between", function() ui.View:setAnimationDelegate(delegate) end)
  raises("belongs between", function() ui.View:setAnimationWillStart(note) end)
  raises("belongs between", function() ui.View:setAnimationDidStop(note) end)
end)

it("View.setAnimationTransition", function()
  ui.View:beginAnimations "flip"
  ui.View:setAnimationDuration(1)
  ui.View:setAnimationTransition("flipFromLeft", box, true)
  ui.View:setAnimationDidStop(note)
  box:addSubview(ui.View{})
  ui.View:commitAnimations()
  advance(0.5)
  same(told, {})
  advance(0.5)
  equal(told[1], "flip true nil")
  raises('"curlUp" "curlDown"', function() ui.View:setAnimationTransition("curl", box) end)
  raises("belongs between", function() ui.View:setAnimationTransition("curlUp", box) end)
end)
