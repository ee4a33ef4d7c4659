/// What of a grid has a view: a cell, or a view that belongs to the data or to the layout.
struct LayoutElement: Hashable, Sendable {
  var category: Category
  /// Of what kind a view is that is no cell; empty for cells.
  var kind = ""
  var path: IndexPath

  typealias Category = CollectionViewLayoutAttributes.ElementCategory

  static func cell(_ path: IndexPath) -> LayoutElement {
    LayoutElement(category: .cell, path: path)
  }

  static func supplementary(_ kind: String, _ path: IndexPath) -> LayoutElement {
    LayoutElement(category: .supplementaryView, kind: kind, path: path)
  }

  static func decoration(_ kind: String, _ path: IndexPath) -> LayoutElement {
    LayoutElement(category: .decorationView, kind: kind, path: path)
  }
}

extension LayoutElement: Comparable {
  /// From back to front, where the layout says nothing of depth: decoration, cells, the rest.
  private var depth: Int {
    switch category {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }

  static func < (left: LayoutElement, right: LayoutElement) -> Bool {
    if left.category != right.category { return left.depth < right.depth }
    if left.kind != right.kind { return left.kind < right.kind }
    return left.path < right.path
  }
}

extension LayoutElement: CustomStringConvertible {
  /// As messages name it: `cell [1, 3]`.
  var description: String {
    switch category {
    case .cell: "cell \(path)"
    case .supplementaryView: "supplementary view \"\(kind)\" \(path)"
    case .decorationView: "decoration view \"\(kind)\" \(path)"
    }
  }
}
