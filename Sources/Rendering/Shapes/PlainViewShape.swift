import ViewKit

extension ViewShape {
  /// A view without a class of its own: its background, a hairline when it is thin enough to be
  /// one, and a box when it has a border and holds others.
  static let view = ViewShape(View.self) { view, canvas in
    canvas.drawBackground(of: view)
    let bounds = view.bounds
    if min(bounds.width, bounds.height) <= hairline {
      if let color = view.backgroundColor, color.alpha * canvas.opacity > 0 {
        canvas.add(.line(canvas.onScreen(bounds), color))
      }
    } else if let layer = view.layerIfMade, layer.borderWidth > 0,
      layer.borderColor?.alpha != 0, view.subviews.contains(where: { !$0.isHidden })
    {
      canvas.add(.box(canvas.onScreen(bounds), layer.borderColor))
    }
  }

  /// The thickness in points up to which a view is a line.
  private static let hairline = 1.0
}
