// Images of which only the middle grows.
extension Image {
  /// The edges in points that keep their size when the image is drawn larger.
  public var capInsets: EdgeInsets { form.capInsets }

  /// How the middle is drawn larger.
  public var resizingMode: ImageResizingMode { form.resizingMode }

  /// The same image with edges that keep their size, `resizableImage(withCapInsets:resizingMode:)`.
  ///
  /// - Parameter insets: what is negative, or no number, counts as 0.
  public func resizableImage(
    withCapInsets insets: EdgeInsets, resizingMode mode: ImageResizingMode = .tile
  ) -> Image {
    with {
      $0.capInsets = EdgeInsets(
        top: Self.cap(insets.top), left: Self.cap(insets.left), bottom: Self.cap(insets.bottom),
        right: Self.cap(insets.right))
      $0.resizingMode = mode
    }
  }

  /// The same image with one point in the middle that is drawn larger, and edges around it,
  /// `stretchableImage(withLeftCapWidth:topCapHeight:)`. A cap of 0 is no edge: all of the image is
  /// stretched in that direction.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> Image {
    func caps(_ first: Int, _ length: Double) -> (Double, Double) {
      let first = max(Double(first), 0)
      return first == 0 ? (0, 0) : (first, max(length - first - 1, 0))
    }
    let (leftCap, rightCap) = caps(left, size.width)
    let (topCap, bottomCap) = caps(top, size.height)
    return resizableImage(
      withCapInsets: EdgeInsets(top: topCap, left: leftCap, bottom: bottomCap, right: rightCap),
      resizingMode: .stretch)
  }

  /// The width of the left edge, `leftCapWidth`.
  public var leftCapWidth: Int { Int(min(capInsets.left, Double(Int32.max))) }

  /// The height of the upper edge, `topCapHeight`.
  public var topCapHeight: Int { Int(min(capInsets.top, Double(Int32.max))) }

  private static func cap(_ length: Double) -> Double {
    length > 0 && length.isFinite ? length : 0
  }
}
