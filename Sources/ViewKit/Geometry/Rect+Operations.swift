extension Rect {
  /// The rectangle with each vertical edge moved inwards by `dx`, each horizontal one by `dy`.
  ///
  /// Null when nothing is left, as in `CGRect.insetBy(dx:dy:)`.
  public func inset(dx: Double, dy: Double) -> Rect {
    inset(by: EdgeInsets(top: dy, left: dx, bottom: dy, right: dx), orNull: true)
  }

  /// The rectangle with its edges moved inwards, as `UIEdgeInsetsInsetRect`: sizes may become
  /// negative.
  public func inset(by insets: EdgeInsets) -> Rect {
    inset(by: insets, orNull: false)
  }

  private func inset(by insets: EdgeInsets, orNull: Bool) -> Rect {
    let rect = standardized
    if rect.isNull { return .null }
    let width = rect.size.width - insets.left - insets.right
    let height = rect.size.height - insets.top - insets.bottom
    if orNull && (width < 0 || height < 0) { return .null }
    return Rect(
      x: rect.origin.x + insets.left, y: rect.origin.y + insets.top, width: width, height: height)
  }

  /// The rectangle moved by a distance.
  public func offset(dx: Double, dy: Double) -> Rect {
    if isNull { return .null }
    let rect = standardized
    return Rect(origin: rect.origin.offset(dx: dx, dy: dy), size: rect.size)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    if isNull { return other }
    if other.isNull { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both have in common; null when they do not touch.
  public func intersection(_ other: Rect) -> Rect {
    if isNull || other.isNull { return .null }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    if right < left || bottom < top { return .null }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the two have an area in common; rectangles that only touch do not.
  public func intersects(_ other: Rect) -> Bool {
    if isNull || other.isNull { return false }
    return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether a point lies inside; the left and the top edge belong to the rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle lies inside as a whole.
  public func contains(_ other: Rect) -> Bool {
    union(other) == standardized
  }

  /// The smallest rectangle that holds the four transformed corners.
  public func applying(_ transform: AffineTransform) -> Rect {
    if isNull || transform == .identity { return self }
    let corners = (
      Point(x: minX, y: minY).applying(transform), Point(x: maxX, y: minY).applying(transform),
      Point(x: minX, y: maxY).applying(transform), Point(x: maxX, y: maxY).applying(transform)
    )
    let left = min(min(corners.0.x, corners.1.x), min(corners.2.x, corners.3.x))
    let right = max(max(corners.0.x, corners.1.x), max(corners.2.x, corners.3.x))
    let top = min(min(corners.0.y, corners.1.y), min(corners.2.y, corners.3.y))
    let bottom = max(max(corners.0.y, corners.1.y), max(corners.2.y, corners.3.y))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
