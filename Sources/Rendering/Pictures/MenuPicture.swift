import ViewKit

extension ViewPicture {
  /// The edit menu: a dark bar with round corners, and an arrow to what it is about.
  static let menu = ViewPicture(MenuWindow.self) { window, context in
    let bounds = window.bounds.standardized
    context.fill(
      Path(roundedRect: bounds, cornerRadius: DeviceLook.menuRadius), DeviceLook.menuColor)
    for button in window.buttons.dropLast() {
      let x = button.frame.maxX
      context.stroke(
        Path(from: Point(x: x, y: bounds.minY), to: Point(x: x, y: bounds.maxY)),
        DeviceLook.menuDivider, width: 0.5)
    }
    if let tip = window.arrowTip { context.drawArrow(to: tip, from: bounds) }
  }

  /// An item of it.
  static let menuButton = ViewPicture(MenuButton.self) { button, context in
    let bounds = button.bounds.standardized
    if button.isHighlighted {
      context.fill(
        Path(roundedRect: bounds, cornerRadius: DeviceLook.menuRadius), Color(white: 0.4))
    }
    context.draw(
      button.title, inMiddleOf: bounds, Font(size: Metrics.menuFontSize), .white)
  }
}

extension CGContext {
  /// A triangle beside a bar.
  fileprivate func drawArrow(to tip: Point, from bar: Rect) {
    let half = DeviceLook.menuArrowWidth / 2
    let margin = DeviceLook.menuRadius + half
    var points: [Point]
    if tip.y > bar.maxY || tip.y < bar.minY {
      let edge = tip.y > bar.maxY ? bar.maxY : bar.minY
      let x = max(min(tip.x, bar.maxX - margin), bar.minX + margin)
      points = [Point(x: x - half, y: edge), Point(x: x + half, y: edge)]
      points.append(Point(x: x, y: tip.y))
    } else {
      let edge = tip.x > bar.maxX ? bar.maxX : bar.minX
      let y = max(min(tip.y, bar.maxY - half), bar.minY + half)
      points = [Point(x: edge, y: y - half), Point(x: edge, y: y + half)]
      points.append(Point(x: tip.x, y: y))
    }
    fill(Path(points, isClosed: true), DeviceLook.menuColor)
  }
}
