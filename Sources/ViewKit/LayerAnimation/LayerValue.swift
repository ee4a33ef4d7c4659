/// A value of a property of layers that can be animated.
public enum LayerValue: Equatable {
  case number(Double)
  case point(Point)
  case size(Size)
  case rect(Rect)
  /// Nil is clear.
  case color(Color?)
  case transform(Transform3D)
  case numbers([Double])
  case colors([Color])
  case image(CGImage?)

  public enum Kind: Sendable {
    case number, point, size, rect, color, transform, numbers, colors, image

    /// What messages call a value of it.
    public var text: String {
      switch self {
      case .number: "a number"
      case .point: "a Point"
      case .size: "a Size"
      case .rect: "a Rect"
      case .color: "a Color"
      case .transform: "a Transform3D"
      case .numbers: "a list of numbers"
      case .colors: "a list of colours"
      case .image: "an image"
      }
    }
  }

  public var kind: Kind {
    switch self {
    case .number: .number
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .color: .color
    case .transform: .transform
    case .numbers: .numbers
    case .colors: .colors
    case .image: .image
    }
  }

  /// The value as one of a kind: a list of numbers may stand for what is made of so many.
  func taken(as kind: Kind) -> LayerValue? {
    if self.kind == kind { return self }
    guard case .numbers(let numbers) = self else { return nil }
    switch (kind, numbers.count) {
    case (.point, 2): return .point(Point(x: numbers[0], y: numbers[1]))
    case (.size, 2): return .size(Size(width: numbers[0], height: numbers[1]))
    case (.rect, 4):
      return .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case (.transform, 6):
      return .transform(
        Transform3D(
          AffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
            ty: numbers[5])))
    case (.transform, 16): return Transform3D(rows: numbers).map { .transform($0) }
    case (.colors, 0): return .colors([])
    default: return nil
    }
  }

  /// The bytes of a long list.
  var heldBytes: Int {
    switch self {
    case .numbers(let numbers): 8 * numbers.count
    case .colors(let colors): 80 * colors.count
    default: 0
    }
  }

  /// Whether all numbers of it can be places.
  var isPlaceable: Bool {
    if case .transform(let transform) = self { return transform.isPlaceable }
    return components?.allSatisfy(\.isPlaceable) ?? true
  }
}

// Values on their way.
extension LayerValue {
  /// The numbers of which it consists; nil when it has none that could be on their way.
  private var components: [Double]? {
    switch self {
    case .number(let value): [value]
    case .point(let point): point.components
    case .size(let size): size.components
    case .rect(let rect): rect.components
    case .color(let color): (color ?? .clear).components
    case .numbers(let values): values
    case .colors(let colors):
      colors.allSatisfy { $0.components != nil }
        ? colors.flatMap { $0.components ?? [] } : nil
    case .transform, .image: nil
    }
  }

  /// A value of the same kind.
  private func with(_ numbers: [Double]) -> LayerValue {
    switch self {
    case .number: .number(numbers[0])
    case .point: .point(Point(x: numbers[0], y: numbers[1]))
    case .size: .size(Size(width: numbers[0], height: numbers[1]))
    case .rect:
      .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .color: .color(Self.color(numbers[...]))
    case .numbers: .numbers(numbers)
    case .colors:
      .colors(
        stride(from: 0, to: numbers.count, by: 4).map { Self.color(numbers[$0..<($0 + 4)]) })
    case .transform, .image: self
    }
  }

  private static func color(_ numbers: ArraySlice<Double>) -> Color {
    let first = numbers.startIndex
    return Color(
      red: numbers[first], green: numbers[first + 1], blue: numbers[first + 2],
      alpha: numbers[first + 3])
  }

  /// Numbers of this value and another that can be taken together.
  private func pair(_ other: LayerValue) -> (own: [Double], other: [Double])? {
    guard kind == other.kind, var own = components, var others = other.components,
      own.count == others.count
    else { return nil }
    if kind == .color || kind == .colors {
      // What is clear has no colour of its own: it takes the other's.
      for alpha in stride(from: 3, to: own.count, by: 4) where own[alpha] != others[alpha] {
        if own[alpha] == 0 {
          own.replaceSubrange((alpha - 3)..<alpha, with: others[(alpha - 3)..<alpha])
        } else if others[alpha] == 0 {
          others.replaceSubrange((alpha - 3)..<alpha, with: own[(alpha - 3)..<alpha])
        }
      }
    }
    return (own, others)
  }

  /// A value between this one and another. What has nothing between is the other from the middle on.
  func interpolated(to other: LayerValue, _ part: Double) -> LayerValue {
    if case .transform(let start) = self, case .transform(let end) = other {
      return .transform(start.interpolated(to: end, part))
    }
    guard let (own, others) = pair(other) else { return part < 0.5 ? self : other }
    return with(zip(own, others).map { $0 + ($1 - $0) * part })
  }

  /// Both together; of two transforms the other comes after this one.
  func adding(_ other: LayerValue) -> LayerValue {
    if case .transform(let first) = self, case .transform(let second) = other {
      return .transform(first.concatenating(second))
    }
    guard kind == other.kind, let own = components, let others = other.components,
      own.count == others.count
    else { return other }
    return with(zip(own, others).map { $0 + $1 })
  }

  /// This one without another.
  func subtracting(_ other: LayerValue) -> LayerValue {
    if case .transform(let first) = self, case .transform(let second) = other {
      return .transform(first.concatenating(second.inverted()))
    }
    guard kind == other.kind, let own = components, let others = other.components,
      own.count == others.count
    else { return self }
    return with(zip(own, others).map { $0 - $1 })
  }

  /// The same so many times over; transforms and images stay what they are.
  func multiplied(by factor: Double) -> LayerValue {
    guard let own = components else { return self }
    return with(own.map { $0 * factor })
  }

  /// What changes nothing when it is added.
  var nothing: LayerValue {
    if case .transform = self { return .transform(.identity) }
    return multiplied(by: 0)
  }

  /// How far it is to another.
  func distance(to other: LayerValue) -> Double {
    guard let (own, others) = pair(other) else { return self == other ? 0 : 1 }
    return zip(own, others).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// A curve through four values, from the second to the third, as Catmull and Rom have it.
  static func curve(
    _ a: LayerValue, _ b: LayerValue, _ c: LayerValue, _ d: LayerValue, _ t: Double
  ) -> LayerValue {
    guard let p0 = a.components, let p1 = b.components, let p2 = c.components,
      let p3 = d.components, p0.count == p1.count, p1.count == p2.count, p2.count == p3.count
    else { return b.interpolated(to: c, t) }
    return b.with(
      p1.indices.map { index in
        let (v0, v1, v2, v3) = (p0[index], p1[index], p2[index], p3[index])
        let cubic = 3 * v1 - v0 - 3 * v2 + v3
        let square = 2 * v0 - 5 * v1 + 4 * v2 - v3
        return v1 + t * ((v2 - v0) + t * (square + t * cubic)) / 2
      })
  }
}
