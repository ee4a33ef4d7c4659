import Testing
import ViewKit

@Suite struct ButtonLayoutTests {
  /// A button of 100 by 40 points whose title takes 28.5 by 21.5.
  private func button() -> Button {
    let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("OO", for: .normal)
    button.titleLabel.font = .systemFont(ofSize: 18)
    return button
  }

  private func titleFrame(_ button: Button) -> Rect {
    button.layoutIfNeeded()
    return button.titleLabel.frame
  }

  @Test func `The title stands in the middle`() {
    // An O is 778 thousandths wide: 28.008 points, up to the pixel.
    #expect(titleFrame(button()) == Rect(x: 36, y: 9.5, width: 28.5, height: 21.5))
  }

  @Test(
    "controls/S05 Sixteen alignments move the title",
    arguments: Control.HorizontalAlignment.allCases, Control.VerticalAlignment.allCases)
  func alignment(
    horizontal: Control.HorizontalAlignment, vertical: Control.VerticalAlignment
  ) {
    let button = button()
    button.contentHorizontalAlignment = horizontal
    button.contentVerticalAlignment = vertical
    let (x, width) =
      switch horizontal {
      case .left: (0.0, 28.5)
      case .center: (36, 28.5)
      case .right: (71.5, 28.5)
      case .fill: (0, 100)
      }
    let (y, height) =
      switch vertical {
      case .top: (0.0, 21.5)
      case .center: (9.5, 21.5)
      case .bottom: (18.5, 21.5)
      case .fill: (0, 40)
      }
    #expect(titleFrame(button) == Rect(x: x, y: y, width: width, height: height))
  }

  @Test func `Content insets narrow the room, title insets move the title`() {
    let button = button()
    button.contentEdgeInsets = EdgeInsets(top: 0, left: 20, bottom: 10, right: 0)
    #expect(
      button.contentRect(forBounds: button.bounds) == Rect(x: 20, y: 0, width: 80, height: 30))
    #expect(titleFrame(button).origin == Point(x: 46, y: 4.5))
    button.contentEdgeInsets = .zero
    button.titleEdgeInsets = EdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    #expect(titleFrame(button).origin == Point(x: 46, y: 14.5))
  }

  @Test func `A title that is too long is cut in its middle`() {
    let button = button()
    button.setTitle("A title that is much too long", for: .normal)
    #expect(titleFrame(button).size.width == 100)
    let shown = button.titleLabel.displayedLines.map(\.text)
    #expect(shown.count == 1)
    #expect(shown[0].hasPrefix("A t"))
    #expect(shown[0].hasSuffix("ng"))
    #expect(shown[0].contains("…"))
  }

  @Test func `The title follows bounds, title and font`() {
    let button = button()
    #expect(titleFrame(button).origin.x == 36)
    button.frame.size.width = 200
    #expect(titleFrame(button).origin.x == 86)
    button.setTitle("O", for: .normal)
    #expect(titleFrame(button).size.width == 14.5)
    button.titleLabel.font = .systemFont(ofSize: 36)
    #expect(titleFrame(button).size.width == 28.5)
  }

  @Test func `A title of several lines wraps at the width of the content`() {
    let button = button()
    button.setTitle("OO OO OO OO", for: .normal)
    button.titleLabel.numberOfLines = 0
    #expect(titleFrame(button).size.height == 43)
  }

  @Test func `A button without a title makes no label`() {
    let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    button.layoutIfNeeded()
    #expect(button.titleLabelIfMade == nil)
    button.setTitle("OK", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabelIfMade?.text == "OK")
  }

  // MARK: Sizes

  @Test func `A title has six points above and below, and a least width`() {
    let button = Button(type: .system)
    button.setTitle("Button", for: .normal)
    // B 667, u, o and n 556, t twice 278: 2891 thousandths of 15 points.
    #expect(button.intrinsicContentSize == Size(width: 43.5, height: 30))
    button.setTitle("I", for: .normal)
    #expect(button.intrinsicContentSize == Size(width: 30, height: 30))
    #expect(Button().intrinsicContentSize == Size(width: 30, height: 33.5))
  }

  @Test func `Content insets replace the standard distances`() {
    let button = Button(type: .system)
    button.setTitle("Button", for: .normal)
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.sizeThatFits(.zero) == Size(width: 49.5, height: 22))
  }

  @Test func `Title insets do not count for the size`() {
    let button = Button(type: .system)
    button.setTitle("Button", for: .normal)
    button.titleEdgeInsets = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    button.sizeToFit()
    #expect(button.bounds.size == Size(width: 43.5, height: 30))
  }

  // MARK: Overrides

  @Test func `Overridden rectangles are asked in the layout`() {
    let button = button()
    let script = StandInScript()
    script.overrides[.contentRect] = { _, _ in .rect(Rect(x: 50, y: 0, width: 50, height: 40)) }
    button.script = script
    button.setNeedsLayout()
    #expect(titleFrame(button).origin.x == 61)
    script.overrides[.titleRect] = { _, arguments in
      guard case .rect(let content) = arguments.values[0] else { return nil }
      return .rect(Rect(x: content.origin.x, y: 1, width: 2, height: 3))
    }
    button.setNeedsLayout()
    #expect(titleFrame(button) == Rect(x: 50, y: 1, width: 2, height: 3))
  }
}
