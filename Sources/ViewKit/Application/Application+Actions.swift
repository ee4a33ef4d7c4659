extension Application {
  /// Sends an action to a target.
  ///
  /// - Parameter target: nil for the first responder on the chain that handles the action; the
  ///   search begins at the one that has the focus, then at the sender.
  /// - Returns: whether somebody was asked to perform it.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Object?, from sender: Object?, for event: Event?
  ) -> Bool {
    let receiver =
      target ?? firstResponder?.perform.target(forAction: action, withSender: sender)
      ?? (sender as? Responder)?.perform.target(forAction: action, withSender: sender)
    guard let receiver else { return false }
    receiver.performAction(action, sender: sender, event: event)
    return true
  }
}
