local ui = require "lunette"
require "members"

local stepper

before_each(function() stepper = ui.Stepper{ frame = { 100, 100, 0, 0 } } end)

it("Stepper.minimumValue, Stepper.maximumValue", function()
  same({ stepper.minimumValue, stepper.maximumValue }, { 0, 100 })
  stepper.minimumValue = 5
  equal(stepper.value, 5)
  stepper.maximumValue = math.huge
  stepper.value = 1e9
  stepper.maximumValue = 10
  equal(stepper.value, 10)
  raises("minimumValue of Stepper must be less than its maximumValue 10, got 10", function()
    stepper.minimumValue = 10
  end)
  raises("maximumValue of Stepper must be greater than its minimumValue 5, got 4.5", function()
    stepper.maximumValue = 4.5
  end)
  raises("expected a number other than NaN", function() stepper.maximumValue = 0 / 0 end)
  same({ stepper.minimumValue, stepper.maximumValue }, { 5, 10 })
end)

it("Stepper.stepValue", function()
  equal(stepper.stepValue, 1)
  stepper.stepValue = 0.5
  show(stepper)
  tap(180, 110)
  equal(stepper.value, 0.5)
  raises("stepValue of Stepper must be greater than 0, got -1", function()
    stepper.stepValue = -1
  end)
  equal(stepper.stepValue, 0.5)
end)

it("Stepper.value", function()
  local told = 0
  stepper.onValueChanged = function() told = told + 1 end
  equal(stepper.value, 0)
  stepper.value = 30
  equal(stepper.value, 30)
  stepper.value = 101
  equal(stepper.value, 100)
  equal(told, 0)
  show(stepper)
  tap(110, 110)
  equal(stepper.value, 99)
  equal(told, 1)
end)

it("Stepper.autorepeat", function()
  equal(stepper.autorepeat, true)
  show(stepper)
  down(180, 110)
  equal(stepper.value, 1)
  advance(0.6)
  equal(stepper.value, 3)
  up()
  stepper.autorepeat = false
  down(180, 110)
  advance(3)
  equal(stepper.value, 3)
  up()
  equal(stepper.value, 4)
  -- A finger that has left the half changes nothing.
  down(180, 110)
  move(110, 110)
  up()
  equal(stepper.value, 4)
end)

it("Stepper.isContinuous", function()
  local told = {}
  stepper.onValueChanged = function() told[#told + 1] = stepper.value end
  equal(stepper.isContinuous, true)
  stepper.isContinuous = false
  show(stepper)
  down(180, 110)
  advance(0.6)
  same(told, {})
  up()
  same(told, { 3 })
  down(180, 110)
  phoneCall()
  same(told, { 3, 4 })
end)

it("Stepper.wraps", function()
  equal(stepper.wraps, false)
  show(stepper)
  tap(110, 110)
  equal(stepper.value, 0)
  stepper.wraps = true
  tap(110, 110)
  equal(stepper.value, 100)
  tap(180, 110)
  equal(stepper.value, 0)
end)

it("Stepper.setIncrementImage, Stepper.incrementImage", function()
  stepper:setIncrementImage("more", "normal")
  stepper:setIncrementImage("more2", "highlighted")
  equal(stepper:incrementImage(), ui.Image:named "more")
  equal(stepper:incrementImage "highlighted", ui.Image:named "more2")
  stepper:setIncrementImage(nil)
  equal(stepper:incrementImage(), nil)
  equal(ui.Stepper{ incrementImage = "more" }:incrementImage "disabled", ui.Image:named "more")
end)

it("Stepper.setDecrementImage, Stepper.decrementImage", function()
  stepper:setDecrementImage("less", "normal")
  equal(stepper:decrementImage(), ui.Image:named "less")
  equal(ui.Stepper{ decrementImage = { normal = "a", disabled = "b" } }:decrementImage "disabled",
    ui.Image:named "b")
end)

it("Stepper.setBackgroundImage, Stepper.backgroundImage", function()
  stepper:setBackgroundImage("half", "normal")
  equal(stepper:backgroundImage "highlighted", ui.Image:named "half")
  equal(ui.Stepper{ backgroundImage = "half" }:backgroundImage(), ui.Image:named "half")
end)

it("Stepper.setDividerImage, Stepper.dividerImage", function()
  stepper:setDividerImage("line")
  stepper:setDividerImage("left", "highlighted", "normal")
  equal(stepper:dividerImage(), ui.Image:named "line")
  equal(stepper:dividerImage("highlighted", "normal"), ui.Image:named "left")
  equal(stepper:dividerImage("normal", "highlighted"), ui.Image:named "line")
  stepper:setDividerImage(nil)
  equal(stepper:dividerImage(), nil)
end)
