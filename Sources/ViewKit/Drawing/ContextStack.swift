/// The contexts that are drawn in, the current one last.
struct ContextStack: ~Copyable {
  /// How a context came here.
  private enum Origin {
    case view, image, pushed
  }

  /// A view that draws itself, and what the list had before.
  private struct Drawing {
    let size: Size
    let origin: Point
    let scale: Double
    let base: Int
    var hasContext = false
  }

  private var contexts = OwnedList<CGContext>()
  private var origins: [Origin] = []
  private var drawings: [Drawing] = []

  var isEmpty: Bool { origins.isEmpty && drawings.isEmpty }

  /// The context that is drawn in; that of a view is made when it is first asked for, since few
  /// views draw.
  mutating func current(in owner: Object) -> CGContext? {
    if let drawing = drawings.last, !drawing.hasContext {
      let context = CGContext(
        size: drawing.size, origin: drawing.origin, scale: drawing.scale)
      drawings[drawings.count - 1].hasContext = true
      push(context, .view, in: owner)
    }
    return origins.count > (drawings.last?.base ?? 0) ? contexts.elements.last : nil
  }

  mutating func push(_ context: CGContext, in owner: Object) {
    _ = current(in: owner)
    push(context, .pushed, in: owner)
  }

  private mutating func push(_ context: CGContext, _ origin: Origin, in owner: Object) {
    contexts.append(context, in: owner)
    origins.append(origin)
  }

  /// Takes away the context that was pushed last; false when the current one was not.
  mutating func pop(in owner: Object) -> Bool {
    guard current(in: owner) != nil, origins.last == .pushed else { return false }
    removeLast(in: owner)
    return true
  }

  // MARK: Images

  mutating func beginImage(_ context: CGContext, in owner: Object) {
    _ = current(in: owner)
    push(context, .image, in: owner)
  }

  /// The current context, when it is that of an image.
  mutating func image(in owner: Object) -> CGContext? {
    let context = current(in: owner)
    return origins.last == .image ? context : nil
  }

  /// Ends the image that was begun last; false when the current context is not that of an image.
  mutating func endImage(in owner: Object) -> Bool {
    guard let context = image(in: owner) else { return false }
    _ = context.finish()
    removeLast(in: owner)
    return true
  }

  private mutating func removeLast(in owner: Object) {
    contexts.remove(at: origins.count - 1, in: owner)
    origins.removeLast()
  }

  // MARK: Views

  mutating func beginView(size: Size, origin: Point, scale: Double) {
    drawings.append(
      Drawing(size: size, origin: origin, scale: scale, base: origins.count))
  }

  /// Ends the drawing of a view.
  ///
  /// - Returns: its context, if there was one, and what of others was left open.
  mutating func endView(in owner: Object) -> (context: CGContext?, left: LeftOpen) {
    guard let drawing = drawings.popLast() else { return (nil, LeftOpen()) }
    let left = removeAll(above: drawing.hasContext ? drawing.base + 1 : drawing.base, in: owner)
    guard drawing.hasContext else { return (nil, left) }
    let context = contexts.elements.last
    removeLast(in: owner)
    return (context, left)
  }

  /// What was begun and not ended.
  struct LeftOpen: Equatable {
    var images = 0
    var pushed = 0
  }

  /// Takes away all contexts that no view draws in.
  mutating func removeAll(in owner: Object) -> LeftOpen {
    removeAll(above: drawings.last.map { $0.hasContext ? $0.base + 1 : $0.base } ?? 0, in: owner)
  }

  private mutating func removeAll(above count: Int, in owner: Object) -> LeftOpen {
    var left = LeftOpen()
    while origins.count > count {
      if origins.last == .image {
        left.images += 1
        _ = contexts.elements.last?.finish()
      } else {
        left.pushed += 1
      }
      removeLast(in: owner)
    }
    return left
  }
}
