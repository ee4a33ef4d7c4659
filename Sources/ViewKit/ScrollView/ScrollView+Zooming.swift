#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// Content that is seen larger or smaller: two fingers, or code, scale the view that the delegate
// names.
extension ScrollView {
  /// Two fingers that scale the content.
  struct Zoom {
    let view: View
    /// The scale at their beginning.
    let start: Double
    /// The point of the view that lies between the fingers, and stays there.
    let point: Point
  }

  /// How large the content is seen. Setting it keeps the middle of the view where it is.
  public final var zoomScale: Double {
    get { storedZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether two fingers scale the content.
  public final var isZooming: Bool { zoom != nil }

  /// Scales the content, as far as the limits allow, around the middle of the view; with an
  /// animation it is seen to grow, and the delegate hears of its beginning and its end.
  public final func setZoomScale(_ scale: Double, animated: Bool) {
    guard scale.isFinite, scale > 0, let view = askForZoomingView() else { return }
    let middle = Point(x: bounds.width / 2, y: bounds.height / 2)
    let point = convert(
      Point(x: contentOffset.x + middle.x, y: contentOffset.y + middle.y), to: view)
    scaleByCode(view, to: scale, keeping: point, at: middle, animated: animated)
  }

  /// Scales the content so that a rectangle of it fills the view, as far as the limits allow.
  ///
  /// - Parameter rect: in the coordinates of the view that is scaled.
  public final func zoom(to rect: Rect, animated: Bool) {
    guard rect.isPlaceable, let view = askForZoomingView() else { return }
    let rect = rect.standardized
    let scale = min(
      rect.width > 0 ? bounds.width / rect.width : .infinity,
      rect.height > 0 ? bounds.height / rect.height : .infinity)
    let middle = Point(x: bounds.width / 2, y: bounds.height / 2)
    scaleByCode(
      view, to: scale, keeping: rect.center, at: middle, animated: animated)
  }

  private func scaleByCode(
    _ view: View, to scale: Double, keeping point: Point, at place: Point, animated: Bool
  ) {
    stopMotion()
    let scale = admitted(scale)
    guard animated, window != nil, let application else {
      apply(scale, view, keeping: point, at: place, isHeld: false)
      return
    }
    tell(.scrollViewWillBeginZooming_with, view as View?) {
      $0.scrollViewWillBeginZooming(self, with: view)
    }
    application.animate(AnimationParameters(duration: Metrics.scrollDuration)) {
      apply(scale, view, keeping: point, at: place, isHeld: false)
    } completion: { [weak self, weak view] _ in
      self?.endZooming(of: view)
    }
  }

  // MARK: Fingers

  /// Whether two fingers may begin to scale the content.
  final func mayBeginZooming(_ pinch: ScrollViewPinchGestureRecognizer) -> Bool {
    mayTakeTouches(of: pinch) && askForZoomingView() != nil
  }

  final func pinchDidChange(
    _ pinch: ScrollViewPinchGestureRecognizer, _ state: GestureRecognizer.State
  ) {
    switch state {
    case .began: beginZoom(pinch)
    case .changed: continueZoom(pinch)
    case .ended, .cancelled: endZoom()
    case .possible, .failed: break
    }
  }

  private func beginZoom(_ pinch: ScrollViewPinchGestureRecognizer) {
    guard let view = askForZoomingView() else { return }
    stopMotion()
    zoom = Zoom(view: view, start: storedZoomScale, point: pinch.location(in: view))
    tell(.scrollViewWillBeginZooming_with, view as View?) {
      $0.scrollViewWillBeginZooming(self, with: view)
    }
  }

  private func continueZoom(_ pinch: ScrollViewPinchGestureRecognizer) {
    guard let zoom else { return }
    let wanted = zoom.start * pinch.scale
    var scale = admitted(wanted)
    if bouncesZoom, scale != wanted {
      scale *= pow(wanted / scale, Metrics.zoomBand)
    }
    let place = pinch.location(in: self)
    apply(
      scale, zoom.view, keeping: zoom.point,
      at: Point(x: place.x - bounds.minX, y: place.y - bounds.minY), isHeld: true)
  }

  /// The fingers are gone: what is beyond the limits, or the edges, goes back.
  private func endZoom() {
    guard let zoom else { return }
    self.zoom = nil
    waitsForClamp = false
    let scale = admitted(storedZoomScale)
    let offset = clamped(contentOffset)
    guard scale != storedZoomScale || offset != contentOffset, window != nil, let application
    else { return endZooming(of: zoom.view) }
    isZoomBouncing = scale != storedZoomScale
    let middle = Point(x: bounds.width / 2, y: bounds.height / 2)
    let point = convert(
      Point(x: contentOffset.x + middle.x, y: contentOffset.y + middle.y), to: zoom.view)
    application.animate(AnimationParameters(duration: Metrics.scrollDuration)) {
      apply(scale, zoom.view, keeping: point, at: middle, isHeld: false)
    } completion: { [weak self, weak view = zoom.view] _ in
      self?.isZoomBouncing = false
      self?.endZooming(of: view)
    }
  }

  private func endZooming(of view: View?) {
    guard window != nil else { return }
    let scale = storedZoomScale
    guard let delegate else { return }
    if delegate.callBack(.scrollViewDidEndZooming_with_atScale, self, view, scale) == nil,
      let delegate = delegate as? any ScrollViewDelegate
    {
      delegate.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
  }

  // MARK: Scaling

  private func admitted(_ scale: Double) -> Double {
    min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  /// Scales a view, whose upper left corner stays where it is in the content.
  ///
  /// - Parameters:
  ///   - point: a point of the view.
  ///   - place: where that is seen, from the upper left corner of this view.
  ///   - isHeld: whether fingers hold the content, so that it may be seen beyond its edges.
  private func apply(
    _ scale: Double, _ view: View, keeping point: Point, at place: Point, isHeld: Bool
  ) {
    // What arithmetic adds is left out.
    let scale = (scale * 1e6).rounded() / 1e6
    let old = storedZoomScale
    let origin = view.frame.origin
    storedZoomScale = scale
    view.transform = AffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center = view.center.offset(dx: origin.x - moved.x, dy: origin.y - moved.y)
    setZoomedContentSize(view.frame.size)
    let center = view.convert(point, to: self)
    let offset = Point(x: center.x - place.x, y: center.y - place.y)
    let shown = isHeld && bounces && bouncesZoom ? offset : clamped(offset)
    contentOffset = Point(x: pixelOffset(shown.x), y: pixelOffset(shown.y))
    if scale != old { tell(.scrollViewDidZoom) { $0.scrollViewDidZoom(self) } }
  }

  /// Asks which view is scaled.
  private func askForZoomingView() -> View? {
    guard let delegate else { return nil }
    var view: View?
    if case .object(let answer)? = delegate.callBack(.viewForZooming_in, self) {
      view = answer as? View
    } else {
      view = (delegate as? any ScrollViewDelegate)?.viewForZooming(in: self)
    }
    guard let view else { return nil }
    if view !== self, view.isDescendant(of: self) { return view }
    application?.onWarning(
      "viewForZooming_in must return a view inside \(pathName), got \(view.pathName); nothing is "
        + "zoomed")
    return nil
  }

  /// Has a recogniser of two fingers while there is something to choose between.
  final func updatePinch() {
    let isWanted = maximumZoomScale > minimumZoomScale
    if isWanted == (pinchGestureRecognizer != nil) { return }
    if isWanted {
      let pinch = ScrollViewPinchGestureRecognizer()
      setPinch(pinch)
      addGestureRecognizer(pinch)
      pinch.delegate = self
    } else if let pinch = pinchGestureRecognizer {
      removeGestureRecognizer(pinch)
      setPinch(nil)
    }
  }
}
