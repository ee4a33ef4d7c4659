-- Sliders: their range, when they tell, colours and images.

local ui = require "lunette"
local Page = require "page"

local Sliders = Page:subclass "Sliders"
Sliders.length = 180

function Sliders:build()
  local told = 0
  local function tell(sender)
    told = told + 1
    self:tell("%s is %.2f, told %d times.", sender.id, sender.value, told)
  end
  local function add(caption, options)
    options.onValueChanged = tell
    return self:add(caption, ui.Slider(options), self.length)
  end
  add("value", { id = "plain", value = 0.4 })
  add("range −10 … 10", {
    id = "ranged", minimumValue = -10, maximumValue = 10, value = -5,
  })
  add("isContinuous = false", { id = "patient", isContinuous = false })
  add("track and thumb tints", {
    id = "tinted", value = 0.5, minimumTrackTintColor = "red", maximumTrackTintColor = "orange",
    thumbTintColor = "purple",
  })
  add("minimumValueImage, …", {
    id = "ends", value = 0.5, minimumValueImage = "quiet", maximumValueImage = "loud",
  })
  add("thumbImage by state", {
    id = "pictured", value = 0.5, thumbImage = { normal = "up", highlighted = "down" },
  })
  add("isEnabled = false", { id = "off", value = 0.7, isEnabled = false })
  self:add("setValue(value, true)", ui.Button{
    type = "system", id = "jump", title = "Jump",
    onTouchUpInside = function()
      local slider = self.rows[1].view
      slider:setValue(slider.value > 0.5 and 0 or 1, true)
      self:tell("plain has jumped to %.2f, told nobody.", slider.value)
    end,
  })
end

return Sliders
