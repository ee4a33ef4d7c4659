import ViewKit

/// The size in points of one cell of the text grid.
public struct CellSize: Hashable, Sendable {
  /// The width of a column in points.
  public let width: Double
  /// The height of a row in points.
  public let height: Double

  /// 5×22 points: 17-point text always fits, and rows of 44 points are two lines.
  public static let standard = CellSize(unchecked: 5, 22)

  /// A size within 1...1000 points each way; nil for others.
  public init?(width: Double, height: Double) {
    guard (1...1000).contains(width), (1...1000).contains(height) else { return nil }
    self.init(unchecked: width, height)
  }

  private init(unchecked width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// The number of the column edge nearest to a position; halves round up.
  func column(_ x: Double) -> Int {
    Self.whole((x / width + 0.5).rounded(.down))
  }

  /// The number of the row in which a position lies, before rows are inserted.
  func row(_ y: Double) -> Int {
    Self.whole((y / height).rounded(.down))
  }

  /// A whole number that stays far from the bounds of `Int`, whatever a script sets as a frame.
  private static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -1_000_000), 1_000_000))
  }
}
