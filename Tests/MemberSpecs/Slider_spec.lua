local ui = require "lunette"
require "members"

local slider

before_each(function() slider = ui.Slider{ frame = { 20, 100, 300, 31 } } end)

it("Slider.minimumValue", function()
  equal(slider.minimumValue, 0)
  slider.value = 0.2
  slider.minimumValue = 0.5
  equal(slider.value, 0.5)
  slider.minimumValue = 3
  same({ slider.minimumValue, slider.value, slider.maximumValue }, { 3, 3, 3 })
  raises("expected a finite number", function() slider.minimumValue = -math.huge end)
end)

it("Slider.maximumValue", function()
  equal(slider.maximumValue, 1)
  slider.maximumValue = 10
  slider.value = 8
  slider.maximumValue = 5
  equal(slider.value, 5)
  slider.maximumValue = -2
  same({ slider.minimumValue, slider.value, slider.maximumValue }, { -2, -2, -2 })
  local far = ui.Slider{ minimumValue = 200, maximumValue = 300, value = 250 }
  same({ far.minimumValue, far.value, far.maximumValue }, { 200, 250, 300 })
end)

it("Slider.value", function()
  equal(slider.value, 0)
  slider.value = 0.3
  equal(slider.value, 0.3)
  slider.value = 2
  equal(slider.value, 1)
  slider.value = -math.huge
  equal(slider.value, 0)
  raises("expected a number other than NaN", function() slider.value = 0 / 0 end)
end)

it("Slider.setValue", function()
  local told = 0
  slider.onValueChanged = function() told = told + 1 end
  show(slider)
  slider:setValue(0.5)
  equal(slider.value, 0.5)
  slider:setValue(9, true)
  equal(slider.value, 1)
  equal(told, 0)
end)

it("Slider.isContinuous", function()
  local told = 0
  slider.onValueChanged = function() told = told + 1 end
  show(slider)
  equal(slider.isContinuous, true)
  down(35, 115)
  move(60, 115)
  move(80, 115)
  up()
  equal(told, 2)
  slider.isContinuous = false
  down(80, 115)
  move(90, 115)
  move(100, 115)
  equal(told, 2)
  up()
  equal(told, 3)
  -- Nothing has changed.
  down(100, 115)
  up()
  equal(told, 3)
end)

it("Slider.minimumValueImage, Slider.maximumValueImage", function()
  equal(slider.minimumValueImage, nil)
  slider.minimumValueImage = "quiet"
  slider.maximumValueImage = ui.Image:named "loud"
  equal(slider.minimumValueImage, ui.Image:named "quiet")
  equal(slider.maximumValueImage, ui.Image:named "loud")
  slider.minimumValueImage = nil
  equal(slider.minimumValueImage, nil)
end)

it("Slider.minimumTrackTintColor, Slider.maximumTrackTintColor, Slider.thumbTintColor", function()
  equal(slider.minimumTrackTintColor, nil)
  slider.minimumTrackTintColor = "red"
  slider.maximumTrackTintColor = "gray"
  slider.thumbTintColor = "black"
  equal(slider.minimumTrackTintColor, ui.Color.red)
  equal(slider.maximumTrackTintColor, ui.Color.gray)
  equal(slider.thumbTintColor, ui.Color.black)
end)

it("Slider.setThumbImage, Slider.thumbImage, Slider.currentThumbImage", function()
  equal(slider.currentThumbImage, nil)
  slider:setThumbImage("up")
  slider:setThumbImage("down", "highlighted")
  equal(slider:thumbImage(), ui.Image:named "up")
  equal(slider:thumbImage "highlighted", ui.Image:named "down")
  equal(slider:thumbImage "disabled", ui.Image:named "up")
  equal(slider.currentThumbImage, ui.Image:named "up")
  slider.isHighlighted = true
  equal(slider.currentThumbImage, ui.Image:named "down")
  slider:setThumbImage(nil)
  equal(slider:thumbImage(), nil)
  local other = ui.Slider{ thumbImage = { normal = "up", disabled = "off" }, isEnabled = false }
  equal(other.currentThumbImage, ui.Image:named "off")
  raises("expected an image", slider.setThumbImage, slider)
end)

it("Slider.setMinimumTrackImage, Slider.minimumTrackImage, "
  .. "Slider.currentMinimumTrackImage", function()
  slider:setMinimumTrackImage("low", "normal")
  equal(slider:minimumTrackImage "normal", ui.Image:named "low")
  equal(slider.currentMinimumTrackImage, ui.Image:named "low")
  equal(ui.Slider{ minimumTrackImage = "x" }.currentMinimumTrackImage, ui.Image:named "x")
end)

it("Slider.setMaximumTrackImage, Slider.maximumTrackImage, "
  .. "Slider.currentMaximumTrackImage", function()
  slider:setMaximumTrackImage("high", "normal")
  equal(slider:maximumTrackImage "normal", ui.Image:named "high")
  equal(slider.currentMaximumTrackImage, ui.Image:named "high")
  equal(ui.Slider{ maximumTrackImage = "x" }.currentMaximumTrackImage, ui.Image:named "x")
end)

it("Slider.minimumValueImageRect, Slider.maximumValueImageRect", function()
  local bounds = ui.rect(0, 0, 300, 31)
  equal(slider:minimumValueImageRect(bounds).width, 0)
  slider.minimumValueImage = "quiet"
  slider.maximumValueImage = "loud"
  equal(slider:minimumValueImageRect(bounds), ui.rect(0, 0.5, 30, 30))
  equal(slider:maximumValueImageRect(bounds), ui.rect(270, 0.5, 30, 30))
  local Wide = ui.Slider:subclass "Wide"
  function Wide:minimumValueImageRect() return { 0, 0, 60, 31 } end
  function Wide:maximumValueImageRect() return { 240, 0, 60, 31 } end
  -- The track begins and ends beside them.
  equal(Wide{}:trackRect(bounds), ui.rect(75, 14.5, 150, 2))
end)

it("Slider.trackRect", function()
  equal(slider:trackRect{ 0, 0, 300, 31 }, ui.rect(2, 14.5, 296, 2))
  local Short = ui.Slider:subclass "Short"
  function Short:trackRect(bounds)
    return Short.super.trackRect(self, bounds):inset(50, 0)
  end
  local short = Short{ frame = { 0, 100, 300, 31 }, value = 1 }
  show(short)
  down(300 - 52, 115)
  move(0, 115)
  up()
  equal(short.value, 0)
end)

it("Slider.thumbRect", function()
  local track = slider:trackRect(slider.bounds)
  equal(slider:thumbRect(slider.bounds, track, 0), ui.rect(0, 0, 31, 31))
  equal(slider:thumbRect(slider.bounds, track, 1), ui.rect(269, 0, 31, 31))
  local Small = ui.Slider:subclass "Small"
  function Small:thumbRect(bounds, track, value)
    self.asked = value
    return { track.minX + track.width * value - 5, 10, 10, 10 }
  end
  local small = Small{ frame = { 0, 100, 300, 31 } }
  show(small)
  down(2, 115)
  move(150, 115)
  up()
  assert.near(0.5, small.value, 1e-6)
  assert(small.asked)
end)
