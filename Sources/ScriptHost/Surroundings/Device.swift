/// A device whose name stands for its screen, held upright.
public struct Device: Sendable {
  public let name: String
  public let screen: ScreenSize

  /// Points and scale from Apple's table of display sizes (Human Interface Guidelines, Layout) and
  /// the technical specifications of the models.
  public static let all: [Device] = [
    Device("iphone-4s", 320, 480, 2),
    Device("iphone-5", 320, 568, 2),
    Device("iphone-5c", 320, 568, 2),
    Device("iphone-5s", 320, 568, 2),
    Device("iphone-se", 320, 568, 2),
    Device("iphone-6", 375, 667, 2),
    Device("iphone-6s", 375, 667, 2),
    Device("iphone-7", 375, 667, 2),
    Device("iphone-8", 375, 667, 2),
    Device("iphone-6-plus", 414, 736, 3),
    Device("iphone-6s-plus", 414, 736, 3),
    Device("iphone-7-plus", 414, 736, 3),
    Device("iphone-8-plus", 414, 736, 3),
    Device("ipod-touch", 320, 568, 2),
    Device("ipad-2", 768, 1024, 1),
    Device("ipad-mini", 768, 1024, 1),
    Device("ipad-mini-2", 768, 1024, 2),
    Device("ipad-air", 768, 1024, 2),
    Device("ipad-pro", 1024, 1366, 2),
  ]

  private init(_ name: String, _ width: Double, _ height: Double, _ scale: Double) {
    self.name = name
    screen = ScreenSize(width: width, height: height, scale: scale)
  }
}
