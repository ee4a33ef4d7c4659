extension View {
  /// The pixels of a point on the view's screen.
  final var pixelsPerPoint: Double { window?.screen?.scale ?? Metrics.screenScale }

  /// A length rounded to the nearest pixel, as the places of text on a device are.
  final func roundToPixel(_ length: Double) -> Double {
    (length * pixelsPerPoint).rounded() / pixelsPerPoint
  }

  /// A length rounded up to a whole pixel, as sizes that have to hold their content are.
  final func roundUpToPixel(_ length: Double) -> Double {
    // A hair above a pixel comes from arithmetic, not from the content.
    (length * pixelsPerPoint - 1e-9).rounded(.up) / pixelsPerPoint
  }
}
