extension LayerKeyPath {
  /// Those that there are, the commoner ones first.
  static let all: [LayerKeyPath] =
    point("position", { $0.position }, { $0.position = $1 })
    + [
      LayerKeyPath(
        "bounds", .rect, { .rect($0.bounds) },
        { if case .rect(let value) = $1 { $0.bounds = value.atLeastEmpty } })
    ]
    + size("bounds.size", { $0.bounds.size }, { $0.setBounds(size: $1) })
    + point("bounds.origin", { $0.bounds.origin }, { $0.bounds.origin = $1 })
    + point("anchorPoint", { $0.anchorPoint }, { $0.anchorPoint = $1 })
    + transform("transform", { $0.transform }, { $0.transform = $1 })
    + transform("sublayerTransform", { $0.sublayerTransform }, { $0.sublayerTransform = $1 })
    + [
      number("zPosition", { $0.zPosition }, { $0.zPosition = $1 }),
      number("opacity", { $0.opacity }, { $0.opacity = $1 }),
      color("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 }),
      number("cornerRadius", { $0.cornerRadius }, { $0.cornerRadius = max($1, 0) }),
      number("borderWidth", { $0.borderWidth }, { $0.borderWidth = max($1, 0) }),
      color("borderColor", { $0.borderColor ?? .black }, { $0.borderColor = $1 }),
      number("shadowOpacity", { $0.shadow.opacity }, { $0.shadow.opacity = $1 }),
      number("shadowRadius", { $0.shadow.radius }, { $0.shadow.radius = max($1, 0) }),
      color("shadowColor", { $0.shadow.color }, { $0.shadow.color = $1 }),
      LayerKeyPath(
        "contents", .image, { .image($0.contents) },
        { if case .image(let value) = $1 { $0.contents = value } }),
    ]
    + size("shadowOffset", { $0.shadow.offset }, { $0.shadow.offset = $1 })
    + shapes + gradients

  private static let shapes: [LayerKeyPath] = [
    shape("strokeStart", \.strokeStart) { $0.strokeStart = $1 },
    shape("strokeEnd", \.strokeEnd) { $0.strokeEnd = $1 },
    shape("lineWidth", \.line.width) { $0.line.width = max($1, 0) },
    shape("lineDashPhase", \.line.dashPhase) { $0.line.dashPhase = $1 },
    shape("miterLimit", \.line.miterLimit) { $0.line.miterLimit = $1 },
    color(
      "fillColor", of: .shape, { ($0 as? ShapeLayer)?.fillColor },
      { ($0 as? ShapeLayer)?.fillColor = $1 }),
    color(
      "strokeColor", of: .shape, { ($0 as? ShapeLayer)?.strokeColor },
      { ($0 as? ShapeLayer)?.strokeColor = $1 }),
  ]

  private static let gradients: [LayerKeyPath] =
    [
      LayerKeyPath(
        "colors", .colors, of: .gradient, { .colors(($0 as? GradientLayer)?.colors ?? []) },
        { if case .colors(let value) = $1 { ($0 as? GradientLayer)?.colors = value } }),
      LayerKeyPath(
        "locations", .numbers, of: .gradient,
        { .numbers(($0 as? GradientLayer)?.locations ?? []) },
        { if case .numbers(let value) = $1 { ($0 as? GradientLayer)?.locations = value } }),
    ]
    + point(
      "startPoint", of: .gradient, { ($0 as? GradientLayer)?.startPoint ?? .zero },
      { ($0 as? GradientLayer)?.startPoint = $1 })
    + point(
      "endPoint", of: .gradient, { ($0 as? GradientLayer)?.endPoint ?? .zero },
      { ($0 as? GradientLayer)?.endPoint = $1 })

  private static func shape(
    _ name: String, _ read: @escaping @Sendable (ShapeLayer) -> Double,
    _ write: @escaping @Sendable (ShapeLayer, Double) -> Void
  ) -> LayerKeyPath {
    number(
      name, of: .shape, { ($0 as? ShapeLayer).map(read) ?? 0 },
      { layer, value in if let shape = layer as? ShapeLayer { write(shape, value) } })
  }
}

extension Layer {
  fileprivate func setBounds(size: Size) {
    bounds.size = Size(width: max(size.width, 0), height: max(size.height, 0))
  }
}

extension Rect {
  /// The same with no side below zero.
  fileprivate var atLeastEmpty: Rect {
    Rect(origin: origin, size: Size(width: max(size.width, 0), height: max(size.height, 0)))
  }
}
