-- Controls of one value keep the touches that are theirs from the recognisers around them, as
-- Apple's page of UIGestureRecognizer lists them.

local ui = require "lunette"
local t = require "lunette.test"

--- Launches controls in a view with a recogniser, which counts.
local function launch(recognizer, controls)
  local count = { 0 }
  recognizer:addTarget(function() count[1] = count[1] + 1 end)
  local screen = t.launch(function()
    local root = ui.View(controls)
    root:addGestureRecognizer(recognizer)
    return root
  end)
  return screen, count
end

it("Taps are theirs", function()
  local screen, count = launch(ui.TapGestureRecognizer{}, {
    ui.Switch{ id = "switch", frame = { 20, 40, 0, 0 } },
    ui.Stepper{ id = "stepper", frame = { 20, 80, 0, 0 } },
    ui.SegmentedControl{ items = { "One", "Two" }, frame = { 20, 120, 200, 29 } },
    ui.PageControl{ id = "pages", frame = { 20, 160, 200, 37 }, numberOfPages = 3 },
    ui.View{ id = "other", frame = { 20, 200, 100, 20 } },
  })
  screen:tap "#switch"
  screen:tap '"+"'
  screen:tap '"Two"'
  screen:tap("#pages", 150, 10)
  assert.equal(0, count[1])
  assert.is_true(screen:find("#switch").isOn)
  assert.equal(1, screen:find("#stepper").value)
  assert.is_true(screen:has '"Two":selected')
  assert.equal(2, screen:find("#pages").currentPage)
  screen:tap "#other"
  assert.equal(1, count[1])
end)

it("A swipe of the thumb along a slider is its own", function()
  local screen, count = launch(ui.SwipeGestureRecognizer{ direction = "right" }, {
    ui.Slider{ id = "slider", frame = { 20, 40, 300, 31 }, value = 0.2 },
    ui.View{ id = "other", frame = { 20, 100, 300, 100 } },
  })
  screen:press "#slider"
  screen:move(80, 0)
  screen:move(80, 0)
  screen:release()
  assert.equal(0, count[1])
  assert.is_true(screen:find("#slider").value > 0.5)
  screen:press("#other", 50, 50)
  screen:move(80, 0)
  screen:move(80, 0)
  screen:release()
  assert.equal(1, count[1])
end)

it("A pan along a switch is its own, one across is not", function()
  local pan = ui.PanGestureRecognizer{}
  local screen, count = launch(pan, { ui.Switch{ id = "switch", frame = { 100, 300, 0, 0 } } })
  screen:drag("#switch", 30, 0)
  assert.equal(0, count[1])
  assert.is_true(screen:find("#switch").isOn)
  screen:drag("#switch", 0, 60)
  assert.is_true(count[1] > 0)
  -- The pan took the touch away.
  assert.is_true(screen:find("#switch").isOn)
end)
