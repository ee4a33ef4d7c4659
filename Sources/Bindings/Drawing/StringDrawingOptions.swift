/// How a text is measured, `NSStringDrawingOptions`. The first decides whether it has several
/// lines; the others change nothing here.
struct StringDrawingOptions: OptionSet, Sendable {
  let rawValue: Int

  static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 1 << 5)
  static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1)
  static let usesFontLeading = StringDrawingOptions(rawValue: 1 << 1)
  static let usesDeviceMetrics = StringDrawingOptions(rawValue: 1 << 3)
}
