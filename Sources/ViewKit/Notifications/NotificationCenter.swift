/// Tells observers what has happened, at once and in order of registration, as
/// `NotificationCenter` (`NSNotificationCenter`).
///
/// Observers are weak references, as since iOS 9: one that is gone is not told. Functions are held
/// by the centre, through their ``NotificationObserver``.
public final class NotificationCenter: Object {
  private struct Registration {
    let number: Int
    /// Whether it is told nothing for now.
    var isSuspended = false
    private(set) weak var observer: Object?
    let action: Selector
    /// Nil: whatever the name.
    let name: String?
    /// Whether only one object's notifications are wanted: that of `object`.
    let isForOneObject: Bool
    private(set) weak var object: Object?

    init(
      _ number: Int, _ observer: Object, _ action: Selector, _ name: String?, _ object: Object?
    ) {
      self.number = number
      self.observer = observer
      self.action = action
      self.name = name
      self.object = object
      isForOneObject = object != nil
    }

    var nameBytes: Int { action.name.utf8.count + (name?.utf8.count ?? 0) }

    var isAlive: Bool { observer != nil && (!isForOneObject || object != nil) }

    func wants(_ name: String, of object: Object?) -> Bool {
      isAlive && !isSuspended && (self.name == nil || self.name == name)
        && (!isForOneObject || self.object === object)
    }
  }

  private var registrations: [Registration] = []
  /// How many there have been.
  private var count = 0
  /// The bytes of the names and actions in them.
  private var nameBytes = 0

  public override var heldBytes: Int {
    registrations.count * MemoryLayout<Registration>.stride + nameBytes
  }

  private var functions = OwnedList<NotificationObserver>()
  /// How many registrations there were when those without an observer were last taken out.
  private var swept = 0

  /// Has an observer perform an action when something is posted; the notification is the sender.
  ///
  /// Added twice, it is told twice, as in UIKit.
  ///
  /// - Parameters:
  ///   - name: nil for every name.
  ///   - object: whose notifications are wanted; nil for everybody's.
  /// - Returns: the number of this registration, for ``suspend(_:_:)`` and ``remove(_:)``.
  @discardableResult
  public func addObserver(
    _ observer: Object, selector: Selector, name: String?, object: Object? = nil
  ) -> Int {
    if registrations.count > 2 * swept + 16 {
      remove { !$0.isAlive }
      swept = registrations.count
    }
    count += 1
    let registration = Registration(count, observer, selector, name, object)
    nameBytes += registration.nameBytes
    registrations.append(registration)
    return count
  }

  /// Has a registration wait, told nothing, or be told again.
  public func suspend(_ number: Int, _ isSuspended: Bool) {
    guard let index = registrations.firstIndex(where: { $0.number == number }) else { return }
    registrations[index].isSuspended = isSuspended
  }

  /// Takes one registration back, and no other of the same observer.
  public func remove(_ number: Int) {
    guard let registration = registrations.first(where: { $0.number == number }) else { return }
    remove { $0.number == number }
    registration.observer.map(forgetFunction)
  }

  private func remove(where isGone: (Registration) -> Bool) {
    registrations.removeAll(where: isGone)
    nameBytes = registrations.reduce(0) { $0 + $1.nameBytes }
  }

  /// Has a target that nobody else has to keep perform an action; the centre holds it until what
  /// is returned is removed.
  public func addObserver(
    forName name: String?, object: Object? = nil, target: Object, action: Selector
  ) -> NotificationObserver {
    let observer = NotificationObserver(target: target, action: action)
    functions.append(observer, in: self)
    observer.registration = addObserver(
      observer, selector: NotificationObserver.action, name: name, object: object)
    return observer
  }

  /// Has a closure called.
  public func addObserver(
    forName name: String?, object: Object? = nil, using body: @escaping (Notification) -> Void
  ) -> NotificationObserver {
    let target = ClosureTarget { sender, _ in
      if let notification = sender as? Notification { body(notification) }
    }
    return addObserver(forName: name, object: object, target: target, action: ClosureTarget.action)
  }

  /// Takes back what an observer was registered for.
  ///
  /// - Parameters:
  ///   - name: nil for whatever name.
  ///   - object: nil for whatever object.
  public func removeObserver(_ observer: Object, name: String? = nil, object: Object? = nil) {
    remove {
      !$0.isAlive
        || ($0.observer === observer && (name == nil || $0.name == name)
          && (object == nil || $0.object === object))
    }
    forgetFunction(observer)
  }

  /// Lets go of what stands for a function that is registered for nothing any more.
  private func forgetFunction(_ observer: Object) {
    guard let function = observer as? NotificationObserver,
      !registrations.contains(where: { $0.observer === observer }),
      let index = functions.elements.firstIndex(where: { $0 === function })
    else { return }
    functions.remove(at: index, in: self)
  }

  /// The names for which an observer is registered, in order; nil stands for every name.
  public func names(of observer: Object) -> [String?] {
    registrations.filter { $0.isAlive && $0.observer === observer }.map(\.name)
  }

  /// What stands for the functions and closures that are told, in order.
  public var functionObservers: [NotificationObserver] { functions.elements }

  public override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    let gone = registrations.compactMap(\.observer).filter { observer in
      isGone((observer as? NotificationObserver)?.listener ?? observer)
    }
    for observer in Set(gone) { removeObserver(observer) }
    return gone.count
  }

  /// Takes everybody out, for a host that begins anew.
  public func removeAllObservers() {
    remove { _ in true }
    functions.removeAll(in: self)
  }

  /// Tells those who are registered now, in order of registration; they live that long. Whoever is
  /// added or removed meanwhile changes nothing for this one.
  public func post(_ notification: Notification) {
    let due: [(observer: Object, action: Selector)] = registrations.compactMap {
      guard $0.wants(notification.name, of: notification.object), let observer = $0.observer else {
        return nil
      }
      return (observer, $0.action)
    }
    Object.keep([notification] + due.map(\.observer)) {
      for registration in due {
        registration.observer.performAction(
          registration.action, sender: notification, event: nil)
      }
    }
  }

  /// Posts a notification of this name; it is made only when somebody wants it.
  public func post(
    name: String, object: Object? = nil, userInfo: @autoclosure () -> Object? = nil
  ) {
    guard registrations.contains(where: { $0.wants(name, of: object) }) else { return }
    post(Notification(name: name, object: object, userInfo: userInfo()))
  }
}
