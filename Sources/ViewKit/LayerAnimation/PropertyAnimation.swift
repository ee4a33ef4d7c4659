/// Moves one property of a layer, as `CAPropertyAnimation`.
public class PropertyAnimation: Animation {
  /// The property: `position`, `transform.rotation.z`; see ``LayerKeyPath``.
  public final var keyPath: String?
  /// Whether its values come on top of the layer's.
  public final var isAdditive = false
  /// Whether each run goes on from where the one before has ended.
  public final var isCumulative = false

  override var subject: String { keyPath ?? "" }

  /// How its values follow from the time.
  func values(of keyPath: LayerKeyPath) throws(InvalidLayerUse) -> ValueTrack.Values {
    .change(from: nil, to: nil, by: nil)
  }

  final override func program(
    for layer: Layer, duration: Double
  ) throws(InvalidLayerUse) -> AnimationProgram {
    guard let name = keyPath else { throw .noKeyPath(animation: className) }
    guard let keyPath = LayerKeyPath.named(name) else {
      throw .unknownKeyPath(name, animation: className)
    }
    guard keyPath.belongs(to: layer) else {
      throw .keyPathOfAnother(name, owner: keyPath.ownerName, layer: layer.pathName)
    }
    let track = ValueTrack(
      keyPath: keyPath, values: try values(of: keyPath), isAdditive: isAdditive,
      isCumulative: isCumulative)
    return AnimationProgram(timing(duration), timingFunction, .track(track))
  }

  /// A value as one of the kind that the property has.
  final func read(
    _ value: LayerValue?, _ name: String, for keyPath: LayerKeyPath
  ) throws(InvalidLayerUse) -> LayerValue? {
    guard let value else { return nil }
    guard let read = value.taken(as: keyPath.kind), read.isPlaceable else {
      throw .wrongValue(
        member: "\(className).\(name)", keyPath: keyPath.name, expected: keyPath.kind.text,
        got: value.taken(as: keyPath.kind) == nil
          ? value.kind.text : "one that is too large or infinite")
    }
    return read
  }
}
