import Testing
import ViewKit

@Suite struct ButtonScenarioTests {
  private let application = Application()

  private func show(_ views: View...) throws -> Window {
    let window = Window(application: application)
    for view in views { try window.addSubview(view) }
    window.makeKeyAndVisible()
    application.settle()
    return window
  }

  @Test func `controls/S03 A configured title reads back, and is shown so`() throws {
    let button = Button(type: .custom, frame: Rect(x: 20, y: 100, width: 200, height: 50))
    button.setTitle("我是好人", for: .normal)
    button.titleLabel.font = .systemFont(ofSize: 27)
    button.setTitleColor(.purple, for: .normal)
    button.setTitleShadowColor(.yellow, for: .normal)
    button.titleShadowOffset = Size(width: 2, height: 2)
    button.lineBreakMode = .byTruncatingMiddle
    button.contentEdgeInsets = .zero
    button.titleEdgeInsets = .zero
    button.imageEdgeInsets = .zero
    button.showsTouchWhenHighlighted = true
    let window = try show(button)
    defer { window.isHidden = true }

    #expect(button.title(for: .normal) == "我是好人")
    #expect(button.titleColor(for: .normal) == .purple)
    #expect(button.titleShadowColor(for: .normal) == .yellow)
    #expect(button.titleShadowOffset == Size(width: 2, height: 2))
    #expect(button.lineBreakMode == .byTruncatingMiddle)
    #expect(button.showsTouchWhenHighlighted)
    let label = button.titleLabel
    #expect(label.displayedLines.map(\.text) == ["我是好人"])
    #expect(label.font.pointSize == 27)
    #expect(label.displayedTextColor == .purple)
    #expect(label.shadowColor == .yellow)
    #expect(label.shadowOffset == Size(width: 2, height: 2))
    // Four characters of one em each, in the middle of 200 by 50 points; a line is 32.5 high.
    #expect(label.frame == Rect(x: 46, y: 9, width: 108, height: 32.5))
  }

  @Test func `controls/S06 Title and colour follow press, selection and disabling`() throws {
    let button = Button(frame: Rect(x: 0, y: 100, width: 200, height: 50))
    let looks: [(Control.State, String, Color)] = [
      (.normal, "Normal", .black), (.highlighted, "Pressed", .red), (.selected, "Chosen", .green),
      (.disabled, "Off", .gray),
    ]
    for (state, title, color) in looks {
      button.setTitle(title, for: state)
      button.setTitleColor(color, for: state)
    }
    let window = try show(button)
    defer { window.isHidden = true }
    func shown() -> [String] {
      application.settle()
      let label = button.titleLabel
      return label.displayedLines.map(\.text) + [label.displayedTextColor.hexString]
    }
    #expect(shown() == ["Normal", Color.black.hexString])
    _ = application.touchDown(at: Point(x: 100, y: 125))
    #expect(shown() == ["Pressed", Color.red.hexString])
    application.touchUp()
    #expect(shown() == ["Normal", Color.black.hexString])
    button.isSelected = true
    #expect(shown() == ["Chosen", Color.green.hexString])
    button.isSelected = false
    button.isEnabled = false
    #expect(shown() == ["Off", Color.gray.hexString])
  }

  @Test func `course/S6 Three buttons share an action that shows the title of the sender`() throws {
    let label = Label(frame: Rect(x: 0, y: 50, width: 300, height: 40))
    let target = ClosureTarget { sender, _ in
      label.text = (sender as? Button)?.title(for: .normal)
    }
    let buttons = ["One", "Two", "Three"].enumerated().map { index, title in
      let button = Button(
        type: .system, frame: Rect(x: 20, y: 100 + 60 * Double(index), width: 100, height: 40))
      button.setTitle(title, for: .normal)
      button.setTitle("pressed", for: .highlighted)
      button.addTarget(target, action: ClosureTarget.action, for: .touchUpInside)
      return button
    }
    let window = try show(label, buttons[0], buttons[1], buttons[2])
    defer { window.isHidden = true }
    for (index, title) in ["One", "Two", "Three"].enumerated() {
      _ = application.touchDown(at: Point(x: 70, y: 120 + 60 * Double(index)))
      application.touchUp()
      application.settle()
      #expect(label.displayedLines.map(\.text) == [title])
    }
  }
}
