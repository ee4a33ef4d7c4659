-- What `appearance()` says of all controls of a class.

local ui = require "lunette"
local t = require "lunette.test"

it("Looks of a class come with the window, what was set by hand stays", function()
  local made = {}
  t.launch(function()
    ui.Switch:appearance().onTintColor = "red"
    ui.Switch:appearance().offImage = "moon"
    ui.Slider:appearance().minimumTrackTintColor = "green"
    ui.Slider:appearance().thumbTintColor = "blue"
    ui.Stepper:appearance():setIncrementImage("more", "normal")
    ui.Stepper:appearance():setBackgroundImage("half", "normal")
    ui.SegmentedControl:appearance():setTitleTextAttributes({ font = 20 }, "selected")
    ui.PageControl:appearance().currentPageIndicatorTintColor = "red"
    ui.ProgressView:appearance().trackTintColor = "black"
    ui.ProgressView:appearance().progressImage = "full"
    ui.ActivityIndicatorView:appearance().color = "purple"
    for _, class in ipairs{
      "Switch", "Slider", "Stepper", "SegmentedControl", "PageControl", "ProgressView",
      "ActivityIndicatorView",
    } do
      made[class] = ui[class]{}
    end
    made.own = ui.Switch{ onTintColor = "blue" }
    made.slow = ui.Slider{ thumbTintColor = "red" }
    local root = ui.View{}
    for _, view in pairs(made) do root:addSubview(view) end
    return root
  end)
  assert.equal(ui.color "red", made.Switch.onTintColor)
  assert.equal(ui.Image:named "moon", made.Switch.offImage)
  assert.equal(ui.color "green", made.Slider.minimumTrackTintColor)
  assert.equal(ui.color "blue", made.Slider.thumbTintColor)
  assert.equal(ui.Image:named "more", made.Stepper:incrementImage())
  assert.equal(ui.Image:named "half", made.Stepper:backgroundImage())
  assert.equal(ui.Font:systemFont(20), made.SegmentedControl:titleTextAttributes "selected".font)
  assert.equal(ui.color "red", made.PageControl.currentPageIndicatorTintColor)
  assert.equal(ui.color "black", made.ProgressView.trackTintColor)
  assert.equal(ui.Image:named "full", made.ProgressView.progressImage)
  assert.equal(ui.color "purple", made.ActivityIndicatorView.color)
  assert.equal(ui.color "blue", made.own.onTintColor)
  assert.equal(ui.Image:named "moon", made.own.offImage)
  assert.equal(ui.color "red", made.slow.thumbTintColor)
  assert.equal(ui.color "green", made.slow.minimumTrackTintColor)
  assert.error_matches(function() ui.Switch:appearance().isOn = true end, "cannot be set by appearance")
end)
