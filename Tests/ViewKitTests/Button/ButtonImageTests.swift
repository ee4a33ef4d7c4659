import Testing
import ViewKit

@Suite struct ButtonImageTests {
  private let small = Image(name: "small", size: Size(width: 20, height: 10))
  private let large = Image(name: "large", size: Size(width: 300, height: 200))

  private func button(image: Image? = nil, background: Image? = nil) -> Button {
    let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    button.setImage(image, for: .normal)
    button.setBackgroundImage(background, for: .normal)
    return button
  }

  private func imageRect(_ button: Button) -> Rect {
    button.imageRect(forContentRect: button.contentRect(forBounds: button.bounds))
  }

  // MARK: By state

  @Test func `Images of a state fall back to the normal ones`() {
    let button = button(image: small, background: large)
    #expect(button.image(for: .highlighted) == small)
    #expect(button.backgroundImage(for: [.selected, .highlighted]) == large)
    button.setImage(large, for: .selected)
    button.setBackgroundImage(small, for: .selected)
    #expect(button.currentImage == small)
    button.isSelected = true
    #expect(button.currentImage == large)
    #expect(button.currentBackgroundImage == small)
    button.setImage(nil, for: .selected)
    button.setImage(nil, for: .normal)
    #expect(button.currentImage == nil)
  }

  @Test func `Without an image there is none in any state`() {
    #expect(Button().currentImage == nil)
    #expect(Button().backgroundImage(for: .highlighted) == nil)
  }

  // MARK: Places

  @Test(
    "controls/S05 Sixteen alignments move the image",
    arguments: Control.HorizontalAlignment.allCases, Control.VerticalAlignment.allCases)
  func alignment(
    horizontal: Control.HorizontalAlignment, vertical: Control.VerticalAlignment
  ) {
    let button = button(image: small)
    button.contentHorizontalAlignment = horizontal
    button.contentVerticalAlignment = vertical
    let (x, width) =
      switch horizontal {
      case .left: (0.0, 20.0)
      case .center: (40, 20)
      case .right: (80, 20)
      case .fill: (0, 100)
      }
    let (y, height) =
      switch vertical {
      case .top: (0.0, 10.0)
      case .center: (15, 10)
      case .bottom: (30, 10)
      case .fill: (0, 40)
      }
    #expect(imageRect(button) == Rect(x: x, y: y, width: width, height: height))
  }

  @Test func `Insets narrow the room of the image, and leave empty bands`() {
    let button = button(image: small)
    button.contentEdgeInsets = EdgeInsets(top: 0, left: 20, bottom: 10, right: 0)
    #expect(imageRect(button) == Rect(x: 50, y: 10, width: 20, height: 10))
    button.imageEdgeInsets = EdgeInsets(top: 6, left: 0, bottom: 0, right: 40)
    #expect(imageRect(button) == Rect(x: 30, y: 13, width: 20, height: 10))
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    #expect(imageRect(button).origin == Point(x: 20, y: 6))
  }

  @Test func `An image that is too large is made to fit`() {
    #expect(imageRect(button(image: large)) == Rect(x: 0, y: 0, width: 100, height: 40))
    let button = button(image: large)
    button.imageEdgeInsets = EdgeInsets(top: 30, left: 90, bottom: 0, right: 0)
    #expect(imageRect(button) == Rect(x: 90, y: 30, width: 10, height: 10))
  }

  // MARK: Title and image

  @Test(
    "controls/S04 A title has no room while there is an image",
    arguments: Control.HorizontalAlignment.allCases, Control.VerticalAlignment.allCases)
  func suppression(
    horizontal: Control.HorizontalAlignment, vertical: Control.VerticalAlignment
  ) {
    let button = button(image: small)
    button.setTitle("OO", for: .normal)
    button.contentHorizontalAlignment = horizontal
    button.contentVerticalAlignment = vertical
    button.layoutIfNeeded()
    #expect(button.titleLabel.frame.size == .zero)
    #expect(button.titleLabel.displayedLines.isEmpty)
    button.setImage(nil, for: .normal)
    button.setBackgroundImage(small, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel.displayedLines.map(\.text) == ["OO"])
  }

  @Test func `An image of one state alone takes the title away in that state`() {
    let button = button()
    button.setTitle("OO", for: .normal)
    button.setImage(small, for: .selected)
    button.layoutIfNeeded()
    #expect(!button.titleLabel.displayedLines.isEmpty)
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel.displayedLines.isEmpty)
  }

  @Test func `A class that places the title shows both`() {
    final class Titled: Button {
      override func titleRect(forContentRect contentRect: Rect) -> Rect {
        Rect(x: 0, y: 20, width: 100, height: 20)
      }
    }
    let button = Titled(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("OO", for: .normal)
    button.setImage(small, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel.frame == Rect(x: 0, y: 20, width: 100, height: 20))
    #expect(button.titleLabel.displayedLines.map(\.text) == ["OO"])
  }

  // MARK: Sizes

  @Test func `weibo/§35 A button with nothing but a background is as large as it`() {
    let button = button(background: large)
    button.sizeToFit()
    #expect(button.bounds.size == Size(width: 300, height: 200))
    button.setBackgroundImage(small, for: .normal)
    #expect(button.intrinsicContentSize == Size(width: 20, height: 10))
  }

  @Test func `A title makes a small background larger, a large background wins`() {
    let button = button(background: small)
    button.setTitle("OO", for: .normal)
    button.titleLabel.font = .systemFont(ofSize: 18)
    #expect(button.intrinsicContentSize == Size(width: 30, height: 33.5))
    button.setBackgroundImage(large, for: .normal)
    #expect(button.intrinsicContentSize == Size(width: 300, height: 200))
  }

  @Test func `An image has no distances around it, but content insets count`() {
    let button = button(image: small)
    button.setTitle("A title that is not shown", for: .normal)
    #expect(button.intrinsicContentSize == Size(width: 20, height: 10))
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.imageEdgeInsets = EdgeInsets(top: 100, left: 100, bottom: 100, right: 100)
    #expect(button.sizeThatFits(.zero) == Size(width: 26, height: 14))
  }

  // MARK: Adjustments

  @Test func `An image without one for the state is darkened or dimmed`() {
    let button = button(image: small)
    #expect(button.imageAdjustment == .none)
    button.isHighlighted = true
    #expect(button.imageAdjustment == .darkened)
    button.adjustsImageWhenHighlighted = false
    #expect(button.imageAdjustment == .none)
    button.isEnabled = false
    #expect(button.imageAdjustment == .dimmed)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageAdjustment == .none)
  }

  @Test func `An image of the state is shown as it is, a background alone is adjusted too`() {
    let button = button(image: small)
    button.setImage(large, for: .highlighted)
    button.isHighlighted = true
    #expect(button.imageAdjustment == .none)
    let other = self.button(background: small)
    other.isHighlighted = true
    #expect(other.imageAdjustment == .darkened)
    #expect(Button().imageAdjustment == .none)
  }

  @Test func `A button glows only while it is highlighted`() {
    let button = button()
    button.isHighlighted = true
    #expect(!button.isGlowing)
    button.showsTouchWhenHighlighted = true
    #expect(button.isGlowing)
    button.isHighlighted = false
    #expect(!button.isGlowing)
  }

  @Test func `Images are described by name and size, by state`() {
    let button = button(image: small)
    button.setImage(large, for: .selected)
    let described = DescribedProperties(of: button)
    #expect(described.values["image"] == .image(small))
    #expect(small.fields == [.init("name", .string("small")), .init("size", .size(small.size))])
    #expect(described.changed == ["image", "images"])
    #expect(DescribedProperties(of: Button()).changed == [])
  }

  @Test func `A change of an image marks the layout, no change marks nothing`() {
    let button = button(image: small)
    button.layoutIfNeeded()
    button.setImage(Image(name: "small", size: small.size), for: .normal)
    #expect(!button.needsLayout)
    button.setImage(large, for: .normal)
    #expect(button.needsLayout)
  }
}
