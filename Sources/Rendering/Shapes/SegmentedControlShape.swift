import ViewKit

extension ViewShape {
  /// Segments: `‹ *One │ Two ›`, the chosen one with a star.
  static let segmentedControl = ViewShape(
    SegmentedControl.self,
    draw: { control, canvas in
      canvas.drawBackground(of: control)
      var parts: [TextPart] = []
      for (index, segment) in control.segments.enumerated() {
        let frame = segment.frame
        if index > 0 {
          let edge = Rect(x: frame.minX, y: frame.minY, width: 0, height: frame.height)
          parts.append(canvas.mark("│", in: edge, color: control.tintColor))
        }
        if let part = canvas.part(of: segment, in: control) { parts.append(part) }
      }
      let brackets =
        control.isEnabled ? Brackets(open: "‹", close: "›") : Brackets.disabled
      canvas.addRow(parts, in: brackets, of: control, color: control.tintColor)
    },
    includes: { $1 is Segment })
}

extension Canvas {
  /// What a segment shows; nil when that is nothing.
  fileprivate func part(of segment: Segment, in control: SegmentedControl) -> TextPart? {
    let state: Control.State = segment.isSelected ? .selected : .normal
    let attributes = control.titleTextAttributes(for: state)
    let text = segment.image.map(Image.mark) ?? control.displayedTitle(of: segment)
    let marks = segment.marks
    if text.isEmpty, marks == nil { return nil }
    let font = control.titleFont(for: state)
    let width = segment.image?.size.width ?? font.width(of: text)
    let offset = control.contentOffset(of: segment)
    let middle = Point(x: segment.frame.midX + offset.width, y: segment.frame.midY + offset.height)
    let shown = min(width, segment.frame.width)
    let rect = Rect(
      x: middle.x - shown / 2, y: segment.frame.minY, width: shown, height: segment.frame.height)
    var part = mark(text, in: rect, color: attributes?.foregroundColor ?? control.tintColor)
    part.style.isBold = font.isBold
    part.opening = marks?.open ?? ""
    part.closing = marks?.close ?? ""
    return part
  }
}
