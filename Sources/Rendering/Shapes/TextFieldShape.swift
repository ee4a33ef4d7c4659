import ViewKit

extension ViewShape {
  /// A text field: brackets at the edges of its frame, in between its text, or its hint in `‹ ›`.
  ///
  /// The caret is a bar, what is selected stands in `⟦ ⟧`, dots stand for a secret, `⋯` for what is
  /// out of sight. The views beside the text draw themselves.
  static let textField = ViewShape(
    TextField.self,
    draw: { field, canvas in
      canvas.drawBackground(of: field)
      if field.bounds.isEmpty { return }
      let frame = canvas.onScreen(field.bounds)
      let shown = field.displayedText
      var content: [TextPart] = []
      if let image = field.shownBackground {
        content += canvas.mark(of: image, behind: field)
      }
      if let part = shown.flatMap({ canvas.part(of: $0, field) }) { content.append(part) }
      if let button = field.clearButton, !button.isHidden {
        content += canvas.clearMark(of: button, in: field)
      }
      let brackets = Brackets(isEnabled: field.isEnabled, isHighlighted: false)
      let lineHeight = canvas.onScreen(shown?.rect ?? .zero).height
      var run = TextRun(
        brackets, around: frame, content: content,
        lineHeight: lineHeight > 0 ? lineHeight : field.font.lineHeight)
      if let shown { run.middle = canvas.onScreen(shown.rect).midY.snapped(to: frame.midY) }
      canvas.add(.run(run))
    },
    includes: { field, subview in subview === field.clearButton || field.isPadding(subview) })
}

extension TextField {
  /// Whether a view beside the text is there for its width alone: what it is filled with would cover
  /// the field's own edge.
  fileprivate func isPadding(_ view: View) -> Bool {
    (view === leftView || view === rightView) && type(of: view) == View.self
      && view.subviews.isEmpty
  }

  /// The image behind the text, as far as the device shows one.
  fileprivate var shownBackground: Image? {
    guard borderStyle != .roundedRect, let background else { return nil }
    return isEnabled ? background : disabledBackground ?? background
  }
}

extension Canvas {
  /// A text with its marks; nil when it has no colour to be seen in.
  fileprivate func part(of shown: TextField.DisplayedText, _ field: TextField) -> TextPart? {
    let color = shown.isPlaceholder ? Color.hint : field.textColor
    let dimmed =
      field.isEnabled ? color : color.withAlphaComponent(color.alpha * Metrics.disabledLabelAlpha)
    // A caret is seen also where the text is not.
    let isBare = shown.text.isEmpty && shown.selection != nil
    guard
      var part = part(
        shown.marked, in: shown.rect, of: field.bounds,
        alignment: TextPart.Alignment(shown.alignment), font: shown.font,
        color: isBare ? .black : dimmed, spans: shown.selection == nil ? spans(of: shown) : [])
    else { return nil }
    part.keepInside(onScreen(field.bounds).inset(dx: CellSize.standard.width, dy: 0))
    if shown.isPlaceholder {
      part.opening = (shown.selection == nil ? "" : "|") + "‹"
      part.closing = "›"
    }
    if shown.isCutLeft { part.opening = "⋯" }
    if shown.isCutRight { part.closing = "⋯" }
    return part
  }

  /// The parts that differ; none where all is alike.
  private func spans(of shown: TextField.DisplayedText) -> [TextPart.Span] {
    shown.fragments.map { fragment in
      let attributes = fragment.attributes
      let font = attributes.font ?? shown.font
      var style = TextStyle(
        color: (attributes.foregroundColor ?? .black), isBold: font.isBold, isItalic: font.isItalic)
      style.background = attributes.backgroundColor
      style.isUnderlined = (attributes.underlineStyle ?? .none) != .none
      style.isStruckThrough = (attributes.strikethroughStyle ?? .none) != .none
      return TextPart.Span(text: fragment.text, font: font, style: style)
    }
  }

  fileprivate func mark(of image: Image, behind field: TextField) -> [TextPart] {
    let rect = field.bounds.inset(dx: CellSize.standard.width, dy: 0)
    let part = part(
      Image.mark(image), in: rect, of: field.bounds, alignment: .left,
      font: .systemFont(ofSize: 15), color: .black)
    return part.map { [$0] } ?? []
  }

  /// The sign of the button that empties a field.
  fileprivate func clearMark(of button: Button, in field: TextField) -> [TextPart] {
    let part = part(
      "×", in: button.frame, of: button.frame, alignment: .center,
      font: .systemFont(ofSize: 15), color: .gray)
    return part.map { [$0] } ?? []
  }
}

extension TextField.DisplayedText {
  /// The text with the caret, or the marks of the selection.
  fileprivate var marked: String {
    guard let selection, !isPlaceholder else { return text }
    // Not all of the selection may be shown, and what is shown may have other characters: a newline
    // is a blank, with which an accent makes one.
    func index(_ start: String.Index, _ count: Int) -> String.Index {
      text.index(start, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
    }
    let first = index(text.startIndex, selection.lowerBound)
    if selection.isEmpty { return text[..<first] + "|" + text[first...] }
    let last = index(first, selection.count)
    return text[..<first] + "⟦" + text[first..<last] + "⟧" + text[last...]
  }
}

extension TextPart {
  /// Moves the text off the columns of the brackets, so that they stand at the edges of the frame.
  fileprivate mutating func keepInside(_ room: Rect) {
    let step =
      switch alignment {
      case .left: max(0, room.minX - minX)
      case .right: min(0, room.maxX - maxX)
      case .center: 0.0
      }
    minX += step
    maxX += step
    anchor += step
  }
}
