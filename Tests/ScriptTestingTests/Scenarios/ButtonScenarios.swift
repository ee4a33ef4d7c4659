import Testing
import ViewKit

/// The catalogue's scenarios of buttons, written as scripts.
@Suite struct ButtonScenarios {
  /// The button of S03, with what a scenario adds.
  private func configured(_ more: String = "") -> String {
    """
    local button = ui.Button{
      id = "button", frame = { 20, 100, 200, 50 }, title = "我是好人", titleColor = "purple",
      titleShadowColor = "yellow", titleShadowOffset = { 2, 2 },
      lineBreakMode = "byTruncatingMiddle", contentEdgeInsets = 0, titleEdgeInsets = 0,
      imageEdgeInsets = 0, showsTouchWhenHighlighted = true,
    }
    button.titleLabel.font = 27
    \(more)
    return ui.View{ button }
    """
  }

  @Test func `controls/S03 A configured button reads back what was set`() throws {
    let screen = try ScriptScreen(
      configured(
        """
        print(button:title(), button:titleColor() == ui.color "purple", button:image(),
          button:backgroundImage())
        print(button:titleShadowColor() == ui.color "yellow", button.titleShadowOffset,
          button.lineBreakMode, button.titleLabel.font)
        button:setImage("small.png", "normal")
        button:setBackgroundImage("large.png")
        print(button:image() == ui.Image:named("small.png"), button:image("highlighted"),
          button:backgroundImage("normal"))
        button:setImage(nil)
        print(button:image(), button.currentImage, button.currentBackgroundImage)
        button:setBackgroundImage(nil)
        """))
    #expect(
      screen.log == [
        "我是好人\ttrue\tnil\tnil",
        "true\tSize {2, 2}\tbyTruncatingMiddle\t<Font Helvetica Neue 27>",
        "true\t<Image small.png>\t<Image large.png>", "nil\tnil\t<Image large.png>",
      ])
    #expect(screen.rows == ["[我是好人]"])
    let button: Button = try screen.view("button")
    #expect(!button.isGlowing)
    try screen.perform("press #button")
    #expect(button.isGlowing)
    #expect(screen.rows == ["<我是好人>"])
    #expect(screen.tree.contains { $0.contains(" isGlowing=true") })
    try screen.perform("release")
    #expect(!button.isGlowing)
  }

  @Test func `controls/S04 An image takes the place of the title, a background does not`() throws {
    let script = """
      button:on("touchUpInside", function()
        local image = button:image()
        button:setImage(not image and "slide_autoLogin_N.png" or nil)
        button:setBackgroundImage(image)
      end)
      """
    let screen = try ScriptScreen(configured(script))
    #expect(screen.rows == ["[我是好人]"])
    try screen.perform("tap #button")
    #expect(screen.rows == ["[▢slide_autoLogin_N.png]"])
    try screen.perform("tap #button")
    #expect(screen.rows == ["[▢slide_autoLogin_N.png 我是好人       ]"])
    #expect(
      screen.tree.contains {
        $0.contains("backgroundImage={name=\"slide_autoLogin_N.png\" size=(30 30)}")
      })
  }

  @Test func `controls/S06 Title, colour and image follow press, selection and disabling`() throws {
    let screen = try ScriptScreen(
      """
      return ui.View{
        ui.Button{
          id = "title", frame = { 0, 44, 200, 44 },
          title = {
            normal = "Normal", highlighted = "Pressed", selected = "Chosen", disabled = "Off",
          },
          titleColor = { normal = "black", highlighted = "red", selected = "green" },
        },
        ui.Button{ id = "select", frame = { 0, 100, 200, 44 }, title = "Select",
          onTouchUpInside = function(sender)
            local button = sender.superview.subviews[1]
            button.isSelected = not button.isSelected
          end },
        ui.Button{ id = "disable", frame = { 0, 160, 200, 44 }, title = "Disable",
          onTouchUpInside = function(sender) sender.superview.subviews[1].isEnabled = false end },
      }
      """)
    let button: Button = try screen.view("title")
    func shown() -> [String] { [screen.rows[0], button.titleLabel.displayedTextColor.hexString] }
    #expect(shown() == ["[Normal]", "#000000"])
    try screen.perform("press #title")
    #expect(shown() == ["<Pressed>", "#ff0000"])
    try screen.perform("release; tap #select")
    #expect(shown() == ["[*Chosen]", "#00ff00"])
    try screen.perform("tap #select; tap #disable")
    #expect(shown() == ["(Off)", "#000000"])
  }

  @Test func `weibo/S100 The image follows the state and falls back to the normal one`() throws {
    let screen = try ScriptScreen(
      """
      return ui.View{
        ui.Button{ id = "two", frame = { 0, 44, 300, 44 },
          image = { normal = "add", highlighted = "add_highlighted" } },
        ui.Button{ id = "one", frame = { 0, 100, 300, 44 }, image = "home" },
      }
      """)
    #expect(screen.rows == ["[▢add.png]", "[▢home.png]"])
    try screen.perform("press #two")
    #expect(screen.rows == ["<▢add_highlighted.png>", "[▢home.png]"])
    try screen.perform("release; press #one")
    #expect(screen.rows == ["[▢add.png]", "<▢home.png>"])
    let one: Button = try screen.view("one")
    #expect(one.imageAdjustment == .darkened)
    try screen.perform("release")
    #expect(one.imageAdjustment == .none)
  }

  @Test func `weibo/S101 A colour from components of 0 to 255`() throws {
    let screen = try ScriptScreen(
      """
      local function color(r, g, b) return ui.color(r / 255, g / 255, b / 255) end
      local gray = color(123, 123, 123)
      local r, g, b, a = gray:getRed()
      print(r == 123 / 255, g == 123 / 255, b == 123 / 255, a, gray == ui.color "#7b7b7b")
      return ui.View{ backgroundColor = gray }
      """)
    #expect(screen.log == ["true\ttrue\ttrue\t1\ttrue"])
    #expect(screen.tree.contains { $0.contains("backgroundColor=#7b7b7b") })
  }

  @Test func `course/S4 A button with a background changes a label`() throws {
    let screen = try ScriptScreen(
      """
      local label = ui.Label{ frame = { 110, 50, 100, 40 }, text = "Hello World" }
      local button = ui.Button{
        type = "system", frame = { 100, 200, 100, 40 }, backgroundImage = "bg",
        title = { normal = "OK", highlighted = "KO" },
      }
      button:on("touchUpInside", function() label.text = "Hello Kitty" end)
      return ui.View{ label, button }
      """)
    #expect(screen.rows == ["Hello World", "[▢bg.png OK        ]"])
    try screen.perform("press Button")
    #expect(screen.rows == ["Hello World", "<▢bg.png KO        >"])
    try screen.perform("release")
    #expect(screen.rows == ["Hello Kitty", "[▢bg.png OK        ]"])
    try screen.perform("tap \"OK\"; tap \"OK\"")
    #expect(screen.rows == ["Hello Kitty", "[▢bg.png OK        ]"])
  }

  @Test func `course/S6 Three buttons share one action and one label`() throws {
    let screen = try ScriptScreen(
      """
      local Main = ui.ViewController:subclass "Main"
      function Main:viewDidLoad()
        self.label = ui.Label{ frame = { 20, 40, 200, 30 } }
        self.view:addSubview(self.label)
        for i, title in ipairs{ "One", "Two", "Three" } do
          local button = ui.Button{ type = "system", frame = { 20, 50 + 50 * i, 100, 40 } }
          button:setTitle(title, "normal")
          button:addTarget(self, "show", "touchUpInside")
          self.view:addSubview(button)
        end
      end
      function Main:show(sender) self.label.text = sender:title "normal" end
      return Main
      """)
    #expect(screen.rows == ["[One]", "[Two]", "[Three]"])
    for title in ["Two", "Three", "One"] {
      try screen.perform("tap Button\"\(title)\"")
      #expect(screen.rows == [title, "[One]", "[Two]", "[Three]"])
    }
  }
}
