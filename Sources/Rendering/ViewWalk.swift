import ViewKit

/// A view that is seen, on a walk through the screen.
struct ViewVisit {
  let view: View
  /// Its number in the order of the walk, and that of its superview.
  let number: Int
  let parent: Int?
  /// How it is seen, while it moves.
  let look: ViewLook?
  /// Its own alpha, and that times the alphas of the views around it.
  let alpha: Double
  let opacity: Double
  /// From its coordinates to those of the screen.
  let transform: AffineTransform
  /// The box around it on the screen.
  let frame: Rect
  /// The box on the screen in which it is visible.
  let clip: Rect

  /// From the coordinates in which it draws to those of the screen.
  ///
  /// What it draws is drawn for its size; in the middle of an animation it is seen in another.
  var drawingTransform: AffineTransform { view.stretch(to: look).concatenating(transform) }

  /// The background that is seen; nil for none.
  var backgroundColor: Color? {
    let shown = look.map(\.backgroundColor) ?? view.backgroundColor
    return shown.flatMap { $0.alpha > 0 ? $0 : nil }
  }
}

/// A layer that belongs to no view, on a walk through the screen.
struct LayerVisit {
  /// How it is seen.
  let layer: Layer
  /// Whose mask shows a part of it alone.
  let mask: Layer?
  /// The number of the view in whose layer it lies.
  let owner: Int
  /// Its own opacity, and that times those of what is around it.
  let alpha: Double
  let opacity: Double
  /// From its coordinates to those of the screen.
  let transform: AffineTransform
  /// The box on the screen in which it is visible.
  let clip: Rect
}

/// What is told of the views of a screen, from back to front.
protocol ViewVisitor {
  /// The status bar is next.
  mutating func visitStatusBar(of application: Application)
  /// A view is next; its subviews follow.
  mutating func enter(_ visit: ViewVisit)
  /// Whether a subview is part of what the view itself is rendered as, and is left out.
  func includes(_ view: View, _ subview: View) -> Bool
  /// All that is inside a view has been told.
  mutating func leave(_ visit: ViewVisit)
  /// A layer that belongs to no view is next; what lies in it follows.
  mutating func enter(_ visit: LayerVisit)
  /// All that is inside a layer has been told.
  mutating func leave(_ visit: LayerVisit)
}

/// A walk through all that is seen of an application. It iterates, so that depth costs no stack.
struct ViewWalk {
  private var number = 0

  /// A view that waits for its turn, or whose inside is being told.
  private enum Step {
    case enter(View, parent: Int?, transform: AffineTransform, clip: Rect, opacity: Double)
    case leave(ViewVisit)
    case enterLayer(Layer, owner: Int, transform: AffineTransform, clip: Rect, opacity: Double)
    case leaveLayer(LayerVisit)
  }

  /// Tells a visitor of all that is seen.
  static func run(_ application: Application, _ visitor: inout some ViewVisitor) {
    var walk = ViewWalk()
    let screen = Rect(origin: .zero, size: application.screen.bounds.size)
    var showsStatusBar = !application.isStatusBarHidden
    for window in application.visibleWindows {
      if showsStatusBar && window.windowLevel >= Window.Level.statusBar {
        visitor.visitStatusBar(of: application)
        showsStatusBar = false
      }
      walk.go(through: window, screen, &visitor)
    }
    if showsStatusBar { visitor.visitStatusBar(of: application) }
  }

  /// Tells a visitor of a layer that belongs to no view, and of all in it.
  ///
  /// - Parameter transform: from the coordinates in which it lies to those of the screen.
  static func run(
    _ layer: Layer, _ transform: AffineTransform, clip: Rect, _ visitor: inout some ViewVisitor
  ) {
    var walk = ViewWalk()
    walk.go(
      from: .enterLayer(layer, owner: 0, transform: transform, clip: clip, opacity: 1), &visitor)
  }

  private mutating func go(
    through root: View, _ screen: Rect, _ visitor: inout some ViewVisitor
  ) {
    go(
      from: .enter(root, parent: nil, transform: .identity, clip: screen, opacity: 1), &visitor)
  }

  private mutating func go(from first: Step, _ visitor: inout some ViewVisitor) {
    var stack = [first]
    while let step = stack.popLast() {
      switch step {
      case .enter(let view, let parent, let transform, let clip, let opacity):
        guard let visit = visit(view, parent, transform, clip, opacity) else { continue }
        visitor.enter(visit)
        stack.append(.leave(visit))
        let inside = view.clipsToBounds ? clip.intersection(visit.frame) : clip
        if inside.isEmpty { continue }
        for part in view.partsFromBack.reversed() {
          switch part {
          case .view(let subview):
            if visitor.includes(view, subview) { continue }
            stack.append(
              .enter(
                subview, parent: visit.number, transform: visit.transform, clip: inside,
                opacity: visit.opacity))
          case .layer(let layer):
            stack.append(
              .enterLayer(
                layer, owner: visit.number, transform: visit.transform, clip: inside,
                opacity: visit.opacity))
          }
        }
      case .leave(let visit): visitor.leave(visit)
      case .enterLayer(let model, let owner, let transform, let clip, let opacity):
        guard let visit = visit(model, owner, transform, clip, opacity) else { continue }
        visitor.enter(visit)
        stack.append(.leaveLayer(visit))
        let inside =
          visit.layer.masksToBounds
          ? clip.intersection(visit.layer.bounds.applying(visit.transform)) : clip
        if inside.isEmpty { continue }
        let inner = visit.layer.transformOfSublayers.concatenating(visit.transform)
        for sublayer in model.sublayersFromBack.reversed() {
          stack.append(
            .enterLayer(
              sublayer, owner: owner, transform: inner, clip: inside, opacity: visit.opacity))
        }
      case .leaveLayer(let visit): visitor.leave(visit)
      }
    }
  }

  /// The visit to a layer; nil where nothing of it is seen.
  private func visit(
    _ model: Layer, _ owner: Int, _ outer: AffineTransform, _ clip: Rect, _ opacity: Double
  ) -> LayerVisit? {
    let layer = model.isMoving ? model.presentation() ?? model : model
    let alpha = layer.opacity
    if layer.isHidden || opacity * alpha < Metrics.minimumTouchableAlpha { return nil }
    let transform = layer.transformToSuperlayer.concatenating(outer)
    let frame = layer.bounds.applying(transform)
    if (frame.minX + frame.maxX + frame.minY + frame.maxY).isNaN { return nil }
    return LayerVisit(
      layer: layer, mask: model.mask, owner: owner, alpha: alpha, opacity: opacity * alpha,
      transform: transform, clip: clip)
  }

  /// The visit to a view; nil where nothing of it is seen.
  private mutating func visit(
    _ view: View, _ parent: Int?, _ outer: AffineTransform, _ clip: Rect, _ opacity: Double
  ) -> ViewVisit? {
    let look = view.presentation
    let alpha = look?.alpha ?? view.alpha
    if view.isHidden || opacity * alpha < Metrics.minimumTouchableAlpha { return nil }
    let transform = (look?.transformToSuperview ?? view.transformToSuperview).concatenating(outer)
    let frame = (look?.bounds ?? view.bounds).applying(transform)
    // A frame that is no number is nowhere.
    if (frame.minX + frame.maxX + frame.minY + frame.maxY).isNaN { return nil }
    defer { number += 1 }
    return ViewVisit(
      view: view, number: number, parent: parent, look: look, alpha: alpha,
      opacity: opacity * alpha, transform: transform, frame: frame, clip: clip)
  }
}

extension View {
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
