extension View {
  /// The pixels of a point on the view's screen.
  final var pixelsPerPoint: Double { window?.screen?.scale ?? Metrics.screenScale }

  /// A length rounded to the nearest pixel, as the places of text on a device are.
  final func roundToPixel(_ length: Double) -> Double {
    (length * pixelsPerPoint).rounded() / pixelsPerPoint
  }
}
