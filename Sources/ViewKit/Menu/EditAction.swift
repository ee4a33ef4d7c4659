/// What texts can do by the edit menu, as `UIResponderStandardEditActions`; in the order in which
/// the menu has it.
public enum EditAction: String, CaseIterable, Sendable {
  case cut, copy, select, selectAll, paste, delete

  /// The action that a selector means.
  public init?(_ selector: Selector) { self.init(rawValue: selector.name) }

  public var selector: Selector { Selector(rawValue) }

  /// What the menu says.
  public var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .select: "Select"
    case .selectAll: "Select All"
    case .paste: "Paste"
    case .delete: "Delete"
    }
  }
}
