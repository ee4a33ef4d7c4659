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
