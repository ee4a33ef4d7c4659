// Autoresizing masks.
extension View {
  /// Gives the subviews new frames after this view's size has changed.
  final func autoresizeSubviews(from oldSize: Size) {
    let dx = storedBounds.size.width - oldSize.width
    let dy = storedBounds.size.height - oldSize.height
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      subview.autoresize(dx: dx, dy: dy, superviewSize: oldSize)
    }
  }

  private func autoresize(dx: Double, dy: Double, superviewSize: Size) {
    let mask = autoresizingMask
    let old = frame
    let (x, width) = Self.share(
      dx, of: superviewSize.width, start: old.origin.x, length: old.size.width,
      flexibleBefore: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth),
      flexibleAfter: mask.contains(.flexibleRightMargin))
    let (y, height) = Self.share(
      dy, of: superviewSize.height, start: old.origin.y, length: old.size.height,
      flexibleBefore: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight),
      flexibleAfter: mask.contains(.flexibleBottomMargin))
    let new = Rect(x: x, y: y, width: max(width, 0), height: max(height, 0))
    if new != old { frame = new }
  }

  /// Shares a change of length among the flexible parts of one axis, in proportion to what they
  /// are; equally when they are all zero, as when the superview had no size.
  private static func share(
    _ change: Double, of total: Double, start: Double, length: Double,
    flexibleBefore: Bool, flexibleLength: Bool, flexibleAfter: Bool
  ) -> (start: Double, length: Double) {
    guard change != 0 else { return (start, length) }
    let before = flexibleBefore ? start : 0
    let middle = flexibleLength ? length : 0
    let after = flexibleAfter ? total - start - length : 0
    let sum = before + middle + after
    let count = [flexibleBefore, flexibleLength, flexibleAfter].count { $0 }
    guard count > 0 else { return (start, length) }
    func part(_ value: Double, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return sum == 0 ? change / Double(count) : change * value / sum
    }
    return (start + part(before, flexibleBefore), length + part(middle, flexibleLength))
  }
}
