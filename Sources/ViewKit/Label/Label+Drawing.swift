extension Label {
  /// A line as the device shows it.
  public struct DisplayedLine: Equatable, Sendable {
    /// What is shown, with `…` for what was cut.
    public var text: String
    /// What the line stands for in the label's text; for a cut line all that it had to show.
    public var source: String
    /// The place of the line in the label's bounds, as wide as what is shown.
    public var rect: Rect
    /// The font, which may be smaller than the label's; parts may have others.
    public var font: Font
    /// Where the line is fixed: never natural.
    public var alignment: TextAlignment
    /// The parts that look alike, in a text of several looks; else none.
    public var fragments: [TextLayout.Fragment]
    /// Whether `…` stands for a part of the source.
    public var isTruncated: Bool
    /// Whether the edge cuts the line.
    public var isClipped: Bool
  }

  /// The lines that the label shows, from top to bottom; none when it has no text or no room.
  ///
  /// They are kept until the text, its attributes or the bounds change.
  public final var displayedLines: [DisplayedLine] {
    if let drawing, drawing.bounds == bounds { return drawing.lines }
    drawNow()
    return drawing?.lines ?? []
  }

  /// The colour in which the text is shown now.
  public final var displayedTextColor: Color { displayedColor(of: TextAttributes()) }

  /// The colour in which a part of the text is shown now: that of highlighting is for all.
  public final func displayedColor(of attributes: TextAttributes) -> Color {
    let color =
      (isHighlighted ? highlightedTextColor : nil) ?? attributes.foregroundColor ?? textColor
    return isEnabled ? color : color.withAlphaComponent(color.alpha * Metrics.disabledLabelAlpha)
  }

  /// The lines of the text in a rectangle, in the middle of its height.
  final func lines(in rect: Rect) -> [DisplayedLine] {
    guard let text, !text.isEmpty, rect.size.width > 0, rect.size.height > 0 else { return [] }
    let font = fittingFont(width: rect.size.width)
    let layout = layout(in: rect.size, font, numberOfLines)
    var top = rect.origin.y + top(of: layout, in: rect.size.height, font)
    var startsParagraph = true
    var isRightToLeft = false
    return layout.lines.map { line in
      let room = rect.size.width
      let alignment = alignment(line)
      if startsParagraph, alignment == .natural || alignment == .justified {
        isRightToLeft = text[line.range.lowerBound...].beginsRightToLeft
      }
      startsParagraph = line.endsParagraph
      var width = TextLayout.roundUp(line.width, pixelsPerPoint)
      if alignment == .justified && !line.endsParagraph { width = max(width, room) }
      let side = alignment.side(isRightToLeft: isRightToLeft)
      let left =
        switch side {
        case .center: roundToPixel((room - width) / 2)
        case .right: room - width
        default: 0.0
        }
      defer { top += line.extent.height + line.extent.spacing }
      return DisplayedLine(
        text: line.text, source: source(of: line, in: text),
        rect: Rect(
          x: rect.origin.x + left, y: top, width: width, height: line.extent.height),
        font: line.fragments.first?.attributes.font ?? font, alignment: side,
        fragments: line.fragments, isTruncated: line.isTruncated, isClipped: line.isClipped)
    }
  }

  /// The alignment that a line was given: that of its paragraph, or of the label.
  private func alignment(_ line: TextLayout.Line) -> TextAlignment {
    line.fragments.first?.attributes.paragraphStyle?.alignment ?? textAlignment
  }

  /// The part of the text that a line stands for; mostly all of it, which needs no copy.
  private func source(of line: TextLayout.Line, in text: String) -> String {
    line.range == text.startIndex..<text.endIndex ? text : String(text[line.range])
  }

  /// The distance from the top of a rectangle of some height to the first line.
  private func top(of layout: TextLayout, in height: Double, _ shown: Font) -> Double {
    if shown == font || styledText != nil { return roundToPixel((height - layout.size.height) / 2) }
    // Where a line of the full size would stand, and from there by the baseline adjustment.
    let full = TextLayout.roundUp(font.lineHeight, pixelsPerPoint)
    let top = roundToPixel((height - full) / 2)
    switch baselineAdjustment {
    case .alignBaselines: return top + font.ascender - shown.ascender
    case .alignCenters: return top + (font.lineHeight - shown.lineHeight) / 2
    case .none: return top
    }
  }
}
