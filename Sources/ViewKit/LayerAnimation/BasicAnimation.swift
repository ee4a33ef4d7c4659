/// Moves a property from one value to another, as `CABasicAnimation`. A value that is nil is the one
/// that the layer has.
public final class BasicAnimation: PropertyAnimation {
  public var fromValue: LayerValue?
  public var toValue: LayerValue?
  /// The distance, where one of the others is nil.
  public var byValue: LayerValue?

  /// - Parameter keyPath: the property.
  public init(keyPath: String? = nil) {
    super.init()
    self.keyPath = keyPath
  }

  public override var heldBytes: Int {
    [fromValue, toValue, byValue].reduce(0) { $0 + ($1?.heldBytes ?? 0) }
  }

  override func values(of keyPath: LayerKeyPath) throws(InvalidLayerUse) -> ValueTrack.Values {
    .change(
      from: try read(fromValue, "fromValue", for: keyPath),
      to: try read(toValue, "toValue", for: keyPath),
      by: try read(byValue, "byValue", for: keyPath))
  }
}
