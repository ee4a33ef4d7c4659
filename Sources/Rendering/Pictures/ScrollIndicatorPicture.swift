import ViewKit

extension CGContext {
  /// Draws the indicators of a scroll view while they are seen.
  func drawIndicators(of view: ScrollView) {
    for axis in ScrollAxis.allCases {
      guard let rect = view.indicatorRect(axis) else { continue }
      fill(
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2),
        view.indicatorColor)
    }
  }
}
