import ScriptHost

extension ValueParser where Value == ScreenSize {
  /// `320x568`, `414x736@3`, or the name of a device.
  static var screenSize: ValueParser {
    ValueParser { (text) throws(InvalidValue) in
      if let size = ScreenSize(parsing: text) { return size }
      throw InvalidValue(
        expected: ScreenSize.expectation, suggestion: ScreenSize.device(like: text))
    }
  }
}
