/// How a view's content follows its size, as `UIView.ContentMode`.
public enum ContentMode: String, CaseIterable, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
  case center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}
