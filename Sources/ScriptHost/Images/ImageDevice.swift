import ViewKit

/// What of a device decides which file of an image is shown.
struct ImageDevice: Equatable {
  /// Pixels per point of the screen.
  let scale: Int
  /// As asset catalogues name it: `iphone` or `ipad`.
  let idiom: String

  /// The scales that files have.
  private static let scales = [1, 2, 3]
  /// Points; the shorter side of the smallest iPad.
  private static let padSide = 768.0

  init(_ screen: Screen) {
    let scale = screen.scale.rounded(.up)
    self.scale = scale > 3 ? 3 : max(Int(scale), 1)
    idiom = min(screen.bounds.width, screen.bounds.height) >= Self.padSide ? "ipad" : "iphone"
  }

  /// The scales in the order in which files are taken: that of the screen, then those that are made
  /// smaller, then those that are made larger, the nearest first.
  var scalesByPreference: [Int] {
    [scale] + Self.scales.filter { $0 > scale } + Self.scales.filter { $0 < scale }.reversed()
  }
}
