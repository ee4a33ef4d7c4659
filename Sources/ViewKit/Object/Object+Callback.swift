// Callbacks of delegates and data sources.
extension Object {
  /// Asks a delegate's script for a callback.
  ///
  /// - Returns: the result (`.none` for a callback without one); nil when the script has no such
  ///   function, or it failed.
  final func callBack(_ callback: Hook, _ a: some HookArgument) -> HookValue? {
    guard let script, script.implements(callback, self) else { return nil }
    return script.call(callback, on: self) { a.pass(to: $0) }
  }

  final func callBack(
    _ callback: Hook, _ a: some HookArgument, _ b: some HookArgument
  ) -> HookValue? {
    guard let script, script.implements(callback, self) else { return nil }
    return script.call(callback, on: self) {
      a.pass(to: $0)
      b.pass(to: $0)
    }
  }

  final func callBack(
    _ callback: Hook, _ a: some HookArgument, _ b: some HookArgument, _ c: some HookArgument
  ) -> HookValue? {
    guard let script, script.implements(callback, self) else { return nil }
    return script.call(callback, on: self) {
      a.pass(to: $0)
      b.pass(to: $0)
      c.pass(to: $0)
    }
  }

  final func callBack(
    _ callback: Hook, _ a: some HookArgument, _ b: some HookArgument, _ c: some HookArgument,
    _ d: some HookArgument
  ) -> HookValue? {
    guard let script, script.implements(callback, self) else { return nil }
    return script.call(callback, on: self) {
      a.pass(to: $0)
      b.pass(to: $0)
      c.pass(to: $0)
      d.pass(to: $0)
    }
  }

  /// What a delegate answers: its script, else a class of Swift; nil when neither says anything.
  final func answer<Delegate>(
    _ callback: Hook, _ a: some HookArgument, _ body: (Delegate) -> Bool
  ) -> Bool? {
    if case .bool(let answer) = callBack(callback, a) { return answer }
    return (self as? Delegate).map(body)
  }

  /// Tells a delegate something: its script, else a class of Swift.
  final func hear<Delegate>(
    _ callback: Hook, _ a: some HookArgument, _ body: (Delegate) -> Void
  ) {
    if callBack(callback, a) == nil, let delegate = self as? Delegate { body(delegate) }
  }
}
