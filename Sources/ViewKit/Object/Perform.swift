/// The call points of an object's overridable members.
///
/// ViewKit calls `view.perform.layoutSubviews()`, never `view.layoutSubviews()`: the call point
/// asks the script first. The method itself is the implementation, which Swift subclasses
/// override and which a script reaches as `super`.
public struct Perform<Subject: Object> {
  public let subject: Subject

  @inline(__always)
  init(subject: Subject) { self.subject = subject }

  /// The result of the script's override; nil when there is none, or when it failed.
  @inline(__always)
  func override(
    _ hook: Hook, _ arguments: @autoclosure () -> HookArguments = HookArguments()
  ) -> HookValue? {
    guard let script = subject.script, script.overrides(hook) else { return nil }
    return script.call(hook, on: subject, arguments())
  }

  /// Runs the script's override of a member without arguments and result, of which most calls
  /// are; false when there is none, or when it failed.
  @inline(__always)
  func run(_ hook: Hook) -> Bool {
    guard let script = subject.script, script.overrides(hook) else { return false }
    return script.run(hook, on: subject)
  }
}

/// Gives each class of objects its call points, typed by the class.
public protocol PerformsHooks: AnyObject {}

extension PerformsHooks where Self: Object {
  /// The call points of this object's overridable members.
  public var perform: Perform<Self> { Perform(subject: self) }
}
