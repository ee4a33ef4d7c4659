/// How the pixels of an image are turned when they are shown, as `UIImage.Orientation`.
public enum ImageOrientation: String, CaseIterable, Sendable {
  case up, down, left, right
  case upMirrored, downMirrored, leftMirrored, rightMirrored

  /// Whether width and height change places.
  public var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    default: false
    }
  }
}
