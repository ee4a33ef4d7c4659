import ViewKit

/// The opaque areas of a drawing: what they hide of the items behind them.
struct Covers {
  private struct Cover {
    let rect: Rect
    let order: Int
  }

  /// A background of this opacity hides what is behind it; a thinner one lets text through.
  static let opaque = 0.8

  private var covers: Stripes<Cover>

  init(_ drawing: ScreenDrawing) {
    covers = Stripes(height: drawing.size.height)
    for (order, item) in drawing.items.enumerated() {
      guard case .fill(let area, let color, let opacity) = item.form,
        color.alpha * opacity >= Self.opaque
      else { continue }
      let rect = area.intersection(item.clip)
      if rect.isEmpty { continue }
      covers.insert(Cover(rect: rect, order: order), from: rect.minY, to: rect.maxY)
    }
  }

  /// The area, in front of an item, that hides one of its points; nil when the point is seen.
  func hides(_ point: Point, of order: Int) -> Rect? {
    covers[point.y].first { $0.order > order && $0.rect.contains(point) }?.rect
  }

  /// Whether anything in front of an item meets a line from one position to another.
  func mayHide(from minX: Double, to maxX: Double, at y: Double, of order: Int) -> Bool {
    covers[y].contains {
      $0.order > order && $0.rect.minY <= y && y < $0.rect.maxY && $0.rect.minX <= maxX
        && minX <= $0.rect.maxX
    }
  }

  /// The nearest edges, left and right of a visible stretch at a height, of what is in front.
  func neighbours(of minX: Double, _ maxX: Double, at y: Double, order: Int) -> (
    left: Double?, right: Double?
  ) {
    var left: Double?
    var right: Double?
    for cover in covers[y]
    where cover.order > order && cover.rect.minY <= y && y < cover.rect.maxY {
      if cover.rect.maxX <= minX { left = max(left ?? cover.rect.maxX, cover.rect.maxX) }
      if cover.rect.minX >= maxX { right = min(right ?? cover.rect.minX, cover.rect.minX) }
    }
    return (left, right)
  }

  /// The stretches of a horizontal line that are seen, from left to right.
  func visible(from minX: Double, to maxX: Double, at y: Double, of order: Int) -> [Range<Double>] {
    var rest = minX < maxX ? [minX..<maxX] : []
    for cover in covers[y]
    where cover.order > order && cover.rect.minY <= y && y < cover.rect.maxY {
      rest = rest.flatMap { $0.without(cover.rect.minX, cover.rect.maxX) }
    }
    return rest
  }

  /// The stretches of a vertical line that are seen, from top to bottom.
  func visible(at x: Double, from minY: Double, to maxY: Double, of order: Int) -> [Range<Double>] {
    var rest = minY < maxY ? [minY..<maxY] : []
    guard let range = rest.first else { return [] }
    for cover in covers[range]
    where cover.order > order && cover.rect.minX <= x && x < cover.rect.maxX {
      rest = rest.flatMap { $0.without(cover.rect.minY, cover.rect.maxY) }
    }
    return rest
  }
}

extension Range<Double> {
  /// What is left of the range without the part between two positions.
  fileprivate func without(_ lower: Double, _ upper: Double) -> [Range<Double>] {
    if upper <= lowerBound || lower >= upperBound { return [self] }
    var rest: [Range<Double>] = []
    if lower > lowerBound { rest.append(lowerBound..<lower) }
    if upper < upperBound { rest.append(upper..<upperBound) }
    return rest
  }
}
