// Questions about places, and scrolling to them.
extension TableView {
  /// The cells in sight, from above to below. After ``reloadData()`` there are none until the layout.
  public final var visibleCells: [TableViewCell] {
    if cellsAreStale { return [] }
    return zip(shownCells.elements, shownPaths).compactMap { cell, path in
      isVisible(path) ? cell : nil
    }
  }

  /// The rows in sight.
  public final var indexPathsForVisibleRows: [IndexPath] { indexPathsForRows(in: bounds) }

  private func isVisible(_ path: IndexPath) -> Bool {
    layout?.has(path) == true && frame(of: path).intersects(bounds)
  }

  /// The cell of a row in sight; nil for others.
  public final func cellForRow(at path: IndexPath) -> TableViewCell? {
    if cellsAreStale { return nil }
    return position(of: path).map { shownCells.elements[$0] }
  }

  /// The row of a cell on show; nil for others.
  public final func indexPath(for cell: TableViewCell) -> IndexPath? {
    if cellsAreStale { return nil }
    return shownCells.elements.firstIndex { $0 === cell }.map { shownPaths[$0] }
  }

  /// The row at a point of the content; nil for headers, footers and beyond the rows.
  public final func indexPathForRow(at point: Point) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return layout?.path(at: point.y)
  }

  /// The rows of which something lies in a rectangle of the content.
  public final func indexPathsForRows(in rect: Rect) -> [IndexPath] {
    loadIfNeeded()
    guard let layout, rect.width > 0, rect.height > 0, rect.minX < bounds.width, rect.maxX > 0
    else { return [] }
    var paths: [IndexPath] = []
    var next = layout.firstPath(below: rect.minY)
    while let path = next, layout.span(of: path).top < rect.maxY {
      paths.append(path)
      next = layout.path(after: path)
    }
    return paths
  }

  /// The rectangle of a section with its header and footer; empty for one that does not exist.
  public final func rect(forSection section: Int) -> Rect {
    loadIfNeeded()
    guard let layout, layout.sections.indices.contains(section) else { return .zero }
    return Rect(
      x: 0, y: layout.top(ofSection: section), width: bounds.width,
      height: layout.sections[section].height)
  }

  /// The rectangle of a section's header, where it does not float; likewise.
  public final func rectForHeader(inSection section: Int) -> Rect {
    loadIfNeeded()
    guard let layout, layout.sections.indices.contains(section) else { return .zero }
    return Rect(
      x: 0, y: layout.top(ofSection: section), width: bounds.width,
      height: layout.sections[section].header)
  }

  /// The rectangle of a section's footer, where it does not float; likewise.
  public final func rectForFooter(inSection section: Int) -> Rect {
    loadIfNeeded()
    guard let layout, layout.sections.indices.contains(section) else { return .zero }
    return Rect(
      x: 0, y: layout.endOfRows(in: section), width: bounds.width,
      height: layout.sections[section].footer)
  }

  /// The rectangle of a row; empty for one that does not exist.
  public final func rectForRow(at path: IndexPath) -> Rect {
    loadIfNeeded()
    return layout?.has(path) == true ? frame(of: path) : .zero
  }

  /// The lines of the empty rows that a plain table shows below its last one, as far as the view
  /// goes; none with a ``tableFooterView``.
  public final var emptyRowSeparators: [Rect] {
    guard let layout, style == .plain, separatorStyle != .none, tableFooterView == nil else {
      return []
    }
    let height = max(commonRowHeight, Metrics.leastEmptyRowHeight)
    let inset = separatorInset
    let width = max(0, bounds.width - inset.left - inset.right)
    let end = layout.endOfSections
    let first = max(1, ((bounds.minY - end) / height).rounded(.up))
    return stride(from: end + first * height, through: bounds.maxY, by: height).map { y in
      Rect(
        x: inset.left, y: y - Metrics.separatorHeight, width: width,
        height: Metrics.separatorHeight)
    }
  }

  // MARK: Scrolling

  /// Scrolls so that a row is seen at the top, in the middle or at the bottom; with
  /// ``ScrollPosition/none`` as little as needed.
  public final func scrollToRow(
    at path: IndexPath, at position: ScrollPosition, animated: Bool
  ) throws(InvalidUse) {
    loadIfNeeded()
    guard layout?.has(path) == true else { throw noRow(path) }
    scroll(to: frame(of: path), at: position, floating: floatingViews(of: path), animated)
  }

  /// The same for the selected row that is nearest to the middle.
  public final func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    let middle = bounds.midY
    let nearest = selectedPaths.sorted().min {
      abs(frame(of: $0).midY - middle) < abs(frame(of: $1).midY - middle)
    }
    guard let nearest else { return }
    scroll(to: frame(of: nearest), at: position, floating: floatingViews(of: nearest), animated)
  }

  /// The offset at which all of a row is seen, after as little scrolling as needed; nil for a row
  /// that does not exist.
  public final func offset(toShowRowAt path: IndexPath) -> Point? {
    loadIfNeeded()
    guard layout?.has(path) == true else { return nil }
    return offset(toShow: frame(of: path), at: .none, floating: floatingViews(of: path))
  }

  /// The heights of the header and the footer that would lie over the row at an edge.
  private func floatingViews(of path: IndexPath) -> EdgeInsets {
    guard style == .plain, let section = layout?.sections[path.section] else { return .zero }
    return EdgeInsets(top: section.header, left: 0, bottom: section.footer, right: 0)
  }

  final func scroll(
    to rect: Rect, at position: ScrollPosition, floating: EdgeInsets = .zero, _ isAnimated: Bool
  ) {
    let offset = offset(toShow: rect, at: position, floating: floating)
    setContentOffset(offset, animated: isAnimated)
  }

  private func offset(
    toShow rect: Rect, at position: ScrollPosition, floating: EdgeInsets
  ) -> Point {
    let top = contentInset.top + floating.top
    let bottom = contentInset.bottom + floating.bottom
    let height = bounds.height - contentInset.top - contentInset.bottom
    var y = contentOffset.y
    switch position {
    case .top: y = rect.minY - top
    case .bottom: y = rect.maxY - bounds.height + bottom
    case .middle: y = rect.midY - contentInset.top - height / 2
    case .none:
      if rect.minY < bounds.minY + top || rect.height > height {
        y = rect.minY - top
      } else if rect.maxY > bounds.maxY - bottom {
        y = rect.maxY - bounds.height + bottom
      }
    }
    return clamped(Point(x: contentOffset.x, y: y))
  }

  /// The error for a row that does not exist.
  public final func noRow(_ path: IndexPath) -> InvalidUse {
    let sections = numberOfSections
    if !(0..<sections).contains(path.section) {
      return .noSection(path.section, count: sections, of: pathName)
    }
    return .noRow(path, count: numberOfRows(inSection: path.section), of: pathName)
  }
}
