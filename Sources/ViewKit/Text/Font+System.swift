extension Font {
  /// The size of labels' text: 17 points.
  public static let labelFontSize = 17.0
  /// The size of buttons' titles: 18 points.
  public static let buttonFontSize = 18.0
  /// The size of the system font: 14 points.
  public static let systemFontSize = 14.0
  /// The size of the small system font: 12 points.
  public static let smallSystemFontSize = 12.0

  // The fonts of new labels and buttons, made once.
  static let label = Font(size: labelFontSize)
  static let customButton = Font(size: buttonFontSize)
  static let systemButton = Font(size: 15)

  /// The system font, as `UIFont.systemFont(ofSize:weight:)`.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// The bold system font, as `UIFont.boldSystemFont(ofSize:)`.
  public static func boldSystemFont(ofSize size: Double) -> Font {
    Font(size: size, weight: .bold)
  }

  /// The italic system font, as `UIFont.italicSystemFont(ofSize:)`.
  public static func italicSystemFont(ofSize size: Double) -> Font {
    Font(size: size, isItalic: true)
  }

  /// The font of a text style at the standard content size, as `UIFont.preferredFont(forTextStyle:)`.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    switch style {
    case .headline: Font(size: 17, weight: .medium)
    case .body: Font(size: 17)
    case .subheadline: Font(size: 15)
    case .footnote: Font(size: 13)
    case .caption1: Font(size: 12)
    case .caption2: Font(size: 11)
    }
  }

  /// What a text is for, as `UIFont.TextStyle` of iOS 7 and 8.
  public enum TextStyle: String, CaseIterable, Sendable {
    case headline, body, subheadline, footnote, caption1, caption2
  }
}
