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
  func override(_ hook: Hook) -> HookValue? {
    asking(hook) { script in script.call(hook, on: subject) { _ in } }
  }

  @inline(__always)
  func override(_ hook: Hook, _ a: some HookArgument) -> HookValue? {
    asking(hook) { script in script.call(hook, on: subject) { a.pass(to: $0) } }
  }

  /// The same for what layout asks most: the generic one hands its argument over by a table.
  @inline(__always)
  func override(_ hook: Hook, _ size: Size) -> HookValue? {
    asking(hook) { script in script.call(hook, on: subject) { $0.take(size) } }
  }

  @inline(__always)
  func override(_ hook: Hook, _ a: some HookArgument, _ b: some HookArgument) -> HookValue? {
    asking(hook) { script in
      script.call(hook, on: subject) {
        a.pass(to: $0)
        b.pass(to: $0)
      }
    }
  }

  @inline(__always)
  func override(
    _ hook: Hook, _ a: some HookArgument, _ b: some HookArgument, _ c: some HookArgument
  ) -> HookValue? {
    asking(hook) { script in
      script.call(hook, on: subject) {
        a.pass(to: $0)
        b.pass(to: $0)
        c.pass(to: $0)
      }
    }
  }

  /// Runs the script's override of a member without arguments and result, of which most calls
  /// are; false when there is none, or when it failed.
  @inline(__always)
  func run(_ hook: Hook) -> Bool {
    asking(hook) { script in script.run(hook, on: subject) ? true : nil } ?? false
  }

  /// What `body` makes of the script, if that overrides the member. A script outlives its objects'
  /// calls, so none is retained for one: see ``Script``.
  @inline(__always)
  private func asking<Result>(_ hook: Hook, _ body: (Script) -> Result?) -> Result? {
    guard let script = subject.unretainedScript else { return nil }
    return script._withUnsafeGuaranteedRef { $0.overrides(hook) ? body($0) : nil }
  }
}

/// Gives each class of objects its call points, typed by the class.
public protocol PerformsHooks: AnyObject {}

extension PerformsHooks where Self: Object {
  /// The call points of this object's overridable members.
  public var perform: Perform<Self> { Perform(subject: self) }
}
