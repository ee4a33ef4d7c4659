import Testing
import ViewKit

@Suite struct ButtonTests {
  @Test func `A new button has UIKit's defaults`() {
    let button = Button()
    #expect(button.buttonType == .custom)
    #expect(button.currentTitle == nil)
    #expect(button.currentTitleColor == .white)
    #expect(button.currentTitleShadowColor == nil)
    #expect(button.contentEdgeInsets == .zero)
    #expect(button.titleEdgeInsets == .zero)
    #expect(button.imageEdgeInsets == .zero)
    #expect(!button.showsTouchWhenHighlighted)
    #expect(!button.reversesTitleShadowWhenHighlighted)
    #expect(button.adjustsImageWhenHighlighted)
    #expect(button.adjustsImageWhenDisabled)
    #expect(button.lineBreakMode == .byTruncatingMiddle)
    #expect(button.titleShadowOffset == .zero)
    #expect(button.contentHorizontalAlignment == .center)
    #expect(button.contentVerticalAlignment == .center)
    #expect(button.titleLabelIfMade == nil)
    #expect(button.frame == .zero)
    #expect(button.isUserInteractionEnabled)
  }

  @Test func `A new button describes nothing but defaults`() {
    #expect(DescribedProperties(of: Button()).changed.isEmpty)
  }

  @Test func `A button describes title, colours by state and insets`() {
    let button = Button(type: .system)
    button.setTitle("OK", for: .normal)
    button.setTitle("KO", for: .highlighted)
    button.setTitle("Both", for: [.highlighted, .selected])
    button.setTitleColor(.red, for: .disabled)
    button.titleEdgeInsets.left = 4
    let described = DescribedProperties(of: button)
    #expect(
      described.changed == [
        "buttonType", "title", "titles", "titleColor", "titleColors", "titleEdgeInsets",
      ])
    #expect(described.values["buttonType"] == .text("system"))
    #expect(described.values["title"] == .string("OK"))
    #expect(
      described.values["titles"]
        == .fields([
          .init("highlighted", .string("KO")), .init("highlighted|selected", .string("Both")),
        ]))
    #expect(described.values["titleColor"] == .text("#007aff"))
    #expect(described.values["titleColors"] == .fields([.init("disabled", .text("#ff0000"))]))
  }

  @Test func `Types have the titles of iOS 8`() {
    let custom = Button(type: .custom)
    #expect(custom.titleLabel.font == .systemFont(ofSize: 18))
    #expect(custom.titleColor(for: .disabled) == .white)
    let system = Button(type: .system)
    #expect(system.titleLabel.font == .systemFont(ofSize: 15))
    #expect(system.currentTitleColor == .defaultTint)
    #expect(system.titleColor(for: .highlighted) == .defaultTint)
    #expect(system.titleColor(for: .disabled) == Color(white: 0.4, alpha: 0.35))
    #expect(Button.ButtonType.roundedRect == .system)
  }

  @Test(
    "A type with a glyph has the glyph's size",
    arguments: [
      (.detailDisclosure, "ⓘ"), (.infoLight, "ⓘ"), (.infoDark, "ⓘ"), (.contactAdd, "⊕"),
    ] as [(Button.ButtonType, String)])
  func glyph(type: Button.ButtonType, glyph: String) {
    let button = Button(type: type)
    #expect(type.glyph == glyph)
    #expect(button.frame == Rect(x: 0, y: 0, width: 22, height: 22))
    #expect(button.intrinsicContentSize == Size(width: 22, height: 22))
    #expect(
      button.imageRect(forContentRect: Rect(x: 0, y: 0, width: 44, height: 44))
        == Rect(x: 11, y: 11, width: 22, height: 22))
  }

  // MARK: Values by state

  @Test func `weibo/S100 A state without a title of its own has the normal state's`() {
    let button = Button()
    button.setTitle("Down", for: .highlighted)
    button.setTitle("Up", for: .normal)
    button.isHighlighted = true
    #expect(button.currentTitle == "Down")
    button.isHighlighted = false
    #expect(button.currentTitle == "Up")
    button.isSelected = true
    #expect(button.currentTitle == "Up")
    button.isHighlighted = true
    #expect(button.currentTitle == "Up")
    button.setTitle("Both", for: [.selected, .highlighted])
    #expect(button.currentTitle == "Both")
  }

  @Test func `Setting nil takes a state's value away`() {
    let button = Button()
    button.setTitle("Up", for: .normal)
    button.setTitle("Down", for: .highlighted)
    button.setTitle(nil, for: .highlighted)
    #expect(button.title(for: .highlighted) == "Up")
    button.setTitle(nil, for: .normal)
    #expect(button.title(for: .normal) == nil)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(nil, for: .normal)
    #expect(button.currentTitleColor == .white)
  }

  @Test func `A colour of the normal state goes before the standard colour of another`() {
    let button = Button(type: .system)
    button.setTitleColor(.red, for: .normal)
    button.isEnabled = false
    #expect(button.currentTitleColor == .red)
  }

  @Test func `A system button's title follows the tint, and fades under the finger`() {
    let button = Button(type: .system)
    button.setTitle("OK", for: .normal)
    #expect(button.titleLabel.textColor == .defaultTint)
    button.tintColor = .red
    #expect(button.titleLabel.textColor == .red)
    button.isHighlighted = true
    #expect(button.titleLabel.textColor == Color.red.withAlphaComponent(0.2))
    #expect(button.currentTitleColor == .red)
    button.isHighlighted = false
    #expect(button.titleLabel.textColor == .red)
  }

  @Test func `A system button takes the tint of the window that it is put into`() throws {
    let application = Application()
    let parent = Window(application: application)
    parent.tintColor = .green
    let button = Button(type: .system)
    button.setTitle("OK", for: .normal)
    let label = button.titleLabel
    try parent.addSubview(button)
    #expect(label.textColor == .green)
  }

  @Test func `The shadow is reversed only while the button is highlighted`() {
    let button = Button()
    button.titleShadowOffset = Size(width: 1, height: -2)
    button.reversesTitleShadowWhenHighlighted = true
    button.isHighlighted = true
    #expect(button.titleLabel.shadowOffset == Size(width: -1, height: 2))
    button.isHighlighted = false
    #expect(button.titleLabel.shadowOffset == Size(width: 1, height: -2))
  }

  @Test func `The title label is the button's subview and shows the current title`() {
    let button = Button()
    button.setTitle("One", for: .normal)
    #expect(button.titleLabelIfMade == nil)
    let label = button.titleLabel
    #expect(label === button.titleLabel)
    #expect(label.superview === button)
    #expect(label.text == "One")
    button.setTitle("Two", for: .normal)
    #expect(label.text == "Two")
  }
}
