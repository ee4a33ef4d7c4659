// The call points of ``Window``; see ``Perform``.
extension Perform where Subject: Window {
  public func sendEvent(_ event: Event) {
    if override(.sendEvent, event) == nil { subject.sendEvent(event) }
  }

  public func becomeKey() {
    if !run(.becomeKey) { subject.becomeKey() }
  }

  public func resignKey() {
    if !run(.resignKey) { subject.resignKey() }
  }
}

extension Application {
  /// A window was hidden: when it was the key one, the frontmost one that is left becomes it.
  func passOnKey(of window: Window) {
    guard keyWindow === window else { return }
    changeKeyWindow(to: visibleWindows.last { !$0.isOfSystem })
    if keyWindow == nil { lastKeyWindow = window }
  }

  /// A window is visible again: it is the key one when it was the last that was.
  func giveBackKey(to window: Window) {
    if keyWindow == nil, lastKeyWindow === window { changeKeyWindow(to: window) }
  }

  /// Makes another window the key one, or none, and tells both.
  func changeKeyWindow(to window: Window?) {
    let old = keyWindow
    keyWindow = window
    if let old {
      old.perform.resignKey()
      notificationCenter.post(name: Window.didResignKeyNotification, object: old)
    }
    if let window, keyWindow === window {
      window.perform.becomeKey()
      notificationCenter.post(name: Window.didBecomeKeyNotification, object: window)
    }
  }
}
