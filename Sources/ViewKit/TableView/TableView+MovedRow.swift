// Where things are while a finger moves a row: as if the row had been taken out, and room had been
// made for it where it would go.
extension TableView {
  /// The place where a finger holds the row that it moves; the delegate may have another in mind. nil
  /// while it moves none.
  public final var proposedPlaceOfMovedRow: IndexPath? { editing.moved?.proposed }

  /// The upper edge of the row that a finger moves, were it at a place; nil while it moves none, and
  /// for places that do not exist.
  public final func top(ofMovedRowAt path: IndexPath) -> Double? {
    guard let layout, let moved = editing.moved,
      layout.sections.indices.contains(path.section), path.row >= 0
    else { return nil }
    let rows = layout.sections[path.section].rows
    // The rows below the one that was taken out have moved up.
    let isBelow = path.section == moved.source.section && path.row >= moved.source.row
    let row = path.row + (isBelow ? 1 : 0)
    guard row <= rows.count else { return nil }
    let top =
      layout.top(ofSection: path.section) + layout.sections[path.section].header
      + (row < rows.count ? rows.offset(of: row) : rows.total)
    return top - (isBelow || path.section > moved.source.section ? moved.height : 0)
  }

  /// The place whose upper edge is nearest to a height.
  final func target(at y: Double) -> IndexPath? {
    guard let layout, let moved = editing.moved, !layout.sections.isEmpty else { return nil }
    // The same place with the row still in.
    let height = y < layout.span(of: moved.source).top ? y : y + moved.height
    if let path = layout.path(at: height) {
      let isBelow = path.section == moved.source.section && path.row > moved.source.row
      let before = IndexPath(row: path.row - (isBelow ? 1 : 0), section: path.section)
      let after = IndexPath(row: before.row + 1, section: path.section)
      var places = [before, after]
      if before.row == 0, path.section > 0 { places.append(end(of: path.section - 1)) }
      if after == end(of: path.section), path.section + 1 < layout.sections.count {
        places.append(IndexPath(row: 0, section: path.section + 1))
      }
      return nearest(to: y, places)
    }
    guard let section = layout.section(at: height) else {
      return height < layout.tableHeader
        ? IndexPath(row: 0, section: 0) : end(of: layout.sections.count - 1)
    }
    let isAbove = height < layout.top(ofSection: section) + layout.sections[section].header
    let other = isAbove ? section - 1 : section + 1
    var places = [isAbove ? IndexPath(row: 0, section: section) : end(of: section)]
    if layout.sections.indices.contains(other) {
      places.append(isAbove ? end(of: other) : IndexPath(row: 0, section: other))
    }
    return nearest(to: y, places)
  }

  /// The place after the last row of a section.
  private func end(of section: Int) -> IndexPath {
    let isOwn = section == editing.moved?.source.section
    return IndexPath(row: numberOfRows(inSection: section) - (isOwn ? 1 : 0), section: section)
  }

  /// The place whose upper edge is nearest; the end of a section and the beginning of the next may
  /// have the same.
  private func nearest(to y: Double, _ places: [IndexPath]) -> IndexPath? {
    guard let source = editing.moved?.source else { return nil }
    return places.min { one, other in
      let tops = [one, other].map { top(ofMovedRowAt: $0) ?? .infinity }
      let distances = tops.map { abs($0 - y) }
      if distances[0] != distances[1] { return distances[0] < distances[1] }
      let prefersUpper =
        tops[0] == y || tops[0] != tops[1] ? source <= min(one, other) : y < tops[0]
      return prefersUpper ? one < other : one > other
    }
  }

  // MARK: What makes room

  /// The row floats above all that comes into sight meanwhile.
  final func liftMovedRow() {
    if let cell = editing.moved?.cell, cell.superview === self, subviews.last !== cell {
      bringSubviewToFront(cell)
    }
  }

  /// Where a row is seen.
  final func shownFrame(of path: IndexPath) -> Rect {
    let frame = frame(of: path)
    guard let moved = editing.moved, path != moved.source else { return frame }
    let isBelow = path.section == moved.source.section && path.row > moved.source.row
    let place = IndexPath(row: path.row - (isBelow ? 1 : 0), section: path.section)
    return frame.offset(
      dx: 0,
      dy: moved.shift(isBelowSource: path > moved.source, isBelowTarget: place >= moved.target))
  }

  /// By how much the upper and the lower edge of a section are seen lower.
  final func shift(ofSection section: Int) -> (top: Double, bottom: Double) {
    guard let moved = editing.moved else { return (0, 0) }
    let (source, target) = (moved.source.section, moved.target.section)
    return (
      moved.shift(isBelowSource: section > source, isBelowTarget: section > target),
      moved.shift(isBelowSource: section >= source, isBelowTarget: section >= target)
    )
  }
}

extension MovedRow {
  /// By how much something is seen lower.
  func shift(isBelowSource: Bool, isBelowTarget: Bool) -> Double {
    (isBelowTarget ? height : 0) - (isBelowSource ? height : 0)
  }
}
