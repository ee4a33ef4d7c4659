#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// How far the content goes, and what lies beyond.
extension ScrollView {
  /// The nearest offset at which the content fills the view, as far as it can.
  public final func clamped(_ offset: Point) -> Point { clamped(offset, contentSize) }

  private func clamped(_ offset: Point, _ contentSize: Size) -> Point {
    Point { axis in
      let range = offsetRange(axis, contentSize)
      return min(max(offset[axis], range.lowerBound), range.upperBound)
    }
  }

  /// The offsets at which the content fills the view.
  final func offsetRange(_ axis: ScrollAxis) -> ClosedRange<Double> {
    offsetRange(axis, contentSize)
  }

  private func offsetRange(_ axis: ScrollAxis, _ contentSize: Size) -> ClosedRange<Double> {
    let inset = contentInset[axis]
    let start = 0 - inset.start
    return start...max(start, contentSize[axis] + inset.end - bounds.size[axis])
  }

  /// An offset at a pixel. That at the origin is 0, also where it comes from below.
  final func pixelOffset(_ offset: Double) -> Double { roundToPixel(offset) + 0 }

  /// Whether there is more content along an axis than the view shows.
  final func exceeds(_ axis: ScrollAxis) -> Bool {
    let range = offsetRange(axis)
    return range.upperBound > range.lowerBound
  }

  /// Whether a finger moves the content along an axis.
  public final func canScroll(_ axis: ScrollAxis) -> Bool {
    exceeds(axis)
      || bounces
        && (axis == .horizontal
          ? alwaysBounceHorizontal : alwaysBounceVertical || refreshControl != nil)
  }

  /// Corrects the offset after a change of the content or the bounds; what is in motion takes its
  /// way to where that can end now. While a finger is down that waits.
  ///
  /// Goes by the size of the content as far as that is known: a table whose frame or inset is set
  /// does not ask its data source for that.
  final func clampContentOffset() {
    let isHeld = application?.activeTouches.contains {
      $0.isDown && ($0.view.map { $0.isDescendant(of: self) } ?? false)
    }
    if isHeld == true {
      waitsForClamp = true
      return
    }
    if motion != nil { return redirectMotion() }
    let offset = clamped(contentOffset, storedContentSize)
    if offset != contentOffset { contentOffset = offset }
  }

  // MARK: Beyond the edge

  /// Where the content is shown when a finger has pulled it to an offset: beyond the edge it yields
  /// less and less, or not at all.
  final func shown(_ offset: Double, _ axis: ScrollAxis) -> Double {
    let range = offsetRange(axis)
    if range.contains(offset) { return offset }
    let edge = offset < range.lowerBound ? range.lowerBound : range.upperBound
    let size = bounds.size[axis]
    guard bounces, size > 0 else { return edge }
    let seen = ScrollView.yielding(abs(offset - edge), in: size)
    return offset < edge ? edge - seen : edge + seen
  }

  /// How far something gives way to a finger that has pulled it so far beyond its end.
  static func yielding(_ way: Double, in size: Double) -> Double {
    size > 0 ? (1 - 1 / (way * Metrics.rubberBand / size + 1)) * size : 0
  }

  /// How far a finger has to come down, from where the content is now, until so many points are
  /// seen above it.
  public final func fingerWay(toShowAbove points: Double) -> Double {
    pulled(contentOffset.y, .vertical) - pulled(0 - contentInset.top - points, .vertical)
  }

  /// The way back: where a finger has pulled the content that is shown at an offset.
  final func pulled(_ offset: Double, _ axis: ScrollAxis) -> Double {
    let range = offsetRange(axis)
    if range.contains(offset) { return offset }
    let edge = offset < range.lowerBound ? range.lowerBound : range.upperBound
    let size = bounds.size[axis]
    guard bounces, size > 0 else { return offset }
    // Code can put it so far away that no pull would.
    let seen = min(abs(offset - edge), 0.99 * size)
    let way = (1 / (1 - seen / size) - 1) * size / Metrics.rubberBand
    return offset < edge ? edge - way : edge + way
  }

  // MARK: After a throw

  /// The part of the way that is left falls by this logarithm in a second; see ``AxisMotion``.
  final var glideRate: Double {
    -1_000 * log(min(max(decelerationRate.rawValue, 0.9), 0.9999))
  }

  /// The page at which the content comes to rest along an axis: the nearest, or the next one where
  /// it was thrown.
  final func page(near offset: Double, velocity: Double, _ axis: ScrollAxis) -> Double {
    let size = bounds.size[axis]
    guard size > 0 else { return offset }
    let position = offset / size
    let isThrown = abs(velocity) >= Metrics.pageVelocity
    let page = isThrown ? position.rounded(velocity > 0 ? .up : .down) : position.rounded()
    let last = max((contentSize[axis] / size).rounded(.up) - 1, 0)
    let range = offsetRange(axis)
    return min(max(min(max(page, 0), last) * size, range.lowerBound), range.upperBound)
  }
}
