import ViewKit

extension ViewShape {
  /// A text view: the lines that are seen, as the device breaks them; a box around them when it has
  /// a border.
  ///
  /// The caret is a bar, what is selected begins with `⟦` and ends with `⟧`.
  static let textView = ViewShape(TextView.self) { view, canvas in
    canvas.drawBackground(of: view)
    let frame = canvas.onScreen(view.bounds)
    let layer = view.layerIfMade
    let hasBorder = layer.map { $0.borderWidth > 0 && $0.borderColor?.alpha != 0 } == true
    if hasBorder { canvas.add(.box(frame, layer?.borderColor)) }
    for line in view.displayedLines {
      guard var part = canvas.part(of: line, view) else { continue }
      // The five points that a device leaves are the border's column.
      if hasBorder, line.alignment == .left { part.anchor += CellSize.standard.width }
      let place = canvas.onScreen(line.rect)
      canvas.add(
        .run(TextRun([part], middle: place.midY, lineHeight: place.height)), clippedTo: frame)
    }
  }
}

extension Canvas {
  /// A line with its marks; nil when it has no colour to be seen in.
  fileprivate func part(of line: TextView.DisplayedLine, _ view: TextView) -> TextPart? {
    if line.text.isEmpty, line.marks.isEmpty { return nil }
    // A caret is seen also where the text is not.
    let color = line.text.isEmpty ? Color.black : view.textColor
    return part(
      line.marked, in: line.rect, of: view.bounds,
      alignment: TextPart.Alignment(line.alignment), font: line.font, color: color,
      spans: spans(of: line, view))
  }

  /// The parts that differ, with the marks in them; none where all is alike.
  private func spans(of line: TextView.DisplayedLine, _ view: TextView) -> [TextPart.Span] {
    if line.fragments.isEmpty { return [] }
    var spans: [TextPart.Span] = []
    var start = 0
    for fragment in line.fragments {
      let attributes = fragment.attributes
      let font = attributes.font ?? line.font
      var style = TextStyle(
        color: attributes.foregroundColor ?? view.textColor, isBold: font.isBold,
        isItalic: font.isItalic)
      style.background = attributes.backgroundColor
      style.isUnderlined = (attributes.underlineStyle ?? .none) != .none
      style.isStruckThrough = (attributes.strikethroughStyle ?? .none) != .none
      let end = start + fragment.text.count
      let isLast = spans.count + 1 == line.fragments.count
      let marks = line.marks.filter {
        start <= $0.position && ($0.position < end || isLast)
      }.map { (position: $0.position - start, mark: $0.mark) }
      spans.append(
        TextPart.Span(text: fragment.text.with(marks), font: font, style: style))
      start = end
    }
    return spans
  }
}

extension TextView.DisplayedLine {
  /// The text with the caret, or the marks of the selection.
  fileprivate var marked: String { text.with(marks) }
}

extension String {
  /// The text with marks behind so many characters.
  fileprivate func with(_ marks: [(position: Int, mark: TextView.Mark)]) -> String {
    var result = self
    for (position, mark) in marks.reversed() {
      let place =
        result.index(
          result.startIndex, offsetBy: position, limitedBy: result.endIndex) ?? result.endIndex
      let sign: Character =
        switch mark {
        case .caret: "|"
        case .selectionStart: "⟦"
        case .selectionEnd: "⟧"
        }
      result.insert(sign, at: place)
    }
    return result
  }
}
