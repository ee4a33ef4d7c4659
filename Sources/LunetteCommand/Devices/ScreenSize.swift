import LuaRuntime
import ScriptTesting

/// The size of a screen in points, and its pixels per point.
struct ScreenSize: Equatable {
  var width: Double
  var height: Double
  var scale: Double

  /// An iPhone 6.
  static let standard = ScreenSize(width: 375, height: 667, scale: 2)
}

extension ValueParser where Value == ScreenSize {
  /// `320x568`, `414x736@3`, or the name of a device.
  static var screenSize: ValueParser {
    ValueParser { (text) throws(InvalidValue) in
      if let device = Device.all.first(where: { $0.name == text.lowercased() }) {
        return device.screen
      }
      let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      if let size = pair(String(parts[0])), (1...10_000).contains(size.0),
        (1...10_000).contains(size.1)
      {
        if parts.count == 1 { return ScreenSize(width: size.0, height: size.1, scale: 2) }
        if let scale = decimal(String(parts[1])), (1...4).contains(scale) {
          return ScreenSize(width: size.0, height: size.1, scale: scale)
        }
      }
      let names = Device.all.map(\.name)
      throw InvalidValue(
        expected: "WIDTHxHEIGHT[@SCALE] in points, from 1x1 to 10000x10000 at 1 to 4, or a device: "
          + names.joined(separator: " "),
        suggestion: Spelling.nearest(to: text, among: names, by: { $0 }))
    }
  }
}

/// Two numbers joined by `x`, as in `320x568`.
func pair(_ text: String) -> (Double, Double)? {
  let parts = text.split(
    maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "×" })
  guard parts.count == 2, let first = decimal(String(parts[0])),
    let second = decimal(String(parts[1]))
  else { return nil }
  return (first, second)
}
