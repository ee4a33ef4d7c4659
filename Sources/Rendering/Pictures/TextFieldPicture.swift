import ViewKit

extension ViewPicture {
  /// A text field: its border, its text or its hint, the caret or what is selected, and the button
  /// that empties it. The views beside the text draw themselves.
  static let textField = ViewPicture(
    TextField.self,
    draw: { field, context in
      context.drawBorder(of: field)
      guard let shown = field.displayedText else { return }
      let bounds = field.bounds.standardized
      let isInside = bounds.inset(dx: -0.5, dy: -0.5).contains(shown.rect)
      if isInside {
        context.draw(shown, of: field)
      } else {
        context.clipped(to: Path(bounds)) { context.draw(shown, of: field) }
      }
      if let button = field.clearButton, !button.isHidden {
        context.drawCross(in: button.frame, isPressed: button.isHighlighted)
      }
    },
    includes: { $1 === $0.clearButton })
}

extension CGContext {
  fileprivate func drawBorder(of field: TextField) {
    let bounds = field.bounds.standardized
    if bounds.isEmpty { return }
    if field.borderStyle != .roundedRect, let background = field.background {
      let image = field.isEnabled ? background : field.disabledBackground ?? background
      draw(image, in: bounds)
      return
    }
    switch field.borderStyle {
    case .none: break
    case .line:
      stroke(Path(bounds.inset(dx: 0.5, dy: 0.5)), .black, width: 1)
    case .bezel:
      if field.backgroundColor == nil { fill(Path(bounds), .white) }
      stroke(Path(bounds.inset(dx: 0.5, dy: 0.5)), DeviceLook.fieldBorder, width: 1)
      let top = Path(
        from: Point(x: bounds.minX, y: bounds.minY + 1),
        to: Point(x: bounds.maxX, y: bounds.minY + 1))
      stroke(top, .gray, width: 2)
    case .roundedRect:
      let shape = Path(
        roundedRect: bounds.inset(dx: 0.25, dy: 0.25), cornerRadius: DeviceLook.fieldRadius)
      let ground = field.backgroundColor ?? (field.isEnabled ? .white : Color(white: 0.98))
      fill(shape, ground)
      stroke(shape, DeviceLook.fieldBorder, width: 0.5)
    }
  }

  fileprivate func draw(_ shown: TextField.DisplayedText, of field: TextField) {
    let tint = field.tintColor ?? .defaultTint
    if let selection = shown.selection, !selection.isEmpty, !shown.isPlaceholder {
      let (start, end) = (shown.x(at: selection.lowerBound), shown.x(at: selection.upperBound))
      let rect = Rect(
        x: start, y: shown.rect.minY, width: end - start, height: shown.rect.height)
      fill(Path(rect), DeviceLook.selection)
      drawKnob(at: Point(x: start, y: rect.minY), isEnd: false, height: rect.height, tint)
      drawKnob(at: Point(x: end, y: rect.minY), isEnd: true, height: rect.height, tint)
    }
    draw(shown.text, shown.fragments, in: shown.rect, shown.font) { attributes in
      if let color = attributes.foregroundColor { return color }
      if shown.isPlaceholder { return .hint }
      let color = field.textColor
      return field.isEnabled
        ? color : color.withAlphaComponent(color.alpha * Metrics.disabledLabelAlpha)
    }
    if let selection = shown.selection, selection.isEmpty {
      let x = shown.isPlaceholder ? shown.rect.minX : shown.x(at: selection.lowerBound)
      drawCaret(
        Rect(x: x, y: shown.rect.minY, width: Metrics.caretWidth, height: shown.rect.height), tint)
    }
  }

  /// The caret before a text.
  func drawCaret(_ rect: Rect, _ tint: Color) {
    fill(
      Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2), tint)
  }

  /// The mark at an end of what is selected: a line as high as the text, with a disc above or below.
  func drawKnob(at top: Point, isEnd: Bool, height: Double, _ tint: Color) {
    let width = Metrics.caretWidth
    fill(Path(Rect(x: top.x - width / 2, y: top.y, width: width, height: height)), tint)
    let side = DeviceLook.selectionKnob
    let y = isEnd ? top.y + height + side / 2 - 1 : top.y - side / 2 + 1
    fill(Path(circleAround: Point(x: top.x, y: y), radius: side / 2), tint)
  }

  /// The button that empties a field.
  fileprivate func drawCross(in frame: Rect, isPressed: Bool) {
    let disc = frame.middleSquare(DeviceLook.clearDisc)
    let color = DeviceLook.clearColor
    fill(
      Path(ellipseIn: disc),
      isPressed ? color.withAlphaComponent(min(color.alpha * 2, 1)) : color)
    let arm = DeviceLook.clearDisc * 0.2
    for side in [1.0, -1.0] {
      stroke(
        Path(
          from: Point(x: disc.midX - arm, y: disc.midY - arm * side),
          to: Point(x: disc.midX + arm, y: disc.midY + arm * side)), .white, width: 1)
    }
  }
}

extension TextField.DisplayedText {
  /// Where a character begins.
  fileprivate func x(at position: Int) -> Double {
    var x = rect.minX
    guard fragments.isEmpty else {
      var rest = position
      for fragment in fragments {
        let count = fragment.text.count
        if rest >= count {
          x += fragment.width
          rest -= count
        } else {
          return x
            + (fragment.attributes.font ?? font).width(of: String(fragment.text.prefix(rest)))
        }
      }
      return x
    }
    x += font.width(of: String(text.prefix(position)))
    return x
  }
}
