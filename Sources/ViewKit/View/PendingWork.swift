/// What a pass (layout or display) has to do in a view and below.
///
/// Kept so that a pass finds what is marked without looking at anything else: a view that is
/// marked, or has something marked below, is known to its superview. A few such subviews are
/// listed; when they are many, all subviews are looked at.
struct PendingWork {
  /// The subviews with work: the first, and a few more. One may have lost its work meanwhile, but
  /// none has left.
  private unowned(unsafe) var first: View?
  private var more: [Unmanaged<View>] = []
  /// The run of the pass that came by last, and how often it did something here.
  private var run: UInt32 = 0
  private var count: UInt16 = 0
  /// Whether the view itself is marked.
  var isPending: Bool
  /// Whether too many subviews have work to be listed.
  private var hasMany = false
  /// Whether the pass is doing something in this view now; a pass inside it leaves it alone.
  var isRunning = false

  private static let listLimit = 16

  init(isPending: Bool) {
    self.isPending = isPending
  }

  /// Whether a pass has to come by.
  var isNeeded: Bool { isPending || hasMany || first != nil }

  /// Notes that a subview has work.
  ///
  /// - Returns: whether the views around have to be told, because they know of no work here.
  mutating func note(_ subview: View) -> Bool {
    let wasNeeded = isNeeded
    if hasMany || first === subview { return false }
    if first == nil {
      first = subview
    } else if more.contains(where: { $0.toOpaque() == Unmanaged.passUnretained(subview).toOpaque() }
    ) {
      return false
    } else if more.count < Self.listLimit {
      more.append(.passUnretained(subview))
    } else {
      more = []
      hasMany = true
    }
    return !wasNeeded
  }

  /// Forgets a subview that leaves.
  mutating func forget(_ subview: View) {
    more.removeAll { $0.toOpaque() == Unmanaged.passUnretained(subview).toOpaque() }
    if first === subview { first = more.popLast()?.takeUnretainedValue() }
  }

  /// Takes out the subviews with work, from back to front.
  ///
  /// - Parameter view: the view whose work this is.
  mutating func takeSubviews(of view: View) -> [View] {
    defer {
      first = nil
      more = []
      hasMany = false
    }
    if hasMany { return view.subviews }
    guard let first else { return [] }
    if more.isEmpty { return [first] }
    return ([first] + more.map { $0.takeUnretainedValue() })
      .sorted { $0.siblingOrder < $1.siblingOrder }
  }

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
