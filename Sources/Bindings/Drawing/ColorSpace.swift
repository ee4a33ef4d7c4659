/// Which numbers make a colour, for what takes colours as numbers.
enum ColorSpace: String, CaseIterable, Sendable {
  case deviceRGB, deviceGray

  /// How many numbers a colour has, alpha included.
  var componentCount: Int { self == .deviceRGB ? 4 : 2 }
}
