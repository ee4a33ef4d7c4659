/// A path of lines and curves, as `CGPath` and the geometry of `UIBezierPath`.
///
/// Whole figures (a rectangle, an ellipse, an arc) stay what they are, so that renderings can name
/// them; ``outline`` gives lines and curves alone.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(Point)
    case line(Point)
    case quadCurve(control: Point, Point)
    case curve(Point, Point, Point)
    /// A part of a circle, after a line from the current point to its beginning.
    case arc(Arc)
    /// Closes the subpath by a line to its beginning.
    case close
    /// A closed subpath.
    case rect(Rect)
    /// The closed ellipse in a rectangle.
    case ellipse(Rect)
    /// A closed rectangle with round corners, of which the radii fit into it.
    case roundedRect(Rect, radius: Double)
  }

  /// A part of a circle.
  public struct Arc: Hashable, Sendable {
    public var center: Point
    /// In points, never negative.
    public var radius: Double
    /// Where it begins: in radians from the positive x axis towards the positive y axis, which is
    /// clockwise on the screen.
    public var start: Double
    /// How far it goes from there, in the same direction; at most a whole circle either way.
    public var sweep: Double

    public var end: Double { start + sweep }
    public var startPoint: Point { point(at: start) }
    public var endPoint: Point { point(at: start + sweep) }
    /// Whether it is a whole circle.
    public var isCircle: Bool { abs(sweep) >= 2 * .pi }
  }

  public internal(set) var elements: [Element] = []
  /// Where the next line begins; nil when there is none, as at the beginning.
  public private(set) var currentPoint: Point?
  /// Where the subpath began.
  private var subpathStart: Point?

  public init() {}

  /// The path of a rectangle.
  public init(_ rect: Rect) { addRect(rect) }

  /// The path of the ellipse in a rectangle.
  public init(ellipseIn rect: Rect) { addEllipse(in: rect) }

  /// The path of a rectangle with round corners.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    addRoundedRect(rect, cornerRadius: cornerRadius)
  }

  public var isEmpty: Bool { elements.isEmpty }

  // MARK: Steps

  /// Begins a subpath.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    currentPoint = point
    subpathStart = point
  }

  /// A straight line; without a current point it begins a subpath.
  public mutating func addLine(to point: Point) {
    guard begin(at: point) else { return }
    elements.append(.line(point))
    currentPoint = point
  }

  /// A curve with one control point.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    _ = begin(at: point)
    elements.append(.quadCurve(control: control, point))
    currentPoint = point
  }

  /// A curve with two control points.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    _ = begin(at: point)
    elements.append(.curve(control1, control2, point))
    currentPoint = point
  }

  /// Closes the subpath; nothing when there is none. The next line begins where it began.
  public mutating func closeSubpath() {
    guard let start = subpathStart, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Ensures a current point; false when the step was taken to begin the path.
  private mutating func begin(at point: Point) -> Bool {
    if currentPoint != nil { return true }
    move(to: point)
    return false
  }

  // MARK: Figures

  /// A part of a circle, as `CGContextAddArc`: with a line from the current point to its beginning.
  ///
  /// - Parameters:
  ///   - radius: what is negative or no number adds nothing.
  ///   - start: in radians from the positive x axis towards the positive y axis.
  ///   - end: likewise. What lies on the other side of the beginning counts on by whole turns;
  ///     what is further away than a turn is a whole circle.
  ///   - towardsY: whether it goes from the x axis towards the y axis, which is clockwise on the
  ///     screen; `clockwise` of `UIBezierPath`, and the opposite of Core Graphics' parameter.
  public mutating func addArc(
    center: Point, radius: Double, start: Double, end: Double, towardsY: Bool
  ) {
    guard radius >= 0, radius.isFinite, start.isFinite, end.isFinite else { return }
    let turn = 2 * Double.pi
    var sweep = towardsY ? end - start : start - end
    if sweep < 0 { sweep = turn - (-sweep).truncatingRemainder(dividingBy: turn) }
    sweep = min(sweep, turn)
    addArc(
      Arc(center: center, radius: radius, start: start, sweep: towardsY ? sweep : -sweep))
  }

  mutating func addArc(_ arc: Arc) {
    if currentPoint == nil { subpathStart = arc.startPoint }
    elements.append(.arc(arc))
    currentPoint = arc.endPoint
  }

  /// A rectangle as a closed subpath.
  public mutating func addRect(_ rect: Rect) {
    addFigure(.rect(rect), at: rect.origin)
  }

  /// The ellipse in a rectangle as a closed subpath, which begins at its right.
  public mutating func addEllipse(in rect: Rect) {
    let rect = rect.standardized
    addFigure(.ellipse(rect), at: Point(x: rect.maxX, y: rect.midY))
  }

  /// A rectangle with round corners as a closed subpath; a radius is at most half of a side.
  public mutating func addRoundedRect(_ rect: Rect, cornerRadius: Double) {
    let rect = rect.standardized
    let radius = min(max(cornerRadius, 0), rect.width / 2, rect.height / 2)
    guard radius > 0 else { return addRect(rect) }
    addFigure(
      .roundedRect(rect, radius: radius), at: Point(x: rect.minX + radius, y: rect.minY))
  }

  private mutating func addFigure(_ element: Element, at start: Point) {
    elements.append(element)
    currentPoint = start
    subpathStart = start
  }

  /// All of another path.
  public mutating func addPath(_ path: Path) {
    if path.isEmpty { return }
    elements += path.elements
    currentPoint = path.currentPoint
    subpathStart = path.subpathStart
  }

  /// Forgets everything.
  public mutating func removeAll() { self = Path() }
}

extension Path.Arc {
  /// The point of the circle at an angle.
  func point(at angle: Double) -> Point {
    Point(x: center.x + radius * cosine(angle), y: center.y + radius * sine(angle))
  }
}
