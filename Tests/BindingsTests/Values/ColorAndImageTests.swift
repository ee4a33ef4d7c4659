import Testing

@testable import LuaRuntime

/// Colours and images as scripts write and read them.
@Suite struct ColorAndImageTests {
  @Test func `Colours have the forms of UIColor's initialisers`() throws {
    try script(
      """
      assert(ui.Color{ red = 1, green = 0, blue = 0 } == ui.Color.red)
      assert(ui.Color{ white = 0.5 } == ui.color "gray")
      assert(ui.Color{ white = 0, alpha = 0 } == ui.color "clear")
      assert(ui.Color{ hue = 1 / 3, saturation = 1, brightness = 1 } == ui.color "#0f0")
      assert(ui.color{ patternImage = "paper" } == ui.Color{ patternImage = ui.Image:named "paper" })
      local view = ui.View{ backgroundColor = { white = 1 } }
      assert(view.backgroundColor == ui.Color.white)
      view.backgroundColor = { patternImage = "paper" }
      assert(view.backgroundColor.pattern == ui.Image:named "paper")
      """)
  }

  @Test func `Components are read in the models of UIColor`() throws {
    try script(
      """
      local function same(color, getter, ...)
        local want, got = { ... }, { color[getter](color) }
        assert(#want == #got, getter)
        for i = 1, #want do assert(math.abs(want[i] - got[i]) < 1e-9, getter .. i) end
      end
      local orange = ui.color "orange"
      same(orange, "getRed", 1, 0.5, 0, 1)
      same(orange, "getHue", 1 / 12, 1, 1, 1)
      same(ui.gray(0.25, 0.5), "getWhite", 0.25, 0.5)
      assert(orange:getWhite() == nil)
      assert(table.concat(orange.components, " ") == "1 0.5 0 1")
      local pattern = ui.Color{ patternImage = "paper" }
      assert(pattern:getRed() == nil and pattern:getHue() == nil and pattern:getWhite() == nil)
      assert(pattern.components == nil and orange.pattern == nil)
      assert(orange.cgColor == orange)
      assert(orange:isEqual "orange" and orange:isEqual "#ff8000" == false)
      assert(not orange:isEqual(nil) and not orange:isEqual(7))
      assert(orange:withAlphaComponent(0.5).alpha == 0.5)
      """)
  }

  @Test(arguments: [
    "ui.Color{}", "ui.Color{ red = 1 }", "ui.Color{ white = 'x' }", "ui.Color{ 1, 2, 3 }",
    "ui.Color{ white = 1, red = 1 }", "ui.Color{ patternImage = 'x', alpha = 1 }",
    "ui.Color{ patternImage = '' }",
  ])
  func `A table that makes no colour says what does`(text: String) throws {
    let error = try failure(of: text)
    #expect(error.message.contains("expected red green blue, or white, or hue"))
  }

  @Test func `Images are named, sized, and one value for a name`() throws {
    try script(
      """
      local image = ui.Image:named "bell"
      assert(image == ui.Image{ named = "bell" } and rawequal(image, ui.Image:named "bell"))
      assert(image.name == "bell" and image.size == ui.size(30, 30))
      assert(tostring(image) == "<Image bell.png>")
      assert(ui.Image:named "" == nil)
      local button = ui.Button{ image = "bell", backgroundImage = { selected = image } }
      assert(button:image() == image and button:image "disabled" == image)
      assert(button:backgroundImage() == nil and button:backgroundImage "selected" == image)
      button:setImage(nil)
      button:setBackgroundImage("ball", "normal")
      assert(button.currentImage == nil and button.currentBackgroundImage.name == "ball")
      """)
  }

  @Test func `What is no image says what is`() throws {
    let number = try failure(of: "ui.Button{}:setImage(3)")
    #expect(number.message.contains("expected an image: its name, or ui.Image:named(name)"))
    let empty = try failure(of: "ui.Button{}:setImage ''")
    #expect(empty.message.contains("there is none of this name"))
    let property = try failure(of: "ui.Button{}.image = 'x'")
    #expect(property.message.contains("setImage"))
    let none = try failure(of: "ui.Image{}")
    #expect(none.message.contains("expected named"))
  }
}
