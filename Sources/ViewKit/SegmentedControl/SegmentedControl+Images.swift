// Backgrounds, dividers and the places of contents, by state and by the bar around the control.
extension SegmentedControl {
  /// Which of the segments something is about, `UISegmentedControlSegment`.
  public enum SegmentType: String, CaseIterable, Sendable {
    case any
    /// The first, of several.
    case left
    /// One between others.
    case center
    /// The last, of several.
    case right
    /// The only one.
    case alone
  }

  /// What was set for a state of the segments, the ones beside a divider, or a kind of segment.
  struct Background: Equatable {
    var state: State
    var metrics: BarMetrics
    var image: Image
  }

  struct Divider: Equatable {
    var left: State
    var right: State
    var metrics: BarMetrics
    var image: Image
  }

  struct Adjustment: Equatable {
    var type: SegmentType
    var metrics: BarMetrics
    var offset: Size
  }

  /// Sets the image behind the segments in a state; nil takes it away.
  public final func setBackgroundImage(
    _ image: Image?, for state: State, barMetrics: BarMetrics
  ) {
    backgrounds.removeAll { $0.state == state && $0.metrics == barMetrics }
    if let image {
      backgrounds.append(Background(state: state, metrics: barMetrics, image: image))
    }
    setNeedsDisplay()
  }

  /// The image behind the segments in a state: its own, else that of normal segments, and else
  /// that of usual bars.
  public final func backgroundImage(for state: State, barMetrics: BarMetrics) -> Image? {
    let own = backgrounds.filter { $0.metrics == barMetrics }
    let found = own.first { $0.state == state } ?? own.first { $0.state == .normal }
    if let found { return found.image }
    return barMetrics == .default ? nil : backgroundImage(for: state, barMetrics: .default)
  }

  /// Sets the image between segments, for a state of each; nil takes it away.
  public final func setDividerImage(
    _ image: Image?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: BarMetrics
  ) {
    dividers.removeAll { $0.left == left && $0.right == right && $0.metrics == barMetrics }
    if let image {
      dividers.append(Divider(left: left, right: right, metrics: barMetrics, image: image))
    }
    setNeedsDisplay()
  }

  /// The image between segments, for a state of each: its own, else that between normal ones.
  public final func dividerImage(
    forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: BarMetrics
  ) -> Image? {
    let own = dividers.filter { $0.metrics == barMetrics }
    let found =
      own.first { $0.left == left && $0.right == right }
      ?? own.first { $0.left == .normal && $0.right == .normal }
    if let found { return found.image }
    return barMetrics == .default
      ? nil
      : dividerImage(forLeftSegmentState: left, rightSegmentState: right, barMetrics: .default)
  }

  /// Sets how far the contents of a kind of segment are from their places.
  public final func setContentPositionAdjustment(
    _ offset: Size, forSegmentType type: SegmentType, barMetrics: BarMetrics
  ) {
    adjustments.removeAll { $0.type == type && $0.metrics == barMetrics }
    adjustments.append(Adjustment(type: type, metrics: barMetrics, offset: offset))
    setNeedsDisplay()
  }

  /// How far the contents of a kind of segment are from their places: as was set for it, else as
  /// for any.
  public final func contentPositionAdjustment(
    forSegmentType type: SegmentType, barMetrics: BarMetrics
  ) -> Size {
    let own = adjustments.filter { $0.metrics == barMetrics }
    return (own.first { $0.type == type } ?? own.first { $0.type == .any })?.offset ?? .zero
  }

  /// How far the content of a segment is from the middle, with all that was set.
  public final func contentOffset(of segment: Segment) -> Size {
    let adjustment = contentPositionAdjustment(
      forSegmentType: type(of: segment), barMetrics: .default)
    return Size(
      width: segment.contentOffset.width + adjustment.width,
      height: segment.contentOffset.height + adjustment.height)
  }

  private func type(of segment: Segment) -> SegmentType {
    let isFirst = segments.first === segment
    let isLast = segments.last === segment
    return isFirst && isLast ? .alone : isFirst ? .left : isLast ? .right : .center
  }
}
