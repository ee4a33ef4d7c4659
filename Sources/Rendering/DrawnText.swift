import ViewKit

/// A text that a script draws, in its lines.
enum DrawnText {
  /// A line, its top left corner, and the side on which it is fixed.
  struct Line {
    let line: TextLayout.Line
    let origin: Point
    let alignment: TextAlignment
  }

  /// The lines of a text in a rectangle. Those that end below it are left out, as where texts are
  /// measured, except for the first.
  static func lines(of text: AttributedString, in rect: Rect) -> [Line] {
    let rect = rect.standardized
    let isWrapping = rect.width.isFinite && rect.width > 0
    let layout = TextLayout(
      text, font: AttributedString.drawingFont, width: isWrapping ? rect.width : .infinity,
      lineBreakMode: text.lineBreakMode)
    var lines: [Line] = []
    var top = rect.origin.y
    for line in layout.lines {
      if isWrapping, !lines.isEmpty, top + line.extent.height > rect.maxY + 1e-6 { break }
      let spare = isWrapping ? rect.width - line.width : 0
      let alignment = isWrapping ? alignment(of: line, in: text) : .left
      let x =
        switch alignment {
        case .center: rect.minX + spare / 2
        case .right: rect.minX + spare
        default: rect.minX
        }
      lines.append(Line(line: line, origin: Point(x: x, y: top), alignment: alignment))
      top += line.extent.height + line.extent.spacing
    }
    return lines
  }

  private static func alignment(
    of line: TextLayout.Line, in text: AttributedString
  ) -> TextAlignment {
    let paragraph =
      line.fragments.first?.attributes.paragraphStyle ?? text.runs.first?.attributes.paragraphStyle
    return paragraph?.alignment ?? .natural
  }

  /// The parts of a line that look alike; at least one, with a font.
  static func fragments(
    of line: TextLayout.Line, in text: AttributedString
  ) -> [TextLayout.Fragment] {
    if !line.fragments.isEmpty { return line.fragments }
    let attributes = (text.runs.first?.attributes ?? TextAttributes())
      .filled(from: TextAttributes(font: AttributedString.drawingFont))
    return [TextLayout.Fragment(text: line.text, width: line.width, attributes: attributes)]
  }
}
