import ViewKit

extension ViewShape {
  /// A label: its lines as the device breaks and cuts them.
  static let label = ViewShape(Label.self) { label, canvas in
    canvas.drawBackground(of: label)
    let lines = label.displayedLines
    for line in lines {
      let frame = canvas.onScreen(line.rect)
      let part = canvas.part(
        line.text, in: line.rect, of: label.bounds,
        alignment: TextPart.Alignment(label.textAlignment), font: line.font,
        color: label.displayedTextColor)
      guard let part else { continue }
      let middle =
        lines.count == 1
        ? frame.midY.snapped(to: canvas.onScreen(label.bounds).midY) : frame.midY
      canvas.add(.run(TextRun([part], middle: middle, lineHeight: frame.height)))
    }
  }
}

extension TextPart.Alignment {
  init(_ alignment: TextAlignment) {
    self =
      switch alignment {
      case .left, .justified, .natural: .left
      case .center: .center
      case .right: .right
      }
  }
}

extension Canvas {
  /// A text of a view; nil when it has no colour to be seen in.
  ///
  /// - Parameters:
  ///   - rect: the place of the glyphs.
  ///   - bounds: the room in which they are aligned.
  func part(
    _ text: String, in rect: Rect, of bounds: Rect, alignment: TextPart.Alignment, font: Font,
    color: Color
  ) -> TextPart? {
    if color.alpha * opacity < Self.visible { return nil }
    let frame = onScreen(rect)
    var part = TextPart(
      text, minX: frame.minX, maxX: frame.maxX, alignment: alignment, font: font,
      style: TextStyle(
        color: color.withAlphaComponent(color.alpha * opacity), isBold: font.isBold))
    if alignment == .center { part.anchor = part.anchor.snapped(to: onScreen(bounds).midX) }
    return part
  }

  /// The opacity from which on a text is seen.
  private static let visible = 0.05
}

extension Double {
  /// The middle of a frame, where this is what the device's pixels make of it.
  ///
  /// A device rounds a centred text to its pixels; here the true middle counts, so that what has
  /// one middle is aligned.
  func snapped(to middle: Double) -> Double {
    abs(self - middle) <= 0.5 ? middle : self
  }
}
