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

it("GestureRecognizer.require", function()
  local order = {}
  local double = watch(ui.TapGestureRecognizer, {
    numberOfTapsRequired = 2, action = function() order[#order + 1] = "double" end,
  })
  local single = watch(ui.TapGestureRecognizer, {
    action = function() order[#order + 1] = "single" end,
  })
  tap(150, 150)
  same(order, { "single" }, "without a requirement the first tap is one")
  advance(1)
  order = {}
  single:require(double)
  tap(150, 150)
  same(order, {})
  advance(0.4)
  same(order, { "single" })
  tap(150, 150)
  tap(150, 150)
  advance(1)
  same(order, { "single", "double" })
end)

it("GestureRecognizer.canPrevent, GestureRecognizer.canBePrevented", function()
  local order = {}
  local function name(text) return function() order[#order + 1] = text end end
  local first = watch(ui.TapGestureRecognizer, { action = name "first" })
  watch(ui.TapGestureRecognizer, { action = name "second" })
  tap(150, 150)
  same(order, { "first" })
  equal(first:canPrevent(first), true)
  equal(first:canBePrevented(first), true)
  first.isEnabled = false
  -- A subclass that lets the others be, and one that lets none stop it.
  local Kind = ui.TapGestureRecognizer:subclass "Kind"
  function Kind:canPrevent() return false end
  local Stubborn = ui.TapGestureRecognizer:subclass "Stubborn"
  function Stubborn:canBePrevented() return false end
  order = {}
  box.gestureRecognizers = {}
  watch(Kind, { action = name "kind" })
  watch(ui.TapGestureRecognizer, { action = name "tap" })
  watch(Stubborn, { action = name "stubborn" })
  tap(150, 150)
  same(order, { "kind", "tap", "stubborn" })
end)

it("GestureRecognizer.shouldRequireFailure, GestureRecognizer.shouldBeRequiredToFail", function()
  local order = {}
  local function name(text) return function() order[#order + 1] = text end end
  local Patient = ui.TapGestureRecognizer:subclass "Patient"
  function Patient:shouldRequireFailure(other) return other:isKind(ui.TapGestureRecognizer) end
  local patient = watch(Patient, { action = name "patient" })
  watch(ui.TapGestureRecognizer, { numberOfTapsRequired = 2, action = name "double" })
  tap(150, 150)
  same(order, {})
  advance(0.4)
  same(order, { "patient" })
  equal(patient:shouldBeRequiredToFail(patient), false)
  box.gestureRecognizers = {}
  order = {}
  local Bossy = ui.TapGestureRecognizer:subclass "Bossy"
  function Bossy:shouldBeRequiredToFail() return true end
  watch(ui.TapGestureRecognizer, { action = name "single" })
  watch(Bossy, { numberOfTapsRequired = 2, action = name "bossy" })
  tap(150, 150)
  tap(150, 150)
  advance(1)
  same(order, { "bossy" })
end)

it("GestureRecognizerDelegate.gestureRecognizer_shouldRecognizeSimultaneouslyWith, "
  .. "GestureRecognizerDelegate.gestureRecognizer_shouldRequireFailureOf, "
  .. "GestureRecognizerDelegate.gestureRecognizer_shouldBeRequiredToFailBy", function()
  local order, asked = {}, {}
  local function name(text) return function() order[#order + 1] = text end end
  local delegate = {}
  function delegate:gestureRecognizer_shouldRecognizeSimultaneouslyWith(_, other)
    asked[#asked + 1] = other.numberOfTapsRequired
    return true
  end
  watch(ui.TapGestureRecognizer, { action = name "first", delegate = delegate })
  watch(ui.TapGestureRecognizer, { action = name "second" })
  tap(150, 150)
  same(order, { "first", "second" })
  equal(asked[1], 1)
  order = {}
  box.gestureRecognizers = {}
  local waits = {
    gestureRecognizer_shouldRequireFailureOf = function(_, _, other)
      return other.numberOfTapsRequired == 2
    end,
  }
  watch(ui.TapGestureRecognizer, { action = name "single", delegate = waits })
  watch(ui.TapGestureRecognizer, { action = name "double", numberOfTapsRequired = 2 })
  tap(150, 150)
  same(order, {})
  advance(0.4)
  same(order, { "single" })
  order = {}
  box.gestureRecognizers = {}
  local first = {
    gestureRecognizer_shouldBeRequiredToFailBy = function(_, _, other)
      return other.numberOfTapsRequired == 1
    end,
  }
  watch(ui.TapGestureRecognizer, { action = name "single" })
  watch(ui.TapGestureRecognizer, {
    action = name "double", numberOfTapsRequired = 2, delegate = first,
  })
  tap(150, 150)
  same(order, {})
  advance(0.4)
  same(order, { "single" })
end)
