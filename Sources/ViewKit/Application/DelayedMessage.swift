/// A message that is sent later, as `perform(_:with:afterDelay:)` of `NSObject` does. It holds its
/// target and its argument, and the application holds it.
public final class DelayedMessage: Object {
  private var targetSlot = Owned<Object>()
  private var argumentSlot = Owned<Object>()
  private var ownerSlot = Owned<Object>()
  public let action: Selector
  fileprivate weak var application: Application?
  fileprivate var call: ScheduledCall?

  fileprivate init(
    _ action: Selector, to target: Object, with argument: Object?, for owner: Object?
  ) {
    self.action = action
    super.init()
    targetSlot.set(target, in: self)
    argumentSlot.set(argument, in: self)
    ownerSlot.set(owner, in: self)
  }

  public var target: Object? { targetSlot.value }
  public var argument: Object? { argumentSlot.value }
  /// Who sends it: the target unless that is a function.
  public var owner: Object? { ownerSlot.value ?? target }

  /// Takes the message back, if it was not sent.
  public func cancel() {
    call?.cancel()
    call = nil
    withExtendedLifetime(self) {
      application?.forget(self)
      targetSlot.set(nil, in: self)
      argumentSlot.set(nil, in: self)
      ownerSlot.set(nil, in: self)
    }
  }

  fileprivate func send() {
    let (target, argument) = (target, argument)
    Object.keep([target, argument].compactMap(\.self)) {
      cancel()
      target?.performAction(action, sender: argument, event: nil)
    }
  }

  public override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    guard let target, isGone(target) else { return 0 }
    cancel()
    return 1
  }
}

extension Application {
  /// Sends a message after a time; with a delay of 0 in the next turn of the run loop.
  ///
  /// - Parameter owner: who sends it, when that is not the target.
  @discardableResult
  public func perform(
    _ action: Selector, on target: Object, with argument: Object?, afterDelay delay: Double,
    for owner: Object? = nil
  ) -> DelayedMessage {
    let message = DelayedMessage(action, to: target, with: argument, for: owner)
    message.application = self
    messageList.append(message, in: self)
    message.call = runLoop.schedule(after: delay) { [weak message] in message?.send() }
    return message
  }

  /// The messages that wait, the oldest first.
  public var delayedMessages: [DelayedMessage] { messageList.elements }

  fileprivate func forget(_ message: DelayedMessage) {
    guard let index = messageList.elements.firstIndex(where: { $0 === message }) else { return }
    messageList.remove(at: index, in: self)
  }
}
