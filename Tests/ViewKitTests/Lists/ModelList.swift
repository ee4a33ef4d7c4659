import ViewKit

/// A list as slow and obvious as can be: each section and row has a number of its own, by which it
/// is found again.
struct ModelList: Equatable {
  struct Section: Equatable {
    var id: Int
    var rows: [Int]
  }

  var sections: [Section] = []
  /// Greater than any number in use.
  private(set) var nextID = 0

  init() {}

  /// - Parameter rows: how many each section has.
  init(_ rows: [Int]) {
    sections = rows.map { count in
      Section(id: newID(), rows: (0..<count).map { _ in newID() })
    }
  }

  mutating func newID() -> Int {
    nextID += 1
    return nextID
  }

  var counts: ListCounts { ListCounts(sections.map(\.rows.count)) }

  var paths: [IndexPath] {
    sections.enumerated().flatMap { section in
      section.element.rows.indices.map { IndexPath(row: $0, section: section.offset) }
    }
  }

  /// The number of a row.
  subscript(path: IndexPath) -> Int { sections[path.section].rows[path.row] }

  /// Where the row of a number is.
  func path(of id: Int) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let row = content.rows.firstIndex(of: id) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  func section(of id: Int) -> Int? { sections.firstIndex { $0.id == id } }
}
