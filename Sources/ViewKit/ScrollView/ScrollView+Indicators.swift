// The bars that say which part of the content is seen. They are seen while it moves.
extension ScrollView {
  /// Shows the indicators for a moment.
  public final func flashScrollIndicators() {
    guard let application else { return }
    flash?.cancel()
    flash = application.runLoop.schedule(after: Metrics.indicatorFlash) { [weak self] in
      self?.flash = nil
    }
  }

  final func endFlash() {
    flash?.cancel()
    flash = nil
  }

  /// The place of an indicator in the view's own coordinates; nil while it is not seen: nothing
  /// moves along its axis, there is nothing beyond the view, or it is switched off.
  public final func indicatorRect(_ axis: ScrollAxis) -> Rect? {
    guard isIndicatorShown(axis) else { return nil }
    let (thickness, margin) = (Metrics.indicatorThickness, Metrics.indicatorMargin)
    let around = scrollIndicatorInsets
    let area = Rect(
      x: bounds.minX + around.left, y: bounds.minY + around.top,
      width: bounds.width - around.left - around.right,
      height: bounds.height - around.top - around.bottom
    ).inset(dx: margin, dy: margin)
    // Beside each other they leave the corner free.
    let corner = isIndicatorShown(axis.other) ? thickness + margin : 0
    let track = area.size[axis] - corner
    guard track > 0, area.size[axis.other] > thickness else { return nil }
    let range = offsetRange(axis)
    let way = range.upperBound - range.lowerBound
    let offset = contentOffset[axis]
    let whole = min(max(bounds.size[axis] / (way + bounds.size[axis]) * track, 0), track)
    // Content that is pulled beyond its edge squeezes it.
    let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
    let length = max(
      max(whole, min(Metrics.indicatorLength, track)) - beyond,
      min(Metrics.shortestIndicator, track))
    let part = min(max((offset - range.lowerBound) / way, 0), 1)
    let start = part * (track - length)
    return axis == .vertical
      ? Rect(
        x: area.maxX - thickness, y: area.minY + start, width: thickness, height: length)
      : Rect(x: area.minX + start, y: area.maxY - thickness, width: length, height: thickness)
  }

  private func isIndicatorShown(_ axis: ScrollAxis) -> Bool {
    guard axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator,
      exceeds(axis)
    else { return false }
    if flash != nil { return true }
    let isMoving = drag != nil || motion.map { $0.kind != .animation } == true
    return isMoving && movedAxes.contains(axis)
  }

  /// The content is about to move to an offset.
  final func noteMoved(to offset: Point) {
    for axis in ScrollAxis.allCases where offset[axis] != contentOffset[axis] {
      movedAxes.insert(axis)
    }
  }
}
