/// A property of layers, or a part of one, that an animation moves: `position.x`.
public struct LayerKeyPath: Sendable {
  /// As an animation's `keyPath` spells it.
  public let name: String
  /// What its values are.
  public let kind: LayerValue.Kind
  /// Which layers have it.
  let owner: Owner
  private let read: @Sendable (Layer) -> LayerValue
  private let write: @Sendable (Layer, LayerValue) -> Void

  enum Owner: String, Sendable {
    case layer = "Layer"
    case shape = "ShapeLayer"
    case gradient = "GradientLayer"
  }

  init(
    _ name: String, _ kind: LayerValue.Kind, of owner: Owner = .layer,
    _ read: @escaping @Sendable (Layer) -> LayerValue,
    _ write: @escaping @Sendable (Layer, LayerValue) -> Void
  ) {
    self.name = name
    self.kind = kind
    self.owner = owner
    self.read = read
    self.write = write
  }

  /// The class of the layers that have it.
  public var ownerName: String { owner.rawValue }

  /// Whether a layer has it.
  public func belongs(to layer: Layer) -> Bool {
    switch owner {
    case .layer: true
    case .shape: layer is ShapeLayer
    case .gradient: layer is GradientLayer
    }
  }

  func value(of layer: Layer) -> LayerValue { read(layer) }

  func set(_ value: LayerValue, of layer: Layer) { write(layer, value) }

  /// The one of a name.
  public static func named(_ name: String) -> LayerKeyPath? { table[name] }

  /// The names of all of them, in order.
  public static var names: [String] { all.map(\.name) }

  private static let table = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}

extension LayerKeyPath {
  static func number(
    _ name: String, of owner: Owner = .layer, _ read: @escaping @Sendable (Layer) -> Double,
    _ write: @escaping @Sendable (Layer, Double) -> Void
  ) -> LayerKeyPath {
    LayerKeyPath(
      name, .number, of: owner, { .number(read($0)) },
      { if case .number(let value) = $1, !value.isNaN { write($0, value) } })
  }

  static func point(
    _ name: String, of owner: Owner = .layer, _ read: @escaping @Sendable (Layer) -> Point,
    _ write: @escaping @Sendable (Layer, Point) -> Void
  ) -> [LayerKeyPath] {
    [
      LayerKeyPath(
        name, .point, of: owner, { .point(read($0)) },
        { if case .point(let value) = $1 { write($0, value) } }),
      number(name + ".x", of: owner, { read($0).x }, { write($0, Point(x: $1, y: read($0).y)) }),
      number(name + ".y", of: owner, { read($0).y }, { write($0, Point(x: read($0).x, y: $1)) }),
    ]
  }

  static func size(
    _ name: String, _ read: @escaping @Sendable (Layer) -> Size,
    _ write: @escaping @Sendable (Layer, Size) -> Void
  ) -> [LayerKeyPath] {
    [
      LayerKeyPath(
        name, .size, { .size(read($0)) }, { if case .size(let value) = $1 { write($0, value) } }),
      number(
        name + ".width", { read($0).width },
        { write($0, Size(width: $1, height: read($0).height)) }),
      number(
        name + ".height", { read($0).height },
        { write($0, Size(width: read($0).width, height: $1)) }),
    ]
  }

  static func color(
    _ name: String, of owner: Owner = .layer, _ read: @escaping @Sendable (Layer) -> Color?,
    _ write: @escaping @Sendable (Layer, Color?) -> Void
  ) -> LayerKeyPath {
    LayerKeyPath(
      name, .color, of: owner, { .color(read($0)) },
      { if case .color(let value) = $1 { write($0, value) } })
  }

  /// A transform with its parts, as Core Animation names them.
  static func transform(
    _ name: String, _ read: @escaping @Sendable (Layer) -> Transform3D,
    _ write: @escaping @Sendable (Layer, Transform3D) -> Void
  ) -> [LayerKeyPath] {
    func part(
      _ part: String, _ get: @escaping @Sendable (Transform3D.Parts) -> Double,
      _ set: @escaping @Sendable (inout Transform3D.Parts, Double) -> Void
    ) -> LayerKeyPath {
      number(name + "." + part, { get(read($0).parts) }) { layer, value in
        var parts = read(layer).parts
        set(&parts, value)
        write(layer, Transform3D(parts))
      }
    }
    let axes = [("x", 0), ("y", 1), ("z", 2)]
    return [
      LayerKeyPath(
        name, .transform, { .transform(read($0)) },
        { if case .transform(let value) = $1 { write($0, value) } })
    ]
      + axes.map { axis, index in
        part("rotation." + axis, { $0.rotation[index] }, { $0.rotation[index] = $1 })
      } + [part("rotation", { $0.rotation[2] }, { $0.rotation[2] = $1 })]
      + axes.map { axis, index in
        part("scale." + axis, { $0.scale[index] }, { $0.scale[index] = $1 })
      }
      + [
        part(
          "scale", { ($0.scale[0] + $0.scale[1] + $0.scale[2]) / 3 },
          { $0.scale = [$1, $1, $1] })
      ]
      + axes.map { axis, index in
        part("translation." + axis, { $0.translation[index] }, { $0.translation[index] = $1 })
      }
      + [
        LayerKeyPath(
          name + ".translation", .size,
          {
            let parts = read($0).parts
            return .size(Size(width: parts.translation[0], height: parts.translation[1]))
          },
          { layer, value in
            guard case .size(let size) = value else { return }
            var parts = read(layer).parts
            (parts.translation[0], parts.translation[1]) = (size.width, size.height)
            write(layer, Transform3D(parts))
          })
      ]
  }
}
