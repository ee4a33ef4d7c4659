/// Values that follow each other, and when each is reached.
struct KeyframeTrack {
  let values: [LayerValue]
  /// When each is reached, from 0 to 1; of discrete ones when each begins, with the end of the last.
  let times: [Double]
  /// How the way to the next is spread over its time.
  let functions: [MediaTimingFunction]
  let mode: KeyframeAnimation.CalculationMode

  /// - Parameter times: nil spreads the values evenly.
  init(
    _ values: [LayerValue], times: [Double]?, functions: [MediaTimingFunction],
    mode: KeyframeAnimation.CalculationMode
  ) {
    self.values = values
    self.mode = mode
    self.functions = mode.isPaced || mode == .discrete ? [] : functions
    if mode.isPaced {
      self.times = Self.paced(values)
    } else {
      let steps = mode == .discrete ? values.count : values.count - 1
      self.times = times ?? (0...max(steps, 1)).map { Double($0) / Double(max(steps, 1)) }
    }
  }

  /// The times at which the values are reached at the same speed all the way.
  private static func paced(_ values: [LayerValue]) -> [Double] {
    var sums = [0.0]
    for (value, next) in zip(values, values.dropFirst()) {
      sums.append((sums.last ?? 0) + value.distance(to: next))
    }
    let whole = sums.last ?? 0
    guard whole > 0 else {
      return values.indices.map { Double($0) / Double(max(values.count - 1, 1)) }
    }
    return sums.map { $0 / whole }
  }

  func value(at part: Double) -> LayerValue? {
    guard let first = values.first, let last = values.last else { return nil }
    if values.count == 1 { return first }
    // The last that has begun.
    var range = 0..<times.count
    while range.count > 1 {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = times[middle] <= part ? middle..<range.upperBound : range.lowerBound..<middle
    }
    let index = range.lowerBound
    if mode == .discrete { return index < values.count ? values[index] : last }
    guard index + 1 < values.count, index + 1 < times.count else { return last }
    let length = times[index + 1] - times[index]
    var local = length > 0 ? (part - times[index]) / length : 1
    local = max(local, 0)
    if index < functions.count { local = functions[index].progress(at: local) }
    let (value, next) = (values[index], values[index + 1])
    guard mode == .cubic || mode == .cubicPaced else { return value.interpolated(to: next, local) }
    return LayerValue.curve(
      values[max(index - 1, 0)], value, next, values[min(index + 2, values.count - 1)], local)
  }
}
