import Testing
import ViewKit

@Suite struct LabelTests {
  @Test func `A new label has UIKit's defaults`() {
    let label = Label()
    #expect(label.text == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .black)
    #expect(label.textAlignment == .left)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(label.isEnabled)
    #expect(!label.isHighlighted)
    #expect(label.highlightedTextColor == nil)
    #expect(label.shadowColor == nil)
    #expect(label.shadowOffset == Size(width: 0, height: -1))
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0)
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(label.preferredMaxLayoutWidth == 0)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.backgroundColor == nil)
    #expect(label.frame == .zero)
  }

  @Test func `A new label describes nothing but defaults`() {
    let described = DescribedProperties(of: Label())
    #expect(described.changed.isEmpty)
    #expect(
      described.names.suffix(16) == [
        "text", "attributedText", "font", "textColor", "textAlignment", "lineBreakMode",
        "numberOfLines",
        "isEnabled", "isHighlighted", "highlightedTextColor", "shadowColor", "shadowOffset",
        "adjustsFontSizeToFitWidth", "minimumScaleFactor", "baselineAdjustment",
        "preferredMaxLayoutWidth",
      ])
  }

  @Test func `A label describes what was changed`() {
    let label = Label()
    label.text = "Hello"
    label.font = .boldSystemFont(ofSize: 12)
    label.textColor = .red
    label.numberOfLines = 0
    label.isUserInteractionEnabled = true
    let described = DescribedProperties(of: label)
    #expect(
      described.changed == [
        "isUserInteractionEnabled", "text", "font", "textColor", "numberOfLines",
      ])
    #expect(described.values["text"] == .string("Hello"))
    #expect(described.values["font"] == .text("Helvetica Neue Bold 12"))
    #expect(described.values["textColor"] == .text("#ff0000"))
  }

  // MARK: Sizes

  /// BEHAVIOUR 7. openradar.me/18062963 (iOS 8.0): heights of labels are whole points on screens
  /// of one pixel a point, and end in half points on Retina screens.
  @Test func `The size that fits is the text's, rounded up to the pixel`() {
    let label = Label()
    label.text = "Hello"
    #expect(label.sizeThatFits(.zero) == Size(width: 39, height: 20.5))
    #expect(label.intrinsicContentSize == Size(width: 39, height: 20.5))
    label.sizeToFit()
    #expect(label.frame == Rect(x: 0, y: 0, width: 39, height: 20.5))
  }

  @Test func `A label without a text has no size`() {
    let label = Label()
    #expect(label.sizeThatFits(Size(width: 100, height: 100)) == .zero)
    label.text = ""
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `One line takes its whole width, whatever size is asked for`() {
    let label = Label()
    label.text = "A text that is rather long"
    let whole = label.sizeThatFits(.zero)
    #expect(whole.width > 150)
    #expect(label.sizeThatFits(Size(width: 50, height: 10)) == whole)
  }

  @Test func `Several lines wrap at the width, and the height is no limit`() {
    let label = Label()
    label.text = "11 22 33"
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(Size(width: 26, height: 5)) == Size(width: 25.5, height: 24))
    #expect(label.sizeThatFits(.zero) == Size(width: 39, height: 12))
    label.numberOfLines = 2
    #expect(label.sizeThatFits(Size(width: 13, height: 0)).height == 24)
  }

  @Test func `The intrinsic size wraps at the preferred width`() {
    let label = Label()
    label.text = "11 22 33"
    label.font = .systemFont(ofSize: 10)
    label.preferredMaxLayoutWidth = 26
    #expect(label.intrinsicContentSize == Size(width: 39, height: 12))
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == Size(width: 25.5, height: 24))
  }

  @Test func `The rectangle of the text stays in the bounds`() {
    let label = Label()
    label.text = "11 22 33"
    label.font = .systemFont(ofSize: 10)
    let bounds = Rect(x: 5, y: 7, width: 30, height: 100)
    #expect(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
        == Rect(x: 5, y: 7, width: 25.5, height: 24))
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).height == 12)
  }

  @Test func `An override of the text's rectangle changes the size`() {
    let label = Label()
    label.text = "Hello"
    let script = StandInScript()
    script.overrides[.textRect] = { object, arguments in
      guard case .rect(let bounds) = arguments.values[0], case .integer(1) = arguments.values[1],
        let label = object as? Label
      else { return nil }
      var rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
      rect.size.width += 20
      return .rect(rect)
    }
    label.script = script
    #expect(label.sizeThatFits(.zero) == Size(width: 59, height: 20.5))
  }

  // MARK: Invalidation

  @Test func `A change marks the display, no change marks nothing`() throws {
    let application = Application()
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), application: application)
    let label = Label(frame: Rect(x: 0, y: 0, width: 100, height: 20))
    label.text = "One"
    try window.addSubview(label)
    window.makeKeyAndVisible()
    application.settle()

    var draws = 0
    let script = StandInScript()
    script.overrides[.drawText] = { object, arguments in
      draws += 1
      if case .rect(let rect) = arguments.values[0] { (object as? Label)?.drawText(in: rect) }
      return HookValue.none
    }
    label.script = script
    label.text = "One"
    label.font = .systemFont(ofSize: 17)
    application.settle()
    #expect(draws == 0)
    label.text = "Two"
    #expect(!window.needsLayout)
    application.settle()
    #expect(draws == 1)
    #expect(label.displayedLines.map(\.text) == ["Two"])
    #expect(draws == 1)
  }
}
