/// A call with each frame that the screen shows, as `CADisplayLink`: sixty times a second.
///
/// Once added it is held by its application, and holds its target, as in Core Animation.
public final class DisplayLink: Object {
  /// Seconds between two frames of the screen.
  public let duration = 1 / Metrics.framesPerSecond
  /// With every how many frames it calls; less than 1 is taken as 1.
  public var frameInterval = 1 {
    didSet {
      if frameInterval < 1 { frameInterval = 1 }
      if call != nil { schedule(after: lastFrame) }
    }
  }
  /// Whether it makes no calls for the time being.
  public var isPaused = false {
    didSet { if isPaused != oldValue { follow() } }
  }
  /// The time of the frame that was shown last, in seconds since the application's start; 0 before
  /// the first call.
  public private(set) var timestamp = 0.0

  private var targetSlot = Owned<Object>()
  private var action = ClosureTarget.action
  private weak var application: Application?
  private var isValid = true
  private var call: ScheduledCall?
  private var number = 0
  /// The frame at which it has called last, or has begun to wait.
  private var lastFrame = 0.0

  public convenience init(target: Object, selector: Selector) {
    self.init()
    setTarget(target, selector: selector)
  }

  /// Says what is called with each frame.
  public func setTarget(_ target: Object, selector: Selector) {
    action = selector
    targetSlot.set(target, in: self)
  }

  /// Whether it was added and not taken out again.
  public var isAdded: Bool { application != nil }

  /// Makes calls from the next frame on, `add(to:forMode:)`: an application has one run loop. One
  /// that was invalidated stays as it is.
  public func add(to application: Application) {
    guard isValid, !isAdded else { return }
    self.application = application
    number = application.runLoop.makeNumber()
    application.displayLinkList.append(self, in: application)
    follow()
  }

  /// Makes no calls until it is added again, `remove(from:forMode:)`.
  public func remove() {
    guard let application else { return }
    withExtendedLifetime(self) {
      self.application = nil
      follow()
      let links = application.displayLinkList.elements
      if let index = links.firstIndex(where: { $0 === self }) {
        application.displayLinkList.remove(at: index, in: application)
      }
    }
  }

  /// Makes no calls any more, and lets go of the target.
  public func invalidate() {
    isValid = false
    remove()
    withExtendedLifetime(self) { targetSlot.set(nil, in: self) }
  }

  public override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    guard let target = targetSlot.value, isGone(target) else { return 0 }
    invalidate()
    return 1
  }

  /// Waits for the next frame, or no longer.
  private func follow() {
    guard let application, !isPaused else {
      call?.cancel()
      call = nil
      return
    }
    if call != nil { return }
    // The frame that is seen now: the clock counts whole nanoseconds.
    let frame = (application.clock.time * Metrics.framesPerSecond + 1e-6).rounded(.down)
    lastFrame = frame
    schedule(after: frame)
  }

  private func schedule(after frame: Double) {
    guard let application else { return }
    let next = frame + Double(frameInterval)
    call?.cancel()
    let call = ScheduledCall { [weak self] in self?.show(next) }
    self.call = call
    application.runLoop.schedule(call, at: next / Metrics.framesPerSecond, number: number)
  }

  private func show(_ frame: Double) {
    guard let application, let target = targetSlot.value else { return }
    withExtendedLifetime(self) {
      // After a sleep the frames that were missed do not come.
      let now = (application.clock.time * Metrics.framesPerSecond + 1e-6).rounded(.down)
      lastFrame = max(frame, now)
      timestamp = Clock.round(lastFrame / Metrics.framesPerSecond)
      schedule(after: lastFrame)
      target.performAction(action, sender: self, event: nil)
    }
  }
}

extension Application {
  /// The display links that were added, the oldest first.
  public var displayLinks: [DisplayLink] { displayLinkList.elements }
}
