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

it("TapGestureRecognizer.numberOfTapsRequired, TapGestureRecognizer.numberOfTouchesRequired", function()
  local recognizer = watch(ui.TapGestureRecognizer)
  equal(recognizer.numberOfTapsRequired, 1)
  equal(recognizer.numberOfTouchesRequired, 1)
  recognizer.numberOfTapsRequired = 3
  tap(150, 150)
  tap(150, 150)
  equal(#states, 0)
  tap(150, 150)
  equal(#states, 1)
  tap(150, 150)
  advance(0.5)
  tap(150, 150)
  tap(150, 150)
  equal(#states, 1, "a pause begins the count anew")
  advance(1)
  recognizer.numberOfTapsRequired = 1
  recognizer.numberOfTouchesRequired = 2
  tap(150, 150)
  equal(#states, 1)
  down(150, 150, 0)
  down(200, 150, 1)
  up(0)
  up(1)
  equal(#states, 2)
  down(150, 150)
  move(150, 230)
  up()
  equal(#states, 2)
  raises("expected an integer from 1, got number 0", function() recognizer.numberOfTapsRequired = 0 end)
end)

it("LongPressGestureRecognizer.minimumPressDuration, LongPressGestureRecognizer.allowableMovement", function()
  local recognizer = watch(ui.LongPressGestureRecognizer)
  equal(recognizer.minimumPressDuration, 0.5)
  equal(recognizer.allowableMovement, 10)
  down(150, 150)
  advance(0.49)
  same(states, {})
  advance(0.02)
  same(states, { "began" })
  move(180, 150)
  up()
  same(states, { "began", "changed", "ended" })
  down(150, 150)
  advance(0.1)
  move(165, 150)
  advance(1)
  up()
  equal(#states, 3, "a finger that moves too far first presses nothing")
  recognizer.allowableMovement = 20
  recognizer.minimumPressDuration = 2
  down(150, 150)
  move(165, 150)
  advance(1.9)
  equal(#states, 3)
  advance(0.2)
  equal(states[4], "began")
end)

it("LongPressGestureRecognizer.numberOfTouchesRequired, LongPressGestureRecognizer.numberOfTapsRequired", function()
  local recognizer = watch(ui.LongPressGestureRecognizer)
  equal(recognizer.numberOfTouchesRequired, 1)
  equal(recognizer.numberOfTapsRequired, 0)
  recognizer.numberOfTapsRequired = 1
  down(150, 150)
  advance(1)
  up()
  same(states, {})
  advance(2)
  tap(150, 150)
  down(150, 150)
  advance(0.6)
  same(states, { "began" })
  up()
  advance(1)
  recognizer.numberOfTapsRequired = 0
  recognizer.numberOfTouchesRequired = 2
  down(150, 150, 0)
  advance(0.2)
  down(200, 150, 1)
  advance(0.6)
  equal(states[3], "began")
  up(0)
  equal(states[4], "ended")
end)

it("SwipeGestureRecognizer.direction, SwipeDirection, SwipeGestureRecognizer.numberOfTouchesRequired", function()
  local recognizer = watch(ui.SwipeGestureRecognizer)
  equal(recognizer.direction, "right")
  equal(recognizer.numberOfTouchesRequired, 1)
  drag(150, 150, 100, 10)
  up()
  same(states, { "ended" })
  drag(250, 150, -100, 10)
  up()
  equal(#states, 1)
  recognizer.direction = "left|up"
  equal(recognizer.direction, "left|up")
  drag(250, 150, -100, 10)
  up()
  drag(250, 250, 0, -100)
  up()
  equal(#states, 3)
  recognizer.direction = "down"
  down(150, 150)
  advance(0.6)
  move(150, 280)
  up()
  equal(#states, 3, "what is slow is no swipe")
  recognizer.numberOfTouchesRequired = 2
  drag(150, 150, 0, 100)
  up()
  equal(#states, 3)
  down(150, 150, 0)
  down(200, 150, 1)
  move(150, 220, 0)
  move(200, 220, 1)
  equal(#states, 4)
end)

it("PanGestureRecognizer.translation, PanGestureRecognizer.setTranslation, PanGestureRecognizer.velocity", function()
  local seen = {}
  local recognizer = watch(ui.PanGestureRecognizer, {
    action = function(pan) seen[#seen + 1] = pan:translation(box) end,
  })
  down(150, 150)
  advance(0.02)
  move(158, 150)
  equal(#seen, 0, "a pan begins after 10 points")
  advance(0.02)
  move(162, 150)
  equal(seen[1], ui.point(0, 0))
  advance(0.02)
  move(182, 160)
  equal(seen[2], ui.point(20, 10))
  equal(recognizer:velocity().x > 500, true)
  recognizer:setTranslation({ 100, 0 }, box)
  equal(recognizer:velocity().x > 500, true, "it stays")
  advance(0.02)
  move(183, 160)
  equal(seen[3], ui.point(101, 0))
  equal(math.abs(recognizer:velocity(box).x - 287.5) < 1e-9, true)
  advance(0.02)
  move(185, 160)
  equal(math.abs(recognizer:velocity(box).x - 87.5) < 1e-9, true)
  advance(0.2)
  equal(recognizer:velocity(), ui.point(0, 0), "a finger at rest has none")
  box.transform = ui.transform.scale(2, 2)
  equal(recognizer:translation(box), ui.point(51.5, 0))
end)

it("PanGestureRecognizer.minimumNumberOfTouches, PanGestureRecognizer.maximumNumberOfTouches", function()
  local recognizer = watch(ui.PanGestureRecognizer)
  equal(recognizer.minimumNumberOfTouches, 1)
  equal(recognizer.maximumNumberOfTouches, math.maxinteger)
  recognizer.minimumNumberOfTouches = 2
  drag(150, 150, 50, 0)
  equal(#states, 0)
  up()
  down(150, 150, 0)
  down(150, 200, 1)
  for step = 1, 6 do
    move(150 + 5 * step, 150, 0)
    move(150 + 5 * step, 200, 1)
  end
  equal(states[1], "began")
  up(0)
  equal(states[#states], "changed")
  up(1)
  -- Apple: it ends when all fingers are lifted.
  equal(states[#states], "ended")
  local count = #states
  recognizer.minimumNumberOfTouches = 1
  recognizer.maximumNumberOfTouches = 1
  down(150, 150, 0)
  down(150, 200, 1)
  move(200, 150, 0)
  equal(#states, count)
end)

it("ScreenEdgePanGestureRecognizer.edges, RectEdge", function()
  box.frame = { 0, 0, 375, 667 }
  local recognizer = watch(ui.ScreenEdgePanGestureRecognizer)
  equal(recognizer.edges, "")
  drag(5, 300, 100, 0)
  up()
  equal(#states, 0)
  recognizer.edges = "left"
  drag(5, 300, 100, 0)
  up()
  equal(states[1], "began")
  local count = #states
  drag(50, 300, 100, 0)
  up()
  drag(370, 300, -100, 0)
  up()
  drag(5, 300, 0, 100)
  up()
  equal(#states, count)
  for edge, way in pairs{
    right = { 370, 300, -100, 0 }, bottom = { 200, 660, 0, -100 }, top = { 200, 5, 0, 100 },
  } do
    states = {}
    recognizer.edges = edge
    drag(table.unpack(way))
    up()
    equal(states[1], "began")
  end
  states = {}
  recognizer.edges = "all"
  equal(recognizer.edges, "all")
  drag(370, 300, -100, 0)
  up()
  equal(states[1], "began")
end)

it("PinchGestureRecognizer.scale, PinchGestureRecognizer.velocity", function()
  local recognizer = watch(ui.PinchGestureRecognizer)
  equal(recognizer.scale, 1)
  equal(recognizer.velocity, 0)
  down(180, 200, 0)
  down(220, 200, 1)
  advance(0.02)
  move(170, 200, 0)
  same(states, { "began" })
  equal(recognizer.scale, 1)
  advance(0.02)
  move(270, 200, 1)
  equal(recognizer.scale, 2)
  equal(recognizer.velocity, 0, "there was one move only")
  advance(0.02)
  move(295, 200, 1)
  equal(recognizer.scale, 2.5)
  equal(recognizer.velocity > 20, true)
  local velocity = recognizer.velocity
  recognizer.scale = 1
  equal(recognizer.velocity, velocity, "it stays")
  move(420, 200, 1)
  equal(recognizer.scale, 2)
  raises("there are 2 touches, so there is none at position 3", function()
    recognizer:location(nil, 3)
  end)
  up(0)
  raises("there is 1 touch, so there is none at position 2", function()
    recognizer:location(nil, 2)
  end)
  equal(states[#states], "changed")
  up(1)
  -- Apple: it ends when both fingers are lifted.
  equal(states[#states], "ended")
  equal(recognizer.scale, 1)
end)

it("RotationGestureRecognizer.rotation, RotationGestureRecognizer.velocity", function()
  local recognizer = watch(ui.RotationGestureRecognizer)
  equal(recognizer.rotation, 0)
  equal(recognizer.velocity, 0)
  down(150, 200, 0)
  down(250, 200, 1)
  move(250, 220, 1)
  same(states, { "began" })
  equal(recognizer.rotation, 0)
  move(150, 320, 1)
  equal(math.abs(recognizer.rotation - (math.pi / 2 - math.atan(0.2))) < 1e-9, true)
  advance(0.02)
  move(150, 300, 1)
  advance(0.02)
  move(130, 300, 1)
  local velocity = recognizer.velocity
  equal(velocity ~= 0, true)
  recognizer.rotation = 1
  equal(recognizer.velocity, velocity, "it stays")
  equal(recognizer.rotation, 1)
  up(0)
  up(1)
  equal(states[#states], "ended")
end)
