--- A screen with a slider that goes round, and what it last said.

local ui = require "lunette"
local CircularSlider = require "circular_slider"

local Screen = ui.ViewController:subclass "Screen"

function Screen:viewDidLoad()
  Screen.super.viewDidLoad(self)
  self.view.backgroundColor = { white = 0.1 }
  self.title = "Circular slider"
  ui.Application.shared.statusBarStyle = "lightContent"
  self.slider = CircularSlider{ id = "slider", frame = { 37.5, 100, 300, 300 } }
  self.slider:addTarget(self, "sliderDidChange", "valueChanged")
  self.view:addSubview(self.slider)
  self.status = ui.Label{
    id = "status", frame = { 20, 430, 335, 21 }, textAlignment = "center", textColor = "white",
    text = "Drag anywhere around the middle.",
  }
  self.view:addSubview(self.status)
end

function Screen:sliderDidChange(slider)
  self.status.text = ("%d degrees"):format(slider.angle)
end

return Screen
