/// Where an element of a grid lies, and how it looks there.
struct Placement: Equatable, Sendable {
  /// The frame's origin where there is no transform: it reads back exactly as it was set.
  private(set) var origin: Point
  private var storedCenter: Point
  private var storedSize: Size
  var alpha = 1.0
  /// nil for none.
  private var storedTransform: Transform3D?
  var zIndex = 0
  var isHidden = false

  init(frame: Rect = .zero) {
    let frame = frame.standardized
    origin = frame.origin
    storedCenter = frame.center
    storedSize = frame.size
  }

  var center: Point {
    get { storedCenter }
    set {
      storedCenter = newValue
      moveOrigin()
    }
  }

  /// The size without the transform. Setting it keeps the centre.
  var size: Size {
    get { storedSize }
    set {
      storedSize = newValue
      moveOrigin()
    }
  }

  private mutating func moveOrigin() {
    origin = storedCenter.offset(dx: -storedSize.width / 2, dy: -storedSize.height / 2)
  }

  var transform: Transform3D {
    get { storedTransform ?? .identity }
    set { storedTransform = newValue == .identity ? nil : newValue }
  }

  var hasTransform: Bool { storedTransform != nil }

  /// The box around the element.
  var frame: Rect {
    get {
      guard let transform = storedTransform?.affine else { return Rect(origin: origin, size: size) }
      let box = Rect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return box.applying(transform).offset(dx: center.x, dy: center.y)
    }
    set {
      let frame = newValue.standardized
      storedCenter = frame.center
      if let transform = storedTransform?.affine, !transform.isIdentity {
        let inverse = frame.size.applying(transform.inverted())
        storedSize = Size(width: abs(inverse.width.placed), height: abs(inverse.height.placed))
        moveOrigin()
      } else {
        origin = frame.origin
        storedSize = frame.size
      }
    }
  }

  /// Whether something of the element is seen in a rectangle.
  func isSeen(in rect: Rect) -> Bool { !isHidden && frame.intersects(rect) }

  /// The same, but seen through: where elements come from, and where they go.
  var transparent: Placement {
    var placement = self
    placement.alpha = 0
    return placement
  }
}

/// An element with its place.
struct PlacedElement: Equatable, Sendable {
  var element: LayoutElement
  var placement: Placement
}
