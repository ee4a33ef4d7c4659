/// Where everything lies in a flow layout.
///
/// A section of items of one size takes a few numbers, however many they are.
struct FlowGeometry {
  /// One section, from its header to its footer.
  struct Section {
    var header = 0.0
    var footer = 0.0
    /// The margins around the lines: before and behind them, and beside them where they begin.
    var before = 0.0
    var behind = 0.0
    var beside = 0.0
    var lines: FlowLines

    var length: Double { header + before + lines.length + behind + footer }
  }

  let isHorizontal: Bool
  /// How wide the content is across the way in which it scrolls.
  let across: Double
  let sections: [Section]
  /// Where each section begins, and where the last one ends.
  private let starts: [Double]

  init(isHorizontal: Bool, across: Double, sections: [Section] = []) {
    self.isHorizontal = isHorizontal
    self.across = across
    self.sections = sections
    var (starts, end) = ([0.0], 0.0)
    starts.reserveCapacity(sections.count + 1)
    for section in sections {
      end += section.length
      starts.append(end)
    }
    self.starts = starts
  }

  var contentSize: Size {
    let length = starts[sections.count]
    return isHorizontal
      ? Size(width: length, height: across) : Size(width: across, height: length)
  }

  // MARK: Places

  /// Where an element lies; nil for one that does not exist, or is not seen.
  func frame(of element: LayoutElement) -> Rect? {
    let path = element.path
    guard sections.indices.contains(path.section) else { return nil }
    switch (element.category, element.kind) {
    case (.cell, _):
      let section = sections[path.section]
      guard (0..<section.lines.count).contains(path.row) else { return nil }
      return rect(item(section.lines.box(path.row), path.section))
    case (.supplementaryView, CollectionView.elementKindSectionHeader) where path.row == 0:
      return header(path.section)
    case (.supplementaryView, CollectionView.elementKindSectionFooter) where path.row == 0:
      return footer(path.section)
    default: return nil
    }
  }

  private func header(_ section: Int) -> Rect? {
    let length = sections[section].header
    return length > 0 ? bar(at: starts[section], length) : nil
  }

  private func footer(_ section: Int) -> Rect? {
    let length = sections[section].footer
    return length > 0 ? bar(at: starts[section + 1] - length, length) : nil
  }

  private func bar(at along: Double, _ length: Double) -> Rect {
    rect(FlowBox(along: along, across: 0, size: FlowSize(along: length, across: across)))
  }

  /// A box of the lines of a section, in the content.
  private func item(_ box: FlowBox, _ section: Int) -> FlowBox {
    var box = box
    box.along += startOfLines(section)
    box.across += sections[section].beside
    return box
  }

  private func startOfLines(_ section: Int) -> Double {
    starts[section] + sections[section].header + sections[section].before
  }

  private func rect(_ box: FlowBox) -> Rect {
    isHorizontal
      ? Rect(x: box.along, y: box.across, width: box.size.along, height: box.size.across)
      : Rect(x: box.across, y: box.along, width: box.size.across, height: box.size.along)
  }

  // MARK: What lies in a rectangle

  /// The elements of which something lies in a rectangle, section by section.
  ///
  /// - Parameter limit: how many there are at most.
  func elements(in rect: Rect, limit: Int) -> [PlacedElement] {
    let start = isHorizontal ? rect.minX : rect.minY
    let end = isHorizontal ? rect.maxX : rect.maxY
    var found: [PlacedElement] = []
    func add(_ element: LayoutElement, _ frame: Rect?) {
      guard found.count < limit, let frame, frame.intersects(rect) else { return }
      found.append(PlacedElement(element: element, placement: Placement(frame: frame)))
    }
    // Sections without any length may lie at the same place as the first one in sight.
    var section = max(starts.partitioned { starts[$0] < start } - 1, 0)
    while section < sections.count, starts[section] <= end, found.count < limit {
      let path = IndexPath(row: 0, section: section)
      add(.supplementary(CollectionView.elementKindSectionHeader, path), header(section))
      let top = startOfLines(section)
      sections[section].lines.items(from: start - top, to: end - top) { row, box in
        add(.cell(IndexPath(row: row, section: section)), self.rect(item(box, section)))
        return found.count < limit
      }
      add(.supplementary(CollectionView.elementKindSectionFooter, path), footer(section))
      section += 1
    }
    return found
  }
}
