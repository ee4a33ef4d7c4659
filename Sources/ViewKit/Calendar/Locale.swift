/// A language and the customs of a region, as `NSLocale`.
public final class Locale: Object {
  /// How the locale is called: `en_US_POSIX`, `zh_CN`, `zh-Hant_TW`.
  public let identifier: String

  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// The language: `en`, `zh`.
  public var languageCode: String {
    String(identifier.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" })
  }
}
