import Testing
import ViewKit

@Suite struct ButtonAttributedTitleTests {
  private let plain = AttributedString("OO")
  private let bold = AttributedString(
    runs: [
      .init("O"),
      .init("O", TextAttributes(font: .boldSystemFont(ofSize: 36), foregroundColor: .red)),
    ])

  private func button(_ type: Button.ButtonType = .custom) -> Button {
    let button = Button(type: type, frame: Rect(x: 0, y: 0, width: 200, height: 60))
    button.titleLabel.font = .systemFont(ofSize: 18)
    return button
  }

  private func fragments(_ button: Button) -> [TextLayout.Fragment] {
    button.layoutIfNeeded()
    return button.titleLabel.displayedLines.flatMap(\.fragments)
  }

  @Test func `An attributed title goes before a plain one, and falls back to the normal one`() {
    let button = button()
    button.setTitle("plain", for: .normal)
    button.setTitle("pressed", for: .highlighted)
    #expect(button.currentAttributedTitle == nil)
    button.setAttributedTitle(bold, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel.text == "OO")
    #expect(button.attributedTitle(for: .highlighted) == bold)
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel.text == "OO")
    #expect(button.currentTitle == "pressed")
    button.setAttributedTitle(nil, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel.text == "pressed")
    #expect(fragments(button).isEmpty)
  }

  @Test func `What the title leaves out is the button's`() {
    let button = button()
    button.setTitleColor(.green, for: .normal)
    button.setAttributedTitle(bold, for: .normal)
    let fragments = fragments(button)
    #expect(fragments.map(\.attributes.font?.pointSize) == [18, 36])
    let colors = fragments.map { button.titleLabel.displayedColor(of: $0.attributes) }
    #expect(colors == [.green, .red])
    #expect(button.titleLabel.font.pointSize == 18)
  }

  @Test func `A title of another state replaces the looks, and comes back`() {
    let button = button()
    button.setAttributedTitle(bold, for: .normal)
    button.setAttributedTitle(plain, for: .selected)
    #expect(fragments(button).count == 2)
    button.isSelected = true
    #expect(fragments(button).map(\.attributes.font?.pointSize) == [18])
    button.isSelected = false
    #expect(fragments(button).map(\.attributes.font?.pointSize) == [18, 36])
  }

  @Test func `Its size is that of all parts`() {
    let button = button()
    button.setAttributedTitle(bold, for: .normal)
    // An O is 778 thousandths wide: 14.004 and 28.008 points; a line of 36 points is 42.948 high.
    button.layoutIfNeeded()
    #expect(button.titleLabel.frame.size == Size(width: 42.5, height: 43))
    #expect(button.intrinsicContentSize == Size(width: 42.5, height: 55))
  }

  @Test func `A finger on a system button fades all of the title`() {
    let button = button(.system)
    button.setAttributedTitle(bold, for: .normal)
    button.isHighlighted = true
    let alphas = fragments(button).map {
      button.titleLabel.displayedColor(of: $0.attributes).alpha
    }
    #expect(alphas == [0.2, 0.2])
  }

  @Test func `An image takes its place too`() {
    let button = button()
    button.setAttributedTitle(bold, for: .normal)
    button.setImage(Image(name: "x"), for: .normal)
    #expect(fragments(button).isEmpty)
    #expect(button.intrinsicContentSize == Metrics.placeholderImageSize)
  }

  @Test func `The layout settles`() throws {
    let application = Application()
    let window = Window(application: application)
    let button = button()
    button.setAttributedTitle(bold, for: .normal)
    try window.addSubview(button)
    window.makeKeyAndVisible()
    application.settle()
    #expect(application.errors.isEmpty)
    #expect(!button.needsLayout)
    button.setAttributedTitle(bold, for: .normal)
    #expect(!button.needsLayout)
  }
}
