import ViewKit

// A cell of a grid looks as a view does. Its first line of text has a star before it while the item
// is selected, and `<` and `>` around it below a finger; without a text the marks are in the middle.
extension Canvas {
  /// The marks of a cell without any text, around its content, whose coordinates the canvas has.
  mutating func addMarks(of cell: CollectionViewCell, around content: View) {
    guard let signs = cell.signs, content.firstLabel() == nil else { return }
    let middle = onScreen(content.bounds).midY
    let start = Rect(x: 0, y: 0, width: Self.column, height: 0)
    let end = Rect(x: content.bounds.maxX - Self.column, y: 0, width: Self.column, height: 0)
    for (sign, place) in [(signs.opening, start), (signs.closing, end)] {
      if sign.isEmpty { continue }
      let part = mark(sign, in: place)
      add(.run(TextRun([part], middle: middle, lineHeight: Self.markFont.lineHeight)))
    }
  }

  /// The points of a mark of one column.
  private static let column = 5.0
}

extension CollectionViewCell {
  /// What stands around the first line of text; nil for nothing.
  fileprivate var signs: (opening: String, closing: String)? {
    isHighlighted ? ("<", ">") : isSelected ? ("*", "") : nil
  }
}

extension Label {
  /// What stands around the first line of the label, as it is the first of a cell of a grid.
  var signsOfItem: (opening: String, closing: String)? {
    var next = superview
    while let view = next, !(view is CollectionViewCell) { next = view.superview }
    guard let cell = next as? CollectionViewCell, let signs = cell.signs,
      cell.contentView.firstLabel() === self
    else { return nil }
    return signs
  }
}

extension View {
  /// The label with the uppermost line of those in a view; nil without any.
  func firstLabel() -> Label? {
    var first: (label: Label, start: Point)?
    var views = [self]
    while let view = views.popLast() {
      if view.isHidden || view.alpha < 0.01 { continue }
      if let label = view as? Label, let start = label.firstLineOfText(in: self),
        first.map({ (start.y, start.x) < ($0.start.y, $0.start.x) }) ?? true
      {
        first = (label, start)
      }
      views += view.subviews
    }
    return first?.label
  }

  /// Where the first line of the labels in a view begins, and its middle, in the view's coordinates.
  func firstLineOfText() -> Point? { firstLabel()?.firstLineOfText(in: self) }
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
