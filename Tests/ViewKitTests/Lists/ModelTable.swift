import ViewKit

/// A table as slow and obvious as can be: what is to be seen and selected follows from the numbers
/// of rows.
///
/// A real table is given the same ``ModelList`` as its data and the same batches, and must agree.
struct ModelTable {
  var list: ModelList
  /// The numbers of the selected rows.
  var selection: Set<Int> = []
  /// How far the content is scrolled, and how much of it is seen.
  private(set) var offset = 0.0
  let height: Double
  /// The height of each section's header, which scrolls with its rows.
  let headerHeight: Double

  init(_ list: ModelList, height: Double, headerHeight: Double = 0) {
    self.list = list
    self.height = height
    self.headerHeight = headerHeight
  }

  /// The height of the row of a number: rows keep theirs wherever they go.
  static func rowHeight(_ id: Int) -> Double { Double(20 + id % 5 * 10) }

  var contentHeight: Double {
    list.sections.reduce(0) { sum, section in
      section.rows.reduce(sum + headerHeight) { $0 + Self.rowHeight($1) }
    }
  }

  /// The rows of which any part is seen.
  var visiblePaths: [IndexPath] {
    var paths: [IndexPath] = []
    var top = 0.0
    for (section, content) in list.sections.enumerated() {
      top += headerHeight
      for (row, id) in content.rows.enumerated() {
        let bottom = top + Self.rowHeight(id)
        if top < offset + height, bottom > offset {
          paths.append(IndexPath(row: row, section: section))
        }
        top = bottom
      }
    }
    return paths
  }

  var selectedPaths: [IndexPath] { selection.compactMap { list.path(of: $0) }.sorted() }

  /// Scrolls, as far as there is content.
  mutating func scroll(to offset: Double) {
    self.offset = min(max(offset, 0), max(contentHeight - height, 0))
  }

  /// Does what a batch does: reloaded rows and those that are gone are not selected any more, and
  /// the content stays where it is as far as there is enough of it.
  mutating func apply(_ batch: RandomBatch) {
    list = batch.list
    selection = selection.filter { list.path(of: $0) != nil && !batch.reloaded.contains($0) }
    scroll(to: offset)
  }
}
