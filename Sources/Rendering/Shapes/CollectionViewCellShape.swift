import ViewKit

extension Canvas {
  /// The marks of a cell of a grid, around its content, whose coordinates the canvas has: before its
  /// first line of text a star while it is selected; `<` and `>` are around one below a finger.
  mutating func addMarks(of cell: CollectionViewCell, around content: View) {
    guard cell.showsSelection else { return }
    let first =
      content.firstLineOfText() ?? Point(x: 0, y: cell.bounds.height / 2 - content.frame.minY)
    // Without a width, so that it shares the row with a text at the edge.
    let left = Rect(x: max(first.x, 0), y: 0, width: 0, height: 0)
    var opening = mark(cell.isHighlighted ? "<" : "*", in: left, .right)
    opening.joins = .right
    var parts = [opening]
    if cell.isHighlighted {
      let end = Rect(x: cell.bounds.maxX - Self.column, y: 0, width: Self.column, height: 0)
      parts.append(mark(">", in: end, .right))
    }
    let middle = onScreen(Rect(x: 0, y: first.y, width: 0, height: 0)).midY
    for part in parts {
      add(.run(TextRun([part], middle: middle, lineHeight: Self.markFont.lineHeight)))
    }
  }

  /// The points of a mark of one column.
  private static let column = 5.0
}

extension View {
  /// Where the first line of the labels in a view begins, and its middle, in the view's coordinates;
  /// nil without any.
  func firstLineOfText() -> Point? {
    var first: Point?
    var views = [self]
    while let view = views.popLast() {
      if view.isHidden || view.alpha < 0.01 { continue }
      if let label = view as? Label, let line = label.firstLineOfText(in: self),
        first.map({ (line.y, line.x) < ($0.y, $0.x) }) ?? true
      {
        first = line
      }
      views += view.subviews
    }
    return first
  }
}

extension Label {
  /// Where the first line begins, and its middle, in the coordinates of a view around the label.
  func firstLineOfText(in view: View) -> Point? {
    guard !isHidden, isDescendant(of: view), let line = displayedLines.first else { return nil }
    let isAlone = displayedLines.count == 1
    let middle = isAlone ? line.rect.midY.snapped(to: bounds.midY) : line.rect.midY
    return convert(Point(x: line.rect.minX, y: middle), to: view)
  }
}
