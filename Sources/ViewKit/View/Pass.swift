/// A walk over what is marked in a hierarchy: ``LayoutPass`` or ``DisplayPass``.
protocol Pass {
  /// The marks that the pass goes by.
  static subscript(view: View) -> PendingWork { get set }

  /// Does what a marked view needs.
  static func update(_ view: View)

  /// What to report about a view, given as its path, that never comes to rest.
  static func endless(at path: String) -> String

  /// What to report when views come to no end.
  static func tooMany(_ count: Int, at path: String) -> String
}

extension Pass {
  /// Tells the views around a view that it, or something inside it, is marked.
  static func announce(_ view: View) {
    guard self[view].isNeeded else { return }
    var view = view
    while let superview = view.superview, self[superview].note(view) { view = superview }
  }

  /// Does what is marked in a view and below, superview before subviews, until nothing is.
  ///
  /// What comes to no end is stopped and reported, and its marks are taken away, so that the next
  /// pass does not begin it again.
  static func run(from top: View, application: Application?) {
    guard self[top].isNeeded else { return }
    application?.passWillBegin()
    defer { application?.passDidEnd() }
    let run = application?.beginPass() ?? 0
    var visits = PassVisits(application)
    var rounds = 0
    while self[top].isNeeded {
      rounds += 1
      if rounds > Metrics.maximumRoundsPerPass {
        visits.report(top, endless(at:))
        return clear(top)
      }
      guard walk(from: top, run: run, &visits) else { return clear(top) }
      if self[top].isRunning { return }
    }
  }

  /// One walk; false when it has to stop. It keeps its own stack, so that overrides are called from
  /// a flat loop.
  private static func walk(from top: View, run: UInt32, _ visits: inout PassVisits) -> Bool {
    guard visit(top, run: run, &visits) else { return false }
    let window = top.windowReference
    var stack = [MarkedSubviews(superview: top, views: self[top].takeSubviews(of: top))]
    while let last = stack.indices.last {
      guard let view = stack[last].next() else {
        stack.removeLast()
        continue
      }
      guard view.superview === stack[last].superview, self[view].isNeeded else { continue }
      guard view.windowReference === window else {
        // It left with a view around it, which has to know when it comes back.
        announce(view)
        continue
      }
      guard visit(view, run: run, &visits) else {
        // So that all that is marked can be found.
        announce(view)
        for level in stack { level.rest.forEach(announce) }
        return false
      }
      let views = self[view].takeSubviews(of: view)
      if !views.isEmpty { stack.append(MarkedSubviews(superview: view, views: views)) }
    }
    return true
  }

  /// Does what a view needs; false when the pass has to stop.
  private static func visit(_ view: View, run: UInt32, _ visits: inout PassVisits) -> Bool {
    guard self[view].isPending, !self[view].isRunning else { return true }
    self[view].isRunning = true
    defer { self[view].isRunning = false }
    var count = 0
    while self[view].isPending {
      self[view].isPending = false
      count = visits.application == nil ? count + 1 : self[view].countVisit(of: run)
      if count > Metrics.maximumPassesPerView {
        visits.report(view, endless(at:))
        return true
      }
      guard visits.takeOne() else {
        let limit = visits.limit
        visits.report(view) { tooMany(limit, at: $0) }
        return false
      }
      update(view)
    }
    return true
  }

  /// Takes away the marks of a view and of all below.
  private static func clear(_ top: View) {
    var views = [top]
    while let view = views.popLast() {
      self[view].isPending = false
      views += self[view].takeSubviews(of: view).filter { self[$0].isNeeded }
    }
  }
}

/// How often one pass has done something, and whether it was reported.
private struct PassVisits {
  let application: Application?
  let limit: Int
  private var hasReported = false
  private var count = 0

  init(_ application: Application?) {
    self.application = application
    limit = application?.maximumVisitsPerPass ?? Metrics.maximumVisitsPerPass
  }

  mutating func takeOne() -> Bool {
    count += 1
    return count <= limit
  }

  /// Reports a view at which the pass comes to no end. One tells enough: what lies around it does
  /// not come to rest either.
  mutating func report(_ view: View, _ message: (_ path: String) -> String) {
    // A view outside of all windows has an application through its script alone.
    guard !hasReported, let application = application ?? view.script?.application else { return }
    hasReported = true
    application.record(
      Report(.endless, message(view.path), origin: application.originOfObject(view)))
  }
}

/// The subviews of one view that a pass still has to go to.
private struct MarkedSubviews {
  let superview: View
  let views: [View]
  var position = 0

  mutating func next() -> View? {
    guard position < views.count else { return nil }
    position += 1
    return views[position - 1]
  }

  /// Those that it has not come to, as far as they are still here.
  var rest: [View] { views[position...].filter { $0.superview === superview } }
}

/// Gives views their frames: ``View/layoutSubviews()``, with the controller's calls around it.
enum LayoutPass: Pass {
  static subscript(view: View) -> PendingWork {
    get { view.layoutWork }
    set { view.layoutWork = newValue }
  }

  static func update(_ view: View) {
    guard let controller = view.viewController else {
      view.perform.layoutSubviews()
      return
    }
    withExtendedLifetime(controller) {
      controller.perform.viewWillLayoutSubviews()
      view.perform.layoutSubviews()
      // The controller may have another view by now, which has a layout of its own.
      if view.viewController === controller { controller.perform.viewDidLayoutSubviews() }
    }
  }

  static func tooMany(_ count: Int, at path: String) -> String {
    "layout does not come to rest: it was ended after \(count) layouts in one pass; "
      + "the next was of \(path)"
  }

  static func endless(at path: String) -> String {
    "layout does not come to rest: \(path) was marked again in each of "
      + "\(Metrics.maximumPassesPerView) layouts"
  }
}

/// Has views draw themselves: ``View/draw(_:)``.
enum DisplayPass: Pass {
  static subscript(view: View) -> PendingWork {
    get { view.displayWork }
    set { view.displayWork = newValue }
  }

  static func update(_ view: View) {
    view.drawNow()
  }

  static func tooMany(_ count: Int, at path: String) -> String {
    "drawing does not come to rest: it was ended after \(count) drawings in one pass; "
      + "the next was of \(path)"
  }

  static func endless(at path: String) -> String {
    "drawing does not come to rest: \(path) was marked again in each of "
      + "\(Metrics.maximumPassesPerView) drawings"
  }
}
