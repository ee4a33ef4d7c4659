/// A call that waits in a ``RunLoop``.
public final class ScheduledCall {
  private var body: (() -> Void)?

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  /// Whether the call was made or cancelled.
  public var isCancelled: Bool { body == nil }

  /// Takes the call back; one that was made stays made.
  public func cancel() {
    body = nil
  }

  func run() {
    guard let body else { return }
    self.body = nil
    body()
  }
}
