/// A call that waits in a ``RunLoop``.
public final class ScheduledCall {
  private var body: (() -> Void)?
  private var dropped: (() -> Void)?

  init(_ body: @escaping () -> Void, dropped: (() -> Void)? = nil) {
    self.body = body
    self.dropped = dropped
  }

  /// Whether the call was made or cancelled.
  public var isCancelled: Bool { body == nil }

  /// Takes the call back; one that was made stays made.
  public func cancel() {
    body = nil
    dropped = nil
  }

  func run() {
    guard let body else { return }
    cancel()
    body()
  }

  /// The application has ended.
  func drop() {
    let dropped = dropped
    cancel()
    dropped?()
  }
}
