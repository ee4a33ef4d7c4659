local ui = require "lunette"
require "members"

it("Image.named", function()
  local image = ui.Image:named "bell"
  equal(image, ui.Image{ named = "bell" })
  assert(rawequal(image, ui.Image:named "bell"))
  equal(ui.Image:named "", nil)
  equal(tostring(image), "<Image bell.png>")
  raises("expected named", ui.Image, {})
end)

it("Image.name", function()
  equal(ui.Image:named "slide_N.png".name, "slide_N.png")
end)

it("Image.size, Image.scale", function()
  local image = ui.Image:named "icon"
  equal(image.size, ui.size(20, 10))
  equal(image.scale, 2)
  equal(ui.Image:named "bell".size, ui.size(30, 30))
  equal(ui.Image:named "bell".scale, 1)
end)

it("Image.cgImage, CGImage.width, CGImage.height, CGImage.cropping", function()
  local pixels = ui.Image:named "photo".cgImage
  equal(pixels.width, 640)
  equal(pixels.height, 960)
  equal(tostring(pixels), "<CGImage photo.png>")
  local part = pixels:cropping{ 480, 720, 320, 480 }
  equal(part.width, 160)
  equal(part.height, 240)
  equal(part, pixels:cropping{ 480.2, 720.9, 320, 480 })
  equal(tostring(part:cropping{ 10, 20, 30, 40 }), "<CGImage photo.png (490 740; 30 40)>")
  equal(pixels:cropping{ 640, 0, 10, 10 }, nil)
  equal(pixels:cropping{ 0, 0, 0, 10 }, nil)
end)

it("Image.cgImage, Image.orientation, Image.imageOrientation", function()
  local pixels = ui.Image:named "icon".cgImage
  equal(ui.Image{ cgImage = pixels }.size, ui.size(40, 20))
  local image = ui.Image{ cgImage = pixels, scale = 2, orientation = "right" }
  equal(image.size, ui.size(10, 20))
  equal(image.scale, 2)
  equal(image.imageOrientation, "right")
  equal(image.name, "icon.png")
  equal(ui.Image:named "icon".imageOrientation, "up")
  raises("the pixels of an image: image.cgImage", ui.Image, { cgImage = "icon" })
end)

it("ImageOrientation", function()
  local pixels = ui.Image:named "icon".cgImage
  for _, name in ipairs{
    "up", "down", "left", "right", "upMirrored", "downMirrored", "leftMirrored", "rightMirrored",
  } do
    equal(ui.Image{ cgImage = pixels, orientation = name }.imageOrientation, name)
  end
end)

it("Image.renderingMode, Image.withRenderingMode, ImageRenderingMode", function()
  local image = ui.Image:named "home"
  equal(image.renderingMode, "automatic")
  for _, name in ipairs{ "alwaysOriginal", "alwaysTemplate", "automatic" } do
    equal(image:withRenderingMode(name).renderingMode, name)
  end
  equal(image.renderingMode, "automatic")
  equal(image:withRenderingMode "automatic", image)
  assert(image:withRenderingMode "alwaysOriginal" ~= image)
end)

it("Image.resizableImage, Image.capInsets, Image.resizingMode, ImageResizingMode", function()
  local image = ui.Image:named "blue"
  equal(image.capInsets, ui.EdgeInsets.zero)
  equal(image.resizingMode, "tile")
  local resizable = image:resizableImage{ 1, 2, 3, 4 }
  equal(resizable.capInsets, ui.insets(1, 2, 3, 4))
  equal(resizable.resizingMode, "tile")
  equal(resizable.size, image.size)
  equal(image:resizableImage(5, "stretch").resizingMode, "stretch")
  equal(image:resizableImage{ -1, 0, 0, 0 }.capInsets, ui.EdgeInsets.zero)
end)

it("Image.stretchableImage, Image.leftCapWidth, Image.topCapHeight", function()
  local image = ui.Image:named "blue":stretchableImage(10, 0)
  equal(image.leftCapWidth, 10)
  equal(image.topCapHeight, 0)
  equal(image.capInsets, ui.insets(0, 10, 0, 19))
  equal(image.resizingMode, "stretch")
end)

it("Image.animatedImage, Image.images, Image.duration", function()
  equal(ui.Image:named "bell".images, nil)
  equal(ui.Image:named "bell".duration, 0)
  local image = ui.Image:animatedImage({ "bell", "home" }, 3)
  same(image.images, { ui.Image:named "bell", ui.Image:named "home" })
  equal(image.duration, 3)
  equal(image.size, ui.size(30, 30))
  assert(math.abs(ui.Image:animatedImage{ "bell", "home" }.duration - 2 / 30) < 1e-9)
  equal(ui.Image:animatedImage({}, 1), nil)
end)

it("Image.animatedImageNamed", function()
  local image = ui.Image:animatedImageNamed("spin", 6)
  equal(#image.images, 3)
  equal(image.images[3], ui.Image:named "spin2")
  equal(image.duration, 6)
  -- The frames of a file, each for as long as it says; UIKit has none of this name.
  image = ui.Image:animatedImageNamed "wave.gif"
  equal(#image.images, 3)
  assert(math.abs(image.duration - 0.8) < 1e-9)
end)

it("Image.animatedResizableImageNamed", function()
  local image = ui.Image:animatedResizableImageNamed("spin", 2, "stretch", 6)
  equal(image.capInsets, ui.insets(2, 2, 2, 2))
  equal(image.resizingMode, "stretch")
  equal(image.duration, 6)
end)

it("Image.frames, Image.delays", function()
  local image = ui.Image:named "wave.gif"
  equal(image.images, nil)
  same(image.delays, { 0.5, 0.1, 0.2 })
  equal(#image.frames, 3)
  equal(tostring(image.frames[2]), "<Image wave.gif[2]>")
  same(ui.Image:named "bell".frames, {})
  same(ui.Image:named "bell".delays, {})
end)

it("Image.isMissing", function()
  equal(ui.Image:named "bell".isMissing, false)
  local view = ui.ImageView{ image = "bell" }
  equal(view.image.isMissing, false)
end)
