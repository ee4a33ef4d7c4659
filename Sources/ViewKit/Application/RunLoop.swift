/// The calls that wait for their time, in order of time, then of creation.
public final class RunLoop {
  public let clock: Clock
  private var heap = Heap<Entry>()
  private var nextNumber = 0

  private struct Entry: Ranked {
    var time: Double
    var number: Int
    var call: ScheduledCall

    func comes(before other: Entry) -> Bool {
      time != other.time ? time < other.time : number < other.number
    }
  }

  init(clock: Clock) {
    self.clock = clock
  }

  /// Calls `body` once, `delay` seconds from now; with 0 in the next turn.
  ///
  /// - Parameter dropped: called in its place when the application ends before.
  /// - Returns: the waiting call, which can be cancelled. It need not be kept.
  @discardableResult
  public func schedule(
    after delay: Double, dropped: (() -> Void)? = nil, _ body: @escaping () -> Void
  ) -> ScheduledCall {
    let call = ScheduledCall(body, dropped: dropped)
    schedule(call, at: clock.time + (delay > 0 ? delay : 0), number: makeNumber())
    return call
  }

  /// Drops all calls that wait.
  func removeAll() {
    let dropped = heap.elements
    heap = Heap()
    for entry in dropped { entry.call.drop() }
  }

  /// The time, in seconds since the start, of the first call that waits.
  public var nextTime: Double? {
    dropCancelled()
    return heap.first?.time
  }

  /// - Parameter number: the place among calls of one time, from ``makeNumber()``; what comes again
  ///   keeps its own.
  func schedule(_ call: ScheduledCall, at time: Double, number: Int) {
    heap.insert(Entry(time: Clock.round(time), number: number, call: call))
  }

  func makeNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  /// Takes out the calls that are due, first things first.
  ///
  /// Those that a call adds are not among them: they belong to the next turn.
  func takeDue() -> [ScheduledCall] {
    var due: [ScheduledCall] = []
    while let time = nextTime, time <= clock.time, let first = heap.removeFirst() {
      due.append(first.call)
    }
    return due
  }

  private func dropCancelled() {
    while let first = heap.first, first.call.isCancelled { heap.removeFirst() }
  }
}
