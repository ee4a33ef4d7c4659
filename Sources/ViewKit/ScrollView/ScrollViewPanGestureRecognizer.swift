/// The recogniser with which a scroll view follows fingers. It is led by its view: content that
/// glides is caught at once, and a movement is left to the scroll view, around this one or inside
/// it, that it suits better.
public final class ScrollViewPanGestureRecognizer: PanGestureRecognizer {
  /// Whether the content has waited long enough for its touches.
  private var isDelayOver = false
  private var delay: ScheduledCall?

  private var scrollView: ScrollView? { view as? ScrollView }

  public override init() {
    super.init()
    delaysTouchesEnded = false
  }

  public override var isBuiltIn: Bool { true }

  override func isPan(_ way: Point) -> Bool {
    guard let scrollView else { return false }
    let isLongEnough = ScrollAxis.allCases.contains {
      abs(way[$0]) >= Metrics.panHysteresis && scrollView.canScroll($0)
    }
    guard isLongEnough else { return false }
    let own = scrollView.suitability(of: way)
    let rivals = application?.activeGestures.lazy.compactMap { $0 as? Self } ?? []
    return !rivals.contains {
      $0 !== self && $0.storedState == .possible && $0.watchesFinger(of: self)
        && $0.scrollView.map { $0.suitability(of: way) > own } == true
    }
  }

  private func watchesFinger(of other: GestureRecognizer) -> Bool {
    tracks.contains { track in other.tracks.contains { $0.identity == track.identity } }
  }

  /// Two fingers may scale the content that they move.
  public override func canPrevent(_ other: GestureRecognizer) -> Bool {
    !(other is ScrollViewPinchGestureRecognizer && other.view === view) && super.canPrevent(other)
  }

  // MARK: Touches

  /// Content gets its touches after a moment, when it is clear that the finger stays where it is.
  override func delaysBeginning(of touch: Touch) -> Bool {
    if delaysTouchesBegan { return true }
    guard let scrollView, scrollView.delaysContentTouches, touch.view !== scrollView,
      touch.view?.keepsFingers != true
    else { return false }
    return !isDelayOver && ScrollAxis.allCases.contains(where: scrollView.canScroll)
  }

  public override func touchesBegan(_ touches: [Touch], with event: Event) {
    super.touchesBegan(touches, with: event)
    guard storedState == .possible, let scrollView, let application else { return }
    if scrollView.fingerDidLand() {
      state = .began
      return
    }
    if delay == nil, scrollView.delaysContentTouches {
      delay = application.runLoop.schedule(after: Metrics.contentTouchDelay) {
        [weak self, weak application] in
        self?.isDelayOver = true
        application?.updateGestures {}
      }
    }
  }

  public override func reset() {
    super.reset()
    delay?.cancel()
    delay = nil
    isDelayOver = false
    scrollView?.fingersDidLeave()
  }

  /// The scroll view hears of the gesture first.
  override func sendActions(in state: State) {
    scrollView?.dragDidChange(state)
    super.sendActions(in: state)
  }
}
