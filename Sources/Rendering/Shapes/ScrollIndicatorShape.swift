import ViewKit

extension Canvas {
  /// Draws the indicators of a scroll view while they are seen, on its content: thin lines at its
  /// right and lower edge.
  mutating func drawIndicators(of view: ScrollView) {
    for axis in ScrollAxis.allCases {
      guard let rect = view.indicatorRect(axis) else { continue }
      let thin =
        axis == .vertical
        ? Rect(x: rect.midX, y: rect.minY, width: 0, height: rect.height)
        : Rect(x: rect.minX, y: rect.midY, width: rect.width, height: 0)
      add(.line(onScreen(thin), view.indicatorColor), clippedTo: onScreen(view.bounds))
    }
  }
}

extension ScrollView {
  /// The colour of the indicators, as on the device.
  var indicatorColor: Color {
    indicatorStyle == .white ? DeviceLook.lightIndicator : DeviceLook.darkIndicator
  }
}
