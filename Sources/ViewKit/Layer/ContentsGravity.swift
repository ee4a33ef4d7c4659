/// Where the contents of a layer lie in its bounds, and how they are scaled, as
/// `CALayerContentsGravity`.
public enum ContentsGravity: String, CaseIterable, Sendable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  case resize, resizeAspect, resizeAspectFill
}

extension ContentsGravity {
  /// Where contents of a size are drawn in bounds. What is unscaled, or fills, may reach beyond them.
  public func rect(of size: Size, in bounds: Rect) -> Rect {
    let mode: ContentMode? =
      switch self {
      case .resize: .scaleToFill
      case .resizeAspect: .scaleAspectFit
      case .resizeAspectFill: .scaleAspectFill
      default: ContentMode(rawValue: rawValue)
      }
    return (mode ?? .scaleToFill).rect(of: size, in: bounds)
  }
}
