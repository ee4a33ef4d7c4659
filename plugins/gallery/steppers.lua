-- Steppers: their range and step, wrapping, holding, and images.

local ui = require "lunette"
local Page = require "page"

local Steppers = Page:subclass "Steppers"

function Steppers:build()
  local function tell(sender) self:tell("%s is %s.", sender.id, sender.value) end
  local function add(caption, options)
    options.onValueChanged = tell
    return self:add(caption, ui.Stepper(options))
  end
  add("value", { id = "plain", value = 50 })
  add("minimumValue, maximumValue", {
    id = "ranged", minimumValue = -1, maximumValue = 1, value = 1,
  })
  add("stepValue = 2.5", { id = "wide", stepValue = 2.5 })
  add("wraps", { id = "round", wraps = true })
  add("autorepeat = false", { id = "single", autorepeat = false })
  add("isContinuous = false", { id = "patient", isContinuous = false })
  add("incrementImage, …", { id = "pictured", incrementImage = "more", decrementImage = "less" })
  add("tintColor", { id = "tinted", tintColor = "red", value = 1 })
  add("isEnabled = false", { id = "off", isEnabled = false })
end

return Steppers
