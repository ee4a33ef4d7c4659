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

it("Image.size", function()
  -- The size of an image of which only the name is known.
  equal(ui.Image:named "bell".size, ui.size(30, 30))
end)
