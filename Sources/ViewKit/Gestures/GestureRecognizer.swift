/// Watches the touches of a view and those inside it, and tells its targets of a gesture, as
/// `UIGestureRecognizer`.
///
/// A subclass overrides the touch methods and sets ``state``; who recognises first, who waits for
/// whom, and who is told when is decided in one place, ``Application/updateGestures(_:)``.
open class GestureRecognizer: Object {
  /// How far a gesture has come, as `UIGestureRecognizer.State`. A discrete gesture goes from
  /// `possible` to `ended` (`recognized` is another name of that), a continuous one by way of
  /// `began` and `changed`.
  public enum State: String, CaseIterable, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// The view whose touches are watched, and those of the views inside it.
  public final internal(set) weak var view: View?

  final var storedState = State.possible
  /// The state of which the targets are being told.
  final var toldState: State?
  /// What the recogniser would become, if others had failed that have to.
  final var wantedState: State?
  /// The fingers that are watched, in order of landing.
  final var tracks: [TouchTrack] = []
  /// Fingers that were lifted, of which their views are to hear later.
  final var withheld: [TouchTrack] = []
  /// Whether it is being decided now whether the gesture is recognised.
  final var isAttempting = false
  /// Where the fingers were when there were some.
  final var lastCenter = Point.zero

  final var registry = TargetRegistry()
  private var delegateSlot = Referred<Object>()
  final var requirements: [WeakRecognizer] = []
  /// What delegates said about failure in this sequence of touches, by the other recogniser.
  final var askedRequirements: [ObjectIdentifier: Bool] = [:]

  /// Who decides where gestures compete, as ``GestureRecognizerDelegate``.
  public final var delegate: Object? {
    get { delegateSlot.value }
    set { delegateSlot.set(newValue, in: self) }
  }

  /// Whether the view's touches are cancelled once the gesture is recognised.
  public final var cancelsTouchesInView = true
  /// Whether the view gets no touch before the gesture has failed.
  public final var delaysTouchesBegan = false
  /// Whether the view hears of lifted fingers only when the gesture has failed.
  public final var delaysTouchesEnded = true

  /// Whether the recogniser works; switched off in the middle of a gesture, it cancels that.
  public final var isEnabled = true {
    didSet { if !isEnabled, oldValue { giveUp() } }
  }

  public override init() {
    super.init()
  }

  /// Makes a recogniser with its first target.
  public convenience init(target: Object?, action: Selector) {
    self.init()
    addTarget(target, action: action)
  }

  /// The application in whose window the view is.
  public final var application: Application? { view?.application }

  /// Whether a view has it by nature, as scroll views have: it says nothing about what a script
  /// wants.
  public var isBuiltIn: Bool { false }

  // MARK: For subclasses

  /// Fingers landed.
  open func touchesBegan(_ touches: [Touch], with event: Event) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: [Touch], with event: Event) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: [Touch], with event: Event) {}
  /// The system took touches away. A continuous gesture is cancelled, a discrete one fails.
  open func touchesCancelled(_ touches: [Touch], with event: Event) { state = .cancelled }
  /// The gesture is over, and the recogniser waits for the next: what was noted is forgotten.
  open func reset() {}

  /// Whether this recogniser, when it recognises, makes another fail.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }
  /// Whether another, when it recognises, makes this one fail.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }
  /// Whether this recogniser waits until another has failed.
  open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }
  /// Whether another waits until this recogniser has failed.
  open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

  /// Whether the view of a touch does not hear of it before the gesture has failed.
  func delaysBeginning(of touch: Touch) -> Bool { delaysTouchesBegan }

  /// Whether the recogniser may still recognise what it has seen, though no finger is down: a tap
  /// that may become a double one.
  var isUndecided: Bool { false }

  // MARK: Targets

  /// Has a target perform an action with the recogniser as sender, at each change of ``state``
  /// that tells something. The same pair once more changes nothing.
  public final func addTarget(_ target: Object?, action: Selector) {
    guard let target else { return }
    registry.add(target, action, for: .allEvents, in: self)
  }

  /// Takes targets back; nil stands for any.
  public final func removeTarget(_ target: Object?, action: Selector?) {
    registry.remove(target, action, for: .allEvents, in: self)
  }

  /// The first target that performs an action.
  public final func firstTarget(performing action: Selector) -> Object? {
    registry.registrations.first { $0.isAlive && $0.action == action }?.target
  }

  /// Tells the targets of a state, which they see though the gesture may have gone on since.
  func sendActions(in state: State) {
    let outer = toldState
    toldState = state
    defer { toldState = outer }
    let due: [(target: Object, action: Selector)] = registry.registrations.compactMap {
      guard $0.isAlive, let target = $0.target else { return nil }
      return (target, $0.action)
    }
    Object.keep([self] + due.map(\.target)) {
      for (target, action) in due { target.performAction(action, sender: self, event: nil) }
    }
  }

  open override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    let gone = registry.registrations.filter { $0.isAlive && $0.target.map(isGone) == true }
    for registration in gone {
      removeTarget(registration.target, action: registration.action)
    }
    guard let delegate, isGone(delegate) else {
      return super.dropTargets(where: isGone) + gone.count
    }
    self.delegate = nil
    return super.dropTargets(where: isGone) + gone.count + 1
  }

  // MARK: Failure of others

  /// Waits with recognising until another recogniser has failed.
  public final func require(toFail other: GestureRecognizer) {
    guard other !== self, !requirements.contains(where: { $0.recognizer === other }) else { return }
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: other))
  }

  open override var heldBytes: Int { super.heldBytes + registry.heldBytes }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.text("state", state.rawValue, isDefault: state == .possible)
    visitor.bool("isEnabled", isEnabled, default: true)
    visitor.bool("cancelsTouchesInView", cancelsTouchesInView, default: true)
    visitor.bool("delaysTouchesBegan", delaysTouchesBegan)
    visitor.bool("delaysTouchesEnded", delaysTouchesEnded, default: true)
  }
}

/// A recogniser that another one waits for.
struct WeakRecognizer {
  weak var recognizer: GestureRecognizer?
}

/// A finger as a recogniser knows it: the touch itself belongs to the application.
struct TouchTrack {
  weak var touch: Touch?
  /// Where the finger landed, in points of the screen.
  let start: Point
  /// Where it is, or was when it was lifted.
  var location: Point
  let identity: ObjectIdentifier

  init(_ touch: Touch) {
    self.touch = touch
    identity = ObjectIdentifier(touch)
    start = touch.screenLocation
    location = start
  }

  var isDown: Bool { touch?.isDown == true }
}
