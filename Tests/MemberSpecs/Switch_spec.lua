local ui = require "lunette"
require "members"

it("Switch.isOn", function()
  local switch = ui.Switch{}
  equal(switch.isOn, false)
  switch.isOn = true
  equal(switch.isOn, true)
  raises("in Lua it is 'isOn'", function() switch.on_ = true end)
  -- `on` adds a handler, and is the name of the property in Objective-C.
  raises("on is a method of Switch; the property is 'isOn'", function()
    return ui.Switch{ on = true }
  end)
  raises("on is a method of Control; the property is 'isOn'", function() switch.on = true end)
  raises("expected boolean", function() switch.isOn = 1 end)
end)

it("Switch.setOn", function()
  local told = 0
  local switch = ui.Switch{ onValueChanged = function() told = told + 1 end }
  show(switch)
  switch:setOn(true)
  equal(switch.isOn, true)
  switch:setOn(false, true)
  equal(switch.isOn, false)
  equal(told, 0)
  raises("argument 1 (isOn): expected boolean", switch.setOn, switch, "on")
end)

it("Switch.onTintColor, Switch.thumbTintColor", function()
  local switch = ui.Switch{ onTintColor = "red" }
  equal(switch.onTintColor, ui.Color.red)
  equal(switch.thumbTintColor, nil)
  switch.thumbTintColor = "purple"
  equal(switch.thumbTintColor, ui.Color.purple)
  switch.onTintColor = nil
  equal(switch.onTintColor, nil)
end)

it("Switch.onImage, Switch.offImage", function()
  local switch = ui.Switch{ onImage = "on", offImage = "off" }
  equal(switch.onImage, ui.Image:named "on")
  equal(switch.offImage, ui.Image:named "off")
  switch.onImage = nil
  equal(switch.onImage, nil)
end)
