/// What gives views the looks of their class, `UIAppearance`. Bindings implements it.
public protocol AppearanceSource: AnyObject {
  /// A view has entered a window: sets what its class is to look like, where the view itself does
  /// not say anything else.
  func apply(to view: View)
}
