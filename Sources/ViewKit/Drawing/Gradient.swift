/// Colours and where they lie on a way, as `CGGradient`.
public final class Gradient: Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// From 0, the beginning, to 1.
    public var location: Double
  }

  /// The colours in the order of their locations.
  public let stops: [Stop]

  /// - Parameters:
  ///   - colors: from the beginning to the end.
  ///   - locations: one for each colour, each clamped to 0...1; when it is missing, or has another
  ///     number of elements, the colours are spread evenly.
  public init(colors: [Color], locations: [Double]? = nil) {
    let last = Double(max(colors.count - 1, 1))
    var places = (0..<colors.count).map { Double($0) / last }
    if let locations, locations.count == colors.count {
      places = locations.map { $0 >= 0 ? min($0, 1) : 0 }
    }
    stops = zip(colors, places).map { Stop(color: $0, location: $1) }
      .enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}

extension Gradient: Hashable {
  public static func == (left: Gradient, right: Gradient) -> Bool {
    left === right || left.stops == right.stops
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}
