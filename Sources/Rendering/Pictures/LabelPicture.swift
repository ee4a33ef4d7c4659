import ViewKit

extension ViewPicture {
  /// A label: its lines as the device breaks and cuts them.
  static let label = ViewPicture(Label.self) { label, context in
    let lines = label.displayedLines
    if lines.isEmpty { return }
    let bounds = label.bounds.standardized
    let reach = lines.reduce(lines[0].rect) { $0.union($1.rect) }
    // Half a point is the rounding to pixels.
    let isInside =
      bounds.inset(dx: -0.5, dy: -0.5).contains(reach) && !lines.contains(where: \.isClipped)
    if isInside { return context.draw(lines, of: label) }
    context.clipped(to: Path(bounds)) { context.draw(lines, of: label) }
  }
}

extension CGContext {
  fileprivate func draw(_ lines: [Label.DisplayedLine], of label: Label) {
    let shadow = label.shadowColor.map {
      TextShadow(offset: label.shadowOffset, color: $0)
    }
    for line in lines {
      draw(line.text, line.fragments, in: line.rect, line.font, shadow: shadow) {
        label.displayedColor(of: $0)
      }
    }
  }
}
