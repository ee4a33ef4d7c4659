import ViewKit

/// An element that a query means: a view, and where it is seen.
public struct ElementMatch {
  public let view: View
  /// The part of the screen that it takes, in points.
  public let visible: Rect
  /// The window of the search in which it is, and its place there.
  let scene: Int
  let order: Int
}

extension ElementMatch: Equatable {
  public static func == (left: ElementMatch, right: ElementMatch) -> Bool {
    left.view === right.view
  }
}
