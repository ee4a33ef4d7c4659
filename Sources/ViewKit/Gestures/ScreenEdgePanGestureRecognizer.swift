/// Follows a finger that comes in from an edge of the screen, as
/// `UIScreenEdgePanGestureRecognizer`. Continuous.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// From which edges the finger may come; none at first, so that nothing is recognised.
  public final var edges: RectEdge = []

  override func mayStart(_ track: TouchTrack) -> Bool {
    guard let screen = view?.window?.screen?.bounds else { return false }
    let near = Metrics.screenEdgeWidth
    let point = track.start
    return edges.contains(.left) && point.x <= screen.minX + near
      || edges.contains(.right) && point.x >= screen.maxX - near
      || edges.contains(.top) && point.y <= screen.minY + near
      || edges.contains(.bottom) && point.y >= screen.maxY - near
  }

  /// The finger has to move into the screen more than along its edge.
  override func isPan(_ way: Point) -> Bool {
    guard super.isPan(way) else { return false }
    let isSideways = abs(way.x) >= abs(way.y)
    return edges.contains(.left) && isSideways && way.x > 0
      || edges.contains(.right) && isSideways && way.x < 0
      || edges.contains(.top) && !isSideways && way.y > 0
      || edges.contains(.bottom) && !isSideways && way.y < 0
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.text("edges", edges.joinedNames, isDefault: edges.isEmpty)
  }
}

/// Sides of a rectangle, as `UIRectEdge`.
public struct RectEdge: NamedOptions, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = RectEdge(rawValue: 1 << 0)
  public static let left = RectEdge(rawValue: 1 << 1)
  public static let bottom = RectEdge(rawValue: 1 << 2)
  public static let right = RectEdge(rawValue: 1 << 3)
  public static let all: RectEdge = [.top, .left, .bottom, .right]

  public static let names: [(member: RectEdge, name: String)] = [
    (.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right"),
  ]
}
