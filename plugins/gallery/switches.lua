-- Switches: their value, colours, images, and being off.

local ui = require "lunette"
local Page = require "page"

local Switches = Page:subclass "Switches"

function Switches:build()
  local function tell(sender)
    self:tell("%s is %s.", sender.id, sender.isOn and "on" or "off")
  end
  self:add("isOn", ui.Switch{ id = "plain", isOn = true, onValueChanged = tell })
  self:add("onTintColor", ui.Switch{
    id = "tinted", isOn = true, onTintColor = "red", onValueChanged = tell,
  })
  self:add("tintColor, thumbTintColor", ui.Switch{
    id = "edged", tintColor = "blue", thumbTintColor = "yellow", onValueChanged = tell,
  })
  self:add("onImage, offImage", ui.Switch{
    id = "pictured", onImage = "sun", offImage = "moon", onValueChanged = tell,
  })
  local slave = ui.Switch{ id = "slave", isEnabled = false, onValueChanged = tell }
  self:add("isEnabled of the one below", ui.Switch{
    id = "master",
    onValueChanged = function(sender)
      slave:setOn(sender.isOn, true)
      slave.isEnabled = sender.isOn
      tell(sender)
    end,
  })
  self:add("setOn(on, true)", slave)
end

return Switches
