/// What few layers have; made when one of it is set for the first time.
final class RareLayerState {
  var name: String?
  var zPosition = 0.0
  var contents: CGImage?
  var contentsGravity = ContentsGravity.resize
  var shadow = LayerShadow()
  var sublayerTransform = Transform3D.identity
  /// The transform of a view's layer where that of the view is but the flattened one.
  var spatialTransform: Transform3D?

  // The ownership slots. The layer owns what lies in them.
  var sublayers = OwnedList<Layer>()
  var mask = Owned<Layer>()
  var animations = OwnedList<Animation>()
  /// How each of the animations runs, in the same order.
  var runs: [AnimationRun] = []
  /// How many animations are in all of them, those of groups included.
  var animationCount = 0

  func copyLook(of other: RareLayerState) {
    name = other.name
    zPosition = other.zPosition
    contents = other.contents
    contentsGravity = other.contentsGravity
    shadow = other.shadow
    sublayerTransform = other.sublayerTransform
  }

  var heldBytes: Int { name.heldBytes + (shadow.path?.heldBytes ?? 0) }
}
