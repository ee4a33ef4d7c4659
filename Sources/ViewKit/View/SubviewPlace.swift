/// Where a view goes among the subviews of another.
enum SubviewPlace {
  /// At a position counted from the back and from zero; beyond the last one it is the last.
  case index(Int)
  /// Directly in front of a subview.
  case above(View)
  /// Directly behind a subview.
  case below(View)

  /// In front of all others.
  static var front: SubviewPlace { .index(.max) }

  /// Whether it is behind the layers that lie between its neighbours and belong to no view.
  var isBehindLayers: Bool {
    switch self {
    case .index(let index): index == 0
    case .above: true
    case .below: false
    }
  }

  /// The subview beside which it is.
  var sibling: View? {
    switch self {
    case .index: nil
    case .above(let view), .below(let view): view
    }
  }
}
