// Coordinates of one view in another, and hit testing.
extension View {
  /// A point of this view in the coordinates of another; of the window when that is nil.
  ///
  /// Views of different windows are compared by their places on the screen.
  public final func convert(_ point: Point, to view: View?) -> Point {
    if view === self { return point }
    if let view, view === superview { return toSuperview(point) }
    if let view, view.superview === self { return view.fromSuperview(point) }
    let target = view ?? windowReference ?? root
    return target.fromRoot(toRoot(point, until: target), below: self)
  }

  /// A point of another view, or of the window when that is nil, in this view's coordinates.
  public final func convert(_ point: Point, from view: View?) -> Point {
    (view ?? windowReference ?? root).convert(point, to: self)
  }

  /// The box around a rectangle of this view in the coordinates of another.
  public final func convert(_ rect: Rect, to view: View?) -> Rect {
    let rect = rect.standardized
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ].map { convert($0, to: view) }
    let origin = corners[0]
    // Without a turn the size stays what it is, to the last bit.
    if corners[1].y == origin.y, corners[2].x == origin.x,
      abs(corners[3].x - origin.x - rect.size.width) < 1e-9,
      abs(corners[3].y - origin.y - rect.size.height) < 1e-9
    {
      return Rect(origin: origin, size: rect.size)
    }
    var box = Rect(origin: origin, size: .zero)
    for corner in corners { box = box.union(Rect(origin: corner, size: .zero)) }
    return box
  }

  /// The box around a rectangle of another view in this view's coordinates.
  public final func convert(_ rect: Rect, from view: View?) -> Rect {
    (view ?? windowReference ?? root).convert(rect, to: self)
  }

  // MARK: Steps of a conversion

  /// The outermost view around this one.
  final var root: View {
    var view = self
    while let next = view.superview { view = next }
    return view
  }

  // Of transforms inside each other, and of the inverses of small ones, the numbers may grow beyond
  // all bounds; each step through one brings them back.

  /// A point of this view in its superview's coordinates.
  final func toSuperview(_ point: Point) -> Point {
    guard let rare, !rare.transform.isIdentity else {
      return Point(
        x: point.x - storedBounds.origin.x + storedOrigin.x,
        y: point.y - storedBounds.origin.y + storedOrigin.y)
    }
    let size = storedBounds.size
    return Point(
      x: point.x - storedBounds.origin.x - rare.anchorPoint.x * size.width,
      y: point.y - storedBounds.origin.y - rare.anchorPoint.y * size.height
    ).applying(rare.transform).offset(dx: storedCenter.x, dy: storedCenter.y).placed
  }

  /// A point of the superview in this view's coordinates.
  final func fromSuperview(_ point: Point) -> Point {
    guard let rare, !rare.transform.isIdentity else {
      return Point(
        x: point.x - storedOrigin.x + storedBounds.origin.x,
        y: point.y - storedOrigin.y + storedBounds.origin.y)
    }
    let size = storedBounds.size
    return point.offset(dx: -storedCenter.x, dy: -storedCenter.y)
      .applying(rare.transform.inverted())
      .offset(
        dx: storedBounds.origin.x + rare.anchorPoint.x * size.width,
        dy: storedBounds.origin.y + rare.anchorPoint.y * size.height
      ).placed
  }

  /// A point of this view on the screen (or, outside of a window, around the outermost view); or
  /// in `target`, when that lies around this view.
  private func toRoot(_ point: Point, until target: View) -> Point {
    var point = point
    var view = self
    while view !== target {
      point = view.toSuperview(point)
      guard let next = view.superview else { return point }
      view = next
    }
    return point
  }

  /// The way back in: the point came from the screen, unless this view lies around `source`.
  private func fromRoot(_ point: Point, below source: View) -> Point {
    if source.isDescendant(of: self) { return point }
    var chain: [View] = []
    var view: View? = self
    while let current = view {
      chain.append(current)
      view = current.superview
    }
    return chain.reversed().reduce(point) { $1.fromSuperview($0) }
  }

  // MARK: Hit testing

  /// Whether its transform leaves no area, so that no point of the superview lies in it.
  private var isFlat: Bool {
    guard let rare else { return false }
    return !rare.transform.isInvertible
  }

  /// The implementation of ``hitTest(_:with:)``: from front to back, through the call points.
  final func descendant(at point: Point, with event: Event?) -> View? {
    guard isUserInteractionEnabled, !isHidden, alpha >= Metrics.minimumTouchableAlpha,
      !isAnimatedAway,
      perform.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() where !subview.isFlat {
      let inside = subview.fromSuperview(point)
      if let view = subview.perform.hitTest(inside, with: event) { return view }
    }
    return self
  }
}
