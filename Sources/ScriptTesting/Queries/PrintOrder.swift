import Rendering
import ViewKit

/// The order in which elements are printed: from top to bottom, then from left to right.
public struct PrintOrder {
  /// Where a view that takes a part of the screen is printed.
  typealias Positions = (_ view: View, _ visible: Rect) -> (row: Double, column: Double)

  /// Looks at an application as it is now; called when more than one element matches.
  let positions: (Application) -> Positions

  /// Larger than the number of any row.
  private static let unprintedRow = 1e12

  /// The order of the text rendering.
  public static func printed(_ options: RenderOptions = RenderOptions()) -> PrintOrder {
    PrintOrder { application in
      let screen = PrintedScreen(application, options: options)
      return { view, visible in
        guard let position = screen.position(of: view) else {
          // What is not printed comes last, in the order of its places.
          return (Self.unprintedRow + visible.minY, visible.minX)
        }
        return (Double(position.row), Double(position.column))
      }
    }
  }
}
