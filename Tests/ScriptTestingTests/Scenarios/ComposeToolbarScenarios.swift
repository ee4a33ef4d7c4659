import Testing
import ViewKit

/// The toolbar of five picture buttons (weibo, §9).
@Suite struct ComposeToolbarScenarios {
  private let script = """
    local Toolbar = ui.View:subclass "ComposeToolbar"
    local kinds = {
      "compose_camerabutton_background", "compose_toolbar_picture",
      "compose_mentionbutton_background", "compose_trendbutton_background",
      "compose_emoticonbutton_background",
    }
    function Toolbar:init(options)
      Toolbar.super.init(self, options)
      self.backgroundColor = { patternImage = "compose_toolbar_background" }
      for i, name in ipairs(kinds) do
        local button = ui.Button{ id = "b" .. i, tag = i - 1,
          image = { normal = name, highlighted = name .. "_highlighted" } }
        button:addTarget(self, "click", "touchUpInside")
        self:addSubview(button)
      end
    end
    function Toolbar:layoutSubviews()
      local buttons = self.subviews
      local width = self.width / #buttons
      for i, button in ipairs(buttons) do
        button.frame = { (i - 1) * width, 0, width, self.height }
      end
    end
    function Toolbar:click(button)
      local delegate = self.delegate
      if delegate and delegate.clicked then delegate:clicked(self, button.tag) end
    end
    local view = ui.View{}
    local bar = Toolbar{ id = "bar" }
    local width, height = ui.Screen.main.bounds.size:unpack()
    bar.frame = { 0, height - 44, width, 44 }
    view:addSubview(bar)
    """

  @Test func `weibo/S21 The toolbar stands at the bottom, its buttons are equal`() throws {
    let screen = try ScriptScreen(script + "return view", size: Size(width: 320, height: 568))
    let bar: View = try screen.view("bar")
    #expect(bar.frame == Rect(x: 0, y: 524, width: 320, height: 44))
    #expect(
      bar.subviews.map(\.frame)
        == (0..<5).map { Rect(x: 64 * Double($0), y: 0, width: 64, height: 44) })
    #expect(bar.backgroundColor?.pattern?.name == "compose_toolbar_background")
    let wide = try ScriptScreen(script + "return view")
    let wideBar: View = try wide.view("bar")
    #expect(wideBar.subviews.map(\.frame.width) == [75, 75, 75, 75, 75])
  }

  @Test func `weibo/S22 weibo/S23 A tap tells the delegate the button's type`() throws {
    let screen = try ScriptScreen(
      script + """
        local names = { [0] = "拍照", "相册", "@", "#", "表情" }
        bar.delegate = { clicked = function(_, toolbar, kind)
          print(toolbar == bar, kind, "--- " .. names[kind])
        end }
        return view
        """)
    for index in 1...5 { try screen.perform("tap #b\(index)") }
    #expect(
      screen.log == [
        "true\t0\t--- 拍照", "true\t1\t--- 相册", "true\t2\t--- @", "true\t3\t--- #",
        "true\t4\t--- 表情",
      ])
  }

  @Test func `weibo/S24 weibo/S1 No delegate, or one without the method: nothing`() throws {
    for delegate in ["nil", "{}"] {
      let screen = try ScriptScreen(script + "bar.delegate = \(delegate); return view")
      let before = screen.text
      try screen.perform("tap #b1; tap #b5")
      #expect(screen.text == before)
      #expect(screen.log == [])
    }
  }

  @Test func `weibo/S25 A pressed button shows its highlighted image`() throws {
    let screen = try ScriptScreen(script + "return view")
    try screen.perform("press #b2")
    #expect(screen.text.contains("<▢compose_toolbar_picture_highlighted.png>"))
    #expect(screen.text.contains("[▢compose_trendbutton_background.png]"))
    try screen.perform("release")
    #expect(screen.text.contains("[▢compose_toolbar_picture.png]"))
    #expect(!screen.text.contains("highlighted"))
  }

  @Test func `weibo/S26 A sixth view narrows every button`() throws {
    let screen = try ScriptScreen(script + "bar:addSubview(ui.View{}); return view")
    let bar: View = try screen.view("bar")
    #expect(bar.subviews.map(\.frame.width) == [62.5, 62.5, 62.5, 62.5, 62.5, 62.5])
  }
}
