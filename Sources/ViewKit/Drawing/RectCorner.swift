/// Corners of a rectangle, `UIRectCorner`.
public struct RectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let topLeft = RectCorner(rawValue: 1)
  public static let topRight = RectCorner(rawValue: 1 << 1)
  public static let bottomLeft = RectCorner(rawValue: 1 << 2)
  public static let bottomRight = RectCorner(rawValue: 1 << 3)
  public static let allCorners: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension Path {
  /// The path of a rectangle of which some corners are round, each a part of an ellipse.
  ///
  /// - Parameter radii: of the ellipse; at most half of a side.
  public init(roundedRect rect: Rect, corners: RectCorner, radii: Size) {
    let rect = rect.standardized
    let width = min(max(radii.width, 0), rect.width / 2)
    let height = min(max(radii.height, 0), rect.height / 2)
    self.init()
    if corners.isEmpty || width == 0 || height == 0 {
      addRect(rect)
    } else if corners == .allCorners, width == height {
      addRoundedRect(rect, cornerRadius: width)
    } else {
      addSides(of: rect, corners, width, height)
    }
  }

  private mutating func addSides(
    of rect: Rect, _ corners: RectCorner, _ width: Double, _ height: Double
  ) {
    // The length of the control lines of a curve that follows a quarter of a circle.
    let reach = 4.0 / 3 * (2.0.squareRoot() - 1)
    let all: [(RectCorner, Point, into: Point, out: Point)] = [
      (.topRight, Point(x: rect.maxX, y: rect.minY), Point(x: 1, y: 0), Point(x: 0, y: 1)),
      (.bottomRight, Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: 1), Point(x: -1, y: 0)),
      (.bottomLeft, Point(x: rect.minX, y: rect.maxY), Point(x: -1, y: 0), Point(x: 0, y: -1)),
      (.topLeft, Point(x: rect.minX, y: rect.minY), Point(x: 0, y: -1), Point(x: 1, y: 0)),
    ]
    move(to: Point(x: rect.minX + (corners.contains(.topLeft) ? width : 0), y: rect.minY))
    for (corner, point, into, out) in all {
      guard corners.contains(corner) else {
        addLine(to: point)
        continue
      }
      func away(_ part: Double, _ direction: Point, _ sign: Double) -> Point {
        point.offset(
          dx: direction.x * width * part * sign, dy: direction.y * height * part * sign)
      }
      addLine(to: away(1, into, -1))
      addCurve(
        to: away(1, out, 1), control1: away(1 - reach, into, -1),
        control2: away(1 - reach, out, 1))
    }
    closeSubpath()
  }
}
