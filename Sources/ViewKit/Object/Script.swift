/// What stands in for an object on the script side. Bindings subclasses it; ViewKit only asks.
///
/// One instance serves all objects of a scripted class, and must live until the last call of it has
/// returned, whatever the call does: none retains it.
open class Script {
  public init() {}

  /// The name of the scripted class; nil when the object is of a host class.
  open var className: String? { nil }

  /// The application in which the script runs; nil when that is over.
  open var application: Application? { nil }

  /// What the callback that failed last had to say, for a view that shows it.
  open var lastFailure: String? { nil }

  /// Whether objects of this script are of a scripted class, or of a subclass of it.
  ///
  /// - Parameter plugin: whose class is meant; nil for a class of any plugin.
  open func isKind(of className: String, plugin: String?) -> Bool {
    plugin == nil && self.className == className
  }

  /// Whether the scripted class overrides a member. Asked before each call, so it must be quick.
  open func overrides(_ hook: Hook) -> Bool { false }

  /// Whether an object has a function for a callback of a delegate.
  open func implements(_ callback: Hook, _ object: Object) -> Bool { overrides(callback) }

  /// Calls the override of a member, or a callback of a delegate.
  ///
  /// - Parameter arguments: hands over the arguments, in order.
  /// - Returns: the result (`.none` for a member without one), or nil when the override failed,
  ///   or gave nothing where a value is wanted: the caller then does what UIKit does without it.
  open func call(
    _ hook: Hook, on object: Object, _ arguments: (HookArgumentReceiver) -> Void
  ) -> HookValue? { nil }

  /// Runs the override of a member without arguments and result, of which most calls are; false
  /// when it failed.
  open func run(_ hook: Hook, on object: Object) -> Bool {
    call(hook, on: object) { _ in } != nil
  }

  /// Whether the object has a method of this name, its own or the host's.
  open func responds(to action: Selector, _ object: Object) -> Bool { false }

  /// Calls the method named by an action with the sender and the event.
  open func perform(_ action: Selector, on object: Object, sender: Object?, event: Event?) {}

  /// Reports the properties that the scripted class adds.
  open func describe(_ object: Object, _ visitor: PropertyVisitor) {}

  /// Keeps what scripts have of some objects, though no slot may hold them, until ``letGo(_:)``
  /// gets the result. Such pairs may lie inside each other.
  open func keep(_ objects: [Object]) -> Int { 0 }

  open func letGo(_ mark: Int) {}

  /// A slot of `owner` took `child`, whose script this is.
  open func didStore(_ child: Object, in owner: Object) {}

  /// A slot of `owner` let go of `child`, whose script this is.
  open func didRemove(_ child: Object, from owner: Object) {}
}

extension Object {
  /// Runs `body`, which calls scripts one after the other for some objects: what a script has of
  /// one of them is still there when its turn comes, even if an earlier one took it out of every
  /// slot.
  static func keep<Result, Failure>(
    _ objects: [Object], _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let script = objects.lazy.compactMap(\.script).first else { return try body() }
    let mark = script.keep(objects)
    defer { script.letGo(mark) }
    return try body()
  }
}
