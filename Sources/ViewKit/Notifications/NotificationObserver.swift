/// Stands for a function that listens to a ``NotificationCenter``, which holds it; what
/// `addObserver(forName:object:queue:using:)` returns.
public final class NotificationObserver: Object {
  /// The action by which the centre tells it.
  static let action: Selector = "notify"

  private var target = Owned<Object>()
  /// Who hears what it is told.
  var listener: Object? { target.value }
  private let targetAction: Selector
  /// The number of its registration.
  public internal(set) var registration = 0

  init(target: Object, action: Selector) {
    targetAction = action
    super.init()
    self.target.set(target, in: self)
  }

  public override func handles(_ action: Selector) -> Bool { action == Self.action }

  public override func handle(_ action: Selector, sender: Object?, event: Event?) {
    target.value?.performAction(targetAction, sender: sender, event: event)
  }
}
