import ViewKit

// Colours, lines, gradients and shadows.
extension SVGWriter {
  /// The attributes of the colour of what is filled; black is SVG's own.
  mutating func fill(_ color: Color, alpha: Double = 1) {
    let isBlack = color.pattern == nil && color.red + color.green + color.blue == 0
    paint("fill", isBlack ? nil : color, opacity: color.alpha * alpha)
  }

  private mutating func paint(_ name: StaticString, _ color: Color?, opacity: Double) {
    if let pattern = color?.pattern {
      bytes.attribute(name, reference: patternNumber(pattern))
    } else if let color {
      bytes.append(" ")
      bytes.append(name)
      bytes.append("=\"")
      bytes.append(hexOf: color)
      bytes.append("\"")
    }
    guard opacity < 1 else { return }
    bytes.append(" ")
    bytes.append(name)
    bytes.append("-opacity=\"")
    bytes.append(factor: max(opacity, 0))
    bytes.append("\"")
  }

  /// The attributes of a path that is stroked.
  mutating func strokeAttributes(_ style: DisplayList.Style) {
    bytes.attribute("fill", "none")
    paint("stroke", style.strokeColor, opacity: style.strokeColor.alpha * style.alpha)
    let line = style.line
    // The thinnest line that there is, a pixel of the screen.
    let width = line.width > 0 ? line.width : 0.5
    if width != 1 { bytes.attribute("stroke-width", coordinate: width) }
    switch line.cap {
    case .butt: break
    case .round: bytes.attribute("stroke-linecap", "round")
    case .square: bytes.attribute("stroke-linecap", "square")
    }
    switch line.join {
    case .miter:
      if line.miterLimit != 10 {
        bytes.attribute("stroke-miterlimit", factor: max(line.miterLimit, 1))
      }
    case .round: bytes.attribute("stroke-linejoin", "round")
    case .bevel: bytes.attribute("stroke-linejoin", "bevel")
    }
    guard line.dash.contains(where: { $0 > 0 }), line.dash.allSatisfy({ $0 >= 0 }) else { return }
    bytes.append(" stroke-dasharray=\"")
    for (index, length) in line.dash.enumerated() {
      if index > 0 { bytes.append(" ") }
      bytes.append(coordinate: length)
    }
    bytes.append("\"")
    if line.dashPhase != 0 { bytes.attribute("stroke-dashoffset", coordinate: line.dashPhase) }
  }

  // MARK: Gradients

  mutating func linearGradientNumber(
    _ gradient: Gradient, from start: Point, to end: Point, _ options: GradientOptions,
    _ transform: AffineTransform
  ) -> Int {
    let rest = inside { writer in
      writer.bytes.attribute("gradientUnits", "userSpaceOnUse")
      writer.bytes.attribute("x1", coordinate: start.x)
      writer.bytes.attribute("y1", coordinate: start.y)
      writer.bytes.attribute("x2", coordinate: end.x)
      writer.bytes.attribute("y2", coordinate: end.y)
      writer.bytes.attribute(transform: transform, named: "gradientTransform")
      writer.bytes.append(">")
      writer.stops(gradient.stops, options)
      writer.bytes.append("</linearGradient>")
    }
    return definitions.number("linearGradient", rest)
  }

  mutating func radialGradientNumber(
    _ gradient: Gradient, _ start: (center: Point, radius: Double),
    _ end: (center: Point, radius: Double), _ options: GradientOptions,
    _ transform: AffineTransform
  ) -> Int {
    // SVG's circle in focus is the smaller one.
    let isTurned = start.radius > end.radius
    let (inner, outer) = isTurned ? (end, start) : (start, end)
    var stops = gradient.stops
    var options = options
    if isTurned {
      stops = stops.reversed().map {
        var stop = $0
        stop.location = 1 - stop.location
        return stop
      }
      options = GradientOptions(
        rawValue: (options.rawValue & 1) << 1 | (options.rawValue & 2) >> 1)
    }
    let rest = inside { writer in
      writer.bytes.attribute("gradientUnits", "userSpaceOnUse")
      writer.bytes.attribute("cx", coordinate: outer.center.x)
      writer.bytes.attribute("cy", coordinate: outer.center.y)
      writer.bytes.attribute("r", coordinate: outer.radius)
      writer.bytes.attribute("fx", coordinate: inner.center.x)
      writer.bytes.attribute("fy", coordinate: inner.center.y)
      writer.bytes.attribute("fr", coordinate: inner.radius)
      writer.bytes.attribute(transform: transform, named: "gradientTransform")
      writer.bytes.append(">")
      writer.stops(stops, options)
      writer.bytes.append("</radialGradient>")
    }
    return definitions.number("radialGradient", rest)
  }

  /// The colours on the way. SVG goes on with the first and the last one beyond the ends; where that
  /// is not wanted, a stop at the end itself is clear.
  private mutating func stops(_ stops: [Gradient.Stop], _ options: GradientOptions) {
    func clear(_ location: StaticString) {
      bytes.append("<stop")
      bytes.attribute("offset", location)
      bytes.attribute("stop-opacity", "0")
      bytes.append("/>")
    }
    if !options.contains(.drawsBeforeStartLocation) { clear("0") }
    for stop in stops {
      bytes.append("<stop")
      bytes.attribute("offset", factor: stop.location)
      paint("stop", stop.color)
      bytes.append("/>")
    }
    // A way that ends before its end is filled with the last colour up to there.
    if !options.contains(.drawsAfterEndLocation) {
      if let last = stops.last, last.location < 1 {
        bytes.append("<stop offset=\"1\"")
        paint("stop", last.color)
        bytes.append("/>")
      }
      clear("1")
    }
  }

  /// ` stop-color="…" stop-opacity="…"` or ` flood-…`.
  mutating func paint(_ name: StaticString, _ color: Color) {
    bytes.append(" ")
    bytes.append(name)
    bytes.append("-color=\"")
    bytes.append(hexOf: color)
    bytes.append("\"")
    guard color.alpha < 1 else { return }
    bytes.append(" ")
    bytes.append(name)
    bytes.append("-opacity=\"")
    bytes.append(factor: color.alpha)
    bytes.append("\"")
  }

  // MARK: Shadows

  /// The number of the filter that puts a shadow below what is painted in an area.
  mutating func shadowNumber(_ shadow: DrawnShadow, in area: Rect) -> Int {
    let blur = max(shadow.blur.bounded, 0)
    let (dx, dy) = (shadow.offset.width.bounded, shadow.offset.height.bounded)
    // What casts a shadow into the area may lie outside of it.
    let region = area.standardized.inset(dx: -abs(dx) - 2 * blur, dy: -abs(dy) - 2 * blur)
    let rest = inside { writer in
      writer.bytes.attribute("filterUnits", "userSpaceOnUse")
      writer.bytes.attributes(of: region)
      writer.bytes.attribute("color-interpolation-filters", "sRGB")
      // What feDropShadow stands for: not all programs know that.
      writer.bytes.append("><feGaussianBlur in=\"SourceAlpha\"")
      writer.bytes.attribute("stdDeviation", coordinate: blur / 2)
      writer.bytes.append("/><feOffset")
      writer.bytes.attribute("dx", coordinate: dx)
      writer.bytes.attribute("dy", coordinate: dy)
      writer.bytes.append(" result=\"s\"/><feFlood")
      writer.paint("flood", shadow.color)
      writer.bytes.append("/><feComposite in2=\"s\" operator=\"in\"/>")
      writer.bytes.append("<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
      writer.bytes.append("</filter>")
    }
    return definitions.number("filter", rest)
  }
}

extension BlendMode {
  /// Its name in CSS; nil where that has none, and for the usual one.
  var cssName: StaticString? {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver,
      .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker:
      nil
    }
  }

  /// Whether what is painted so takes away what is behind.
  var erases: Bool { self == .clear || self == .destinationOut }
}
