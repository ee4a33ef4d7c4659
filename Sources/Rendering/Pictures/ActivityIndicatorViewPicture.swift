import ViewKit

extension ViewPicture {
  /// A wheel: it has turned as far as the clock says.
  static let activityIndicatorView = ViewPicture(ActivityIndicatorView.self) { view, context in
    let square = view.bounds.middleSquare(min(view.bounds.width, view.bounds.height))
    let time = view.isAnimating ? view.application?.clock.time ?? 0 : 0
    context.drawWheel(in: square, color: view.color ?? .white, at: time)
  }
}

extension CGContext {
  /// Twelve spokes, each paler than the one before.
  func drawWheel(in square: Rect, color: Color, at time: Double) {
    let count = Double(DeviceLook.spokes)
    let step = (time / DeviceLook.spokeTurn * count + 1e-6).rounded(.down)
    let darkest = step.truncatingRemainder(dividingBy: count)
    let radius = square.width / 2
    let width = square.width * 0.095
    for spoke in 0..<DeviceLook.spokes {
      let angle = Double(spoke) / count * 2 * .pi - .pi / 2
      let age = (darkest - Double(spoke) + count).truncatingRemainder(dividingBy: count)
      let strength = max(1 - age / (count - 2), DeviceLook.palestSpoke)
      let arm = AffineTransform(rotationAngle: angle)
        .concatenating(AffineTransform(translationX: square.midX, y: square.midY))
      let inner = Point(x: radius * 0.52, y: 0).applying(arm)
      let outer = Point(x: radius * 0.92 - width / 2, y: 0).applying(arm)
      stroke(
        Path(from: inner, to: outer), color.withAlphaComponent(color.alpha * strength),
        width: width, cap: .round)
    }
  }
}
