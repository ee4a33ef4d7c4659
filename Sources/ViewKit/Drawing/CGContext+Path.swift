// The path of a context. Its points keep their place when the transform changes.
extension CGContext {
  /// Begins another path.
  public func beginPath() {
    path.removeAll()
    pathTransform = transform
  }

  /// Takes the path into the coordinates that are drawn in; false where there is no way, because the
  /// transform leaves no area.
  private func bringPath() -> Bool {
    let transform = transform
    if pathTransform == transform { return true }
    if !path.isEmpty {
      guard transform.isInvertible else { return false }
      path = path.applying(pathTransform.concatenating(transform.inverted()))
    }
    pathTransform = transform
    return true
  }

  /// Adds to the path; false for what has a number that is none.
  private func extend(_ isFinite: Bool, _ change: (inout Path) -> Void) -> Bool {
    guard isFinite, bringPath() else { return isFinite }
    change(&path)
    return true
  }

  /// Begins a subpath.
  @discardableResult
  public func move(to point: Point) -> Bool {
    extend(point.isFinite) { $0.move(to: point) }
  }

  /// Adds a straight line.
  @discardableResult
  public func addLine(to point: Point) -> Bool {
    extend(point.isFinite) { $0.addLine(to: point) }
  }

  /// Adds lines from each point to the next one, as a subpath of its own.
  @discardableResult
  public func addLines(between points: [Point]) -> Bool {
    extend(points.allSatisfy(\.isFinite)) { path in
      for (index, point) in points.enumerated() {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }

  /// Adds a curve with one control point.
  @discardableResult
  public func addQuadCurve(to point: Point, control: Point) -> Bool {
    extend(point.isFinite && control.isFinite) { $0.addQuadCurve(to: point, control: control) }
  }

  /// Adds a curve with two control points.
  @discardableResult
  public func addCurve(to point: Point, control1: Point, control2: Point) -> Bool {
    extend(point.isFinite && control1.isFinite && control2.isFinite) {
      $0.addCurve(to: point, control1: control1, control2: control2)
    }
  }

  /// Adds a part of a circle, `CGContextAddArc`.
  ///
  /// - Parameter clockwise: as Core Graphics means it, where y grows upwards; on the screen it is
  ///   the other way round.
  @discardableResult
  public func addArc(
    center: Point, radius: Double, start: Double, end: Double, clockwise: Bool
  ) -> Bool {
    extend(center.isFinite && radius.isFinite && start.isFinite && end.isFinite) {
      $0.addArc(center: center, radius: radius, start: start, end: end, towardsY: !clockwise)
    }
  }

  /// Adds a round corner, `CGContextAddArcToPoint`; see ``Path/addArc(tangent1End:tangent2End:radius:)``.
  @discardableResult
  public func addArc(tangent1End corner: Point, tangent2End end: Point, radius: Double) -> Bool {
    extend(corner.isFinite && end.isFinite && radius.isFinite) {
      $0.addArc(tangent1End: corner, tangent2End: end, radius: radius)
    }
  }

  /// Adds a rectangle.
  @discardableResult
  public func addRect(_ rect: Rect) -> Bool {
    extend(rect.isFinite) { $0.addRect(rect) }
  }

  /// Adds the ellipse in a rectangle.
  @discardableResult
  public func addEllipse(in rect: Rect) -> Bool {
    extend(rect.isFinite) { $0.addEllipse(in: rect) }
  }

  /// Adds all of another path, which is in the coordinates that are drawn in.
  public func addPath(_ other: Path) {
    _ = extend(true) { $0.addPath(other) }
  }

  /// Closes the subpath.
  public func closePath() {
    _ = extend(true) { $0.closeSubpath() }
  }

  /// The path in the coordinates that are drawn in; empty where these leave no area.
  public var currentPath: Path { bringPath() ? path : Path() }

  /// Takes the path out, for what uses it up.
  private func takePath() -> Path {
    let path = currentPath
    beginPath()
    return path
  }

  // MARK: What is done with it

  /// Paints the path, and begins another one.
  public func drawPath(_ mode: PathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
  }

  /// Nothing is drawn outside of the path from now on; begins another one. As in Core Graphics an
  /// empty path cuts nothing off.
  public func clip(_ rule: FillRule = .winding) {
    let path = path.applying(pathTransform)
    beginPath()
    if !path.isEmpty { add(.path(path, rule)) }
  }

  // MARK: Clipping

  /// Nothing is drawn outside of a path, which is in the coordinates that are drawn in, from now on.
  public func clip(to path: Path, _ rule: FillRule = .winding) {
    if !path.isEmpty { add(.path(path.applying(transform), rule)) }
  }

  /// Nothing is drawn outside of a rectangle from now on.
  @discardableResult
  public func clip(to rect: Rect) -> Bool {
    guard rect.isFinite else { return false }
    add(.path(Path(rect).applying(transform), .winding))
    return true
  }

  /// Nothing is drawn outside of all of some rectangles from now on.
  @discardableResult
  public func clip(to rects: [Rect]) -> Bool {
    guard rects.allSatisfy(\.isFinite) else { return false }
    var path = Path()
    for rect in rects { path.addRect(rect.standardized) }
    add(.path(path.applying(transform), .winding))
    return true
  }

  /// What is drawn from now on is as opaque as the image over a rectangle is, upside down.
  @discardableResult
  public func clip(to rect: Rect, mask: CGImage) -> Bool {
    guard rect.isFinite else { return false }
    add(.mask(mask, rect.standardized, transform))
    return true
  }

  /// The rectangle around what is not cut off, in the coordinates that are drawn in; null when all
  /// is.
  public var boundingBoxOfClipPath: Rect {
    var area = Rect(origin: .zero, size: list.size)
    var index = state.clip
    while let clip = index.map({ list.clips[$0] }) {
      switch clip.form {
      case .path(let path, _): area = area.intersection(path.boundingBox)
      case .mask(_, let rect, let transform): area = area.intersection(rect.applying(transform))
      }
      index = clip.outer
    }
    return transform.isInvertible ? area.applying(transform.inverted()) : .null
  }
}
