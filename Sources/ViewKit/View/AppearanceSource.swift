/// What gives views the looks of their class, `UIAppearance`. Bindings implements it.
public protocol AppearanceSource: AnyObject {
  /// A view has entered a window: sets what its class is to look like, where nothing else was
  /// set on the view by hand, which ``View/ownLooks`` tells.
  func apply(to view: View)
  /// An item is shown by a bar that is in a window: the same for what is set on items, which have no
  /// superview.
  func apply(to item: BarItem, in bar: View)
}
