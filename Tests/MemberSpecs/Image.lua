--- Image.named
local image = ui.Image:named "bell"
equal(image, ui.Image{ named = "bell" })
assert(rawequal(image, ui.Image:named "bell"))
equal(ui.Image:named "", nil)
equal(tostring(image), "<Image bell.png>")
raises("expected named", ui.Image, {})

--- Image.name
equal(ui.Image:named "slide_N.png".name, "slide_N.png")

--- Image.size
-- The size of an image of which only the name is known.
equal(ui.Image:named "bell".size, ui.size(30, 30))
