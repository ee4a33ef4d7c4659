// The bars, and the room that they leave.
extension NavigationController: ToolbarItemsObserver {
  /// Whether the bar at the top is hidden.
  public final var isNavigationBarHidden: Bool {
    get { hidesNavigationBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Whether the bar at the bottom is hidden, which it is at first. One that is not may be so for a
  /// screen that ``ViewController/hidesBottomBarWhenPushed``.
  public final var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  public final func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    if isHidden == hidesNavigationBar { return }
    hidesNavigationBar = isHidden
    moveBars(animated)
  }

  public final func setToolbarHidden(_ isHidden: Bool, animated: Bool) {
    if isHidden == hidesToolbar { return }
    hidesToolbar = isHidden
    if !isHidden { _ = toolbar }
    updateToolbar(animated: false)
    moveBars(animated)
  }

  private func moveBars(_ animated: Bool) {
    guard animated, viewIfLoaded?.window != nil, let application else { return layOutBars() }
    movingBars += 1
    navigationBar.isHidden = false
    application.animate(AnimationParameters(duration: Metrics.barHidingDuration)) {
      layOutBars()
    } completion: { [weak self] _ in
      guard let self else { return }
      movingBars -= 1
      layOutBars()
    }
  }

  /// Whether the toolbar is there for the top of the stack.
  final var showsToolbar: Bool { !hidesToolbar && !hidesBottomBar }

  /// Whether a screen on the stack hides what is at the bottom, for all above it.
  final var hidesBottomBar: Bool { viewControllers.contains(where: \.hidesBottomBarWhenPushed) }

  // MARK: Content

  /// Has the bars show what belongs to the top of the stack.
  final func updateBars(animated: Bool) {
    navigationBar.show(viewControllers.map(\.navigationItem))
    updateToolbar(animated: animated)
    layOutBars()
  }

  private func updateToolbar(animated: Bool) {
    topViewController?.toolbarObserver = self
    guard let toolbar = toolbarIfMade else { return }
    toolbar.setItems(topViewController?.toolbarItems ?? [], animated: animated)
  }

  final func toolbarItemsDidChange(of controller: ViewController, animated: Bool) {
    if controller === topViewController { updateToolbar(animated: animated) }
  }

  /// The back button of the bar was tapped. A script's `navigationBar_shouldPop` may refuse.
  final func backButtonTapped() {
    guard let item = topViewController?.navigationItem else { return }
    if case .bool(false) = callBack(.navigationBar_shouldPop, navigationBar, item) { return }
    perform.popViewController(animated: true)
  }

  // MARK: Layout

  /// Gives the bars and the screen their places.
  final func layOutBars() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    content.frame = bounds
    let height = navigationBar.fittingHeight
    navigationBar.frame = Rect(
      x: 0, y: hidesNavigationBar ? -height : statusBarOverlap, width: bounds.width,
      height: height)
    if movingBars == 0 { navigationBar.isHidden = hidesNavigationBar }
    if let toolbar = toolbarIfMade {
      let height = toolbar.fittingHeight
      toolbar.frame = Rect(
        x: 0, y: bounds.height - (showsToolbar ? height : 0), width: bounds.width, height: height)
      toolbar.isHidden = !showsToolbar && movingBars == 0
    }
    layOutScreen()
  }

  /// Gives what is shown, or comes, its place.
  final func layOutScreen() {
    if let controller = transition?.new ?? shown { layOut(controller) }
  }

  /// Gives a screen its place, and its scroll view the room below the bars.
  final func layOut(_ controller: ViewController) {
    guard controller.parent === self, let view = controller.viewIfLoaded else { return }
    var frame = frame(for: controller)
    if transition?.isInteractive == true { frame.origin.x = view.frame.minX }
    view.frame = frame
    controller.adjustScrollViewInsets(lengths(for: controller))
  }

  private func frame(for controller: ViewController) -> Rect {
    let edges = controller.edgesForExtendedLayout
    let extends = { (bar: Bar) in
      bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
    }
    var inset = EdgeInsets.zero
    if !hidesNavigationBar, !edges.contains(.top) || !extends(navigationBar) {
      inset.top = statusBarOverlap + navigationBar.fittingHeight
    }
    if showsToolbar, !edges.contains(.bottom) || !extends(toolbar) {
      inset.bottom = toolbar.fittingHeight
    }
    return Rect(origin: .zero, size: content.bounds.size).inset(by: inset)
  }

  /// How much of a screen lies below the bars, at the top and at the bottom.
  final func lengths(for controller: ViewController) -> LayoutLengths {
    let frame = frame(for: controller)
    let top = statusBarOverlap + (hidesNavigationBar ? 0 : navigationBar.fittingHeight)
    let bottom = content.bounds.height - (showsToolbar ? toolbar.fittingHeight : 0)
    return LayoutLengths(top: max(0, top - frame.minY), bottom: max(0, frame.maxY - bottom))
  }
}
