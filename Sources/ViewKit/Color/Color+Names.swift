extension Color {
  // The component values are those of `UIColor`'s class properties.
  public static let black = Color(white: 0)
  public static let darkGray = Color(white: 1.0 / 3)
  public static let lightGray = Color(white: 2.0 / 3)
  public static let white = Color(white: 1)
  public static let gray = Color(white: 0.5)
  public static let red = Color(red: 1, green: 0, blue: 0)
  public static let green = Color(red: 0, green: 1, blue: 0)
  public static let blue = Color(red: 0, green: 0, blue: 1)
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  public static let magenta = Color(red: 1, green: 0, blue: 1)
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
  /// Black, fully transparent.
  public static let clear = Color(white: 0, alpha: 0)

  /// The tint of a window that sets none: the system blue of iOS 7 and 8, `#007aff`.
  public static let defaultTint = Color(red: 0, green: 122.0 / 255, blue: 1)

  /// The colours that have a name, in UIKit's order; the names are those of the properties.
  public static let named: [(name: String, color: Color)] = [
    ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white),
    ("gray", .gray), ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan),
    ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange), ("purple", .purple),
    ("brown", .brown), ("clear", .clear),
  ]

  /// The colour of a name such as `lightGray`; nil when no colour has it.
  public static func named(_ name: String) -> Color? {
    named.first { $0.name == name }?.color
  }
}
