/// Where a layer that no view stands behind lies, and how it covers what is behind.
final class LayerGeometry {
  var position = Point.zero
  var bounds = Rect.zero
  var anchorPoint = Point(x: 0.5, y: 0.5)
  var transform = Transform3D.identity
  var opacity = 1.0
  var isHidden = false
  var masksToBounds = false
  var backgroundColor: Color?

  init() {}

  /// The values of another layer.
  init(of layer: Layer) {
    position = layer.position
    bounds = layer.bounds
    anchorPoint = layer.anchorPoint
    transform = layer.transform
    opacity = layer.opacity
    isHidden = layer.isHidden
    masksToBounds = layer.masksToBounds
    backgroundColor = layer.backgroundColor
  }
}
