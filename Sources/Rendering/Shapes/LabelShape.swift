import ViewKit

extension ViewShape {
  /// A label: its lines as the device breaks and cuts them.
  static let label = ViewShape(Label.self) { label, canvas in
    canvas.drawBackground(of: label)
    let lines = label.displayedLines
    let signs = label.signsOfItem
    for (index, line) in lines.enumerated() {
      let frame = canvas.onScreen(line.rect)
      guard var part = canvas.part(of: line, label) else { continue }
      if index == 0, let signs {
        part.opening += signs.opening
        part.closing += signs.closing
      }
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
  /// A line of a label; nil when it has no colour to be seen in.
  fileprivate func part(of line: Label.DisplayedLine, _ label: Label) -> TextPart? {
    var part = part(
      line.text, in: line.rect, of: label.bounds,
      alignment: TextPart.Alignment(line.alignment), font: line.font,
      color: label.displayedTextColor, spans: spans(of: [line], label))
    // A part never reads as the whole (rule 6), also where the label itself cuts.
    if line.isClipped { part?.closing = "⋯" }
    return part
  }

  /// The parts of lines that differ, with one blank between two lines; none where all is alike.
  func spans(of lines: [Label.DisplayedLine], _ label: Label) -> [TextPart.Span] {
    var spans: [TextPart.Span] = []
    for line in lines {
      if !spans.isEmpty { spans[spans.count - 1].text += " " }
      for fragment in line.fragments {
        let attributes = fragment.attributes
        let font = attributes.font ?? line.font
        var style = style(label.displayedColor(of: attributes), font)
        style.background = attributes.backgroundColor
        style.isUnderlined = (attributes.underlineStyle ?? .none) != .none
        style.isStruckThrough = (attributes.strikethroughStyle ?? .none) != .none
        spans.append(TextPart.Span(text: fragment.text, font: font, style: style))
      }
    }
    return spans
  }

  /// A text of a view; nil when it has no colour to be seen in.
  ///
  /// - Parameters:
  ///   - rect: the place of the glyphs.
  ///   - bounds: the room in which they are aligned.
  ///   - spans: the parts that differ in font or style, if any do.
  func part(
    _ text: String, in rect: Rect, of bounds: Rect, alignment: TextPart.Alignment, font: Font,
    color: Color, spans: [TextPart.Span] = []
  ) -> TextPart? {
    let isSeen =
      spans.isEmpty
      ? color.alpha * opacity >= Self.visible
      : spans.contains { ($0.style.color?.alpha ?? 1) >= Self.visible }
    guard isSeen else { return nil }
    let frame = onScreen(rect)
    var part = TextPart(
      text, minX: frame.minX, maxX: frame.maxX, alignment: alignment, font: font,
      style: style(color, font))
    part.spans = spans
    if alignment == .center { part.anchor = part.anchor.snapped(to: onScreen(bounds).midX) }
    return part
  }

  private func style(_ color: Color, _ font: Font) -> TextStyle {
    TextStyle(
      color: color.withAlphaComponent(color.alpha * opacity), isBold: font.isBold,
      isItalic: font.isItalic)
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
