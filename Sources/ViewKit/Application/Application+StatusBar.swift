// The status bar follows the screen that is in front.
extension Application {
  /// The colour of the status bar's text that is seen: what the controller prefers that fills the
  /// screen, by itself or as the screen of a stack. One that says nothing has ``statusBarStyle``.
  public var displayedStatusBarStyle: StatusBarStyle {
    let window = keyWindow ?? visibleWindows.last { !$0.isOfSystem }
    guard var controller = window?.rootViewController else { return statusBarStyle }
    while let presented = controller.ownPresentedViewController,
      presented.modalPresentationStyle.coversPresenter
    {
      controller = presented
    }
    return controller.perform.preferredStatusBarStyle
  }
}
