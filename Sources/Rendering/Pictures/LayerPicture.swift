import ViewKit

// What a layer shows of itself. Background and corners are the painter's.
extension Layer {
  /// The edge, with round corners.
  var edge: Path { Path(roundedRect: bounds.standardized, cornerRadius: cornerRadius) }

  /// The shadow of all that is in it, on the screen; nil for none, and where a path throws it.
  func shadowOfContents(_ transform: AffineTransform) -> DrawnShadow? {
    guard shadow.path == nil, var drawn = shadow.drawn else { return nil }
    let (offset, area) = (drawn.offset, transform.a * transform.d - transform.b * transform.c)
    drawn.offset = Size(
      width: transform.a * offset.width + transform.c * offset.height,
      height: transform.b * offset.width + transform.d * offset.height)
    drawn.blur *= abs(area).squareRoot()
    return drawn
  }

  /// The rectangle outside of which it draws nothing.
  var reach: Rect {
    guard let shape = self as? ShapeLayer, let path = shape.path else { return bounds }
    return bounds.union(
      path.boundingBox.inset(dx: -shape.line.width, dy: -shape.line.width))
  }
}

extension CGContext {
  /// The background of a layer, and below it the shadow of what the layer says throws one.
  func drawGround(of layer: Layer, _ edge: Path, _ background: Color?) {
    let background = background ?? .clear
    if let path = layer.shadow.path, let shadow = layer.shadow.drawn {
      shadowed(shadow) { fill(path, background.alpha > 0 ? background : shadow.color) }
    }
    fill(edge, background)
  }

  /// The contents, the gradient or the path of a layer.
  func drawContents(of layer: Layer, in bounds: Rect) {
    if let gradient = layer as? GradientLayer { draw(gradient) }
    if let contents = layer.contents {
      draw(Image(cgImage: contents), in: layer.contentsGravity.rect(of: contents.size, in: bounds))
    }
    if let shape = layer as? ShapeLayer { draw(shape) }
  }

  private func draw(_ layer: GradientLayer) {
    guard let gradient = layer.gradient else { return }
    func place(_ part: Point) -> Point {
      Point(
        x: layer.bounds.minX + part.x * layer.bounds.width,
        y: layer.bounds.minY + part.y * layer.bounds.height)
    }
    clipped(to: layer.edge) {
      drawLinearGradient(
        gradient, from: place(layer.startPoint), to: place(layer.endPoint),
        [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
  }

  private func draw(_ layer: ShapeLayer) {
    guard let path = layer.path else { return }
    saving {
      if let color = layer.fillColor, color.alpha > 0 {
        state.fillColor = color
        fill(path, layer.fillRule)
      }
      guard let color = layer.strokeColor, color.alpha > 0, layer.line.width > 0 else { return }
      state.strokeColor = color
      state.line = layer.line
      stroke(path.trimmed(from: layer.strokeStart, to: layer.strokeEnd))
    }
  }

  /// The line along the inside of a layer's edge, in front of all that is in it.
  func drawBorder(of layer: Layer) {
    let bounds = layer.bounds.standardized
    let width = layer.borderWidth
    let color = layer.borderColor ?? .black
    if 2 * width >= min(bounds.width, bounds.height) {
      fill(layer.edge, color)
      return
    }
    stroke(
      Path(
        roundedRect: bounds.inset(dx: width / 2, dy: width / 2),
        cornerRadius: layer.cornerRadius > 0 ? max(layer.cornerRadius - width / 2, 0) : 0),
      color, width: width)
  }
}

extension LayerShadow {
  /// As a context draws it; nil when nothing of it is seen.
  fileprivate var drawn: DrawnShadow? {
    guard opacity > 0, let color, color.alpha > 0 else { return nil }
    // Core Animation's radius is half of Core Graphics' blur.
    return DrawnShadow(
      offset: offset, blur: 2 * radius,
      color: color.withAlphaComponent(color.alpha * min(opacity, 1)))
  }
}

extension CGImage {
  /// The size in points of what is shown at one pixel for each.
  fileprivate var size: Size { Size(width: Double(width), height: Double(height)) }
}
