-- The catalogue's scenarios of sliders.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"
local rows = scenario.rows

describe("A slider", function()
  it("with icons and tints is dragged to its maximum (controls/S46)", function()
    local heard = {}
    local screen = t.launch(function()
      return ui.View{
        ui.Slider{
          id = "slider", frame = { 40, 44, 295, 31 }, minimumValue = 0, maximumValue = 1,
          value = 0.5, minimumValueImage = "min", maximumValueImage = "max",
          minimumTrackTintColor = "red", maximumTrackTintColor = "gray", thumbTintColor = "black",
          onValueChanged = function(sender) heard[#heard + 1] = sender.value end,
        },
      }
    end)
    assert.same(
      { "▢min.png ━━━━━━━━━━━━━━━━━━━━●──────────────────── ▢max.png" }, rows(screen))
    assert.is_true(scenario.treeHas(screen,
      "minimumTrackTintColor=#ff0000 maximumTrackTintColor=#808080 thumbTintColor=#000000"))
    screen:drag("#slider", 300, 0)
    assert.equal(1, heard[#heard])
    assert.is_true(#heard > 1)
    for index = 2, #heard do assert.is_true(heard[index] > heard[index - 1]) end
    assert.same(
      { "▢min.png ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━● ▢max.png" }, rows(screen))
    screen:drag("#slider", -400, 0)
    assert.equal(0, screen:find("#slider").value)
  end)

  it("tells all through a drag, or once at its end (weibo/S118)", function()
    local heard
    local screen = t.launch(function()
      return ui.View{
        ui.Slider{
          id = "slider", frame = { 20, 44, 300, 31 },
          onValueChanged = function(sender) heard[#heard + 1] = sender.value end,
        },
      }
    end)
    local slider = screen:find("#slider").object
    for _, isContinuous in ipairs{ true, false } do
      heard = {}
      slider.isContinuous = isContinuous
      slider.value = 0
      screen:press "#slider"
      for _ = 1, 5 do screen:move(20, 0) end
      assert.equal(isContinuous and 5 or 0, #heard)
      screen:release()
      assert.equal(isContinuous and 5 or 1, #heard)
      assert.equal(slider.value, heard[#heard])
    end
    -- 5 × 20 points of the 269 that the thumb has.
    assert.near(100 / 269, slider.value, 1e-6)
  end)

  it("is not moved by a finger beside its thumb", function()
    local screen = t.launch(ui.View{ ui.Slider{ id = "slider", frame = { 20, 44, 300, 31 } } })
    screen:tap("#slider", 200, 15)
    assert.equal(0, screen:find("#slider").value)
    screen:press("#slider", 35, 15) -- 4 points beside it: near enough
    screen:move(269, 0)
    assert.equal(1, screen:find("#slider").value)
    assert.is_true(screen:has "#slider:highlighted")
    screen:release()
  end)

  it("has images for its states", function()
    local screen = t.launch(ui.View{
      ui.Slider{
        id = "slider", frame = { 20, 44, 150, 31 }, value = 0.5,
        thumbImage = { normal = "up", highlighted = "down" },
        minimumTrackImage = "low", maximumTrackImage = "high",
      },
    })
    assert.same({ "━━━━━━━━━━━━▢up.png───────────" }, rows(screen))
    screen:press "#slider"
    assert.same({ "<━━━━━━━━━━▢down.png─────────>" }, rows(screen))
    assert.is_true(scenario.treeHas(screen, 'minimumTrackImage={name="low" size=(30 30)}'))
    assert.is_true(scenario.treeHas(screen, 'maximumTrackImage={name="high" size=(30 30)}'))
    screen:release()
  end)
end)

it("A label has the slider's value with two decimals before anything moves (course/S8)", function()
  local Main = ui.ViewController:subclass "Main"
  function Main:viewDidLoad()
    self.slider = ui.Slider{ id = "slider", frame = { 20, 44, 200, 31 }, value = 0.456 }
    self.label = ui.Label{ id = "value", frame = { 240, 44, 100, 31 } }
    self.slider:on("valueChanged", function() self:show() end)
    self.view:addSubview(self.slider)
    self.view:addSubview(self.label)
    self:show()
  end
  function Main:show() self.label.text = ("%.2f"):format(self.slider.value) end
  local screen = t.launch(Main)
  assert.equal("0.46", screen:find("#value").text)
  screen:set("#slider", 0.7)
  assert.equal("0.70", screen:find("#value").text)
end)

it("Three sliders mix a colour (course/S9)", function()
  local Mixer = ui.ViewController:subclass "Mixer"
  function Mixer:viewDidLoad()
    self.label = ui.Label{ id = "mix", frame = { 20, 200, 200, 40 } }
    self.view:addSubview(self.label)
    for i, name in ipairs{ "red", "green", "blue" } do
      local slider = ui.Slider{
        id = name, frame = { 20, 40 * i, 300, 31 }, value = ({ 0.2, 0.4, 1 })[i],
      }
      slider:addTarget(self, "changeColor", "valueChanged")
      self[name] = slider
      self.view:addSubview(slider)
    end
    self:changeColor()
  end
  function Mixer:changeColor()
    self.label.backgroundColor =
      ui.color(self.red.value, self.green.value, self.blue.value, 1)
  end
  local screen = t.launch(Mixer)
  local mix = screen:find("#mix").object
  assert.equal("#3366ff", mix.backgroundColor)
  scenario.perform(screen, "set #red 1; set #green 0.8; set #blue 0")
  assert.equal("#ffcc00", mix.backgroundColor)
  screen:drag("#green", -400, 0)
  assert.equal("#ff0000", mix.backgroundColor)
end)
