import ViewKit

/// What a screen looks like: display lists in groups, from back to front.
struct Picture {
  /// What is painted next. Steps follow each other, so that depth costs no stack.
  enum Step {
    case begin(Group)
    case draw(Drawing)
    case end
  }

  /// What is shown as one.
  struct Group {
    /// How much it covers what is behind.
    var opacity = 1.0
    /// What cuts it off, and from its coordinates to those of the screen; nil for nothing.
    var clip: (path: Path, transform: AffineTransform)?
    /// The shadow of all that is in it.
    var shadow: DrawnShadow?
    /// What shows it where this is opaque alone; nil for nothing.
    var mask: [Step]?
  }

  /// What one view shows.
  struct Drawing {
    var list: DisplayList
    /// The place of what was drawn, in the coordinates in which it was.
    var area: Rect
    /// From these to those of the screen.
    var transform: AffineTransform
  }

  /// The size of the screen in points.
  let size: Size
  private(set) var steps: [Step] = []

  init(size: Size) { self.size = size }

  mutating func begin(_ group: Group) { steps.append(.begin(group)) }

  mutating func end() { steps.append(.end) }

  mutating func draw(_ list: DisplayList, in area: Rect, _ transform: AffineTransform) {
    if list.isEmpty { return }
    steps.append(.draw(Drawing(list: list, area: area, transform: transform)))
  }
}
