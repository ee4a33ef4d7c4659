import ViewKit

extension ViewShape {
  /// A wheel: `◌` while it turns, `(◌)` when it stands still and is shown all the same.
  static let activityIndicatorView = ViewShape(ActivityIndicatorView.self) { view, canvas in
    canvas.drawBackground(of: view)
    let sign = StatusBarShape.activity
    let part = canvas.mark(
      view.isAnimating ? sign : "(\(sign))", in: view.bounds, color: view.color)
    canvas.addRow([part], of: view)
  }
}
