/// A view that turns touches into events and tells its targets, as `UIControl`.
open class Control: View {
  private var stateFlags: State = .normal
  final var registry = TargetRegistry()
  final var tracking = Tracking()

  /// Where the content lies sideways, for controls that have content.
  public final var contentHorizontalAlignment = HorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Where the content lies from top to bottom.
  public final var contentVerticalAlignment = VerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  // MARK: State

  /// The states that hold now, as `UIControl.state`.
  open var state: State { stateFlags }

  /// Whether the control can be used. A disabled one swallows touches.
  open var isEnabled: Bool {
    get { !stateFlags.contains(.disabled) }
    set {
      change(.disabled, !newValue)
      if !newValue { trackLost() }
    }
  }

  /// Whether the control is chosen; stays when the finger is gone.
  open var isSelected: Bool {
    get { stateFlags.contains(.selected) }
    set { change(.selected, newValue) }
  }

  /// Whether the control is emphasised; follows the finger by itself.
  open var isHighlighted: Bool {
    get { stateFlags.contains(.highlighted) }
    set { change(.highlighted, newValue) }
  }

  private func change(_ flag: State, _ isOn: Bool) {
    let old = stateFlags
    if isOn { stateFlags.insert(flag) } else { stateFlags.remove(flag) }
    if stateFlags != old { stateDidChange() }
  }

  /// ``state`` has changed.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Tracking

  /// Whether a touch that began here is being followed.
  public final var isTracking: Bool { tracking.isActive }

  /// Whether the touch that is followed is inside, or near enough to count so.
  public final var isTouchInside: Bool { tracking.isInside }

  /// A touch began inside. Returning false leaves it alone: no event comes of it.
  open func beginTracking(_ touch: Touch, with event: Event?) -> Bool { true }

  /// The touch moved. Returning false ends the tracking.
  open func continueTracking(_ touch: Touch, with event: Event?) -> Bool { true }

  /// The touch was lifted.
  open func endTracking(_ touch: Touch?, with event: Event?) {}

  /// The touch was taken away; without an event when the control leaves the window or is disabled.
  /// The base class ends the tracking.
  open func cancelTracking(with event: Event?) {
    if tracking.touch != nil { endTracking() }
  }

  open override func touchesBegan(_ touches: [Touch], with event: Event?) {
    trackBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event?) {
    trackMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event?) {
    trackEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: [Touch], with event: Event?) {
    trackCancelled(touches, with: event)
  }

  /// Whether a tap on the control is its own affair, so that no recogniser of a view around it
  /// takes it.
  var keepsTaps: Bool { false }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    // Apple, UIGestureRecognizer: "In iOS 6.0 and later, default control actions prevent
    // overlapping gesture recognizer behavior", for a single tap of one finger on a button.
    guard keepsTaps, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? TapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  override func windowWillGo() {
    super.windowWillGo()
    trackLost()
  }

  // MARK: Actions

  /// Sends one action; what every event of the control goes through.
  open func sendAction(_ action: Selector, to target: Object?, for event: Event?) {
    if let application {
      application.sendAction(action, to: target, from: self, for: event)
    } else {
      let receiver = target ?? perform.target(forAction: action, withSender: self)
      receiver?.performAction(action, sender: self, event: event)
    }
  }

  open override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    let registrations = registry.registrations.filter { registration in
      registration.isAlive && registration.target.map(isGone) == true
    }
    for registration in registrations {
      removeTarget(registration.target, action: registration.action, for: registration.events)
    }
    return super.dropTargets(where: isGone) + registrations.count
  }

  // MARK: Description

  open override var heldBytes: Int { super.heldBytes + registry.heldBytes }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.bool("isEnabled", isEnabled, default: true, restore: { [self] in isEnabled = $0 })
    visitor.bool("isSelected", isSelected, restore: { [self] in isSelected = $0 })
    visitor.bool("isHighlighted", isHighlighted)
    visitor.text(
      "contentHorizontalAlignment", contentHorizontalAlignment.rawValue,
      isDefault: contentHorizontalAlignment == .center)
    visitor.text(
      "contentVerticalAlignment", contentVerticalAlignment.rawValue,
      isDefault: contentVerticalAlignment == .center)
  }
}
