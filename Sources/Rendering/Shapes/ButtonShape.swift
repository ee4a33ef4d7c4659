import ViewKit

extension ViewShape {
  /// A button: its title in brackets, which carry its state.
  ///
  /// With a border or a background the brackets stand at the edges of the frame; without, beside
  /// the title. It is one row either way, also where the title has several lines.
  static let button = ViewShape(
    Button.self,
    draw: { button, canvas in
      canvas.drawBackground(of: button)
      let brackets = Brackets(isEnabled: button.isEnabled, isHighlighted: button.isHighlighted)
      var title = button.titlePart(canvas)
      if button.isSelected { title?.part.opening = "*" }
      let frame = canvas.onScreen(button.bounds)
      if button.hasEdge {
        let isBare = title == nil && button.isSelected
        let edges = Brackets(open: brackets.open + (isBare ? "*" : ""), close: brackets.close)
        let lineHeight = title?.line.height ?? Font.systemFont(ofSize: 15).lineHeight
        canvas.add(
          .run(
            TextRun(
              edges, around: frame, content: title.map { [$0.part] } ?? [],
              lineHeight: lineHeight, style: title?.part.style ?? .plain)))
      } else if var (part, line) = title {
        part.opening = brackets.open + part.opening
        part.closing = brackets.close
        let middle = line.midY.snapped(to: frame.midY)
        canvas.add(.run(TextRun([part], middle: middle, lineHeight: line.height)))
      }
    },
    includes: { button, subview in subview === button.titleLabelIfMade })
}

extension Button {
  /// Whether the device shows where the button ends.
  fileprivate var hasEdge: Bool {
    if let color = backgroundColor, color.alpha > 0 { return true }
    guard let layer = layerIfMade else { return false }
    return layer.borderWidth > 0 && layer.borderColor?.alpha != 0
  }

  /// The title, or the sign of the button's type, and its line on the screen.
  fileprivate func titlePart(_ canvas: Canvas) -> (part: TextPart, line: Rect)? {
    if let glyph = buttonType.glyph {
      let font = Font.systemFont(ofSize: bounds.height)
      let part = canvas.part(
        glyph, in: bounds, of: bounds, alignment: .center, font: font, color: tintColor ?? .black)
      let line = canvas.onScreen(bounds)
      return part.map { ($0, line) }
    }
    guard let label = titleLabelIfMade, !label.isHidden, label.alpha > 0.01 else { return nil }
    let lines = label.displayedLines
    guard let first = lines.first, let last = lines.last else { return nil }
    let rect = lines.reduce(first.rect) { $0.union($1.rect) }
    let origin = label.frame.origin
    let place = rect.offset(
      dx: origin.x - label.bounds.origin.x, dy: origin.y - label.bounds.origin.y)
    let part = canvas.part(
      lines.map(\.text).joined(separator: " "), in: place, of: bounds,
      alignment: TextPart.Alignment(contentHorizontalAlignment), font: last.font,
      color: label.displayedTextColor)
    // Of several lines, the row of the middle.
    let line = Rect(
      x: place.minX, y: place.midY - first.rect.height / 2, width: place.width,
      height: first.rect.height)
    return part.map { ($0, canvas.onScreen(line)) }
  }
}

extension TextPart.Alignment {
  init(_ alignment: Control.HorizontalAlignment) {
    self =
      switch alignment {
      case .left, .fill: .left
      case .center: .center
      case .right: .right
      }
  }
}
