import ViewKit

/// The order in which elements are printed: from top to bottom, then from left to right.
public struct PrintOrder {
  /// Where a view that takes a part of the screen is printed.
  public typealias Positions = (_ view: View, _ visible: Rect) -> (row: Double, column: Double)

  /// Looks at an application as it is now.
  let positions: (Application) -> Positions

  /// - Parameter positions: gives the positions on the screen of an application as it is now. It is
  ///   called when more than one element matches.
  public init(positions: @escaping (Application) -> Positions) {
    self.positions = positions
  }

  /// The order of the upper edges, then of the left ones.
  public static var byEdges: PrintOrder {
    PrintOrder { _ in { _, visible in (visible.minY, visible.minX) } }
  }
}
