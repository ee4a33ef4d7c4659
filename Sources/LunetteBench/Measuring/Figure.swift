#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What was measured: the median of some rounds and how far they lie apart.
struct Figure: Codable, Equatable {
  var median: Double
  /// Half the distance between the quartiles, in parts of the median.
  var spread: Double

  init(_ samples: [Double]) {
    let sorted = samples.sorted()
    median = Figure.quantile(sorted, 0.5)
    let range = Figure.quantile(sorted, 0.75) - Figure.quantile(sorted, 0.25)
    spread = median == 0 ? 0 : range / 2 / abs(median)
  }

  /// The value below which a part of the sorted samples lies, between two samples in proportion.
  private static func quantile(_ sorted: [Double], _ part: Double) -> Double {
    guard let last = sorted.last else { return 0 }
    let position = part * Double(sorted.count - 1)
    let below = Int(position)
    let above = below + 1 < sorted.count ? sorted[below + 1] : last
    return sorted[below] + (above - sorted[below]) * (position - Double(below))
  }

  /// The exponent by which costs grow with sizes: 1 is in proportion. The slope of the line
  /// through the logarithms.
  static func exponent(_ points: [(size: Double, cost: Double)]) -> Double? {
    let logs = points.filter { $0.size > 0 && $0.cost > 0 }
      .map { (log($0.size), log($0.cost)) }
    guard logs.count > 1 else { return nil }
    let meanX = logs.map(\.0).reduce(0, +) / Double(logs.count)
    let meanY = logs.map(\.1).reduce(0, +) / Double(logs.count)
    let over = logs.map { ($0.0 - meanX) * ($0.1 - meanY) }.reduce(0, +)
    let under = logs.map { ($0.0 - meanX) * ($0.0 - meanX) }.reduce(0, +)
    return under > 0 ? over / under : nil
  }
}
