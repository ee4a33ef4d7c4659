/// Counts taps that follow each other at one place.
struct TapSequence {
  private var location = Point.zero
  private var time = -Double.infinity
  private var tapCount = 0

  /// A finger landed: the count that its touch gets.
  mutating func count(at location: Point, _ time: Double) -> Int {
    let follows =
      time - self.time <= Metrics.multipleTapInterval
      && location.distance(to: self.location) <= Metrics.multipleTapDistance
    tapCount = follows ? tapCount + 1 : 1
    return tapCount
  }

  /// A finger was lifted.
  mutating func end(_ location: Point, _ time: Double) {
    self.location = location
    self.time = time
  }
}
