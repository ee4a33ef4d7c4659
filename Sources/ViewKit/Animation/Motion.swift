/// One property of a view that is on its way.
struct Motion {
  let change: Change
  let group: MotionGroup

  enum Property {
    case center, bounds, alpha, transform, backgroundColor
  }

  /// What is left of a change: it comes on top of the value that holds already, so that animations of
  /// one property add up, as iOS 8 has it.
  enum Change {
    case center(Point)
    case bounds(Rect)
    case alpha(Double)
    /// Done before what holds.
    case transform(AffineTransform)
    /// Red, green, blue, alpha; and what stands for a clear colour, which has none of its own.
    case backgroundColor([Double], clear: Color)

    var property: Property {
      switch self {
      case .center: .center
      case .bounds: .bounds
      case .alpha: .alpha
      case .transform: .transform
      case .backgroundColor: .backgroundColor
      }
    }
  }

  /// Brings what a view looks like to where it is seen.
  func apply(to look: inout ViewLook, at time: Double) {
    let left = 1 - group.progress(at: time)
    if left == 0 { return }
    switch change {
    case .center(let way):
      look.center = look.center.offset(dx: way.x * left, dy: way.y * left)
    case .bounds(let way):
      look.bounds.origin.x += way.origin.x * left
      look.bounds.origin.y += way.origin.y * left
      look.bounds.size.width = max(look.bounds.size.width + way.size.width * left, 0)
      look.bounds.size.height = max(look.bounds.size.height + way.size.height * left, 0)
    case .alpha(let way): look.alpha = min(max(look.alpha + way * left, 0), 1)
    case .transform(let way):
      look.transform = way.interpolated(to: .identity, 1 - left).concatenating(look.transform)
    case .backgroundColor(let way, let clear):
      let color = look.backgroundColor.flatMap { $0.alpha == 0 ? nil : $0 } ?? clear
      look.backgroundColor = color.adding(way.map { $0 * left })
    }
  }
}
