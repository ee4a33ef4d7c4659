import ViewKit

extension ViewShape {
  /// A bar: its ground, which hides what lies behind it as the blur of the device does, and the line
  /// at its edge. Titles and buttons are its subviews.
  static let bar = ViewShape(Bar.self) { bar, canvas in
    let ground = canvas.onScreen(bar.backgroundFrame)
    if let image = bar.displayedBackgroundImage {
      if !image.cgImage.hasAlpha {
        canvas.add(.fill(ground, Image.ground, opacity: canvas.opacity))
      }
    } else {
      let color = bar.displayedColor.withAlphaComponent(1)
      canvas.add(.fill(ground, color, opacity: canvas.opacity))
    }
    canvas.drawBackground(of: bar)
    canvas.add(.line(canvas.onScreen(bar.hairlineFrame), Metrics.barEdgeColor))
  }

  /// A button of a bar: its words alone, as on the device, in brackets where its state shows by colour
  /// only: `(Edit)` off, `<Edit>` below a finger.
  static let barButton = ViewShape(
    BarButton.self,
    draw: { button, canvas in
      canvas.drawBackground(of: button)
      guard var part = canvas.part(of: button) else { return }
      if !button.isEnabled || button.isHighlighted {
        let brackets = Brackets(of: button)
        part.opening = brackets.open
        part.closing = brackets.close
      }
      let row = canvas.onScreen(button.bounds)
      canvas.add(
        .run(TextRun([part], middle: row.midY, lineHeight: Canvas.markFont.lineHeight)))
    },
    includes: { $1 === $0.titleLabelIfMade })
}

extension Bar {
  /// The line at the edge of the bar, however high its image is.
  fileprivate var hairlineFrame: Rect {
    let edge = edgeFrame
    return Rect(
      x: edge.minX, y: edge.minY, width: edge.width, height: min(edge.height, 0.5))
  }
}

extension Canvas {
  /// What a button of a bar says; nil when that is nothing.
  fileprivate func part(of button: BarButton) -> TextPart? {
    var (text, rect, font, color) = ("", button.bounds, Self.markFont, button.tintColor ?? .black)
    var spans: [TextPart.Span] = []
    if let image = button.currentImage {
      text = Image.mark(image)
    } else if let picture = button.picture {
      text = picture.sign
    } else if let label = button.titleLabelIfMade, let line = label.displayedLines.first {
      text = line.text
      font = line.font
      color = label.displayedTextColor
      spans = self.spans(of: [line], label)
      rect = line.rect.offset(dx: label.frame.minX, dy: label.frame.minY)
    }
    if let back = button as? BackButton {
      let sign = back.indicatorImage.map { Image.mark($0) } ?? "‹"
      text = text.isEmpty ? sign : "\(sign) \(text)"
      spans = []
      rect = Rect(
        x: button.bounds.minX, y: rect.minY, width: rect.maxX - button.bounds.minX,
        height: rect.height)
    }
    if text.isEmpty { return nil }
    let isPicture = button.picture != nil || button.currentImage != nil
    if isPicture, !button.isEnabled { color = button.currentTitleColor }
    return part(
      text, in: rect, of: button.bounds, alignment: button.side, font: font, color: color,
      spans: spans)
  }
}

extension BarButton {
  /// The side of its bar at which a button stands, where its text stays when it needs more room than
  /// on the device.
  fileprivate var side: TextPart.Alignment {
    guard let bar = superview else { return .center }
    let place = frame.midX - bar.bounds.minX
    if place < bar.bounds.width / 3 { return .left }
    return place > bar.bounds.width * 2 / 3 ? .right : .center
  }
}

extension BarButtonItem.SystemItem {
  /// What stands for a picture in the text grid: a sign that everybody reads, else the mark of an
  /// image with its name.
  fileprivate var sign: String {
    switch self {
    case .add: "+"
    case .stop: "×"
    case .play: "▶"
    case .pause: "||"
    case .rewind: "◀◀"
    case .fastForward: "▶▶"
    default: "▢" + (label ?? rawValue)
    }
  }
}
