/// What a pass (layout or display) has to do in a view and below.
///
/// Kept so that a pass finds what is marked without looking at anything else: a view that is
/// marked, or has something marked below, is known to its superview, as the only such subview or
/// as one of several.
struct PendingWork {
  /// The only subview with work. It may have none any more, but it never left.
  unowned(unsafe) var only: View?
  /// The run of the pass that came by last, and how often it did something here.
  private var run: UInt32 = 0
  private var count: UInt16 = 0
  /// Whether the view itself is marked.
  var isPending: Bool
  /// Whether more than one subview has work: then all are looked at.
  var hasSeveral = false
  /// Whether the pass is doing something in this view now; a pass inside it leaves it alone.
  var isRunning = false

  init(isPending: Bool) {
    self.isPending = isPending
  }

  /// Whether a pass has to come by.
  var isNeeded: Bool { isPending || hasSeveral || only != nil }

  /// Notes that a run of the pass does something here.
  ///
  /// - Returns: how often it did, this time included.
  mutating func countVisit(of run: UInt32) -> Int {
    if self.run != run {
      self.run = run
      count = 0
    }
    if count < .max { count += 1 }
    return Int(count)
  }
}
