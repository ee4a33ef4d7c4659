import ViewKit

/// What a screen shows, as a list of values from back to front. All lengths are points.
///
/// A drawing knows no view, so the rules of the grid are tested without any.
struct ScreenDrawing {
  /// The form of one item.
  enum Form {
    case run(TextRun)
    /// A line: one of its sides is at most a point.
    case line(Rect)
    /// A rectangle with a border that holds others. Rows are inserted for its edges.
    case box(Rect)
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

  mutating func add(_ form: Form, clip: Rect? = nil, owner: Int = 0) {
    let clip = clip.map { bounds.intersection($0) } ?? bounds
    if clip.isEmpty { return }
    items.append(Item(form: form, clip: clip, owner: owner))
  }
}
