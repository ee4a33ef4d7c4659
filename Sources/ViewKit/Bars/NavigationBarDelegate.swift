/// What a navigation bar asks and tells its delegate, as `UINavigationBarDelegate`; for delegates in
/// Swift. All of it is optional.
public protocol NavigationBarDelegate: Object {
  /// Whether an item may come.
  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool
  /// An item is on top; after the animation, if there is one.
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem)
  /// Whether the item on top may go, by its back button or by a script.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// An item is gone; after the animation, if there is one.
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: NavigationBar, shouldPush item: NavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {}
  public func navigationBar(
    _ navigationBar: NavigationBar, shouldPop item: NavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {}
}
