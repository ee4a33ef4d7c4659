// What a context paints besides its path.
extension CGContext {
  /// Fills a path, which is in the coordinates that are drawn in.
  public func fill(_ path: Path, _ rule: FillRule = .winding) {
    if path.hasSegments { add(.fill(path, rule)) }
  }

  /// Draws along a path, which is in the coordinates that are drawn in.
  public func stroke(_ path: Path) {
    if path.hasSegments { add(.stroke(path)) }
  }

  /// Fills a rectangle.
  @discardableResult
  public func fill(_ rect: Rect) -> Bool {
    guard rect.isFinite else { return false }
    if !rect.isEmpty { add(.fill(Path(rect.standardized), .winding)) }
    return true
  }

  /// Draws along the edges of a rectangle, in another width where one is given.
  @discardableResult
  public func stroke(_ rect: Rect, width: Double? = nil) -> Bool {
    guard rect.isFinite, width?.isFinite ?? true else { return false }
    painting({ if let width { $0.line.width = max(width, 0) } }) {
      add(.stroke(Path(rect.standardized)))
    }
    return true
  }

  /// Makes a rectangle transparent.
  @discardableResult
  public func clear(_ rect: Rect) -> Bool {
    guard rect.isFinite else { return false }
    if !rect.isEmpty { add(.clear(rect.standardized)) }
    return true
  }

  /// Fills the ellipse in a rectangle.
  @discardableResult
  public func fillEllipse(in rect: Rect) -> Bool {
    guard rect.isFinite else { return false }
    if !rect.isEmpty { add(.fill(Path(ellipseIn: rect), .winding)) }
    return true
  }

  /// Draws along the ellipse in a rectangle.
  @discardableResult
  public func strokeEllipse(in rect: Rect) -> Bool {
    guard rect.isFinite else { return false }
    add(.stroke(Path(ellipseIn: rect)))
    return true
  }

  /// Draws lines from each first point to the second one, each third to the fourth and so on.
  @discardableResult
  public func strokeLineSegments(between points: [Point]) -> Bool {
    guard points.allSatisfy(\.isFinite) else { return false }
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
    return true
  }

  /// Draws a frame of one point inside a rectangle in the colour for filling, `UIRectFrame`.
  @discardableResult
  public func frame(_ rect: Rect) -> Bool {
    guard rect.isFinite else { return false }
    let inner = rect.standardized.inset(dx: 0.5, dy: 0.5)
    if inner.isNull { return fill(rect) }
    painting({ style in
      style.strokeColor = style.fillColor
      style.line = LineStyle()
    }) {
      add(.stroke(Path(inner)))
    }
    return true
  }

  // MARK: Gradients

  /// Paints all that is not cut off with colours that change from one point to another.
  @discardableResult
  public func drawLinearGradient(
    _ gradient: Gradient, from: Point, to: Point, _ options: GradientOptions = []
  ) -> Bool {
    guard from.isFinite, to.isFinite else { return false }
    if !gradient.stops.isEmpty { add(.linearGradient(gradient, from: from, to: to, options)) }
    return true
  }

  /// Paints all that is not cut off with colours that change from one circle to another.
  @discardableResult
  public func drawRadialGradient(
    _ gradient: Gradient, from: Point, startRadius: Double, to: Point, endRadius: Double,
    _ options: GradientOptions = []
  ) -> Bool {
    guard from.isFinite, to.isFinite, startRadius.isFinite, endRadius.isFinite else { return false }
    if !gradient.stops.isEmpty, startRadius >= 0, endRadius >= 0 {
      add(
        .radialGradient(
          gradient, from: from, startRadius: startRadius, to: to, endRadius: endRadius, options))
    }
    return true
  }

  // MARK: Images and texts

  /// Draws pixels over a rectangle, upside down, `CGContextDrawImage`.
  @discardableResult
  public func draw(_ image: CGImage, in rect: Rect) -> Bool {
    guard rect.isFinite else { return false }
    if !rect.isEmpty { add(.image(Image(cgImage: image), rect.standardized, isFlipped: true)) }
    return true
  }

  /// Draws an image over a rectangle, `-[UIImage drawInRect:blendMode:alpha:]`.
  @discardableResult
  public func draw(
    _ image: Image, in rect: Rect, _ blendMode: BlendMode = .normal, alpha: Double = 1
  ) -> Bool {
    guard rect.isFinite, alpha.isFinite else { return false }
    guard !rect.isEmpty else { return true }
    painting({ style in
      style.blendMode = blendMode
      style.alpha *= min(max(alpha, 0), 1)
    }) {
      add(.image(image, rect.standardized, isFlipped: false))
    }
    return true
  }

  /// Draws a text at a point, in one line, or in a rectangle, broken at its right edge.
  @discardableResult
  public func draw(_ text: AttributedString, in place: TextPlace) -> Bool {
    switch place {
    case .point(let point):
      guard point.isFinite else { return false }
      let endless = Size(width: .infinity, height: .infinity)
      draw(text, over: Rect(origin: point, size: endless))
    case .rect(let rect):
      // Without an end to the right or below is how UIKit is told to use all the room there is.
      guard rect.origin.isFinite, !rect.size.width.isNaN, !rect.size.height.isNaN else {
        return false
      }
      let rect = rect.standardized
      if rect.width > 0, rect.height > 0 { draw(text, over: rect) }
    }
    return true
  }

  private func draw(_ text: AttributedString, over rect: Rect) {
    if !text.runs.isEmpty { add(.text(text.filledForDrawing, rect)) }
  }

  // MARK: Helpers

  /// Paints in another style, for once.
  public func painting(_ change: (inout DisplayList.Style) -> Void, _ body: () -> Void) {
    let before = state
    var style = before
    change(&style)
    if style == before { return body() }
    state = style
    body()
    state = before
  }
}
