// How the thumb follows a finger.
extension Slider {
  /// Where the thumb is for a value.
  public final func thumbRect(for value: Double) -> Rect {
    let track = perform.trackRect(forBounds: bounds)
    return perform.thumbRect(forBounds: bounds, trackRect: track, value: value)
  }

  /// A finger landed; false when it has missed the thumb.
  final func takeThumb(at place: Point) -> Bool {
    let thumb = thumbRect(for: value)
    let slop = Metrics.sliderThumbSlop
    guard thumb.inset(dx: -slop, dy: -slop).contains(place) else { return false }
    grip = Grip(offset: thumb.midX - place.x, value: value)
    return true
  }

  final func dragThumb(to place: Point, with event: Event?) {
    guard let grip else { return }
    let old = value
    value = value(at: place.x + grip.offset)
    if isContinuous, value != old { sendActions(for: .valueChanged, with: event) }
  }

  /// The finger is gone. Without an event nobody is told: the slider was taken away or disabled.
  final func releaseThumb(with event: Event?) {
    guard let grip else { return }
    self.grip = nil
    if !isContinuous, value != grip.value, event != nil {
      sendActions(for: .valueChanged, with: event)
    }
  }

  /// The value for a place of the thumb's middle.
  private func value(at x: Double) -> Double {
    let start = thumbRect(for: minimumValue).midX
    let way = thumbRect(for: maximumValue).midX - start
    guard way != 0 else { return value }
    let fraction = (x - start) / way
    if fraction <= 0 { return minimumValue }
    if fraction >= 1 { return maximumValue }
    let exact = minimumValue * (1 - fraction) + maximumValue * fraction
    return rounded(exact, points: abs(way))
  }

  /// A value without the digits that a finger cannot mean: it is as fine as UIKit's, which has 32
  /// bits.
  private func rounded(_ value: Double, points: Double) -> Double {
    let finest = (maximumValue / 2 - minimumValue / 2) / (points * 5_000)
    var scale = 1.0
    while 1 / scale > finest, scale < 1e15 { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    return rounded.isFinite ? rounded : value
  }
}
