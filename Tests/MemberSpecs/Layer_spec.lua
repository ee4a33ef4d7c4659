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

it("Layer.name, Layer.isHidden", function()
  local layer = ui.Layer{ name = "halo" }
  equal(layer.name, "halo")
  layer.name = nil
  equal(layer.name, nil)
  equal(layer.isHidden, false)
  layer.isHidden = true
  equal(layer.isHidden, true)
  local view = ui.View{}
  view.layer.isHidden = true
  equal(view.isHidden, true)
end)

it("Layer.transform, Layer.sublayerTransform", function()
  local view = ui.View{ frame = { 0, 0, 10, 10 } }
  equal(view.layer.transform, ui.transform3D.identity)
  view.layer.transform = ui.transform3D.scale(2, 3, 1)
  equal(view.transform, ui.transform.scale(2, 3))
  -- What leaves the plane is kept, and seen flattened.
  local turn = ui.transform3D.rotation(1, 0, 1, 0):with{ m34 = -0.002 }
  view.layer.transform = turn
  equal(view.layer.transform, turn)
  assert(math.abs(view.transform.a - math.cos(1)) < 1e-9)
  equal(view.transform.d, 1)
  -- One of the view takes its place.
  view.transform = ui.transform.identity
  equal(view.layer.transform, ui.transform3D.identity)
  local layer = ui.Layer{ frame = { 0, 0, 10, 10 }, transform = ui.transform3D.scale(2, 2, 1) }
  equal(layer.frame, ui.rect(-5, -5, 20, 20))
  equal(layer:affineTransform(), ui.transform.scale(2))
  raises("finite numbers", function() layer.transform = ui.transform3D.scale(math.huge, 1, 1) end)
  layer.sublayerTransform = turn
  equal(layer.sublayerTransform, turn)
end)

it("Layer.zPosition, Layer.contains", function()
  local layer = ui.Layer{ frame = { 10, 10, 10, 10 }, zPosition = 5 }
  equal(layer.zPosition, 5)
  equal(layer:contains{ 9, 9 }, true)
  equal(layer:contains{ 10, 9 }, false)
end)

it("Layer.contents, Layer.contentsGravity", function()
  local bell = ui.Image:named "images/bell.png"
  local layer = ui.Layer{ contents = bell.cgImage }
  equal(layer.contents, bell.cgImage)
  layer.contents = bell
  equal(layer.contents, bell.cgImage)
  layer.contents = nil
  equal(layer.contents, nil)
  equal(layer.contentsGravity, "resize")
  layer.contentsGravity = "resizeAspect"
  equal(layer.contentsGravity, "resizeAspect")
  raises("or its name", function() layer.contents = 3 end)
end)

it("LayerContentsGravity", function()
  local layer = ui.Layer{}
  for _, gravity in ipairs{
    "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
    "resize", "resizeAspect", "resizeAspectFill",
  } do
    layer.contentsGravity = gravity
    equal(layer.contentsGravity, gravity)
  end
end)

it("Layer.shadowColor, Layer.shadowOpacity, Layer.shadowOffset, Layer.shadowRadius", function()
  -- Apple's defaults.
  local layer = ui.View{}.layer
  local view = ui.View{}
  layer = view.layer
  equal(layer.shadowColor, ui.Color.black)
  equal(layer.shadowOpacity, 0)
  equal(layer.shadowOffset, ui.size(0, -3))
  equal(layer.shadowRadius, 3)
  layer.shadowColor, layer.shadowOpacity = "red", 0.5
  layer.shadowOffset, layer.shadowRadius = { 1, 2 }, 4
  equal(layer.shadowColor, ui.Color.red)
  equal(layer.shadowOpacity, 0.5)
  equal(layer.shadowOffset, ui.size(1, 2))
  equal(layer.shadowRadius, 4)
end)

it("Layer.mask", function()
  local view, mask = ui.View{}, ui.Layer{ name = "hole" }
  view.layer.mask = mask
  equal(view.layer.mask, mask)
  equal(mask.superlayer, nil)
  raises('Layer "hole" lies in the layer of View, or is its mask', function()
    ui.Layer{}.mask = mask
  end)
  raises("which is the same or lies inside it", function() mask.mask = mask end)
  view.layer.mask = nil
  equal(view.layer.mask, nil)
end)

it("Layer.addSublayer, Layer.superlayer, Layer.sublayers, Layer.removeFromSuperlayer", function()
  local view, subview, layer = ui.View{}, ui.View{}, ui.Layer{ name = "dot" }
  view:addSubview(subview)
  view.layer:addSublayer(layer)
  equal(layer.superlayer, view.layer)
  equal(subview.layer.superlayer, view.layer)
  same(view.layer.sublayers, { subview.layer, layer })
  -- A subview that comes later lies in front of the layer.
  local second = ui.View{}
  view:addSubview(second)
  same(view.layer.sublayers, { subview.layer, layer, second.layer })
  layer:removeFromSuperlayer()
  equal(layer.superlayer, nil)
  same(view.layer.sublayers, { subview.layer, second.layer })
  layer:removeFromSuperlayer()
  raises("goes where its view goes", function() subview.layer:removeFromSuperlayer() end)
  raises("goes where its view goes", function() layer:addSublayer(subview.layer) end)
  raises('Layer "dot" cannot be added to Layer "dot"', function() layer:addSublayer(layer) end)
  local inner = ui.Layer{}
  layer:addSublayer(inner)
  raises("is the same or lies inside it", function() inner:addSublayer(layer) end)
end)

it("Layer.insertSublayer, Layer.insertSublayerAbove, Layer.insertSublayerBelow, "
  .. "Layer.replaceSublayer", function()
  local view, subview = ui.View{}, ui.View{}
  view:addSubview(subview)
  local back, front, other = ui.Layer{}, ui.Layer{}, ui.Layer{}
  view.layer:insertSublayer(back, 1)
  view.layer:insertSublayerAbove(front, subview.layer)
  same(view.layer.sublayers, { back, subview.layer, front })
  view.layer:insertSublayerBelow(other, subview.layer)
  same(view.layer.sublayers, { back, other, subview.layer, front })
  view.layer:insertSublayerBelow(front, back)
  same(view.layer.sublayers, { front, back, other, subview.layer })
  local new = ui.Layer{}
  view.layer:replaceSublayer(back, new)
  same(view.layer.sublayers, { front, new, other, subview.layer })
  raises("goes where its view goes", function() view.layer:replaceSublayer(subview.layer, back) end)
  same(view.layer.sublayers, { front, new, other, subview.layer })
  view.layer:insertSublayer(new, 99)
  same(view.layer.sublayers, { front, other, subview.layer, new })
  raises("is no sublayer of the layer of View", function()
    view.layer:insertSublayerAbove(ui.Layer{}, back)
  end)
end)
