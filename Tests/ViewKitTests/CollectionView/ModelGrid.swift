import ViewKit

/// A grid as slow and obvious as can be: where items lie, and what is seen and selected, follows from
/// the numbers of items, one item after the other.
struct ModelGrid {
  var list: ModelList
  /// The numbers of the selected items.
  var selection: Set<Int> = []
  /// How far the content is scrolled.
  private(set) var offset = 0.0
  let bounds: Size
  let headerHeight: Double
  let inset: EdgeInsets
  let spacing: Double
  /// Whether items differ in size.
  let isMeasured: Bool

  init(
    _ list: ModelList, bounds: Size, headerHeight: Double, inset: EdgeInsets, spacing: Double,
    isMeasured: Bool
  ) {
    self.list = list
    self.bounds = bounds
    self.headerHeight = headerHeight
    self.inset = inset
    self.spacing = spacing
    self.isMeasured = isMeasured
  }

  /// The size of an item: each keeps its own wherever it goes.
  func size(_ id: Int) -> Size {
    isMeasured
      ? Size(width: Double(30 + id % 4 * 25), height: Double(20 + id % 3 * 10))
      : Size(width: 70, height: 30)
  }

  /// The frames of all items, and the height of the content.
  var places: (frames: [IndexPath: Rect], height: Double) {
    var frames: [IndexPath: Rect] = [:]
    var top = 0.0
    for (section, content) in list.sections.enumerated() {
      top += headerHeight + inset.top
      var first = 0
      while first < content.rows.count {
        let line = Self.fill(
          content.rows[first...].map(size), bounds.width - inset.left - inset.right, spacing)
        for (place, x) in line.xs.enumerated() {
          let size = size(content.rows[first + place])
          frames[IndexPath(row: first + place, section: section)] = Rect(
            x: inset.left + x, y: top + (line.height - size.height) / 2, width: size.width,
            height: size.height)
        }
        first += line.xs.count
        top += line.height + (first < content.rows.count ? spacing : 0)
      }
      top += inset.bottom
    }
    return (frames, top)
  }

  /// The items of one line: as many as have room. The last line is filled up with further items like
  /// its last one, which nobody sees.
  private static func fill(
    _ sizes: [Size], _ room: Double, _ spacing: Double
  ) -> (xs: [Double], height: Double) {
    var widths: [Double] = []
    var shown = 0
    func isFull(with width: Double) -> Bool {
      !widths.isEmpty && widths.reduce(width) { $0 + $1 + spacing } > room
    }
    while shown < sizes.count, !isFull(with: sizes[shown].width) {
      widths.append(sizes[shown].width)
      shown += 1
    }
    if shown == sizes.count, let last = sizes.last {
      while !isFull(with: last.width) { widths.append(last.width) }
    }
    let rest = room - widths.reduce(-spacing) { $0 + $1 + spacing }
    var x = widths.count == 1 ? rest / 2 : 0
    let gap = spacing + (widths.count > 1 ? rest / Double(widths.count - 1) : 0)
    var xs: [Double] = []
    for width in widths.prefix(shown) {
      xs.append(x)
      x += width + gap
    }
    return (xs, sizes.prefix(shown).map(\.height).max() ?? 0)
  }

  var visiblePaths: [IndexPath] {
    let seen = Rect(x: 0, y: offset, width: bounds.width, height: bounds.height)
    return places.frames.filter { $0.value.intersects(seen) }.map(\.key).sorted()
  }

  var selectedPaths: [IndexPath] { selection.compactMap { list.path(of: $0) }.sorted() }

  /// Scrolls, as far as there is content.
  mutating func scroll(to offset: Double) {
    self.offset = min(max(offset, 0), max(places.height - bounds.height, 0))
  }

  /// Does what a batch does: reloaded items and those that are gone are not selected any more, and
  /// the content stays where it is as far as there is enough of it.
  mutating func apply(_ batch: RandomBatch) {
    list = batch.list
    selection = selection.filter { list.path(of: $0) != nil && !batch.reloaded.contains($0) }
    scroll(to: offset)
  }
}
