-- The catalogue's scenarios of steppers.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"
local rows = scenario.rows

--- Launches a stepper, and notes the values that it tells.
local function launch(options)
  local heard = {}
  options.id = "stepper"
  options.frame = { 20, 44, 0, 0 }
  options.onValueChanged = function(sender) heard[#heard + 1] = sender.value end
  local stepper
  local screen = t.launch(function()
    stepper = ui.Stepper(options)
    return ui.View{ stepper }
  end)
  return screen, stepper, heard
end

describe("A stepper", function()
  it("wraps, tells at the end, and has icons of its own (controls/S61)", function()
    local screen, stepper, heard = launch{
      minimumValue = 1, maximumValue = 100, value = 50, stepValue = 2, autorepeat = false,
      isContinuous = false, wraps = true, incrementImage = "more", decrementImage = "less",
    }
    assert.same({ "[▢less.png | ▢more.png]" }, rows(screen))
    screen:press 'Stepper StepperButton[2]'
    screen:advance(2)
    assert.same({}, heard)
    assert.same({ "[▢less.png | <▢more.png>]" }, rows(screen))
    screen:release()
    assert.same({ 52 }, heard)
    screen:tap 'Stepper StepperButton[1]'
    assert.same({ 52, 50 }, heard)
    stepper.value = 100
    screen:tap '"Increment"'
    assert.same({ 52, 50, 1 }, heard)
    screen:tap '"Decrement"'
    assert.same({ 52, 50, 1, 100 }, heard)
  end)

  it("goes by its step (controls/S62)", function()
    local screen, stepper, heard = launch{ stepValue = 10 }
    assert.same({ "[  (−)   |    +   ]" }, rows(screen))
    screen:tap '"+"'
    assert.equal(10, stepper.value)
    assert.same({ "[   −    |    +   ]" }, rows(screen))
    screen:tap '"−"'
    assert.same({ 10, 0 }, heard)
    screen:set("#stepper", 100)
    assert.equal(12, #heard)
    assert.same({ "[   −    |   (+)  ]" }, rows(screen))
  end)

  it("refuses bounds that are turned round, and keeps its own (controls/S63)", function()
    local stepper = ui.Stepper{}
    local function refuses(name, value, message)
      local done, problem = pcall(function() stepper[name] = value end)
      assert.is_false(done)
      assert.is_true(problem:find(message, 1, true) ~= nil, problem)
      assert.is_true(problem:find("NSInvalidArgumentException", 1, true) ~= nil, problem)
      assert.same({ 0, 100 }, { stepper.minimumValue, stepper.maximumValue })
    end
    refuses("maximumValue", 0, "maximumValue of Stepper must be greater than its minimumValue 0, "
      .. "got 0")
    refuses("minimumValue", 100, "minimumValue of Stepper must be less than its maximumValue 100, "
      .. "got 100")
    refuses("minimumValue", 101, "got 101")
    refuses("maximumValue", -1, "got -1")
    assert.error_matches(function() stepper.stepValue = 0 end,
      "stepValue of Stepper must be greater than 0, got 0")
    assert.equal(1, stepper.stepValue)
  end)

  it("takes both bounds at its making, in whatever order", function()
    local far = ui.Stepper{ minimumValue = 200, maximumValue = 300 }
    assert.same({ 200, 300, 200 }, { far.minimumValue, far.maximumValue, far.value })
    local low = ui.Stepper{ minimumValue = -300, maximumValue = -200, value = -250 }
    assert.same({ -300, -200, -250 }, { low.minimumValue, low.maximumValue, low.value })
    assert.error_matches(function() ui.Stepper{ minimumValue = 3, maximumValue = 2 } end,
      "minimumValue of Stepper must be less than its maximumValue 2, got 3")
  end)

  it("that is held changes at once, then again and again, and faster", function()
    local screen, stepper, heard = launch{}
    screen:press '"+"'
    assert.same({ 1 }, heard)
    screen:advance(0.45)
    assert.equal(1, stepper.value)
    screen:advance(0.05)
    assert.equal(2, stepper.value)
    screen:advance(0.9) -- 10 a second
    assert.equal(11, stepper.value)
    screen:advance(0.5) -- 20 a second
    assert.equal(21, stepper.value)
    screen:advance(0.25) -- 40 a second
    assert.equal(31, stepper.value)
    -- Not while the finger is elsewhere.
    screen:move(-47, 0)
    local before = stepper.value
    assert.same({ "[   −    |    +   ]" }, rows(screen))
    screen:advance(1)
    assert.equal(before, stepper.value)
    screen:move(47, 0)
    screen:advance(10)
    assert.equal(100, stepper.value)
    assert.equal(100, #heard)
    screen:release()
    assert.equal(100, #heard)
    screen:advance(2)
    assert.equal(100, #heard)
  end)

  it("that is taken away lets go", function()
    local screen, stepper, heard = launch{}
    screen:press '"+"'
    stepper:removeFromSuperview()
    screen:advance(3)
    assert.same({ 1 }, heard)
    screen:release()
  end)

  it("that a handler disables lets go", function()
    local screen, stepper, heard = launch{}
    stepper:on("valueChanged", function() stepper.isEnabled = false end)
    screen:press '"+"'
    screen:advance(3)
    screen:release()
    assert.same({ 1 }, heard)
    assert.same({ "(   −    |    +   )" }, rows(screen))
  end)
end)

it("A stepper drives a label, and tells of real changes alone (course/S7)", function()
  local Main = ui.ViewController:subclass "Main"
  function Main:viewDidLoad()
    self.label = ui.Label{ id = "value", frame = { 140, 44, 100, 29 }, text = "2" }
    self.view:addSubview(self.label)
    local stepper = ui.Stepper{ id = "stepper", frame = { 20, 44, 0, 0 }, value = 2, maximumValue = 3 }
    stepper:addTarget(self, "changeValue", "valueChanged")
    self.view:addSubview(stepper)
    self.calls = 0
  end
  function Main:changeValue(stepper)
    self.calls = self.calls + 1
    self.label.text = tostring(stepper.value)
  end
  local screen = t.launch(Main)
  local main = screen.window.rootViewController
  scenario.perform(screen, [[tap "+"; tap "+"; tap "+"]])
  assert.same({ "3", 1 }, { screen:find("#value").text, main.calls })
  scenario.perform(screen, [[tap "−"; tap "−"; tap "−"; tap "−"]])
  assert.same({ "0", 4 }, { screen:find("#value").text, main.calls })
end)
