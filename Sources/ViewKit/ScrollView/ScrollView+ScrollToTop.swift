// A tap on the status bar.
extension ScrollView {
  /// Scrolls to ``targetForScrollToTop``, unless the delegate refuses.
  final func scrollToTop() {
    let may = delegate?.answer(.scrollViewShouldScrollToTop, self) {
      (delegate: any ScrollViewDelegate) in delegate.scrollViewShouldScrollToTop(self)
    }
    guard may ?? true, drag == nil else { return }
    stopMotion()
    let target = targetForScrollToTop
    if target == contentOffset {
      // Apple's page: "It might call it immediately if the top of the content is already shown."
      tell(.scrollViewDidScrollToTop) { $0.scrollViewDidScrollToTop(self) }
      return
    }
    movedAxes = []
    move(to: target, .scrollToTop)
  }

  /// Whether something of the view is on the screen.
  fileprivate var isOnScreen: Bool {
    guard let window, let screen = window.screen, !window.isHidden else { return false }
    var seen = convert(bounds, to: nil as View?)
    seen.origin = window.convertToScreen(seen.origin)
    seen = seen.intersection(screen.bounds)
    var next: View? = self
    while let view = next {
      if view.isHidden || view.alpha < Metrics.minimumTouchableAlpha { return false }
      if view !== self, view.clipsToBounds {
        var clip = view.convert(view.bounds, to: nil as View?)
        clip.origin = window.convertToScreen(clip.origin)
        seen = seen.intersection(clip)
      }
      next = view.superview
    }
    return !seen.isEmpty
  }
}

extension Application {
  /// Does what a tap on the status bar does: the one scroll view on the screen that has
  /// ``ScrollView/scrollsToTop`` goes to its top. If there are several, none does.
  public func scrollToTop() {
    let found = viewsThatScrollToTop
    if found.count == 1 { found[0].scrollToTop() }
  }

  /// The status bar, where it takes a touch: it does while there is a scroll view on the screen that
  /// could go to its top. Else touches go to what lies behind it, as controls, S39, has them.
  func statusBar(at location: Point) -> View? {
    guard statusBarFrame.contains(location), !viewsThatScrollToTop.isEmpty else { return nil }
    return statusBarWindow?.bar
  }

  /// The scroll views on the screen that a tap on the status bar means; no more than two.
  private var viewsThatScrollToTop: [ScrollView] {
    var found: [ScrollView] = []
    for window in visibleWindows where !window.isOfSystem {
      window.forEachInSubtree { view in
        if let view = view as? ScrollView, view.scrollsToTop, view.isOnScreen { found.append(view) }
        return found.count < 2
      }
    }
    return found
  }
}
