/// What is drawn on, as `CGContext`: it records a ``DisplayList``.
///
/// Coordinates are UIKit's: the origin is at the top left, y grows downwards. What has numbers that
/// are infinite or none is left out, as Core Graphics does; such calls return false.
public final class CGContext: Object {
  public private(set) var list: DisplayList
  /// Pixels per point.
  public let scale: Double
  /// Whether an image of what was drawn has no transparent pixels.
  public let isOpaque: Bool
  /// Whether the drawing is over: nothing more is recorded.
  public private(set) var isEnded = false
  /// For how many bytes a script was charged; see ``heldBytes``.
  public var chargedBytes = 0

  /// The path that is being made, in the coordinates of ``pathTransform``.
  var path = Path()
  var pathTransform: AffineTransform

  private var style = DisplayList.Style()
  /// The index of the style in the list; nil when it has changed since.
  private var styleIndex: Int?
  private var saved: [(style: DisplayList.Style, index: Int?)] = []
  private var openLayers: [Int] = []

  /// How deep states may lie in each other.
  public static let maximumDepth = 1000

  /// - Parameters:
  ///   - size: of what is drawn, in points.
  ///   - origin: the point that lies at its top left corner.
  ///   - scale: pixels per point.
  public init(size: Size, origin: Point = .zero, scale: Double = 1, isOpaque: Bool = false) {
    list = DisplayList(size: size)
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.isOpaque = isOpaque
    if origin != .zero {
      style.transform = AffineTransform(translationX: -origin.x, y: -origin.y)
    }
    pathTransform = style.transform
    super.init()
  }

  public override var heldBytes: Int {
    list.heldBytes + saved.count * MemoryLayout<DisplayList.Style>.stride
      + path.elements.count * MemoryLayout<Path.Element>.stride
  }

  // MARK: State

  /// Keeps the state, for ``restoreState()``; false when too many are kept.
  @discardableResult
  public func saveState() -> Bool {
    guard saved.count < Self.maximumDepth else { return false }
    saved.append((style, styleIndex))
    return true
  }

  /// Takes the state that was kept last; false when there is none.
  @discardableResult
  public func restoreState() -> Bool {
    guard saved.count > (openLayers.last ?? 0), let last = saved.popLast() else { return false }
    (style, styleIndex) = last
    return true
  }

  /// How many states were kept and not taken again, those of layers left out.
  public var savedStates: Int { saved.count - openLayers.count }

  /// How many layers were begun and not ended.
  public var layers: Int { openLayers.count }

  /// How the next thing is painted.
  public var state: DisplayList.Style {
    get { style }
    set {
      style = newValue
      styleIndex = nil
    }
  }

  /// From the coordinates that are drawn in to those of the whole.
  public var transform: AffineTransform { style.transform }

  /// Changes the coordinates: what is drawn from now on is transformed first.
  @discardableResult
  public func concatenate(_ transform: AffineTransform) -> Bool {
    guard transform.components.allSatisfy(\.isFinite) else { return false }
    state.transform = transform.concatenating(style.transform)
    return true
  }

  /// Throws when the drawing is over.
  public func requireOpen() throws(InvalidUse) {
    if isEnded { throw .drawingIsOver }
  }

  // MARK: Clipping

  func add(_ clip: DisplayList.Clip.Form) {
    if isEnded { return }
    state.clip = list.addClip(DisplayList.Clip(form: clip, outer: style.clip))
  }

  // MARK: Painting

  /// Paints something in the present state.
  public func add(_ form: DisplayList.Form) {
    if isEnded { return }
    let index: Int
    if let styleIndex {
      index = styleIndex
    } else {
      index = list.addStyle(style)
      styleIndex = index
    }
    list.add(form, style: index)
  }

  // MARK: Layers

  /// Puts together what is drawn until the end, `CGContextBeginTransparencyLayer`; false when too
  /// many are open.
  @discardableResult
  public func beginLayer() -> Bool {
    guard saveState() else { return false }
    add(.beginLayer)
    openLayers.append(saved.count)
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
    return true
  }

  /// Ends it; false when none is open.
  @discardableResult
  public func endLayer() -> Bool {
    guard let depth = openLayers.popLast() else { return false }
    while saved.count > depth { _ = saved.popLast() }
    if let last = saved.popLast() { (style, styleIndex) = last }
    add(.endLayer)
    return true
  }

  /// Ends the drawing.
  ///
  /// - Returns: what was drawn, with layers that are open ended.
  public func finish() -> DisplayList {
    while endLayer() {}
    isEnded = true
    return list
  }

  // MARK: Images

  /// What was drawn until now as pixels, `CGBitmapContextCreateImage`; nil when there is no room.
  public func makeImage() -> CGImage? {
    let size = list.size
    guard size.width > 0, size.height > 0, size.isPlaceable else { return nil }
    var drawn = list
    for _ in openLayers { drawn.add(.endLayer, style: drawn.styles.count - 1) }
    return CGImage(drawing: drawn, scale: scale, hasAlpha: !isOpaque)
  }
}
