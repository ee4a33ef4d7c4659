// How an event goes up the chain of responders.
extension Responder {
  /// Where a responder stands while an event goes up the chain.
  enum ChainTurn: UInt8 {
    case none
    /// A walk has asked the responder.
    case asked
    /// The responder does not handle what it was asked for.
    case passesOn
  }

  /// Hands an event to the responders after this one, nearest first, until one handles it.
  ///
  /// One walk asks them all, from a flat loop: a responder that passes the event on only says so,
  /// so that a class which overrides a member and calls `super` sees the next one asked when it has
  /// returned. A script's override is different: its `super` walks on at once, inside the first
  /// walk.
  ///
  /// - Parameters:
  ///   - hook: the member by which responders are asked.
  ///   - body: asks one of them, without regard to its script.
  /// - Returns: what a script's override returned; nil when none was asked.
  @discardableResult
  final func passOn(
    _ hook: Hook, _ a: some HookArgument, _ b: some HookArgument, to body: (Responder) -> Void
  ) -> HookValue? {
    if chainTurn != .none {
      chainTurn = .passesOn
      return nil
    }
    for responder in followingResponders() {
      if let script = responder.script, script.overrides(hook),
        let result = script.call(
          hook, on: responder,
          {
            a.pass(to: $0)
            b.pass(to: $0)
          })
      {
        return result
      }
      responder.chainTurn = .asked
      body(responder)
      let isHandled = responder.chainTurn == .asked
      responder.chainTurn = .none
      if isHandled { return nil }
    }
    return nil
  }

  /// The responders after this one, nearest first. A chain that comes back, or does not end, is
  /// reported and cut.
  private func followingResponders() -> [Responder] {
    var chain = [self]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    while let last = chain.last, let next = last.perform.next {
      if !seen.insert(ObjectIdentifier(next)).inserted {
        let start = chain.firstIndex { $0 === next } ?? 0
        reportEndlessChain(chain[start...] + [next], "comes back to \(next.chainName)", by: last)
        break
      }
      if chain.count > Metrics.maximumResponders {
        reportEndlessChain(
          chain[..<1], "has more than \(Metrics.maximumResponders) responders", by: last)
        break
      }
      chain.append(next)
    }
    return Array(chain.dropFirst())
  }

  private func reportEndlessChain(
    _ responders: ArraySlice<Responder>, _ fault: String, by last: Responder
  ) {
    var names = responders.map(\.chainName)
    if names.count > 8 { names.replaceSubrange(4..<names.count - 3, with: ["…"]) }
    report(
      Report(
        .endless,
        "the responder chain \(fault): \(names.joined(separator: " > ")); "
          + "\(last.className).get_next must lead to a responder further up, or to nil"))
  }

  private var chainName: String { (self as? View)?.pathName ?? className }
}
