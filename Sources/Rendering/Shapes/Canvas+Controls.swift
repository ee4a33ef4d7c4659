import ViewKit

// What controls of one row are made of.
extension Canvas {
  /// The font by which a mark that is no text of the device is as high as a line.
  static let markFont = Font.systemFont(ofSize: 15)

  /// A mark of the grid's own in a rectangle of the view, such as the ● of a switch.
  func mark(
    _ text: String, in rect: Rect, _ alignment: TextPart.Alignment = .center, color: Color? = nil
  ) -> TextPart {
    let frame = onScreen(rect)
    return TextPart(
      text, minX: frame.minX, maxX: frame.maxX, alignment: alignment, style: style(color))
  }

  /// The mark of an image.
  func mark(
    of image: Image, in rect: Rect, _ alignment: TextPart.Alignment = .center, color: Color? = nil
  ) -> TextPart {
    mark(Image.mark(image), in: rect, alignment, color: color)
  }

  /// A style with a colour of the view.
  func style(_ color: Color?) -> TextStyle {
    TextStyle(color: color.map { $0.withAlphaComponent($0.alpha * opacity) })
  }

  /// Adds parts that stand on one line, in the middle of the view.
  mutating func addRow(_ parts: [TextPart], of view: View) {
    let row = onScreen(view.bounds)
    add(.run(TextRun(parts, middle: row.midY, lineHeight: Self.markFont.lineHeight)))
  }

  /// Adds parts between brackets that stand at the edges of the view.
  mutating func addRow(
    _ parts: [TextPart], in brackets: Brackets, of view: View, color: Color? = nil
  ) {
    let row = onScreen(view.bounds)
    add(
      .run(
        TextRun(
          brackets, around: row, content: parts, lineHeight: Self.markFont.lineHeight,
          style: style(color))))
  }
}

extension Brackets {
  /// The brackets of a control.
  init(of control: Control) {
    self.init(isEnabled: control.isEnabled, isHighlighted: control.isHighlighted)
  }
}

extension ControlPart {
  /// The marks around what a part shows: `*One` chosen, `(One)` off, `<One>` pressed.
  var marks: Brackets? {
    let star = isSelected ? "*" : ""
    if !isEnabled { return Brackets(open: "(" + star, close: ")") }
    if isHighlighted { return Brackets(open: "<" + star, close: ">") }
    return isSelected ? Brackets(open: "*", close: "") : nil
  }
}
