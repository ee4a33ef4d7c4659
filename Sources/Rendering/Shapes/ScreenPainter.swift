import ViewKit

/// Turns the visible windows of an application into a drawing.
struct ScreenPainter {
  private var canvas: Canvas
  /// The views that were drawn, superview before subviews; a view's number here owns its items.
  private(set) var views: [Entry] = []

  struct Entry {
    var view: ObjectIdentifier
    /// The number of the superview.
    var parent: Int?
    /// The box around the view on the screen.
    var frame: Rect
  }

  /// A view that waits for its turn.
  private struct Visit {
    var view: View
    var parent: Int?
    /// From the coordinates of the superview to those of the screen.
    var transform: AffineTransform
    var clip: Rect
    var opacity: Double
  }

  private var shapes: [ObjectIdentifier: ViewShape] = [:]

  var drawing: ScreenDrawing { canvas.drawing }

  /// - Parameter showsKeys: whether each key of the keyboard is drawn.
  init(_ application: Application, showsKeys: Bool = false) {
    canvas = Canvas(size: application.screen.bounds.size, showsKeys: showsKeys)
    var showsStatusBar = !application.isStatusBarHidden
    for window in application.visibleWindows {
      if showsStatusBar && window.windowLevel >= Window.Level.statusBar {
        StatusBarShape.draw(application, on: &canvas)
        showsStatusBar = false
      }
      draw(window)
    }
    if showsStatusBar { StatusBarShape.draw(application, on: &canvas) }
  }

  /// Draws a view and all inside it, from back to front. It iterates, so that depth costs no stack.
  private mutating func draw(_ root: View) {
    var stack = [Visit(view: root, transform: .identity, clip: drawing.bounds, opacity: 1)]
    while let visit = stack.popLast() {
      let view = visit.view
      let look = view.presentation
      let opacity = visit.opacity * (look?.alpha ?? view.alpha)
      if view.isHidden || opacity < Metrics.minimumTouchableAlpha { continue }
      let transform = (look?.transformToSuperview ?? view.transformToSuperview)
        .concatenating(visit.transform)
      let frame = (look?.bounds ?? view.bounds).applying(transform)
      // A frame that is no number is nowhere.
      if (frame.minX + frame.maxX + frame.minY + frame.maxY).isNaN { continue }
      let number = views.count
      views.append(Entry(view: ObjectIdentifier(view), parent: visit.parent, frame: frame))
      let shape = shape(of: view)
      canvas.begin(
        number, transform: view.stretch(to: look).concatenating(transform), clip: visit.clip,
        opacity: opacity, look: look)
      shape.draw(view, &canvas)
      let clip = view.clipsToBounds ? visit.clip.intersection(frame) : visit.clip
      if clip.isEmpty { continue }
      for subview in view.subviews.reversed() where !shape.includes(view, subview) {
        stack.append(
          Visit(view: subview, parent: number, transform: transform, clip: clip, opacity: opacity))
      }
    }
  }

  private mutating func shape(of view: View) -> ViewShape {
    let type = ObjectIdentifier(type(of: view))
    if let shape = shapes[type] { return shape }
    let shape = ViewShape.all.first { $0.applies(view) } ?? .view
    shapes[type] = shape
    return shape
  }
}

extension View {
  /// What the view draws is drawn for its size; in the middle of an animation it is seen in another.
  fileprivate func stretch(to look: ViewLook?) -> AffineTransform {
    guard let look, look.bounds.size != bounds.size, bounds.width > 0, bounds.height > 0 else {
      return .identity
    }
    let (x, y) = (look.bounds.width / bounds.width, look.bounds.height / bounds.height)
    return AffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(AffineTransform(scaleX: x, y: y))
      .concatenating(AffineTransform(translationX: look.bounds.minX, y: look.bounds.minY))
  }

  /// From the view's own coordinates to those of its superview.
  fileprivate var transformToSuperview: AffineTransform {
    if !transform.isIdentity { return ViewLook(of: self).transformToSuperview }
    let origin = frame.origin
    return AffineTransform(
      translationX: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
  }
}
