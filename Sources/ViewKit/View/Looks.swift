/// What `appearance()` can set on views: the members that UIKit's headers mark with
/// `UI_APPEARANCE_SELECTOR`, and those of labels, which it honours as well.
///
/// As ``View/ownLooks`` these are the ones that were set on a view by hand, which `appearance()`
/// leaves alone.
public struct Looks: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let backgroundColor = Looks(rawValue: 1 << 0)
  public static let tintColor = Looks(rawValue: 1 << 1)
  public static let font = Looks(rawValue: 1 << 2)
  public static let textColor = Looks(rawValue: 1 << 3)
  public static let highlightedTextColor = Looks(rawValue: 1 << 4)
  public static let shadowColor = Looks(rawValue: 1 << 5)
  public static let shadowOffset = Looks(rawValue: 1 << 6)
  public static let contentEdgeInsets = Looks(rawValue: 1 << 7)

  // The bits from 8 on mean something else for each family of classes: no view is of two.

  public static let onTintColor = Looks(rawValue: 1 << 8)
  public static let thumbTintColor = Looks(rawValue: 1 << 9)
  public static let onImage = Looks(rawValue: 1 << 10)
  public static let offImage = Looks(rawValue: 1 << 11)
  public static let minimumTrackTintColor = Looks(rawValue: 1 << 10)
  public static let maximumTrackTintColor = Looks(rawValue: 1 << 11)
  public static let progressTintColor = Looks(rawValue: 1 << 8)
  public static let trackTintColor = Looks(rawValue: 1 << 9)
  public static let progressImage = Looks(rawValue: 1 << 10)
  public static let trackImage = Looks(rawValue: 1 << 11)
  public static let color = Looks(rawValue: 1 << 8)
  public static let separatorInset = Looks(rawValue: 1 << 8)
  public static let pageIndicatorTintColor = Looks(rawValue: 1 << 8)
  public static let currentPageIndicatorTintColor = Looks(rawValue: 1 << 9)
  public static let barTintColor = Looks(rawValue: 1 << 8)
  public static let titleTextAttributes = Looks(rawValue: 1 << 9)
  public static let barStyle = Looks(rawValue: 1 << 10)
  public static let isTranslucent = Looks(rawValue: 1 << 11)
  public static let shadowImage = Looks(rawValue: 1 << 12)
  public static let backIndicatorImage = Looks(rawValue: 1 << 13)
  public static let backIndicatorTransitionMaskImage = Looks(rawValue: 1 << 14)

  /// The properties by name.
  public static let properties: [(name: String, look: Looks)] = [
    ("backgroundColor", .backgroundColor), ("tintColor", .tintColor), ("font", .font),
    ("textColor", .textColor), ("highlightedTextColor", .highlightedTextColor),
    ("shadowColor", .shadowColor), ("shadowOffset", .shadowOffset),
    ("contentEdgeInsets", .contentEdgeInsets), ("onTintColor", .onTintColor),
    ("thumbTintColor", .thumbTintColor), ("onImage", .onImage), ("offImage", .offImage),
    ("minimumTrackTintColor", .minimumTrackTintColor),
    ("maximumTrackTintColor", .maximumTrackTintColor),
    ("progressTintColor", .progressTintColor), ("trackTintColor", .trackTintColor),
    ("progressImage", .progressImage), ("trackImage", .trackImage), ("color", .color),
    ("pageIndicatorTintColor", .pageIndicatorTintColor),
    ("currentPageIndicatorTintColor", .currentPageIndicatorTintColor),
    ("separatorInset", .separatorInset), ("barTintColor", .barTintColor),
    ("titleTextAttributes", .titleTextAttributes), ("barStyle", .barStyle),
    ("isTranslucent", .isTranslucent), ("shadowImage", .shadowImage),
    ("backIndicatorImage", .backIndicatorImage),
    ("backIndicatorTransitionMaskImage", .backIndicatorTransitionMaskImage),
  ]

  // The setters by state have a bit for each of the eight states that there are.

  public static func titleColor(for state: Control.State) -> Looks { look(8, state) }
  public static func titleShadowColor(for state: Control.State) -> Looks { look(16, state) }
  public static func backgroundImage(for state: Control.State) -> Looks { look(24, state) }
  public static func incrementImage(for state: Control.State) -> Looks { look(8, state) }
  public static func decrementImage(for state: Control.State) -> Looks { look(16, state) }
  public static func titleTextAttributes(for state: Control.State) -> Looks { look(8, state) }

  private static func look(_ first: UInt32, _ state: Control.State) -> Looks {
    Looks(rawValue: 1 << (first + UInt32(state.rawValue & 7)))
  }
}
