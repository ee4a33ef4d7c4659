extension Font {
  /// How heavy a font's strokes are, as `UIFont.Weight`.
  public enum Weight: String, CaseIterable, Sendable, Comparable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The number that stands for the weight in UIKit, the raw value of `UIFont.Weight`.
    public var value: Double {
      switch self {
      case .ultraLight: -0.8
      case .thin: -0.6
      case .light: -0.4
      case .regular: 0
      case .medium: 0.23
      case .semibold: 0.3
      case .bold: 0.4
      case .heavy: 0.56
      case .black: 0.62
      }
    }

    public static func < (left: Weight, right: Weight) -> Bool { left.value < right.value }

    /// The weight's part of a font's name, such as `UltraLight`.
    var name: String {
      switch self {
      case .ultraLight: "UltraLight"
      case .thin: "Thin"
      case .light: "Light"
      case .regular: "Regular"
      case .medium: "Medium"
      case .semibold: "Semibold"
      case .bold: "Bold"
      case .heavy: "Heavy"
      case .black: "Black"
      }
    }
  }
}
