/// A walk over what is marked in a hierarchy: ``LayoutPass`` or ``DisplayPass``.
protocol Pass {
  /// The marks that the pass goes by.
  static subscript(view: View) -> PendingWork { get set }

  /// Does what a marked view needs.
  static func update(_ view: View)

  /// What to report about a view that never comes to rest.
  static func endless(at path: String) -> Report
}

extension Pass {
  /// Tells the views around a view that it, or something inside it, is marked.
  static func announce(_ view: View) {
    guard self[view].isNeeded else { return }
    var view = view
    while let superview = view.superview {
      let work = self[superview]
      if work.hasSeveral || work.only === view { return }
      if work.only == nil {
        self[superview].only = view
      } else {
        self[superview].only = nil
        self[superview].hasSeveral = true
      }
      // A view with work is known to those around it already.
      if work.isNeeded { return }
      view = superview
    }
  }

  /// Does what is marked in a view and below, superview before subviews, until nothing is.
  static func run(from top: View, application: Application?) {
    let run = application?.beginPass() ?? 0
    for _ in 0..<Metrics.maximumRoundsPerPass where self[top].isNeeded {
      walk(from: top, run: run, application: application)
      if self[top].isRunning { return }
    }
    if self[top].isNeeded { application?.record(endless(at: top.path)) }
  }

  /// One walk. It keeps its own stack, so that overrides are called from a flat loop.
  private static func walk(from top: View, run: UInt32, application: Application?) {
    visit(top, run: run, application: application)
    var stack = [takeMarks(below: top)]
    while let last = stack.indices.last {
      guard let view = stack[last].next() else {
        stack.removeLast()
        continue
      }
      guard view.superview === stack[last].superview, self[view].isNeeded else { continue }
      visit(view, run: run, application: application)
      stack.append(takeMarks(below: view))
    }
  }

  private static func visit(_ view: View, run: UInt32, application: Application?) {
    guard self[view].isPending, !self[view].isRunning else { return }
    self[view].isRunning = true
    defer { self[view].isRunning = false }
    var visits = 0
    while self[view].isPending {
      self[view].isPending = false
      visits = application == nil ? visits + 1 : self[view].countVisit(of: run)
      if visits > Metrics.maximumPassesPerView {
        if visits == Metrics.maximumPassesPerView + 1 {
          application?.record(endless(at: view.path))
        }
        return
      }
      update(view)
    }
  }

  /// The subviews to go to; the view forgets them, so that what is marked from now on is new.
  private static func takeMarks(below view: View) -> MarkedSubviews {
    let work = self[view]
    if !work.hasSeveral && work.only == nil {
      return MarkedSubviews(superview: view, only: nil, views: [])
    }
    self[view].only = nil
    self[view].hasSeveral = false
    return MarkedSubviews(
      superview: view, only: work.only, views: work.hasSeveral ? view.subviews : [])
  }
}

/// The subviews of one view that a pass still has to go to.
private struct MarkedSubviews {
  let superview: View
  var only: View?
  let views: [View]
  var position = 0

  mutating func next() -> View? {
    if let view = only {
      only = nil
      return view
    }
    guard position < views.count else { return nil }
    position += 1
    return views[position - 1]
  }
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
      controller.perform.viewDidLayoutSubviews()
    }
  }

  static func endless(at path: String) -> Report {
    Report(
      .endless,
      "layout does not come to rest: \(path) was marked again in each of "
        + "\(Metrics.maximumPassesPerView) layouts")
  }
}

/// Has views draw themselves: ``View/draw(_:)``.
enum DisplayPass: Pass {
  static subscript(view: View) -> PendingWork {
    get { view.displayWork }
    set { view.displayWork = newValue }
  }

  static func update(_ view: View) {
    if view.bounds.isEmpty { return }
    view.drawingWillBegin()
    view.perform.draw(view.bounds)
  }

  static func endless(at path: String) -> Report {
    Report(
      .endless,
      "drawing does not come to rest: \(path) was marked again in each of "
        + "\(Metrics.maximumPassesPerView) drawings")
  }
}
