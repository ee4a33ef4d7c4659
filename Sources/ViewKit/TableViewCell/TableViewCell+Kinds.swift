extension TableViewCell {
  /// What a cell shows, and where, `UITableViewCell.CellStyle`.
  public enum CellStyle: String, CaseIterable, Sendable {
    /// An image and a text.
    case `default`
    /// An image and a text at the left, a grey text at the right.
    case value1
    /// A small tinted text that ends where the other text begins; no image.
    case value2
    /// An image, and a small text below the other.
    case subtitle
  }

  /// What stands at the right edge, `UITableViewCell.AccessoryType`.
  public enum AccessoryType: String, CaseIterable, Sendable {
    case none
    /// A chevron: there is more behind the row.
    case disclosureIndicator
    /// An ⓘ to tap, and a chevron.
    case detailDisclosureButton
    case checkmark
    /// An ⓘ to tap.
    case detailButton

    /// Whether it has something to tap.
    public var hasDetailButton: Bool { self == .detailButton || self == .detailDisclosureButton }
    /// Whether it has a chevron.
    public var hasChevron: Bool {
      self == .disclosureIndicator || self == .detailDisclosureButton
    }
  }

  /// How a selected cell looks, `UITableViewCell.SelectionStyle`. Since iOS 7 all but `none` are
  /// grey.
  public enum SelectionStyle: String, CaseIterable, Sendable {
    case none, blue, gray, `default`
  }

  /// The control of a row in edit mode, `UITableViewCell.EditingStyle`.
  public enum EditingStyle: String, CaseIterable, Sendable {
    case none, delete, insert
  }

  /// The line below a row, `UITableViewCell.SeparatorStyle`. Since iOS 7 both lines look alike.
  public enum SeparatorStyle: String, CaseIterable, Sendable {
    case none, singleLine, singleLineEtched
  }

  /// What a cell shows beside its content, `UITableViewCell.StateMask`.
  public struct StateMask: NamedOptions, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)

    public static let names: [(member: StateMask, name: String)] = [
      (.showingEditControl, "showingEditControl"),
      (.showingDeleteConfirmation, "showingDeleteConfirmation"),
    ]

    /// The name of the empty mask.
    public static let emptyName = "default"

    /// As scripts are told it.
    var name: String { isEmpty ? Self.emptyName : joinedNames }
  }
}
