import Testing
import ViewKit

@testable import Rendering

/// Whole screens made of views.
@Suite struct ScreenTests {
  @Test func `the status bar has the time of the application's clock in its time zone`() {
    let stage = Stage(timeZone: "Asia/Shanghai")
    stage.application.isStatusBarHidden = false
    stage.application.isNetworkActivityIndicatorVisible = true
    #expect(
      stage.lines == [
        " ●●●●○ LNT ◌                       17:41                               100%"
      ])
    stage.application.advance(by: 60)
    #expect(stage.lines.first?.contains("17:42") == true)
  }

  @Test func `hidden and transparent views show nothing`() {
    let stage = Stage()
    stage.label("hidden", Rect(x: 0, y: 0, width: 100, height: 22)).isHidden = true
    stage.label("transparent", Rect(x: 0, y: 22, width: 100, height: 22)).alpha = 0.005
    stage.label("clear", Rect(x: 0, y: 44, width: 100, height: 22)).textColor = .clear
    let box = stage.add(View(frame: Rect(x: 0, y: 66, width: 100, height: 22)))
    box.alpha = 0
    stage.label("inside", box.bounds, in: box)
    #expect(stage.lines == [])
  }

  @Test func `rule 6: views in front cut texts behind, by their order`() {
    let stage = Stage()
    stage.label("0123456789", Rect(x: 0, y: 0, width: 200, height: 22))
    let cover = stage.add(View(frame: Rect(x: 30, y: 0, width: 100, height: 22)))
    cover.backgroundColor = .white
    #expect(stage.lines == ["012⋯"])
    stage.root.sendSubviewToBack(cover)
    #expect(stage.lines == ["0123456789"])
    stage.root.bringSubviewToFront(cover)
    cover.alpha = 0.5
    #expect(stage.lines == ["0123456789"])
  }

  @Test func `rule 6: clipping views cut what is inside`() {
    let stage = Stage()
    let view = stage.add(View(frame: Rect(x: 50, y: 22, width: 50, height: 44)))
    stage.label("0123456789", Rect(x: 0, y: 0, width: 200, height: 22), in: view)
    stage.label("below", Rect(x: 0, y: 44, width: 200, height: 22), in: view)
    #expect(stage.lines == ["", "          0123456789", "", "          below"])
    view.clipsToBounds = true
    #expect(stage.lines == ["", "          01234⋯"])
  }

  @Test func `scrolled and transformed views are where the device shows them`() {
    let stage = Stage()
    let view = stage.add(View(frame: Rect(x: 50, y: 22, width: 100, height: 44)))
    view.bounds.origin = Point(x: -25, y: 22)
    stage.label("scrolled", Rect(x: 0, y: 44, width: 100, height: 22), in: view)
    let moved = stage.label("moved", Rect(x: 50, y: 88, width: 100, height: 22))
    moved.transform = AffineTransform(translationX: 100, y: 22)
    let doubled = stage.label("big", Rect(x: 100, y: 154, width: 50, height: 22), size: 10)
    doubled.transform = AffineTransform(scaleX: 2, y: 2)
    #expect(
      stage.lines == [
        "", "", "               scrolled", "", "", "                              moved", "",
        "               big",
      ])
  }

  @Test func `windows are drawn from back to front`() {
    let stage = Stage()
    stage.label("behind", Rect(x: 0, y: 0, width: 200, height: 22))
    let alert = Window(application: stage.application)
    alert.windowLevel = Window.Level.alert
    alert.makeKeyAndVisible()
    stage.label("in front", Rect(x: 0, y: 22, width: 200, height: 22), in: alert)
    #expect(stage.lines == ["behind", "in front"])
    alert.backgroundColor = .white
    #expect(stage.lines == ["", "in front"])
  }

  @Test func `a view with a border that holds others is a box`() {
    let stage = Stage(200, 200)
    let box = stage.add(View(frame: Rect(x: 20, y: 30, width: 100, height: 44)))
    box.layer.borderWidth = 1
    #expect(stage.lines == [])
    let label = stage.label("inside", box.bounds, .center, in: box)
    #expect(
      stage.lines == [
        "", "    ╭──────────────────╮", "    │      inside      │", "    ╰──────────────────╯",
      ])
    label.isHidden = true
    #expect(stage.lines == [])
    label.isHidden = false
    box.layer.borderColor = .clear
    #expect(stage.lines.filter { !$0.isEmpty } == ["           inside"])
  }

  @Test func `rule 5: thin views with a colour are lines`() {
    let stage = Stage(100, 88)
    let line = stage.add(View(frame: Rect(x: 15, y: 43.5, width: 85, height: 0.5)))
    #expect(stage.lines == [])
    line.backgroundColor = .gray
    stage.add(View(frame: Rect(x: 50, y: 44, width: 1, height: 44))).backgroundColor = .gray
    #expect(stage.lines == ["", "   ─────────────────", "          │", "          │"])
  }

  @Test func `rule 9: trailing blanks and blank last rows are cut, one newline ends the output`() {
    let stage = Stage()
    #expect(stage.render(.text) == "")
    stage.label("a  ", Rect(x: 0, y: 22, width: 100, height: 22))
    stage.label("   ", Rect(x: 0, y: 88, width: 100, height: 22))
    #expect(stage.render(.text) == "\na\n")
  }

  @Test func `rule 10: the same screen gives the same bytes`() {
    func render() -> [[UInt8]] {
      let stage = Stage()
      for index in 0..<200 {
        let place = Rect(
          x: Double(index * 37 % 350), y: Double(index * 91 % 600), width: 80, height: 20)
        let label = stage.label("label \(index)", place)
        if index % 7 == 0 { label.backgroundColor = .white }
      }
      stage.application.settle()
      return RenderFormat.allCases.map { Renderer.render(stage.application, as: $0) }
    }
    #expect(render() == render())
  }

  @Test func `no text is lost or split, however crowded the screen is`() {
    let stage = Stage()
    for index in 0..<300 {
      let place = Rect(
        x: Double(index * 37 % 300), y: Double(index * 91 % 600), width: 75, height: 20)
      stage.label("n\(index).", place, size: Double(8 + index % 12))
    }
    let text = stage.lines.joined(separator: "\n")
    for index in 0..<300 { #expect(text.contains("n\(index).")) }
  }

  @Test func `a view is printed where its first character is`() {
    let stage = Stage()
    let first = stage.label("first", Rect(x: 20, y: 44, width: 100, height: 22))
    let box = stage.add(View(frame: Rect(x: 100, y: 0, width: 200, height: 300)))
    let second = stage.label("second", Rect(x: 10, y: 44, width: 100, height: 22), in: box)
    let third = stage.label("third", Rect(x: 0, y: 88, width: 100, height: 22), in: box)
    let empty = stage.add(View(frame: Rect(x: 10, y: 220, width: 10, height: 22)))
    let hidden = stage.label("hidden", Rect(x: 0, y: 0, width: 100, height: 22))
    hidden.isHidden = true
    let button = stage.add(Button(type: .system, frame: Rect(x: 0, y: 110, width: 100, height: 22)))
    button.setTitle("Go", for: .normal)
    stage.application.settle()
    let screen = PrintedScreen(stage.application)
    let expected: [(View, Int, Int)] = [
      (first, 2, 4), (second, 2, 22), (third, 4, 20), (box, 2, 22), (stage.root, 2, 4),
      (empty, 10, 2), (button, 5, 8), (button.titleLabel, 5, 8),
    ]
    for (view, row, column) in expected {
      let position = screen.position(of: view)
      #expect(position?.row == row)
      #expect(position?.column == column)
    }
    #expect(screen.position(of: hidden) == nil)
    #expect(screen.position(of: View()) == nil)
  }

  @Test func `colours need no column`() {
    let stage = Stage(100, 44)
    let label = stage.label("中x", Rect(x: 10, y: 0, width: 50, height: 22))
    label.textColor = .red
    label.font = .boldSystemFont(ofSize: 17)
    label.backgroundColor = .white
    stage.add(View(frame: Rect(x: 0, y: 30, width: 100, height: 1))).backgroundColor = .blue
    let white = "48;2;255;255;255m"
    #expect(
      stage.render(.text, RenderOptions(isColored: true)) == """
          \u{1B}[0;1;38;2;255;0;0;\(white)中x\u{1B}[0;38;2;0;0;0;\(white)       \u{1B}[0m        
        \u{1B}[0;38;2;0;0;255m────────────────────\u{1B}[0m

        """)
  }

  @Test func `colours fill the last row too, of which the screen has a part only`() {
    let stage = Stage(50, 50)
    stage.root.backgroundColor = .red
    let row = "\u{1B}[0;38;2;0;0;0;48;2;255;0;0m          \u{1B}[0m\n"
    #expect(stage.render(.text, RenderOptions(isColored: true)) == row + row + row)
  }

  @Test func `another cell size gives another grid`() throws {
    let stage = Stage(160, 64)
    stage.label("Lisbon", Rect(x: 16, y: 16, width: 100, height: 16))
    let cell = try #require(CellSize(width: 8, height: 16))
    #expect(stage.render(.text, RenderOptions(cell: cell)) == "\n  Lisbon\n")
    #expect(CellSize(width: 0, height: 22) == nil)
    #expect(CellSize(width: 5, height: .nan) == nil)
  }

  @Test func `absurd frames do no harm`() {
    let stage = Stage()
    let frames = [
      Rect(x: .nan, y: 0, width: 100, height: 22), Rect(x: 0, y: .infinity, width: 100, height: 22),
      Rect(x: -1e300, y: 0, width: 2e300, height: 22),
      Rect(x: 0, y: 0, width: .infinity, height: 22),
      Rect(x: 1e18, y: 1e18, width: 1e18, height: 1e18), Rect(x: 0, y: 0, width: 0, height: .nan),
    ]
    for frame in frames {
      let view = stage.label("text", frame)
      view.backgroundColor = .white
      let box = stage.add(View(frame: frame))
      box.layer.borderWidth = 1
      box.backgroundColor = .gray
      stage.label("x", frame, .right, in: box)
      box.transform = AffineTransform(scaleX: .nan, y: 0)
    }
    for format in RenderFormat.allCases { #expect(stage.render(format) != "x") }
  }
}
