import ViewKit

// What scripts draw, in the text grid: texts stand where they are drawn, rectangles are backgrounds,
// boxes and lines, as views have them. Of the other figures those are shown that say something in a
// grid: what is as small as a letter is a mark, what is closed or round is a box around what is in
// it. The rest of the lines and curves is left to pictures.
extension Canvas {
  /// Draws what was recorded.
  ///
  /// - Parameter outer: from the coordinates of the list to those of the view.
  mutating func draw(_ list: DisplayList, _ outer: AffineTransform) {
    var figures = DrawnFigures(list, outer)
    for form in figures.forms(self) { add(form.form, clippedTo: form.clip) }
  }

  /// A line of a drawn text; nil when it has no colour to be seen in.
  func run(
    _ line: DrawnText.Line, of text: AttributedString, opacity alpha: Double,
    _ transform: AffineTransform
  ) -> TextRun? {
    let fragments = DrawnText.fragments(of: line.line, in: text)
    guard let first = fragments.first else { return nil }
    let font = first.attributes.font ?? AttributedString.drawingFont
    func style(_ attributes: TextAttributes) -> TextStyle {
      let color = attributes.foregroundColor ?? .black
      let font = attributes.font ?? font
      var style = TextStyle(
        color: color.withAlphaComponent(color.alpha * alpha * opacity), isBold: font.isBold,
        isItalic: font.isItalic)
      style.background = attributes.backgroundColor
      style.isUnderlined = (attributes.underlineStyle ?? .none) != .none
      style.isStruckThrough = (attributes.strikethroughStyle ?? .none) != .none
      return style
    }
    let styles = fragments.map { style($0.attributes) }
    guard styles.contains(where: { ($0.color?.alpha ?? 1) >= Self.leastVisibleAlpha }) else {
      return nil
    }
    let size = Size(width: line.line.width, height: line.line.extent.height)
    let place = onScreen(Rect(origin: line.origin, size: size).applying(transform))
    var part = TextPart(
      line.line.text, minX: place.minX, maxX: place.maxX,
      alignment: TextPart.Alignment(line.alignment), font: font, style: styles[0])
    if fragments.count > 1 {
      part.spans = zip(fragments, styles).map { fragment, style in
        TextPart.Span(
          text: fragment.text, font: fragment.attributes.font ?? font, style: style)
      }
    }
    return TextRun([part], middle: place.midY, lineHeight: place.height)
  }

  /// The opacity from which on a text is seen.
  private static let leastVisibleAlpha = 0.05
}
