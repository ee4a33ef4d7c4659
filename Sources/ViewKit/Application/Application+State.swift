// The life of the application: in front, in the background, over.
extension Application {
  /// Where an application stands, as `UIApplication.State`.
  public enum State: String, CaseIterable, Sendable {
    /// In front; fingers reach it.
    case active
    /// In front, but somebody else gets the fingers; so it begins.
    case inactive
    /// Not seen.
    case background
  }

  public static let didFinishLaunchingNotification = "UIApplicationDidFinishLaunchingNotification"
  public static let didBecomeActiveNotification = "UIApplicationDidBecomeActiveNotification"
  public static let willResignActiveNotification = "UIApplicationWillResignActiveNotification"
  public static let didEnterBackgroundNotification = "UIApplicationDidEnterBackgroundNotification"
  public static let willEnterForegroundNotification = "UIApplicationWillEnterForegroundNotification"
  public static let willTerminateNotification = "UIApplicationWillTerminateNotification"
  public static let didReceiveMemoryWarningNotification =
    "UIApplicationDidReceiveMemoryWarningNotification"

  /// The delegate has made what is to be seen first: the application becomes active.
  public func finishLaunching() {
    guard applicationState == .inactive, !isTerminated else { return }
    notificationCenter.post(name: Self.didFinishLaunchingNotification, object: self)
    becomeActive()
  }

  /// The home button: the application goes to the background, where it is asleep. Its clock goes
  /// on; what was due meanwhile comes when it is opened again.
  public func enterBackground() {
    guard !isAsleep else { return }
    for touch in activeTouches { touchCancel(id: touch.id) }
    resignActive()
    applicationState = .background
    tell(.applicationDidEnterBackground, Self.didEnterBackgroundNotification) {
      $0.applicationDidEnterBackground(self)
    }
    settle()
    userDefaultsIfMade?.synchronize()
    isAsleep = true
  }

  /// Its icon is tapped: it comes back to the front.
  public func enterForeground() {
    guard isAsleep, !isTerminated else { return }
    isAsleep = false
    tell(.applicationWillEnterForeground, Self.willEnterForegroundNotification) {
      $0.applicationWillEnterForeground(self)
    }
    applicationState = .inactive
    becomeActive()
  }

  /// It is swept out of the list of applications. Asleep it hears nothing of it, as on a device.
  public func terminate() {
    guard !isTerminated else { return }
    if !isAsleep {
      enterBackground()
      tell(.applicationWillTerminate, Self.willTerminateNotification) {
        $0.applicationWillTerminate(self)
      }
      userDefaultsIfMade?.synchronize()
    }
    isTerminated = true
  }

  /// Memory is short: the delegate is told, then the controllers in the order in which they were
  /// made, then who listens to the notification.
  ///
  /// In UIKit controllers listen to the notification too, from their making on, so that they come
  /// before a script's observers.
  public func receiveMemoryWarning() {
    guard !isAsleep else { return }
    ask(.applicationDidReceiveMemoryWarning) { $0.applicationDidReceiveMemoryWarning(self) }
    for controller in controllers.all { controller.perform.didReceiveMemoryWarning() }
    notificationCenter.post(name: Self.didReceiveMemoryWarningNotification, object: self)
  }

  /// Somebody shakes the device: the responder with the focus is told, else the key window.
  public func shake() {
    guard !isAsleep else { return }
    let event = Event(timestamp: clock.time, motion: .motionShake)
    guard let receiver = firstResponder ?? keyWindow else { return }
    receiver.perform.motionBegan(.motionShake, with: event)
    receiver.perform.motionEnded(.motionShake, with: event)
  }

  private func becomeActive() {
    applicationState = .active
    tell(.applicationDidBecomeActive, Self.didBecomeActiveNotification) {
      $0.applicationDidBecomeActive(self)
    }
  }

  private func resignActive() {
    guard applicationState == .active else { return }
    tell(.applicationWillResignActive, Self.willResignActiveNotification) {
      $0.applicationWillResignActive(self)
    }
    applicationState = .inactive
  }

  /// Tells the delegate, then who listens: the order in UIKit.
  private func tell(
    _ callback: Hook, _ notification: String, _ body: (any ApplicationDelegate) -> Void
  ) {
    ask(callback, body)
    notificationCenter.post(name: notification, object: self)
  }

  private func ask(_ callback: Hook, _ body: (any ApplicationDelegate) -> Void) {
    delegate?.hear(callback, self, body)
  }
}
