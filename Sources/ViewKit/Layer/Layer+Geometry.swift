// Where a layer lies. That of a view lies where the view does.
extension Layer {
  /// The box in the superlayer. Like all that follows it takes ``Placeable`` numbers only.
  public final var frame: Rect {
    get {
      guard let own else { return view?.frame ?? .zero }
      return own.bounds.size.box(around: own.anchorPoint).applying(own.transform.affine)
        .offset(dx: own.position.x, dy: own.position.y)
    }
    set {
      guard let own else {
        view?.frame = newValue
        return
      }
      guard admits(newValue, for: "frame") else { return }
      let frame = newValue.standardized
      let transform = own.transform.affine
      own.position = frame.origin.offset(
        dx: own.anchorPoint.x * frame.width, dy: own.anchorPoint.y * frame.height)
      let size = transform.isIdentity ? frame.size : frame.size.applying(transform.inverted())
      own.bounds.size = Size(width: abs(size.width.placed), height: abs(size.height.placed))
    }
  }

  /// The rectangle in its own coordinates.
  public final var bounds: Rect {
    get { own?.bounds ?? view?.bounds ?? .zero }
    set {
      guard let own else {
        view?.bounds = newValue
        return
      }
      if admits(newValue, for: "bounds") { own.bounds = newValue.standardized }
    }
  }

  /// The place in the superlayer of the ``anchorPoint``; of a view's layer the view's centre.
  public final var position: Point {
    get { own?.position ?? view?.center ?? .zero }
    set {
      guard let own else {
        view?.center = newValue
        return
      }
      if admits(newValue, for: "position") { own.position = newValue }
    }
  }

  /// The point of the bounds, in parts of the size, that lies at ``position`` and about which the
  /// layer turns.
  public final var anchorPoint: Point {
    get { own?.anchorPoint ?? view?.anchorPoint ?? Point(x: 0.5, y: 0.5) }
    set {
      guard let own else {
        view?.anchorPoint = newValue
        return
      }
      if admits(newValue, for: "anchorPoint") { own.anchorPoint = newValue }
    }
  }

  /// The transform about the ``anchorPoint``. What of it lies in the plane is the view's transform,
  /// and what renderings show.
  public final var transform: Transform3D {
    get {
      if let own { return own.transform }
      let flat = view?.transform ?? .identity
      // One that was set on the view since then stands in its place.
      if let spatial = rare?.spatialTransform, spatial.affine == flat { return spatial }
      return Transform3D(flat)
    }
    set {
      guard admits(newValue, for: "transform") else { return }
      if let own {
        own.transform = newValue
        return
      }
      if !newValue.isAffine || rare?.spatialTransform != nil {
        rareState.spatialTransform = newValue.isAffine ? nil : newValue
      }
      view?.transform = newValue.affine
    }
  }

  /// What of the transform lies in the plane, `affineTransform()` and `setAffineTransform(_:)`.
  public final var affineTransform: AffineTransform {
    get { own?.transform.affine ?? view?.transform ?? .identity }
    set { transform = Transform3D(newValue) }
  }

  /// The transform of what lies in the layer about its ``anchorPoint``. Renderings apply what of it
  /// lies in the plane, and where the layer belongs to no view.
  public final var sublayerTransform: Transform3D {
    get { rare?.sublayerTransform ?? .identity }
    set {
      if newValue != sublayerTransform, admits(newValue, for: "sublayerTransform") {
        rareState.sublayerTransform = newValue
      }
    }
  }

  /// How far in front the layer is seen of its siblings, which otherwise lie in their order.
  /// Touches go by that order alone.
  public final var zPosition: Double {
    get { rare?.zPosition ?? 0 }
    set {
      if newValue != zPosition, admits(newValue, for: "zPosition") {
        rareState.zPosition = newValue
      }
    }
  }

  /// From the layer's own coordinates to those of its superlayer.
  public final var transformToSuperlayer: AffineTransform {
    let (bounds, anchor) = (bounds, anchorPoint)
    return AffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width,
      y: -bounds.minY - anchor.y * bounds.height
    )
    .concatenating(affineTransform)
    .concatenating(AffineTransform(translationX: position.x, y: position.y))
  }

  /// From the coordinates in which sublayers lie to the layer's own: ``sublayerTransform`` about the
  /// anchor point.
  public final var transformOfSublayers: AffineTransform {
    let (bounds, anchor) = (bounds, anchorPoint)
    let (x, y) = (
      bounds.minX + anchor.x * bounds.width, bounds.minY + anchor.y * bounds.height
    )
    return AffineTransform(translationX: -x, y: -y).concatenating(sublayerTransform.affine)
      .concatenating(AffineTransform(translationX: x, y: y))
  }

  /// Whether a point in the layer's own coordinates lies in its bounds.
  public final func contains(_ point: Point) -> Bool { bounds.contains(point) }

  /// Whether a value can be taken; one that cannot is recorded.
  final func admits<Value: Placeable>(_ value: Value, for property: String) -> Bool {
    if value.isPlaceable { return true }
    let numbers = "{ " + value.components.map(\.description).joined(separator: ", ") + " }"
    let error: InvalidUse =
      value.components.allSatisfy(\.isFinite)
      ? .tooFar(property: property, view: pathName, value: numbers)
      : .notFinite(property: property, view: pathName, value: numbers)
    (view ?? root.view)?.report(Report(.invalidUse, error.description))
    return false
  }
}

extension Size {
  /// The rectangle of this size of which a point, in parts of the size, lies at the origin.
  func box(around anchor: Point) -> Rect {
    Rect(x: -anchor.x * width, y: -anchor.y * height, width: width, height: height)
  }
}
