import LuaRuntime

/// The size of a screen in points, and its pixels per point.
public struct ScreenSize: Equatable, Sendable {
  public var width: Double
  public var height: Double
  public var scale: Double

  /// An iPhone 6.
  public static let standard = ScreenSize(width: 375, height: 667, scale: 2)

  public init(width: Double, height: Double, scale: Double) {
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// Reads `320x568`, `414x736@3`, or the name of a device; nil for anything else.
  public init?(parsing text: String) {
    if let device = Device.all.first(where: { $0.name == text.lowercased() }) {
      self = device.screen
      return
    }
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let size = ScreenSize.pair(String(parts[0])), (1...10_000).contains(size.0),
      (1...10_000).contains(size.1)
    else { return nil }
    self.init(width: size.0, height: size.1, scale: 2)
    guard parts.count > 1 else { return }
    guard let scale = ScreenSize.decimal(String(parts[1])), (1...4).contains(scale) else {
      return nil
    }
    self.scale = scale
  }

  /// What can be read, for messages.
  public static var expectation: String {
    "WIDTHxHEIGHT[@SCALE] in points, from 1x1 to 10000x10000 at 1 to 4, or a device: "
      + Device.all.map(\.name).joined(separator: " ")
  }

  /// The name of a device that a person probably meant.
  public static func device(like text: String) -> String? {
    Spelling.nearest(to: text, among: Device.all, by: \.name)?.name
  }

  /// Two numbers joined by `x`, as in `320x568`.
  public static func pair(_ text: String) -> (Double, Double)? {
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "×" })
    guard parts.count == 2, let first = decimal(String(parts[0])),
      let second = decimal(String(parts[1]))
    else { return nil }
    return (first, second)
  }

  /// A finite decimal number; `Double` itself also takes `0x10`, `nan` and `inf`.
  public static func decimal(_ text: String) -> Double? {
    guard text.allSatisfy({ ("0"..."9").contains($0) || "+-.eE".contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }
}
