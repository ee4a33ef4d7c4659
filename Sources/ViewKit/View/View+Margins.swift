// Margins of the content, which iOS 8 has, and the pixels of a drawing.
extension View {
  /// The distances from the edges at which content should stay, `layoutMargins`.
  ///
  /// By default 8 points on all sides; the view of a controller has 16 at its left and right and
  /// none above and below. Where ``preservesSuperviewLayoutMargins`` is true they are at least as
  /// wide as those of the superview reach in.
  public final var layoutMargins: EdgeInsets {
    get {
      let own = rare?.layoutMargins ?? standardMargins
      guard preservesSuperviewLayoutMargins, let superview else { return own }
      let outer = superview.layoutMargins
      let around = superview.bounds
      let frame = frame
      return EdgeInsets(
        top: max(own.top, outer.top - (frame.minY - around.minY)),
        left: max(own.left, outer.left - (frame.minX - around.minX)),
        bottom: max(own.bottom, outer.bottom - (around.maxY - frame.maxY)),
        right: max(own.right, outer.right - (around.maxX - frame.maxX)))
    }
    set {
      if newValue == rare?.layoutMargins || !newValue.isPlaceable { return }
      rareState.layoutMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether the superview's margins count here too.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesMargins) }
    set {
      if newValue == preservesSuperviewLayoutMargins { return }
      set(.preservesMargins, newValue)
      marginsDidChange()
    }
  }

  private var standardMargins: EdgeInsets {
    viewController == nil ? Metrics.layoutMargins : Metrics.controllerLayoutMargins
  }

  private func marginsDidChange() {
    setNeedsLayout()
    perform.layoutMarginsDidChange()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsDidChange() }
  }

  /// The pixels of a point of what the view draws, `contentScaleFactor`.
  ///
  /// 1 by default; for a view that draws and is in a window, the screen's scale. What is not
  /// positive and finite is not taken.
  public final var contentScaleFactor: Double {
    get {
      if let factor = rare?.contentScaleFactor { return factor }
      guard drawsContent || script?.overrides(.draw) ?? false else { return 1 }
      return window?.screen?.scale ?? 1
    }
    set {
      guard newValue > 0, newValue.isFinite, newValue != contentScaleFactor else { return }
      rareState.contentScaleFactor = newValue
      setNeedsDisplay()
    }
  }
}
