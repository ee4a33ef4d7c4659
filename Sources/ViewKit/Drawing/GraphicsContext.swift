/// What is drawn on, as `CGContext`: it records a ``DisplayList``.
///
/// Coordinates are UIKit's: the origin is at the top left, y grows downwards. Numbers that are none
/// draw nothing.
public final class GraphicsContext: Object {
  public private(set) var list: DisplayList
  /// The path that is being made, in the coordinates of the whole.
  public internal(set) var path = Path()

  private var style = DisplayList.Style()
  /// The index of the style in the list; nil when it has changed since.
  private var styleIndex: Int?
  private var saved: [(style: DisplayList.Style, index: Int?)] = []
  private var openLayers: [Int] = []

  /// How deep states may lie in each other.
  static let maximumDepth = 1000

  /// - Parameter size: of what is drawn, in points.
  public init(size: Size) {
    list = DisplayList(size: size)
    super.init()
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

  /// How many states are kept.
  public var depth: Int { saved.count }

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
  public func concatenate(_ transform: AffineTransform) {
    state.transform = transform.concatenating(style.transform)
  }

  // MARK: Clipping

  /// Nothing is drawn outside of a path from now on.
  public func clip(to path: Path, _ rule: FillRule = .winding) {
    add(.path(path.applying(style.transform), rule))
  }

  /// What is drawn from now on is as opaque as the image over a rectangle is.
  public func clip(to rect: Rect, mask: CGImage) {
    add(.mask(mask, rect, style.transform))
  }

  private func add(_ clip: DisplayList.Clip.Form) {
    state.clip = list.addClip(DisplayList.Clip(form: clip, outer: style.clip))
  }

  // MARK: Painting

  /// Paints something in the present state.
  public func add(_ form: DisplayList.Form) {
    let index: Int
    if let styleIndex {
      index = styleIndex
    } else {
      index = list.addStyle(style)
      styleIndex = index
    }
    list.add(form, style: index)
  }

  /// Fills a path, which is in the coordinates that are drawn in.
  public func fill(_ path: Path, _ rule: FillRule = .winding) {
    if !path.isEmpty { add(.fill(path, rule)) }
  }

  /// Draws along a path, which is in the coordinates that are drawn in.
  public func stroke(_ path: Path) {
    if !path.isEmpty { add(.stroke(path)) }
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

  /// What was drawn, with layers that are open still ended.
  public func finish() -> DisplayList {
    while endLayer() {}
    return list
  }
}
