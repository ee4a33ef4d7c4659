local ui = require "lunette"
require "members"

-- A view that moves, and what was told in the end.
local box, told

before_each(function()
  told = {}
  box = ui.View{ frame = { 0, 100, 100, 100 }, backgroundColor = "white" }
  show(box)
end)

local function done(finished) told[#told + 1] = finished end

--- How the view is seen now.
local function seen() return box.layer:presentation() end

local function near(actual, expected)
  if math.abs(actual - expected) > 0.01 then equal(actual, expected, 2) end
end

it("View.animate", function()
  ui.View:animate(1, function() box.x = 200 end, done)
  -- The model has its value at once, the presentation is on its way.
  equal(box.x, 200)
  near(seen().frame.x, 0)
  advance(0.5)
  near(seen().frame.x, 100)
  same(told, {})
  advance(0.25)
  -- Ease in, ease out: Core Animation's curve has done 0.8708 of the way after three quarters.
  near(seen().frame.x, 174.17)
  advance(0.25)
  same(told, { true })
  equal(seen().frame.x, 200)
  -- With Swift's labels.
  ui.View:animate{
    withDuration = 1, delay = 1, options = "curveLinear", animations = function() box.alpha = 0 end,
    completion = done,
  }
  advance(1)
  near(seen().opacity, 1)
  advance(0.25)
  near(seen().opacity, 0.75)
  advance(0.75)
  same(told, { true, true })
  -- A spring swings beyond its end.
  ui.View:animate{
    withDuration = 1, usingSpringWithDamping = 0.2, initialSpringVelocity = 0,
    animations = function() box.x = 0 end,
  }
  local least = 0
  for _ = 1, 50 do
    advance(0.02)
    least = math.min(least, seen().frame.x)
  end
  equal(least < -50, true)
  near(seen().frame.x, 0)
  raises("there is no label withduration; did you mean withDuration?", function()
    ui.View:animate{ withduration = 1 }
  end)
  raises("withDuration is missing", function() ui.View:animate{ animations = done } end)
  raises("options: expected one or more of \"layoutSubviews\"", function()
    ui.View:animate{ withDuration = 1, options = "slow" }
  end)
  raises("expected a finite number of seconds from 0 on", function()
    ui.View:animate(-1, function() end)
  end)
end)

it("View.animateKeyframes, View.addKeyframe", function()
  ui.View:animateKeyframes(2, function()
    ui.View:addKeyframe(0, 0.5, function() box.x = 100 end)
    ui.View:addKeyframe(0.5, 0.5, function() box.y = 300 end)
  end, done)
  advance(0.5)
  near(seen().frame.x, 50)
  near(seen().frame.y, 100)
  advance(1)
  near(seen().frame.x, 100)
  near(seen().frame.y, 200)
  same(told, {})
  advance(0.5)
  same(told, { true })
end)

it("View.transition", function()
  local first, second = ui.Label{ text = "one" }, ui.Label{ text = "two" }
  box:addSubview(first)
  ui.View:transition{
    with = box, duration = 0.4, options = "transitionFlipFromLeft",
    animations = function() first.text = "new" end, completion = done,
  }
  equal(first.text, "new")
  advance(0.3)
  same(told, {})
  advance(0.1)
  same(told, { true })
  ui.View:transition{ from = first, to = second, duration = 0.4, completion = done }
  equal(first.superview, nil)
  equal(second.superview, box)
  advance(0.4)
  ui.View:transition{
    from = second, to = first, duration = 0, options = "showHideTransitionViews",
    completion = done,
  }
  equal(second.isHidden, true)
  settle()
  same(told, { true, true, true })
  raises("needs with", function() ui.View:transition{ duration = 1 } end)
end)

it("View.performWithoutAnimation", function()
  ui.View:animate(1, function()
    ui.View:performWithoutAnimation(function() box.x = 50 end)
    box.y = 0
  end)
  equal(seen().frame.x, 50)
  near(seen().frame.y, 100)
end)

it("View.setAnimationsEnabled, View.areAnimationsEnabled", function()
  equal(ui.View.areAnimationsEnabled, true)
  ui.View:setAnimationsEnabled(false)
  equal(ui.View.areAnimationsEnabled, false)
  ui.View:animate(1, function() box.x = 50 end, done)
  equal(seen().frame.x, 50)
  settle()
  same(told, { true })
  ui.View:setAnimationsEnabled(true)
end)

it("View.inheritedAnimationDuration", function()
  equal(ui.View.inheritedAnimationDuration, 0)
  local outer, inner
  ui.View:animate(2, function()
    outer = ui.View.inheritedAnimationDuration
    ui.View:animate(5, function()
      -- Apple: a nested animation inherits the duration unless it overrides it.
      inner = ui.View.inheritedAnimationDuration
      box.x = 100
    end, done)
    box.y = 0
  end)
  equal(outer, 2)
  equal(inner, 2)
  advance(2)
  same(told, { true })
  ui.View:animate(2, function()
    ui.View:animate{
      withDuration = 5, options = { "overrideInheritedDuration", "overrideInheritedCurve" },
      animations = function() box.x = 0 end, completion = done,
    }
  end)
  advance(2)
  same(told, { true })
  advance(3)
  same(told, { true, true })
end)

it("Layer.presentation, Layer.removeAllAnimations", function()
  equal(ui.View{}.layer:presentation(), nil)
  equal(seen().frame, box.frame)
  ui.View:animate(1, function() box.x = 100 end, done)
  advance(0.5)
  near(seen().position.x, 100)
  -- What was seen stays what it was.
  local before = seen()
  advance(0.25)
  near(before.position.x, 100)
  box.layer:removeAllAnimations()
  settle()
  same(told, { false })
  equal(seen().frame.x, 100)
  advance(1)
  same(told, { false })
end)

it("Layer.opacity, Layer.backgroundColor", function()
  equal(box.layer.opacity, 1)
  equal(box.layer.backgroundColor, ui.Color.white)
  ui.View:animate{
    withDuration = 1, options = "curveLinear", animations = function()
      box.layer.opacity = 0
      box.layer.backgroundColor = "black"
    end,
  }
  equal(box.alpha, 0)
  equal(box.backgroundColor, ui.Color.black)
  advance(0.5)
  near(seen().opacity, 0.5)
  equal(seen().backgroundColor, ui.color(0.5, 0.5, 0.5))
end)

it("Layer.affineTransform, Layer.setAffineTransform", function()
  equal(box.layer:affineTransform(), ui.transform.identity)
  ui.View:animate{
    withDuration = 1, options = "curveLinear",
    animations = function() box.layer:setAffineTransform(ui.transform.rotation(math.pi / 2)) end,
  }
  equal(box.transform, ui.transform.rotation(math.pi / 2))
  advance(0.5)
  -- It turns, and does not shrink on the way.
  local half = seen():affineTransform()
  near(half.a, math.sqrt(0.5))
  near(half.b, math.sqrt(0.5))
end)
