local ui = require "lunette"
require "members"

-- A layer that moves, and what was told.
local box, layer, told

before_each(function()
  told = {}
  box = ui.View{ frame = { 0, 0, 100, 100 }, backgroundColor = "white" }
  layer = box.layer
  show(box)
end)

local function near(actual, expected)
  if math.abs(actual - expected) > 0.01 then equal(actual, expected, 2) end
end

local function seen() return layer:presentation() end

--- Adds an animation of the place from 0 to 100 that takes a second.
local function slide(options)
  options.keyPath, options.fromValue, options.toValue = "position.x", 0, 100
  options.duration = options.duration or 1
  local animation = ui.BasicAnimation(options)
  layer:add(animation, "slide")
  return animation
end

it("Layer.add, Layer.animation, Layer.animationKeys, Layer.removeAnimation", function()
  equal(layer:animationKeys(), nil)
  local animation = slide{}
  equal(layer:animation "slide", animation)
  equal(layer:animation "other", nil)
  same(layer:animationKeys(), { "slide" })
  -- The model stays.
  equal(layer.position, ui.point(50, 50))
  advance(0.5)
  near(seen().position.x, 50)
  layer:add(ui.BasicAnimation{ keyPath = "opacity", fromValue = 0, duration = 2 })
  same(layer:animationKeys(), { "slide" })
  advance(0.25)
  near(seen().position.x, 75)
  layer:removeAnimation "slide"
  near(seen().position.x, 50)
  equal(layer:animationKeys(), nil)
  near(seen().opacity, 0.125)
  layer:removeAnimation "slide"
  advance(2)
  equal(seen().opacity, 1)
  raises("Animation", function() layer:add(box) end)
end)

it("PropertyAnimation.keyPath", function()
  local animation = ui.BasicAnimation{ keyPath = "transform.rotation.z" }
  equal(animation.keyPath, "transform.rotation.z")
  raises('did you mean "opacity"?', function() animation.keyPath = "opacitiy" end)
  raises('a layer\'s is "position"', function() animation.keyPath = "center" end)
  raises('"position" and "bounds"', function() animation.keyPath = "frame" end)
  raises("strokeStart", function() animation.keyPath = "path" end)
  animation.keyPath = "strokeEnd"
  raises('"strokeEnd" is animated in a ShapeLayer, and the layer of View is none', function()
    layer:add(animation)
  end)
  animation.keyPath = nil
  raises("has no keyPath", function() layer:add(animation) end)
end)

it("PropertyAnimation.isAdditive", function()
  local animation = ui.BasicAnimation{
    keyPath = "position", fromValue = { 0, 0 }, toValue = { 10, 20 }, duration = 1,
    isAdditive = true,
  }
  equal(animation.isAdditive, true)
  layer:add(animation, "a")
  layer:add(animation, "b")
  advance(0.5)
  equal(seen().position, ui.point(60, 70))
end)

it("PropertyAnimation.isCumulative", function()
  local animation = ui.BasicAnimation{
    keyPath = "transform.rotation.z", byValue = 1, duration = 1, repeatCount = 3,
    isCumulative = true,
  }
  equal(animation.isCumulative, true)
  layer:add(animation)
  advance(1.5)
  near(seen():affineTransform().b, math.sin(1.5))
end)

it("BasicAnimation.fromValue, BasicAnimation.toValue, BasicAnimation.byValue", function()
  local animation = ui.BasicAnimation{ keyPath = "position.x", duration = 1 }
  local function at(values)
    animation.fromValue, animation.toValue, animation.byValue = values[1], values[2], values[3]
    layer:add(animation, "move")
    local first = seen().position.x
    advance(0.5)
    return first, seen().position.x
  end
  -- Apple's table of the seven cases; the layer is at 50.
  for _, case in ipairs{
    { { 10, 20 }, 10, 15 }, { { 10, nil, 20 }, 10, 20 }, { { nil, 20, 10 }, 10, 15 },
    { { 10 }, 10, 30 }, { { nil, 20 }, 50, 35 }, { { nil, nil, 20 }, 50, 60 }, { {}, 50, 50 },
  } do
    local first, half = at(case[1])
    near(first, case[2])
    near(half, case[3])
  end
  animation.fromValue = { 1, 2 }
  same(animation.fromValue, { 1, 2 })
  raises('BasicAnimation.fromValue: "position.x" takes a number, got a list of numbers', function()
    layer:add(animation)
  end)
  animation.keyPath, animation.fromValue = "position", { x = 1, y = 2 }
  equal(animation.fromValue, ui.point(1, 2))
  animation.toValue = ui.size(1, 2)
  raises('BasicAnimation.toValue: "position" takes a Point, got a Size', function()
    layer:add(animation)
  end)
  animation.toValue = { math.huge, 0 }
  raises("too large or infinite", function() layer:add(animation) end)
  raises("number, Point, Size", function() animation.toValue = print end)
end)

it("KeyframeAnimation.values, KeyframeAnimation.keyTimes", function()
  local animation = ui.KeyframeAnimation{
    keyPath = "position", values = { { 0, 0 }, { 100, 0 }, { 100, 100 } }, duration = 1,
  }
  layer:add(animation, "walk")
  advance(0.25)
  equal(seen().position, ui.point(50, 0))
  advance(0.5)
  equal(seen().position, ui.point(100, 50))
  animation.keyTimes = { 0, 0.2, 1 }
  same(animation.keyTimes, { 0, 0.2, 1 })
  layer:add(animation, "walk")
  advance(0.1)
  near(seen().position.x, 50)
  animation.keyTimes = { 0, 1 }
  raises("there are 2 for 3 values; linear ones need 3", function() layer:add(animation) end)
  animation.keyTimes = { 0, 1, 0.5 }
  raises("expected numbers that ascend from 0 to 1", function() layer:add(animation) end)
  animation.keyTimes = nil
  animation.values = { ui.point(1, 1), 3 }
  equal(animation.values[2], 3)
  raises('KeyframeAnimation.values[2]: "position" takes a Point, got a number', function()
    layer:add(animation)
  end)
end)

it("KeyframeAnimation.timingFunctions", function()
  local animation = ui.KeyframeAnimation{
    keyPath = "position.x", values = { 0, 100, 200 }, duration = 2,
    timingFunctions = { "easeIn", "linear" },
  }
  equal(#animation.timingFunctions, 2)
  layer:add(animation)
  advance(0.5)
  near(seen().position.x, 31.54)
  advance(1)
  near(seen().position.x, 150)
end)

it("KeyframeAnimation.calculationMode", function()
  local animation = ui.KeyframeAnimation{
    keyPath = "position.x", values = { 0, 10, 100 }, duration = 1,
  }
  equal(animation.calculationMode, "linear")
  local function at(mode, time)
    animation.calculationMode = mode
    layer:add(animation, "walk")
    advance(time)
    return seen().position.x
  end
  near(at("discrete", 0.3), 0)
  near(at("discrete", 0.4), 10)
  near(at("paced", 0.5), 50)
  near(at("linear", 0.25), 5)
  near(at("cubic", 0.5), 10)
  near(at("cubicPaced", 0.1), 10)
end)

it("Animation.beginTime", function()
  slide{ beginTime = ui.currentMediaTime() + 1 }
  near(seen().position.x, 50)
  advance(1.5)
  near(seen().position.x, 50)
  advance(0.25)
  near(seen().position.x, 75)
  equal(layer:animation("slide").beginTime > 0, true)
end)

it("Animation.duration", function()
  equal(ui.BasicAnimation{}.duration, 0)
  -- Core Animation: a quarter of a second unless it is set.
  layer:add(ui.BasicAnimation{ keyPath = "position.x", fromValue = 0, toValue = 100 }, "slide")
  advance(0.2)
  near(seen().position.x, 80)
  raises("a finite number of seconds from 0 on", function() slide{ duration = math.huge } end)
end)

it("Animation.timeOffset, Animation.speed", function()
  local animation = slide{ timeOffset = 0.25, speed = 2 }
  equal(animation.timeOffset, 0.25)
  equal(animation.speed, 2)
  near(seen().position.x, 25)
  advance(0.25)
  near(seen().position.x, 75)
  -- It goes on from the beginning to where it began.
  advance(0.2)
  near(seen().position.x, 15)
  advance(0.05)
  near(seen().position.x, 50)
  -- What stands still stays until it is removed.
  slide{ timeOffset = 0.3, speed = 0 }
  advance(1000)
  near(seen().position.x, 30)
  slide{ speed = -1 }
  near(seen().position.x, 100)
  advance(0.75)
  near(seen().position.x, 25)
end)

it("Animation.repeatCount, Animation.repeatDuration, Animation.autoreverses", function()
  slide{ repeatCount = 2.5, autoreverses = true }
  advance(1.25)
  near(seen().position.x, 75)
  advance(3.5)
  near(seen().position.x, 75)
  advance(0.5)
  near(seen().position.x, 50)
  local animation = slide{ repeatDuration = 1.5 }
  advance(1.25)
  near(seen().position.x, 25)
  advance(0.25)
  near(seen().position.x, 50)
  slide{ repeatCount = math.huge }
  advance(1000.25)
  near(seen().position.x, 25)
  layer:removeAllAnimations()
  equal(animation.repeatDuration, 1.5)
  equal(animation.repeatCount, 0)
  equal(animation.autoreverses, false)
end)

it("Animation.fillMode, Animation.isRemovedOnCompletion", function()
  local animation = slide{ fillMode = "forwards", isRemovedOnCompletion = false }
  equal(animation.fillMode, "forwards")
  equal(animation.isRemovedOnCompletion, false)
  advance(5)
  near(seen().position.x, 100)
  same(layer:animationKeys(), { "slide" })
  slide{ fillMode = "backwards", beginTime = ui.currentMediaTime() + 1 }
  near(seen().position.x, 0)
  advance(5)
  near(seen().position.x, 50)
  equal(layer:animationKeys(), nil)
  -- Without a fill mode it stays, and is not seen.
  slide{ isRemovedOnCompletion = false }
  advance(5)
  near(seen().position.x, 50)
  same(layer:animationKeys(), { "slide" })
end)

it("Animation.timingFunction, MediaTimingFunction.getControlPoint, MediaTimingFunction.name, "
  .. "MediaTimingFunction.controlPoints", function()
  local animation = slide{ timingFunction = "easeIn" }
  advance(0.5)
  near(seen().position.x, 31.54)
  same({ animation.timingFunction:getControlPoint(1) }, { 0.42, 0 })
  same({ animation.timingFunction:getControlPoint(3) }, { 1, 1 })
  raises("from 0 to 3", function() animation.timingFunction:getControlPoint(4) end)
  slide{ timingFunction = ui.MediaTimingFunction{ controlPoints = { 0, 1, 0, 1 } } }
  advance(0.125)
  equal(seen().position.x > 45, true)
  slide{ timingFunction = ui.MediaTimingFunction{ name = "linear" } }
  advance(0.5)
  near(seen().position.x, 50)
  raises('did you mean "easeInEaseOut"', function() slide{ timingFunction = "easeInEaseout" } end)
  raises("four finite numbers", function() slide{ timingFunction = { 2, 0, 1, 1 } } end)
  raises('needs name = "easeIn" or controlPoints', function() ui.MediaTimingFunction{} end)
  animation = nil
end)

it("Animation.delegate, AnimationDelegate.animationDidStart, "
  .. "AnimationDelegate.animationDidStop_finished", function()
  local delegate = {
    animationDidStart = function(self, animation) told[#told + 1] = "start " .. animation.user.id end,
    animationDidStop_finished = function(self, animation, finished)
      told[#told + 1] = ("stop %s %s"):format(animation.user.id, finished)
    end,
  }
  local animation = ui.BasicAnimation{
    keyPath = "opacity", fromValue = 0, duration = 1, delegate = delegate,
  }
  animation.user.id = "fade"
  equal(animation.delegate, delegate)
  layer:add(animation, "fade")
  animation = nil
  collect()
  same(told, {})
  settle()
  same(told, { "start fade" })
  advance(1)
  same(told, { "start fade", "stop fade true" })
end)

it("AnimationGroup.animations", function()
  local group = ui.AnimationGroup{
    duration = 2,
    animations = {
      ui.BasicAnimation{ keyPath = "position.x", fromValue = 0, toValue = 100 },
      ui.BasicAnimation{ keyPath = "position.y", fromValue = 0, toValue = 100, duration = 4 },
      ui.BasicAnimation{ keyPath = "opacity", fromValue = 0, toValue = 1, duration = 0.5, beginTime = 1 },
    },
  }
  equal(#group.animations, 3)
  layer:add(group, "all")
  advance(1.25)
  near(seen().position.x, 62.5)
  near(seen().position.y, 31.25)
  near(seen().opacity, 0.5)
  advance(0.75)
  equal(seen().position, ui.point(50, 50))
  raises("cannot be one of its own animations", function()
    ui.AnimationGroup{ animations = { group } }
    group.animations = { ui.AnimationGroup{ animations = { group } } }
  end)
end)

it("Transition.type, Transition.subtype, Transition.startProgress, Transition.endProgress", function()
  local transition = ui.Transition{ duration = 1 }
  equal(transition.type, "fade")
  equal(transition.subtype, nil)
  transition.type, transition.subtype = "push", "fromRight"
  transition.startProgress, transition.endProgress = 0.25, 0.5
  equal(transition.type, "push")
  equal(transition.subtype, "fromRight")
  equal(transition.startProgress, 0.25)
  equal(transition.endProgress, 0.5)
  layer:add(transition, "any")
  -- Core Animation: their key is always this one.
  same(layer:animationKeys(), { "transition" })
  advance(1)
  equal(layer:animationKeys(), nil)
end)

it("MediaTimingFillMode", function()
  -- Where the layer is seen before the beginning and after the end.
  for mode, places in pairs{
    removed = { 50, 50 }, forwards = { 50, 100 }, backwards = { 0, 50 }, both = { 0, 100 },
  } do
    slide{ fillMode = mode, beginTime = ui.currentMediaTime() + 1, isRemovedOnCompletion = false }
    near(seen().position.x, places[1])
    advance(3)
    near(seen().position.x, places[2])
    layer:removeAllAnimations()
  end
end)

it("MediaTimingFunctionName", function()
  for name, half in pairs{
    linear = 50, easeIn = 31.54, easeOut = 68.46, easeInEaseOut = 50, default = 80.24,
  } do
    slide{ timingFunction = name }
    advance(0.5)
    near(seen().position.x, half)
  end
end)

it("AnimationCalculationMode", function()
  for mode, place in pairs{ linear = 5, discrete = 0, paced = 25, cubic = -0.625, cubicPaced = 25 } do
    layer:add(ui.KeyframeAnimation{
      keyPath = "position.x", values = { 0, 10, 100 }, duration = 1, calculationMode = mode,
    }, "walk")
    advance(0.25)
    if mode == "cubicPaced" then
      equal(seen().position.x > 10, true)
    else
      near(seen().position.x, place)
    end
  end
end)

it("TransitionType, TransitionSubtype", function()
  for _, type in ipairs{ "fade", "moveIn", "push", "reveal" } do
    for _, subtype in ipairs{ "fromRight", "fromLeft", "fromTop", "fromBottom" } do
      local transition = ui.Transition{ type = type, subtype = subtype }
      equal(transition.type, type)
      equal(transition.subtype, subtype)
    end
  end
end)

it("ui.currentMediaTime", function()
  local before = ui.currentMediaTime()
  advance(1.5)
  equal(ui.currentMediaTime() - before, 1.5)
end)
