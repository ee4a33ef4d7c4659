/// Changes that come together: they end when nothing has come for some time, or when they have
/// lasted too long.
struct Burst {
  private let quietTime: Double
  private let longestTime: Double
  private var first: Double?
  private var last = 0.0
  /// Files that are being written: it waits for these.
  var open: Set<BytePath> = []

  init(_ options: WatchOptions) {
    quietTime = options.quietTime
    longestTime = options.longestBurst
  }

  mutating func add(at time: Double) {
    first = first ?? time
    last = time
  }

  /// The next one has not begun yet.
  mutating func begin() {
    first = nil
    open = []
  }

  /// When it is over, unless more comes; nil before the first change.
  var end: Double? {
    guard let first else { return nil }
    let longest = first + longestTime
    return open.isEmpty ? min(last + quietTime, longest) : longest
  }

  func isOver(at time: Double) -> Bool { end.map { time >= $0 } ?? false }
}
