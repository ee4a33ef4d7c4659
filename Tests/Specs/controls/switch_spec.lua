-- The catalogue's scenarios of switches.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"
local rows = scenario.rows

describe("A switch", function()
  it("shows value, tint and image, and tells once per tap (controls/S34)", function()
    local heard = {}
    local switch
    local screen = t.launch(function()
      switch = ui.Switch{
        id = "switch", frame = { 20, 44, 0, 0 }, isOn = true, onTintColor = "red",
        thumbTintColor = "purple", onImage = "on.png", offImage = "off.png",
        onValueChanged = function(sender) heard[#heard + 1] = sender.isOn end,
      }
      return ui.View{ switch }
    end)
    assert.same({ "[● on ▢on.png]" }, rows(screen))
    assert.is_true(scenario.treeHas(screen, "onTintColor=#ff0000 thumbTintColor=#800080"))
    assert.is_true(screen:has "#switch:on")
    screen:tap "#switch"
    assert.same({ false }, heard)
    assert.same({ "[○ off ▢off.png]" }, rows(screen))
    assert.is_true(screen:has "#switch:off")
    screen:tap "#switch"
    assert.same({ false, true }, heard)
    assert.same({ "[● on ▢on.png]" }, rows(screen))
    assert.equal(ui.color "red", switch.onTintColor)
    assert.is_true(screen:text{ color = true }:find("38;2;255;0;0;", 1, true) ~= nil)
  end)

  it("says nothing of what a script sets", function()
    local heard = 0
    local screen = t.launch(function()
      return ui.View{
        ui.Switch{ id = "switch", onValueChanged = function() heard = heard + 1 end },
      }
    end)
    local switch = screen:find("#switch").object
    switch.isOn = true
    switch:setOn(false, true)
    switch:setOn(true)
    assert.equal(0, heard)
    assert.is_true(switch.isOn)
  end)

  it("goes where a finger moves its knob", function()
    local heard = {}
    local screen = t.launch(function()
      return ui.View{
        ui.Switch{
          id = "switch", frame = { 100, 44, 0, 0 },
          onValueChanged = function(sender) heard[#heard + 1] = sender.isOn end,
        },
      }
    end)
    screen:press("#switch", 10, 15)
    screen:move(5, 0)
    screen:move(20, 0)
    assert.same({}, heard)
    screen:release()
    assert.same({ true }, heard)
    -- To where it is already, and back to where it came from.
    screen:drag("#switch", 20, 0)
    screen:press("#switch", 40, 15)
    screen:move(-30, 0)
    screen:move(30, 0)
    screen:release()
    assert.same({ true }, heard)
    -- A phone call.
    screen:press "#switch"
    screen:cancel()
    assert.same({ true }, heard)
    screen:swipe("#switch", "left")
    assert.same({ true, false }, heard)
  end)

  it("takes its own size whatever its frame", function()
    local switch = ui.Switch{ frame = { 10, 20, 200, 100 } }
    assert.equal(ui.rect(10, 20, 51, 31), switch.frame)
    switch.bounds = { 0, 0, 1, 1 }
    switch:sizeToFit()
    assert.equal(ui.size(51, 31), switch.size)
  end)
end)

it("A master switch turns another one on, and lets it be used (course/S10)", function()
  local Main = ui.ViewController:subclass "Main"
  function Main:viewDidLoad()
    self.master = ui.Switch{ id = "master", frame = { 20, 44, 0, 0 } }
    self.aux = ui.Switch{ id = "aux", frame = { 120, 44, 0, 0 }, isOn = true }
    self.master:addTarget(self, "mainSwitchChanged", "valueChanged")
    self.view:addSubview(self.master)
    self.view:addSubview(self.aux)
    self.aux:setOn(false, true)
    self.aux.isEnabled = false
  end
  function Main:mainSwitchChanged(sender)
    self.aux:setOn(sender.isOn, true)
    self.aux.isEnabled = sender.isOn
  end
  local screen = t.launch(Main)
  assert.same({ "[○ off   ]          (○ off   )" }, rows(screen))
  screen:tap "#aux"
  assert.is_true(screen:has "#aux:off:disabled")
  screen:tap "#master"
  assert.same({ "[● on    ]          [● on    ]" }, rows(screen))
  screen:tap "#aux"
  assert.is_true(screen:has "#aux:off:enabled")
  screen:set("#aux", true)
  screen:tap "#master"
  assert.same({ "[○ off   ]          (○ off   )" }, rows(screen))
  screen:tap "#aux"
  assert.is_true(screen:has "#aux:off")
end)
