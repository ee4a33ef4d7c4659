/// A call that comes once or again and again, as `Timer` (`NSTimer`).
///
/// A running timer is held by its application and holds its target, as in UIKit.
public final class Timer: Object {
  /// Seconds between two calls, at least 0.1 ms; 0 for a timer that does not repeat.
  public let timeInterval: Double
  /// Whether it goes on after the first call.
  public let isRepeating: Bool
  /// Whether it still runs.
  public private(set) var isValid = true
  /// When it is due next, in seconds since the application's start.
  public private(set) var fireTime: Double

  private var targetSlot = Owned<Object>()
  private var userInfoSlot = Owned<Object>()
  private let action: Selector
  private var start: Double
  private var number: Int
  /// Which multiple of the interval is due next.
  private var beat = 1.0
  private var isFiring = false
  private weak var application: Application?
  private var call: ScheduledCall?

  private init(
    timeInterval: Double, target: Object, selector: Selector, userInfo: Object?, repeats: Bool,
    application: Application
  ) {
    let interval = max(Metrics.minimumTimerInterval, timeInterval)
    self.timeInterval = repeats ? interval : 0
    isRepeating = repeats
    action = selector
    self.application = application
    start = application.clock.time
    number = application.runLoop.makeNumber()
    fireTime = Clock.round(start + interval)
    super.init()
    targetSlot.set(target, in: self)
    userInfoSlot.set(userInfo, in: self)
    application.timerList.append(self, in: application)
    schedule()
  }

  /// What the maker gave it to carry.
  public var userInfo: Object? { userInfoSlot.value }

  /// Starts a timer that sends an action to a target, with itself as the sender.
  @discardableResult
  public static func scheduledTimer(
    timeInterval: Double, target: Object, selector: Selector, userInfo: Object? = nil,
    repeats: Bool, in application: Application
  ) -> Timer {
    Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats, application: application)
  }

  /// Starts a timer that calls a closure with itself.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool, in application: Application,
    block: @escaping (Timer) -> Void
  ) -> Timer {
    let target = ClosureTarget { sender, _ in
      if let timer = sender as? Timer { block(timer) }
    }
    return Timer(
      timeInterval: interval, target: target, selector: ClosureTarget.action, userInfo: nil,
      repeats: repeats, application: application)
  }

  /// Makes the call now. A timer that does not repeat is over after it; another keeps its rhythm.
  ///
  /// One that does not repeat does nothing in its own call.
  public func fire() {
    guard isValid, isRepeating || !isFiring else { return }
    isFiring = true
    let target = targetSlot.value
    target?.performAction(action, sender: self, event: nil)
    isFiring = false
    if !isRepeating { invalidate() }
  }

  /// Stops the timer for good, and lets go of the target.
  public func invalidate() {
    guard isValid else { return }
    isValid = false
    call?.cancel()
    call = nil
    withExtendedLifetime(self) {
      application?.forget(self)
      targetSlot.set(nil, in: self)
      userInfoSlot.set(nil, in: self)
    }
  }

  /// Whether another comes as often.
  public func isLike(_ other: Timer) -> Bool {
    isRepeating == other.isRepeating && timeInterval == other.timeInterval
      && (isRepeating || fireTime - start == other.fireTime - other.start)
  }

  /// Is due when another is, which it takes the place of.
  public func takeRhythm(of other: Timer) {
    guard isValid else { return }
    call?.cancel()
    (start, number, fireTime, beat) = (other.start, other.number, other.fireTime, other.beat)
    schedule()
  }

  public override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    guard isValid, let target = targetSlot.value, isGone(target) else { return 0 }
    invalidate()
    return 1
  }

  private func schedule() {
    let call = ScheduledCall { [weak self] in self?.fireDue() }
    self.call = call
    application?.runLoop.schedule(call, at: fireTime, number: number)
  }

  private func fireDue() {
    withExtendedLifetime(self) {
      let now = application?.clock.time ?? fireTime
      if isRepeating {
        // Late calls come once, in the old rhythm.
        beat = max(((now - start) / timeInterval + 1e-9).rounded(.down), beat) + 1
        fireTime = Clock.round(start + timeInterval * beat)
        schedule()
      }
      fire()
    }
  }
}

extension Application {
  /// The timers that run, the oldest first.
  public var timers: [Timer] { timerList.elements }

  func forget(_ timer: Timer) {
    guard let index = timerList.elements.firstIndex(where: { $0 === timer }) else { return }
    timerList.remove(at: index, in: self)
  }
}
