// Where a view is. The model is centre, bounds and transform; the frame follows from them.
extension View {
  /// The view's rectangle in its superview.
  ///
  /// Like all that follows it takes ``Placeable`` numbers only: UIKit raises
  /// `CALayerInvalidGeometry` for undefined ones, here they are left out and recorded as
  /// ``InvalidUse/notFinite`` or ``InvalidUse/tooFar``.
  ///
  /// With a transform other than the identity it is the box around the transformed bounds. UIKit
  /// calls setting it then undefined; here the bounds take the size that the inverse transform
  /// gives, as a layer's do.
  public final var frame: Rect {
    get {
      guard let rare, !rare.transform.isIdentity else {
        return Rect(origin: storedOrigin, size: storedBounds.size)
      }
      let size = storedBounds.size
      let anchor = rare.anchorPoint
      let box = Rect(
        x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width,
        height: size.height)
      return box.applying(rare.transform).offset(dx: storedCenter.x, dy: storedCenter.y)
    }
    set {
      guard admits(newValue, for: "frame") else { return }
      let look = lookBeforeChange()
      defer { noteChange(from: look) }
      var frame = newValue.standardized
      guard let rare, !rare.transform.isIdentity else {
        if flags.contains(.choosesSize) { frame.size = admittedSize(frame.size) }
        storedOrigin = frame.origin
        storedCenter = center(ofFrame: frame)
        resize(to: frame.size)
        return
      }
      let inverse = frame.size.applying(rare.transform.inverted())
      var size = Size(width: abs(inverse.width.placed), height: abs(inverse.height.placed))
      if flags.contains(.choosesSize) { size = admittedSize(size) }
      storedCenter = center(ofFrame: frame)
      storedOrigin = origin(ofSize: size)
      resize(to: size)
    }
  }

  /// The view's rectangle in its own coordinates. A change of its size keeps the centre.
  public final var bounds: Rect {
    get { storedBounds }
    set {
      guard admits(newValue, for: "bounds") else { return }
      let look = lookBeforeChange()
      defer { noteChange(from: look) }
      let old = storedBounds
      var bounds = newValue.standardized
      if flags.contains(.choosesSize) { bounds.size = admittedSize(bounds.size) }
      if bounds.size != old.size { storedOrigin = origin(ofSize: bounds.size) }
      if bounds.origin != old.origin {
        storedBounds.origin = bounds.origin
        setNeedsLayout()
        if bounds.size == old.size { boundsDidChange(from: old) }
      }
      resize(to: bounds.size, from: old)
    }
  }

  /// The place in the superview of the ``anchorPoint``, by default the middle.
  public final var center: Point {
    get { storedCenter }
    set {
      guard admits(newValue, for: "center") else { return }
      let look = lookBeforeChange()
      storedCenter = newValue
      storedOrigin = origin(ofSize: storedBounds.size)
      noteChange(from: look)
    }
  }

  /// The transform about the ``anchorPoint``, from the bounds to the superview.
  public final var transform: AffineTransform {
    get { rare?.transform ?? .identity }
    set {
      if newValue == transform || !admits(newValue, for: "transform") { return }
      let look = lookBeforeChange()
      rareState.transform = newValue
      noteChange(from: look)
    }
  }

  /// The point of the bounds, in parts of the size, that lies at ``center`` (`layer.anchorPoint`).
  /// Setting it moves the frame, not the centre.
  public final var anchorPoint: Point {
    get { rare?.anchorPoint ?? Point(x: 0.5, y: 0.5) }
    set {
      if newValue == anchorPoint || !admits(newValue, for: "anchorPoint") { return }
      rareState.anchorPoint = newValue
      storedOrigin = origin(ofSize: storedBounds.size)
    }
  }

  // MARK: Parts of the frame

  /// `frame.origin.x`; setting it keeps the rest of the frame, like the ones that follow.
  public final var x: Double {
    get { frame.origin.x }
    set { frame.origin.x = newValue }
  }

  public final var y: Double {
    get { frame.origin.y }
    set { frame.origin.y = newValue }
  }

  public final var width: Double {
    get { frame.size.width }
    set { frame.size.width = newValue }
  }

  public final var height: Double {
    get { frame.size.height }
    set { frame.size.height = newValue }
  }

  public final var origin: Point {
    get { frame.origin }
    set { frame.origin = newValue }
  }

  public final var size: Size {
    get { frame.size }
    set { frame.size = newValue }
  }

  // MARK: Size

  /// Stands in an intrinsic size for a side about which the content does not care.
  public static let noIntrinsicMetric = -1.0

  /// Takes the size that ``sizeThatFits(_:)`` gives for the present one, rounded up to the pixel.
  public final func sizeToFit() {
    let fitting = perform.sizeThatFits(storedBounds.size)
    var newFrame = frame
    newFrame.size = Size(
      width: roundUpToPixel(fitting.width), height: roundUpToPixel(fitting.height))
    frame = newFrame
  }

  // MARK: Helpers

  /// Whether a value can be taken; one that cannot is recorded.
  @inline(__always)
  private func admits<Value: Placeable>(_ value: Value, for property: StaticString) -> Bool {
    if value.isPlaceable { return true }
    refuse(value, for: property)
    return false
  }

  @inline(never)
  private func refuse<Value: Placeable>(_ value: Value, for property: StaticString) {
    let numbers = value.components.map(\.description).joined(separator: ", ")
    let isFinite = value.components.allSatisfy(\.isFinite)
    let property = "\(property)"
    let error: InvalidUse =
      isFinite
      ? .tooFar(property: property, view: pathName, value: "{ \(numbers) }")
      : .notFinite(property: property, view: pathName, value: "{ \(numbers) }")
    report(Report(.invalidUse, error.description))
  }

  /// Makes ``rare`` when it is needed.
  final var rareState: RareViewState {
    if let rare { return rare }
    let state = RareViewState()
    rare = state
    return state
  }

  private func center(ofFrame frame: Rect) -> Point {
    guard let rare else { return frame.center }
    return frame.origin.offset(
      dx: rare.anchorPoint.x * frame.size.width, dy: rare.anchorPoint.y * frame.size.height)
  }

  private func origin(ofSize size: Size) -> Point {
    let anchor = anchorPoint
    return storedCenter.offset(dx: -anchor.x * size.width, dy: -anchor.y * size.height)
  }

  private func resize(to size: Size) { resize(to: size, from: storedBounds) }

  private func resize(to size: Size, from oldBounds: Rect) {
    let old = oldBounds.size
    if size == old { return }
    storedBounds.size = size
    if autoresizesSubviews { autoresizeSubviews(from: old) }
    setNeedsLayout()
    if contentMode == .redraw || old.width == 0 || old.height == 0 { setNeedsDisplay() }
    boundsDidChange(from: oldBounds)
  }
}
