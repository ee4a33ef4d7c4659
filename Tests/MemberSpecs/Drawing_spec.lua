-- The functions of `ui` that draw, images that are drawn, and gradients.

local ui = require "lunette"
require "members"
local drawn = require "drawn"

local outside = "there is nothing to draw in here"

it("ui.graphicsGetCurrentContext", function()
  equal(ui.graphicsGetCurrentContext(), nil)
  local context
  drawn.by(function(c)
    context = c
    assert(rawequal(c, ui.graphicsGetCurrentContext()))
    equal(tostring(c), "<CGContext>")
  end)
  equal(ui.graphicsGetCurrentContext(), nil)
  raises("the drawing of this context is over", context.fill, context, { 0, 0, 1, 1 })
  raises("the drawing of this context is over", context.beginPath, context)
end)

it("ui.graphicsPushContext, ui.graphicsPopContext", function()
  local list = drawn.by(function(c)
    ui.graphicsBeginImageContext{ 5, 5 }
    ui.graphicsPushContext(c)
    ui.rectFill{ 0, 0, 1, 1 }
    assert(rawequal(ui.graphicsGetCurrentContext(), c))
    ui.graphicsPopContext()
    ui.rectFill{ 0, 0, 2, 2 }
    ui.graphicsEndImageContext()
  end)
  same(list, { '"op":"fill","path":{"rect":[0,0,1,1]},"color":"#000000","blendMode":"copy"' })
end)

it("ui.graphicsBeginImageContext, ui.graphicsGetImageFromCurrentImageContext, "
  .. "ui.graphicsEndImageContext, ui.graphicsBeginImageContextWithOptions", function()
  ui.graphicsBeginImageContext{ 20, 10 }
  ui.color "red":setFill()
  ui.rectFill{ 0, 0, 5, 5 }
  local image = ui.graphicsGetImageFromCurrentImageContext()
  ui.graphicsEndImageContext()
  equal(image.size, ui.size(20, 10))
  equal(image.scale, 1)
  equal(image.name, "drawing 20×10")
  equal(tostring(image), "<Image drawing 20×10>")
  equal(ui.ImageView{ image = image }.image, image)
  assert(image.cgImage:cropping{ 0, 0, 5, 5 } == image.cgImage:cropping{ 0, 0, 5, 5 })
  ui.graphicsBeginImageContextWithOptions({ 20, 10 }, true, 0)
  equal(ui.graphicsGetImageFromCurrentImageContext().cgImage.width, 40)
  ui.graphicsEndImageContext()
  ui.graphicsBeginImageContext{ 0, 10 }
  ui.rectFill{ 0, 0, 5, 5 }
  equal(ui.graphicsGetImageFromCurrentImageContext(), nil)
  ui.graphicsEndImageContext()
  equal(ui.graphicsGetImageFromCurrentImageContext(), nil)
end)

it("ui.rectFill, ui.rectFrame, ui.rectFillUsingBlendMode, ui.rectFrameUsingBlendMode, "
  .. "ui.rectClip", function()
  local list, text = drawn.by(function()
    ui.color "red":setFill()
    ui.rectFill{ 0, 0, 5, 5 }
    ui.rectFillUsingBlendMode({ 0, 0, 5, 5 }, "multiply")
    ui.rectFrame{ 0, 0, 5, 5 }
    ui.rectFrameUsingBlendMode({ 0, 0, 5, 5 }, "normal")
    ui.rectClip{ 0, 0, 2, 2 }
    ui.rectFillUsingBlendMode({ 0, 0, 5, 5 }, "normal")
  end)
  same(list, {
    '"op":"fill","path":{"rect":[0,0,5,5]},"color":"#ff0000","blendMode":"copy"',
    '"op":"fill","path":{"rect":[0,0,5,5]},"color":"#ff0000","blendMode":"multiply"',
    '"op":"stroke","path":{"rect":[0.5,0.5,4,4]},"color":"#ff0000","width":1,'
      .. '"blendMode":"copy"',
    '"op":"stroke","path":{"rect":[0.5,0.5,4,4]},"color":"#ff0000","width":1',
    '"op":"fill","path":{"rect":[0,0,5,5]},"color":"#ff0000","clip":1',
  })
  assert(text:find('"clips":[{"path":{"rect":[0,0,2,2]}}]', 1, true))
  raises(outside, ui.rectFill, { 0, 0, 1, 1 })
  raises("expected Rect", ui.rectFill, 5)
end)

it("ui.colorSpaceCreateDeviceRGB, ui.colorSpaceCreateDeviceGray, CGColorSpace", function()
  equal(ui.colorSpaceCreateDeviceRGB(), "deviceRGB")
  equal(ui.colorSpaceCreateDeviceGray(), "deviceGray")
end)

it("CGGradient.colors, CGGradient.locations, CGGradient.colorsSpace", function()
  local gradient = ui.CGGradient{ colorsSpace = "deviceRGB", colors = { "red", "blue", "green" } }
  same(gradient.colors, { ui.color "red", ui.color "blue", ui.color "green" })
  same(gradient.locations, { 0, 0.5, 1 })
  equal(gradient, ui.CGGradient{ colors = { "red", "blue", "green" } })
  same(ui.CGGradient{ colors = { "red", "blue" }, locations = { 1, -3 } }.colors,
    { ui.color "blue", ui.color "red" })
  raises("expected one colour or more", ui.CGGradient, { colors = {} })
  raises("expected 2 numbers, one for each colour, got 1", ui.CGGradient,
    { colors = { "red", "blue" }, locations = { 1 } })
  raises("expected colors, or colorComponents", ui.CGGradient, {})
end)

it("CGGradient.colorSpace, CGGradient.colorComponents, CGGradient.count", function()
  local numbers = { 0, 0, 1, 1, 1, 0, 1, 1 }
  local gradient = ui.CGGradient{
    colorSpace = ui.colorSpaceCreateDeviceRGB(), colorComponents = numbers, count = 2,
  }
  same(gradient.colors, { ui.color(0, 0, 1), ui.color(1, 0, 1) })
  equal(#ui.CGGradient{ colorSpace = "deviceGray", colorComponents = numbers }.colors, 4)
  equal(#ui.CGGradient{ colorComponents = numbers, count = 1 }.colors, 1)
  raises("expected 4 numbers for each of the colours, got 8 numbers for 3 colours", ui.CGGradient,
    { colorComponents = numbers, count = 3 })
end)

it("ui.drawText", function()
  same(drawn.by(function()
    ui.drawText("Hello", { 1, 2 })
    ui.drawText("Hello", { 1, 2, 30, 40 }, { font = 17, foregroundColor = "red" })
    ui.drawText("", { 1, 2 })
    ui.drawText("Hello", { 1, 2, 0, 40 })
  end), {
    '"op":"text","text":"Hello","font":"Helvetica 12","foregroundColor":"#000000","point":[1,2]',
    '"op":"text","text":"Hello","font":"Helvetica Neue 17","foregroundColor":"#ff0000",'
      .. '"rect":[1,2,30,40]',
  })
  raises(outside, ui.drawText, "Hello", { 1, 2 })
  raises("did you mean foregroundColor?", ui.drawText, "a", { 1, 2 }, { foregroundColour = "red" })
end)

it("ui.textSize, StringDrawingOptions", function()
  local attributes = { font = 17 }
  local all = ui.textSize("one two three", attributes)
  local half = ui.textSize("one two three", attributes, { all.width / 2, math.huge })
  assert(half.width <= all.width / 2)
  assert(half.height >= 2 * all.height - 1e-6)
  equal(all.height, ui.Font:systemFont(17).lineHeight)
  equal(ui.textSize("one two three", attributes, { 30, 99 }, "usesFontLeading|usesDeviceMetrics|"
    .. "truncatesLastVisibleLine"), all)
  equal(ui.textSize("one two three", attributes, { all.width / 2, 99 }, "usesLineFragmentOrigin"),
    half)
  equal(ui.textSize("one two three", attributes, { all.width / 2, 25 }).height, all.height)
  assert(ui.textSize "a" .height < all.height)
  equal(ui.textSize("", attributes), ui.Size.zero)
end)

it("AttributedString.draw, AttributedString.size, AttributedString.boundingRect", function()
  local text = ui.AttributedString{ string = "one two", attributes = { font = 17 } }
  same(drawn.by(function()
    text:draw{ 1, 2 }
    text:draw{ 1, 2, 30, 40 }
  end), {
    '"op":"text","text":"one two","font":"Helvetica Neue 17","foregroundColor":"#000000",'
      .. '"point":[1,2]',
    '"op":"text","text":"one two","font":"Helvetica Neue 17","foregroundColor":"#000000",'
      .. '"rect":[1,2,30,40]',
  })
  equal(text:size(), ui.textSize("one two", { font = 17 }))
  local narrow = text:boundingRect{ 40, math.huge }
  equal(narrow.origin, ui.Point.zero)
  assert(narrow.height > text:size().height)
  equal(text:boundingRect({ 40, 99 }, "usesFontLeading").size, text:size())
  raises(outside, text.draw, text, { 1, 2 })
end)

it("Image.draw, Image.drawAsPattern", function()
  local image = ui.Image:named "bell"
  same(drawn.by(function()
    image:draw{ 1, 2 }
    image:draw({ 1, 2, 3, 4 }, "multiply", 0.5)
    image:drawAsPattern{ 0, 0, 90, 90 }
  end), {
    '"op":"image","image":{"name":"bell","size":[30,30]},"rect":[1,2,30,30]',
    '"op":"image","image":{"name":"bell","size":[30,30]},"rect":[1,2,3,4],"alpha":0.5,'
      .. '"blendMode":"multiply"',
    '"op":"fill","path":{"rect":[0,0,90,90]},"color":"pattern(bell.png)"',
  })
  raises(outside, image.draw, image, { 1, 2 })
end)

it("Color.set, Color.setFill, Color.setStroke", function()
  same(drawn.by(function(c)
    ui.color "red":set()
    ui.color "blue":setStroke()
    c:stroke{ 0, 0, 1, 1 }
    c:fill{ 0, 0, 1, 1 }
    ui.Color.green:setFill()
    c:fill{ 0, 0, 1, 1 }
  end), {
    '"op":"stroke","path":{"rect":[0,0,1,1]},"color":"#0000ff","width":1',
    '"op":"fill","path":{"rect":[0,0,1,1]},"color":"#ff0000"',
    '"op":"fill","path":{"rect":[0,0,1,1]},"color":"#00ff00"',
  })
  raises(outside, ui.Color.red.set, ui.Color.red)
end)
