import Testing
import ViewKit

/// The catalogue's scenarios of labels, written as scripts.
@Suite struct LabelScenarios {
  @Test func `course/S1 A label straight on the window is a valid application`() throws {
    let screen = try ScriptScreen(
      """
      return {
        application_didFinishLaunchingWithOptions = function(self)
          self.window = ui.Window{ frame = ui.Screen.main.bounds, backgroundColor = "white" }
          self.window:addSubview(ui.Label{ frame = { 100, 150, 200, 40 }, text = "Hello World" })
          self.window:makeKeyAndVisible()
        end,
      }
      """)
    #expect(
      screen.tree == [
        "Window (0 0; 375 667) backgroundColor=#ffffff isKeyWindow=true",
        "  Label (100 150; 200 40) text=\"Hello World\"",
      ])
    #expect(screen.rows == ["Hello World"])
  }

  @Test func `course/S3 Head truncation over two lines`() throws {
    let screen = try ScriptScreen(
      """
      return ui.View{
        backgroundColor = "black",
        ui.Label{
          id = "label", frame = { 110, 200, 100, 60 }, textColor = "white", numberOfLines = 2,
          font = ui.Font:systemFont(20), lineBreakMode = "byTruncatingHead",
          adjustsFontSizeToFitWidth = false, text = "HelloWlord HelloWlord HelloWlord",
        },
      }
      """)
    #expect(screen.rows == ["HelloWlord", "…lloWlord"])
    let label: Label = try screen.view("label")
    #expect(label.displayedLines.allSatisfy { $0.font.pointSize == 20 })
    #expect(label.displayedTextColor == .white)
  }

  @Test func `course/S5 One more label per tap, earlier ones keep their text`() throws {
    let screen = try ScriptScreen(
      """
      local Main = ui.ViewController:subclass "Main"
      function Main:viewDidLoad()
        self.text, self.count = "Hello", 0
        self.view:addSubview(ui.Button{
          type = "system", id = "on", frame = { 130, 40, 60, 20 }, backgroundColor = "yellow",
          tintColor = "red", title = { normal = "on", highlighted = "off" },
          onTouchUpInside = function() self:add() end,
        })
      end
      function Main:add()
        self.view:addSubview(ui.Label{
          id = "label" .. self.count, frame = { 20, 100 + 30 * self.count, 280, 20 },
          backgroundColor = "green", textColor = "red", adjustsFontSizeToFitWidth = true,
          text = self.text,
        })
        self.count, self.text = self.count + 1, self.text .. "World"
      end
      return Main
      """)
    #expect(screen.rows == ["[    on    ]"])
    try screen.perform("press #on")
    #expect(screen.rows == ["<    off   >"])
    try screen.perform("release; tap #on; tap #on; tap #on; tap #on; tap #on; tap #on")
    let texts = (0..<7).map { "Hello" + String(repeating: "World", count: $0) }
    #expect(screen.rows == ["[    on    ]"] + texts)
    for index in 0..<7 {
      let label: Label = try screen.view("label\(index)")
      #expect(label.frame == Rect(x: 20, y: 100 + 30 * Double(index), width: 280, height: 20))
      #expect(label.text == texts[index])
      #expect(label.backgroundColor == .green)
      #expect(label.textColor == .red)
      #expect(label.displayedLines.map(\.text) == [texts[index]])
      // The longest needs a smaller font.
      #expect(label.displayedLines.map { $0.font.pointSize < 17 } == [index == 6])
    }
  }
}
