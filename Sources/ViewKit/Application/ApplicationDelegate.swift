/// What an application tells its delegate, as `UIApplicationDelegate`; for delegates in Swift. All
/// of it is optional.
public protocol ApplicationDelegate: Object {
  /// The application is active: it is in front, and fingers reach it.
  func applicationDidBecomeActive(_ application: Application)
  /// The application is about to become inactive: a call comes in, or it goes to the background.
  func applicationWillResignActive(_ application: Application)
  /// The application is not seen any more.
  func applicationDidEnterBackground(_ application: Application)
  /// The application is about to be seen again.
  func applicationWillEnterForeground(_ application: Application)
  /// The application is about to end.
  func applicationWillTerminate(_ application: Application)
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: Application)
}

extension ApplicationDelegate {
  public func applicationDidBecomeActive(_ application: Application) {}
  public func applicationWillResignActive(_ application: Application) {}
  public func applicationDidEnterBackground(_ application: Application) {}
  public func applicationWillEnterForeground(_ application: Application) {}
  public func applicationWillTerminate(_ application: Application) {}
  public func applicationDidReceiveMemoryWarning(_ application: Application) {}
}
