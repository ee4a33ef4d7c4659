-- Toolbars (controls, S67 and S69; course, S32).

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"

local rule = ("─"):rep(75)

--- The bar of S67: a word, an image, a system item, a spring and a progress view.
local function launch(withSpace)
  local count, bar = 0, nil
  local screen = t.launch(function()
    local function handler() count = count + 1 end
    local items = {
      ui.BarButtonItem{ title = "OK", style = "plain", action = handler },
      ui.BarButtonItem{ image = "hsvrb", style = "bordered", action = handler, id = "image" },
      ui.BarButtonItem{ barButtonSystemItem = "add", action = handler },
      ui.BarButtonItem{ barButtonSystemItem = "flexibleSpace" },
      ui.BarButtonItem{
        customView = ui.ProgressView{
          progressViewStyle = "bar", frame = { 0, 0, 80, 20 }, progress = 1, id = "progress" },
      },
    }
    if withSpace then
      table.insert(items, 2, ui.BarButtonItem{ systemItem = "fixedSpace", width = 28 })
    end
    bar = ui.Toolbar{ frame = { 0, 623, 375, 44 }, items = items }
    return ui.View{ backgroundColor = "white", bar }
  end)
  return screen, function() return count end, bar
end

it("controls/S67: a word, an image and a system item at the left, progress at the right", function()
  local screen, count = launch()
  local ok, image = screen:find '"OK"', screen:find "#image"
  local add, progress = screen:find '"Add"', screen:find "#progress"
  assert.equal(16, ok.x)
  assert.is_true(ok.frame.maxX < image.x and image.frame.maxX < add.x)
  assert.equal(359, progress.frame.maxX)
  assert.equal(80, progress.width)
  local rows = scenario.rows(screen)
  assert.equal(rule, rows[1])
  assert.matches("^OK  ▢hsvrb%.png %+", rows[2])
  for _, query in ipairs{ '"OK"', "#image", '"Add"' } do screen:step("tap " .. query) end
  assert.equal(3, count())
  screen:step "tap #progress"
  assert.equal(3, count())
end)

it("controls/S69: a fixed space moves what follows by its width", function()
  local _, _, plain = launch()
  local before = {}
  for index, view in ipairs(plain.subviews) do before[index] = view.x end
  local _, _, bar = launch(true)
  local after = {}
  for index, view in ipairs(bar.subviews) do after[index] = view.x end
  assert.equal(before[1], after[1])
  assert.equal(before[2] + 28, after[2])
  assert.equal(before[3] + 28, after[3])
  -- The spring takes it up.
  assert.equal(before[4], after[4])
end)

it("course/S32: springs share what is left, and the same space is there twice", function()
  local bar
  local screen = t.launch(function()
    local stick = ui.BarButtonItem{ barButtonSystemItem = "fixedSpace", width = 40 }
    local spring = ui.BarButtonItem{ barButtonSystemItem = "flexibleSpace" }
    local function button(name) return ui.BarButtonItem{ barButtonSystemItem = name } end
    bar = ui.Toolbar{
      frame = { 0, 623, 375, 44 },
      items = {
        stick, button "rewind", spring, button "play", spring, button "fastForward", stick },
    }
    return ui.View{ backgroundColor = "white", bar }
  end)
  local rewind, play = screen:find '"Rewind"', screen:find '"Play"'
  local forward = screen:find '"Fast Forward"'
  -- The bar's own margin, and 40.
  assert.equal(16 + 40, rewind.x)
  assert.equal(375 - 16 - 40, forward.frame.maxX)
  assert.equal(187.5, play.frame.midX)
  assert.equal(rule, scenario.rows(screen)[1])
  assert.matches("^◀◀ +▶ +▶▶$", scenario.rows(screen)[2])
  -- Room that is not there is not shared.
  bar.width = 100
  screen:step "advance 0"
  assert.equal(rewind.frame.maxX + 10, play.x)
end)

it("Items change within the action of one of them", function()
  local bar, first
  local screen = t.launch(function()
    bar = ui.Toolbar{ frame = { 0, 623, 375, 44 } }
    first = ui.BarButtonItem{
      title = "First", action = function(item)
        bar.items = { ui.BarButtonItem{ title = "Second", action = function() bar.items = {} end } }
        item.title = "Gone"
      end,
    }
    bar.items = { first }
    return ui.View{ backgroundColor = "white", bar }
  end)
  screen:step 'tap "First"'
  assert.same({ rule, "Second" }, scenario.rows(screen))
  screen:step 'tap "Second"'
  assert.same({ rule }, scenario.rows(screen))
end)
