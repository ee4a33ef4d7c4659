local ui = require "lunette"
require "members"

it("Layer.cornerRadius", function()
  local layer = ui.View{}.layer
  local view = ui.View{}
  equal(view.layer.cornerRadius, 0)
  view.layer.cornerRadius = 8
  equal(view.layer.cornerRadius, 8)
end)

it("Layer.borderWidth", function()
  local view = ui.View{}
  equal(view.layer.borderWidth, 0)
  view.layer.borderWidth = 0.5
  equal(view.layer.borderWidth, 0.5)
end)

it("Layer.borderColor", function()
  local view = ui.View{}
  equal(view.layer.borderColor, nil)
  view.layer.borderColor = "red"
  equal(view.layer.borderColor, ui.color "red")
end)

it("Layer.masksToBounds", function()
  local view = ui.View{}
  view.layer.masksToBounds = true
  equal(view.clipsToBounds, true)
end)

it("Layer.frame", function()
  local view = ui.View{}
  view.layer.frame = { 1, 2, 3, 4 }
  equal(view.frame, ui.rect(1, 2, 3, 4))
end)

it("Layer.bounds", function()
  local view = ui.View{}
  view.layer.bounds = { 0, 0, 3, 4 }
  equal(view.bounds, ui.rect(0, 0, 3, 4))
end)

it("Layer.position", function()
  local view = ui.View{ frame = { 0, 0, 10, 10 } }
  view.layer.position = { 20, 20 }
  equal(view.center, ui.point(20, 20))
end)

it("Layer.anchorPoint", function()
  -- BEHAVIOUR 4: it moves the frame; centre and bounds stay.
  local view = ui.View{ frame = { 0, 0, 10, 10 } }
  equal(view.layer.anchorPoint, ui.point(0.5, 0.5))
  view.layer.anchorPoint = { 0, 0 }
  equal(view.center, ui.point(5, 5))
  equal(view.frame, ui.rect(5, 5, 10, 10))
end)
