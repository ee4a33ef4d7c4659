import ViewKit

/// What a screen shows, as a list of values from back to front. All lengths are points.
///
/// A drawing knows no view, so the rules of the grid are tested without any.
struct ScreenDrawing {
  /// The form of one item.
  enum Form {
    case run(TextRun)
    /// A line: one of its sides is at most a point.
    case line(Rect, Color?)
    /// A rectangle with a border that holds others. Rows are inserted for its edges.
    case box(Rect, Color?)
    /// A background. What is opaque hides what lies behind it.
    case fill(Rect, Color, opacity: Double)
  }

  struct Item {
    var form: Form
    /// The part of the screen in which the item is visible.
    var clip: Rect
    /// Who the item belongs to, a number that the maker of the drawing chooses.
    var owner: Int
  }

  let size: Size
  private(set) var items: [Item] = []

  init(size: Size) {
    self.size = size
  }

  var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Adds an item in front of the others; one that is nowhere, as its place is no number, is left
  /// out.
  mutating func add(_ form: Form, clip: Rect? = nil, owner: Int = 0) {
    let clip = clip.map { bounds.intersection($0) } ?? bounds
    if clip.isEmpty { return }
    guard let form = form.bounded else { return }
    items.append(Item(form: form, clip: clip, owner: owner))
  }
}

extension ScreenDrawing.Form {
  /// The form with coordinates that are finite and so small that arithmetic is exact.
  fileprivate var bounded: Self? {
    switch self {
    case .run(let run): run.isFinite ? self : nil
    case .line(let rect, let color): rect.bounded.map { .line($0, color) }
    case .box(let rect, let color): rect.bounded.map { .box($0, color) }
    case .fill(let rect, let color, let opacity):
      rect.bounded.map { .fill($0, color, opacity: opacity) }
    }
  }
}

extension TextRun {
  fileprivate var isFinite: Bool {
    let sum = parts.reduce(middle + lineHeight) { $0 + $1.minX + $1.maxX + $1.anchor }
    return sum.isFinite
  }
}

extension Rect {
  /// The part of the rectangle that is not far away from any screen; nil when there is none, or
  /// when it has a coordinate that is no number.
  fileprivate var bounded: Rect? {
    let edges = [minX, minY, maxX, maxY]
    if edges.contains(where: \.isNaN) { return nil }
    let far = 1e6
    let near = edges.map { min(max($0, -far), far) }
    return Rect(x: near[0], y: near[1], width: near[2] - near[0], height: near[3] - near[1])
  }
}
