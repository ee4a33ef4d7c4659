import ViewKit

extension ViewShape {
  /// A button: its image and its title in brackets, which carry its state.
  ///
  /// With a border or a background the brackets stand at the edges of the frame; without, beside
  /// the content. It is one row either way, also where the title has several lines.
  static let button = ViewShape(
    Button.self,
    draw: { button, canvas in
      canvas.drawBackground(of: button)
      let brackets = Brackets(isEnabled: button.isEnabled, isHighlighted: button.isHighlighted)
      var content = button.content(canvas)
      if button.isSelected, !content.isEmpty { content[0].part.opening = "*" }
      let frame = canvas.onScreen(button.bounds)
      if button.hasEdge {
        let isBare = content.isEmpty && button.isSelected
        let edges = Brackets(open: brackets.open + (isBare ? "*" : ""), close: brackets.close)
        let lineHeight = content.last?.line.height ?? Button.markHeight
        canvas.add(
          .run(
            TextRun(
              edges, around: frame, content: content.map(\.part), lineHeight: lineHeight,
              style: content.last?.part.style ?? .plain)))
      } else if let line = content.last?.line {
        content[0].part.opening = brackets.open + content[0].part.opening
        content[content.count - 1].part.closing = brackets.close
        let middle = line.midY.snapped(to: frame.midY)
        canvas.add(.run(TextRun(content.map(\.part), middle: middle, lineHeight: line.height)))
      }
    },
    includes: { button, subview in subview === button.titleLabelIfMade })
}

/// A text in a button, and its line on the screen.
private typealias Content = (part: TextPart, line: Rect)

extension Button {
  /// The height of a line that is a mark alone.
  fileprivate static var markHeight: Double { Font.systemFont(ofSize: 15).lineHeight }

  /// Whether the device shows where the button ends.
  fileprivate var hasEdge: Bool {
    if let color = backgroundColor, color.alpha > 0 { return true }
    if currentBackgroundImage != nil { return true }
    guard let layer = layerIfMade else { return false }
    return layer.borderWidth > 0 && layer.borderColor?.alpha != 0
  }

  /// What stands between the brackets, from left to right, at least as far as the device goes.
  fileprivate func content(_ canvas: Canvas) -> [Content] {
    var content = [imageContent(canvas), titleContent(canvas)].compactMap(\.self)
    content.sort { $0.part.minX < $1.part.minX }
    guard let background = backgroundContent(canvas, isAlone: content.isEmpty) else {
      return content
    }
    return [background] + content
  }

  /// The mark of the background image: at the left edge, or in the middle when there is no other
  /// content.
  private func backgroundContent(_ canvas: Canvas, isAlone: Bool) -> Content? {
    guard let image = currentBackgroundImage else { return nil }
    let rect = perform.backgroundRect(forBounds: bounds)
    // The bracket takes the first column.
    return isAlone
      ? mark(of: image, in: rect, .center, canvas)
      : mark(of: image, in: rect.inset(dx: CellSize.standard.width, dy: 0), .left, canvas)
  }

  /// The mark of the image, or the sign of the button's type.
  private func imageContent(_ canvas: Canvas) -> Content? {
    if let image = currentImage {
      let content = perform.contentRect(forBounds: bounds)
      let rect = perform.imageRect(forContentRect: content)
      return mark(of: image, in: rect, TextPart.Alignment(contentHorizontalAlignment), canvas)
    }
    guard let glyph = buttonType.glyph else { return nil }
    let font = Font.systemFont(ofSize: bounds.height)
    let part = canvas.part(
      glyph, in: bounds, of: bounds, alignment: .center, font: font, color: tintColor ?? .black)
    let line = canvas.onScreen(bounds)
    return part.map { ($0, line) }
  }

  private func mark(
    of image: Image, in rect: Rect, _ alignment: TextPart.Alignment, _ canvas: Canvas
  ) -> Content? {
    // The types of the system take an image as a stencil for the tint, a custom button as it is.
    let isStencil =
      switch image.renderingMode {
      case .automatic: buttonType != .custom
      case .alwaysOriginal: false
      case .alwaysTemplate: true
      }
    let shown = (isStencil ? tintColor : nil) ?? .black
    let opacity = imageAdjustment == .dimmed ? Metrics.disabledLabelAlpha : 1
    let part = canvas.part(
      Image.mark(image), in: rect, of: bounds, alignment: alignment,
      font: .systemFont(ofSize: 15), color: shown.withAlphaComponent(shown.alpha * opacity))
    let middle = canvas.onScreen(rect).midY
    let frame = canvas.onScreen(bounds)
    let line = Rect(
      x: frame.minX, y: middle - Self.markHeight / 2, width: frame.width, height: Self.markHeight)
    return part.map { ($0, line) }
  }

  /// The title and its line on the screen; nil when the device shows none.
  private func titleContent(_ canvas: Canvas) -> Content? {
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
      color: label.displayedTextColor, spans: canvas.spans(of: lines, label))
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
