import ViewKit

extension ViewShape {
  /// The edit menu: a box with its items side by side.
  static let menu = ViewShape(MenuWindow.self) { window, canvas in
    let frame = canvas.onScreen(window.bounds)
    canvas.add(.fill(frame, .black, opacity: 1))
    canvas.add(.box(frame, nil))
  }

  /// An item of it, with a line to the next one.
  static let menuButton = ViewShape(MenuButton.self) { button, canvas in
    let font = Font(size: Metrics.menuFontSize)
    let frame = canvas.onScreen(button.bounds)
    let width = font.width(of: button.title)
    var part = TextPart(
      button.title, minX: frame.midX - width / 2, maxX: frame.midX + width / 2,
      alignment: .center, font: font, style: TextStyle(color: .white))
    if button.isHighlighted {
      part.opening = "<"
      part.closing = ">"
    }
    canvas.add(.run(TextRun([part], middle: frame.midY, lineHeight: font.lineHeight)))
    if let bar = button.superview, button !== bar.subviews.last {
      let edge = Rect(x: frame.maxX - 0.5, y: frame.minY, width: 0.5, height: frame.height)
      canvas.add(.line(edge, .white))
    }
  }
}
