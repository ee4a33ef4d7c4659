import LuaRuntime

/// What many screens use of UIKit and this version does not have: said so, in the place of what a
/// name that nobody knows would be told. Not a list of all that is missing.
enum LaterNames {
  /// Classes without their prefix.
  private static let classes: Set<String> = [
    "ActionSheet", "ActivityViewController", "AlertAction", "AlertController", "AlertView",
    "DatePicker",
    "ImagePickerController", "LayoutConstraint",
    "PageViewController",
    "PickerView", "PopoverController", "SearchBar",
    "SearchController", "SplitViewController", "StackView", "Storyboard", "TabBar",
    "TabBarController", "TabBarItem",
    "VisualEffectView", "WebView",
  ]

  /// Members by the class that has them.
  private static let members: [String: Set<String>] = [
    "View": [
      "addConstraint", "addConstraints",
      "bottomAnchor", "centerXAnchor", "centerYAnchor", "constraints",
      "heightAnchor", "leadingAnchor", "leftAnchor", "removeConstraint", "removeConstraints",
      "rightAnchor", "snapshotView",
      "topAnchor", "trailingAnchor", "translatesAutoresizingMaskIntoConstraints",
      "updateConstraints", "widthAnchor",
    ],
    "ViewController": [
      "performSegue", "prepare", "show", "splitViewController", "storyboard", "tabBarController",
      "tabBarItem",
    ],
    "Application": ["openURL", "open", "scheduleLocalNotification"],
  ]

  /// UIKit's name of a class, written with or without its prefix; nil for what is not listed.
  static func `class`(_ name: String) -> String? {
    let base = name.hasPrefix("UI") || name.hasPrefix("NS") ? String(name.dropFirst(2)) : name
    return classes.contains(base) ? base : nil
  }

  /// The class above or equal to another one to which a member belongs that this version lacks.
  static func owner(of name: String, in hostClass: HostClass) -> String? {
    hostClass.lineage.first { ancestor in
      members[ancestor.name]?.contains(name) == true && ancestor.member(named: name) == nil
    }?.name
  }
}
