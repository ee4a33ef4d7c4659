extension CollectionView {
  /// Where an item is to be seen after scrolling to it, `UICollectionView.ScrollPosition`: one place
  /// for each axis.
  public struct ScrollPosition: NamedOptions, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)

    /// The members and their names, in UIKit's order.
    public static let names: [(member: ScrollPosition, name: String)] = [
      (.top, "top"), (.centeredVertically, "centeredVertically"), (.bottom, "bottom"),
      (.left, "left"), (.centeredHorizontally, "centeredHorizontally"), (.right, "right"),
    ]
  }

  /// Scrolls so that an item is seen at a position; along an axis without one as little as needed.
  public final func scrollToItem(
    at path: IndexPath, at position: ScrollPosition, animated: Bool
  ) throws(InvalidUse) {
    loadIfNeeded()
    guard hasItem(path) else { throw noItem(path) }
    for axis in ScrollAxis.allCases where places(position, axis).count > 1 {
      throw .severalPositions(
        places(position, axis).map(\.name), of: axis == .vertical ? "vertical" : "horizontal")
    }
    guard let offset = offset(toShowItemAt: path, at: position) else { return }
    setContentOffset(offset, animated: animated)
  }

  private func places(
    _ position: ScrollPosition, _ axis: ScrollAxis
  ) -> [(member: ScrollPosition, name: String)] {
    let all: ScrollPosition =
      axis == .vertical
      ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right]
    return ScrollPosition.names.filter {
      all.contains($0.member) && position.contains($0.member)
    }
  }

  /// The offset at which an item is seen at a position, or with as little scrolling as needed; nil
  /// for an item that does not exist, or that the layout does not place.
  public final func offset(
    toShowItemAt path: IndexPath, at position: ScrollPosition = []
  ) -> Point? {
    loadIfNeeded()
    guard hasItem(path), let frame = placement(of: .cell(path))?.frame else { return nil }
    let ways: [(before: ScrollPosition, middle: ScrollPosition, behind: ScrollPosition)] = [
      (.left, .centeredHorizontally, .right), (.top, .centeredVertically, .bottom),
    ]
    let offset = Point { axis in
      let inset = contentInset[axis]
      let way = ways[axis == .horizontal ? 0 : 1]
      let start = axis == .horizontal ? frame.minX : frame.minY
      let end = axis == .horizontal ? frame.maxX : frame.maxY
      let room = bounds.size[axis]
      let now = contentOffset[axis]
      if position.contains(way.before) { return start - inset.start }
      if position.contains(way.behind) { return end - room + inset.end }
      if position.contains(way.middle) {
        return (start + end) / 2 - inset.start - (room - inset.start - inset.end) / 2
      }
      if start < now + inset.start || end - start > room - inset.start - inset.end {
        return start - inset.start
      }
      return end > now + room - inset.end ? end - room + inset.end : now
    }
    return clamped(offset)
  }
}
