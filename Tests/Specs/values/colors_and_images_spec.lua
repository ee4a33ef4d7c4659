-- Colours and images as scripts write and read them.

local ui = require "lunette"
require "members"

describe("Colours and images", function()
  it("Colours have the forms of UIColor's initialisers", function()
    equal(ui.Color{ red = 1, green = 0, blue = 0 }, ui.Color.red)
    equal(ui.Color{ white = 0.5 }, ui.color "gray")
    equal(ui.Color{ white = 0, alpha = 0 }, ui.color "clear")
    equal(ui.Color{ hue = 1 / 3, saturation = 1, brightness = 1 }, ui.color "#0f0")
    equal(ui.color{ patternImage = "paper" }, ui.Color{ patternImage = ui.Image:named "paper" })
    local view = ui.View{ backgroundColor = { white = 1 } }
    equal(view.backgroundColor, ui.Color.white)
    view.backgroundColor = { patternImage = "paper" }
    equal(view.backgroundColor.pattern, ui.Image:named "paper")
  end)

  it.each{
    "ui.Color{}", "ui.Color{ red = 1 }", "ui.Color{ white = 'x' }", "ui.Color{ 1, 2, 3 }",
    "ui.Color{ white = 1, red = 1 }", "ui.Color{ patternImage = 'x', alpha = 1 }",
    "ui.Color{ patternImage = '' }",
  }("A table that makes no colour says what does: %s", function(text)
    raises("expected red green blue, or white, or hue", code, text)
  end)

  it("Images are named, sized, and one value for a name", function()
    local image = ui.Image:named "bell"
    assert(image == ui.Image{ named = "bell" } and rawequal(image, ui.Image:named "bell"))
    assert(image.name == "bell" and image.size == ui.size(30, 30))
    equal(tostring(image), "<Image bell.png>")
    equal(ui.Image:named "", nil)
    local button = ui.Button{ image = "bell", backgroundImage = { selected = image } }
    assert(button:image() == image and button:image "disabled" == image)
    assert(button:backgroundImage() == nil and button:backgroundImage "selected" == image)
    button:setImage(nil)
    button:setBackgroundImage("ball", "normal")
    assert(button.currentImage == nil and button.currentBackgroundImage.name == "ball")
  end)

  it("What is no image says what is", function()
    raises("expected an image: its name, or ui.Image:named(name)", function()
      ui.Button{}:setImage(3)
    end)
    raises("there is none of this name", function() ui.Button{}:setImage "" end)
    raises("setImage", function() ui.Button{}.image = "x" end)
    raises("expected named", function() ui.Image{} end)
  end)
end)
