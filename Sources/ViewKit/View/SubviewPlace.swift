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

  /// The subview beside which it is.
  var sibling: View? {
    switch self {
    case .index: nil
    case .above(let view), .below(let view): view
    }
  }
}
