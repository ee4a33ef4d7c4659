local ui = require "lunette"
require "members"

it("ProgressView.progressViewStyle, ProgressViewStyle", function()
  local view = ui.ProgressView{}
  equal(view.progressViewStyle, "default")
  equal(view.size, ui.size(150, 2))
  view.progressViewStyle = "bar"
  equal(view.height, 2.5)
  equal(ui.ProgressView{ progressViewStyle = "bar", frame = { 0, 0, 200, 40 } }.size,
    ui.size(200, 2.5))
  raises('one of "default" "bar"', function() view.progressViewStyle = "thick" end)
  -- A subclass that wants another height says so as with UIKit.
  local Thick = ui.ProgressView:subclass "Thick"
  function Thick:sizeThatFits(size) return { size.width, 9 } end
  equal(Thick{ frame = { 0, 0, 200, 40 } }.size, ui.size(200, 9))
end)

it("ProgressView.progress", function()
  local view = ui.ProgressView{ progress = 0.4 }
  equal(view.progress, 0.4)
  view.progress = 1.5
  equal(view.progress, 1)
  view.progress = -1
  equal(view.progress, 0)
  raises("expected a number other than NaN", function() view.progress = 0 / 0 end)
end)

it("ProgressView.setProgress", function()
  local view = ui.ProgressView{}
  show(view)
  view:setProgress(0.5)
  equal(view.progress, 0.5)
  view:setProgress(1, true)
  equal(view.progress, 1)
end)

it("ProgressView.progressTintColor, ProgressView.trackTintColor", function()
  local view = ui.ProgressView{ progressTintColor = "red" }
  equal(view.progressTintColor, ui.Color.red)
  equal(view.trackTintColor, nil)
  view.trackTintColor = "black"
  equal(view.trackTintColor, ui.Color.black)
end)

it("ProgressView.progressImage, ProgressView.trackImage", function()
  local view = ui.ProgressView{ progressImage = "1.png", trackImage = "2.png" }
  equal(view.progressImage, ui.Image:named "1.png")
  equal(view.trackImage, ui.Image:named "2.png")
  view.trackImage = nil
  equal(view.trackImage, nil)
end)
