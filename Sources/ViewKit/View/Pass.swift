/// A walk over what is marked in a hierarchy: ``LayoutPass`` or ``DisplayPass``.
protocol Pass {
  /// The marks that the pass goes by.
  static subscript(view: View) -> PendingWork { get set }

  /// Does what a marked view needs.
  static func update(_ view: View)

  /// What to report about a view, given as its path, that never comes to rest.
  static func endless(at path: String) -> String
}

extension Pass {
  /// Tells the views around a view that it, or something inside it, is marked.
  static func announce(_ view: View) {
    guard self[view].isNeeded else { return }
    var view = view
    while let superview = view.superview, self[superview].note(view) { view = superview }
  }

  /// Does what is marked in a view and below, superview before subviews, until nothing is.
  static func run(from top: View, application: Application?) {
    let run = application?.beginPass() ?? 0
    for _ in 0..<Metrics.maximumRoundsPerPass where self[top].isNeeded {
      walk(from: top, run: run, application: application)
      if self[top].isRunning { return }
    }
    if self[top].isNeeded { reportEndless(top, to: application) }
  }

  private static func reportEndless(_ view: View, to application: Application?) {
    guard let application else { return }
    application.record(
      Report(.endless, endless(at: view.path), origin: application.originOfObject(view)))
  }

  /// One walk. It keeps its own stack, so that overrides are called from a flat loop.
  private static func walk(from top: View, run: UInt32, application: Application?) {
    visit(top, run: run, application: application)
    var stack = [MarkedSubviews(superview: top, views: self[top].takeSubviews(of: top))]
    while let last = stack.indices.last {
      guard let view = stack[last].next() else {
        stack.removeLast()
        continue
      }
      guard view.superview === stack[last].superview, self[view].isNeeded else { continue }
      visit(view, run: run, application: application)
      let views = self[view].takeSubviews(of: view)
      if !views.isEmpty { stack.append(MarkedSubviews(superview: view, views: views)) }
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
          reportEndless(view, to: application)
        }
        return
      }
      update(view)
    }
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
    if view.bounds.isEmpty { return }
    view.drawingWillBegin()
    view.perform.draw(view.bounds)
  }

  static func endless(at path: String) -> String {
    "drawing does not come to rest: \(path) was marked again in each of "
      + "\(Metrics.maximumPassesPerView) drawings"
  }
}
