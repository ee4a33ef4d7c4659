extension Button {
  /// The kind of a button, as `UIButton.ButtonType`.
  public enum ButtonType: String, CaseIterable, Sendable {
    /// No look of its own: a white title of 18 points.
    case custom
    /// A title of 15 points in the tint colour.
    case system
    /// An ⓘ that shows the details of a row.
    case detailDisclosure
    /// An ⓘ for a dark background.
    case infoLight
    /// An ⓘ for a light background.
    case infoDark
    /// A ⊕ that adds a person.
    case contactAdd

    /// The name that ``system`` had before iOS 7.
    public static let roundedRect = ButtonType.system

    /// The sign that the type shows where a title would be; nil for a type with a title.
    public var glyph: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "ⓘ"
      case .contactAdd: "⊕"
      }
    }

    /// Whether the type is coloured by the tint.
    var isTinted: Bool { self != .custom }
  }
}
