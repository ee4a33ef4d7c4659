/// What a view shows of itself, as `CALayer`; or a picture of its own that lies in the layer of a
/// view.
///
/// The layer of a view has the view's geometry, background and opacity; one that was made alone has
/// its own. `Layer+….swift` have the members by topic.
public class Layer: Object {
  /// The view that the layer belongs to; nil for one that was made alone, and once the view is gone.
  public internal(set) final unowned(unsafe) var view: View?
  /// The layer in which this one lies, or whose mask it is.
  final unowned(unsafe) var parent: Layer?
  /// The subview directly in front of which the layer lies; nil behind all of them. Layers that lie
  /// in that of no view have none.
  final unowned(unsafe) var subviewBehind: View?

  /// The radius of the corners in points.
  public final var cornerRadius = 0.0
  /// The width of the line along the inside of the edge in points.
  public final var borderWidth = 0.0
  /// The colour of that line; nil is black.
  public final var borderColor: Color?

  /// The values of a layer that no view stands behind.
  final var own: LayerGeometry?
  /// What few layers have.
  final var rare: RareLayerState?
  /// Whether it is a picture of how another one was seen.
  final var isPresentation = false

  /// Makes a layer that belongs to no view.
  public required override init() {
    own = LayerGeometry()
    super.init()
  }

  init(of view: View) {
    self.view = view
    super.init()
  }

  deinit {
    guard let rare else { return }
    for layer in rare.sublayers.elements { layer.parent = nil }
    rare.mask.value?.parent = nil
  }

  /// The view is going: the layer stays as long as somebody holds it.
  final func forgetView() {
    view = nil
    for layer in ownSublayers { layer.subviewBehind = nil }
  }

  /// Makes ``rare`` when it is needed.
  final var rareState: RareLayerState {
    if let rare { return rare }
    let state = RareLayerState()
    rare = state
    return state
  }

  /// Takes over how another layer of this class looks, for the presentation.
  func copyLook(of layer: Layer) {
    cornerRadius = layer.cornerRadius
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    own = LayerGeometry(of: layer)
    if let state = layer.rare { rareState.copyLook(of: state) }
  }

  /// What of it messages and trees call it: its class, and its name where it has one.
  public final var pathName: String {
    if let view { return "the layer of \(view.pathName)" }
    return name.map { "\(className) \"\($0)\"" } ?? className
  }

  // MARK: Hooks of the subclasses

  /// The properties that a subclass adds, for ``describe(_:)``.
  func describeContent(_ visitor: PropertyVisitor) {}

  public final override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    describeLayer(visitor)
  }

  public override var heldBytes: Int { rare?.heldBytes ?? 0 }
}
