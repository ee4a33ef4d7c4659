/// The calls that wait for their time, in order of time, then of creation.
public final class RunLoop {
  public let clock: Clock
  private var heap: [Entry] = []
  private var nextNumber = 0

  private struct Entry {
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
    let dropped = heap
    heap = []
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
    heap.append(Entry(time: Clock.round(time), number: number, call: call))
    siftUp(from: heap.count - 1)
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
    while let time = nextTime, time <= clock.time {
      due.append(removeFirst().call)
    }
    return due
  }

  // MARK: The heap

  private func dropCancelled() {
    while let first = heap.first, first.call.isCancelled { _ = removeFirst() }
  }

  private func removeFirst() -> Entry {
    heap.swapAt(0, heap.count - 1)
    let first = heap.removeLast()
    siftDown()
    return first
  }

  private func siftUp(from index: Int) {
    var index = index
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[index].comes(before: heap[parent]) else { return }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  private func siftDown() {
    var index = 0
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if heap[child].comes(before: heap[first]) { first = child }
      }
      if first == index { return }
      heap.swapAt(index, first)
      index = first
    }
  }
}
