/// The letters at the right edge of a table by which a finger goes from section to section.
///
/// A part of a table, not for scripts.
public final class TableIndexView: View {
  /// What stands in it, from above to below.
  public internal(set) var titles: [String] = [] {
    didSet { if titles != oldValue { setNeedsDisplay() } }
  }
  /// The colour of the titles: the table's, else the tint.
  public var displayedColor: Color { table?.sectionIndexColor ?? tintColor ?? .defaultTint }

  private var table: TableView? { superview as? TableView }
  /// The title under the finger.
  private var current: Int?

  /// Where a title stands: they lie in the middle, one below the other.
  public func frame(ofTitle index: Int) -> Rect {
    let height = titleHeight
    let top = (bounds.height - height * Double(titles.count)) / 2
    return Rect(x: 0, y: top + Double(index) * height, width: bounds.width, height: height)
  }

  /// The height of one title; where there are too many for the table they stand closer.
  public var titleHeight: Double {
    titles.isEmpty ? 0 : min(Metrics.indexTitleHeight, bounds.height / Double(titles.count))
  }

  /// What is seen, and where: all titles, or some of them with dots between where all have no room.
  public var displayedTitles: [(text: String, frame: Rect)] {
    let room = max(1, Int(min(bounds.height / Metrics.indexTitleHeight, Double(titles.count))))
    if titles.count <= room { return titles.enumerated().map { ($1, frame(ofTitle: $0)) } }
    let steps = (room - 1) / 2
    let height = bounds.height / Double(steps * 2 + 1)
    return (0...steps * 2).map { slot in
      let frame = Rect(x: 0, y: Double(slot) * height, width: bounds.width, height: height)
      if slot % 2 == 1 { return ("•", frame) }
      return (titles[slot == 0 ? 0 : slot / 2 * (titles.count - 1) / steps], frame)
    }
  }

  override var keepsFingers: Bool { true }

  public override func touchesBegan(_ touches: [Touch], with event: Event?) { follow(touches) }
  public override func touchesMoved(_ touches: [Touch], with event: Event?) { follow(touches) }
  public override func touchesEnded(_ touches: [Touch], with event: Event?) { current = nil }
  public override func touchesCancelled(_ touches: [Touch], with event: Event?) { current = nil }

  private func follow(_ touches: [Touch]) {
    guard let touch = touches.first, !titles.isEmpty else { return }
    let first = frame(ofTitle: 0)
    // A finger can be anywhere: as far away as no whole number says.
    let position = (touch.location(in: self).y - first.minY) / max(titleHeight, .ulpOfOne)
    let index = Int(min(max(position, 0), Double(titles.count - 1)))
    if index == current { return }
    current = index
    table?.jump(toTitle: titles[index], at: index)
  }

  public override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.text("titles", titles.joined(separator: " "), isDefault: titles.isEmpty)
  }
}

// The index at the right edge.
extension TableView {
  /// Asks the data source for the titles.
  final func updateIndex() {
    let before = generation
    let titles = askIndexTitles()
    if before != generation { return }
    let rows = layout?.sections.reduce(0) { $0 + $1.rows.count } ?? 0
    guard let titles, !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else {
      indexSlot.value?.removeFromSuperview()
      indexSlot.set(nil, in: self)
      return makeRoomForIndex()
    }
    let index = indexSlot.value ?? TableIndexView()
    index.titles = titles
    index.backgroundColor = sectionIndexBackgroundColor
    if indexSlot.value == nil { indexSlot.set(index, in: self) }
    placeIndex()
    makeRoomForIndex()
  }

  /// What the index takes of the rows' width.
  final var widthOfIndex: Double { indexSlot.value == nil ? 0 : Metrics.indexWidth }

  private func makeRoomForIndex() {
    for cell in shownCells.elements { cell.rightInset = widthOfIndex }
  }

  private func askIndexTitles() -> [String]? {
    guard let dataSource else { return nil }
    if dataSource.script?.implements(.sectionIndexTitles_for, dataSource) == true {
      if case .strings(let titles) = dataSource.callBack(.sectionIndexTitles_for, self) {
        return titles
      }
      return nil
    }
    return (dataSource as? any TableViewDataSource)?.sectionIndexTitles(for: self)
  }

  /// Asks for the titles of the index anew.
  public final func reloadSectionIndexTitles() {
    if layout != nil { updateIndex() }
  }

  final func placeIndex() {
    guard let index = indexSlot.value else { return }
    if index.superview !== self { try? addSubview(index) }
    let frame = Rect(
      x: bounds.width - Metrics.indexWidth, y: bounds.minY + contentInset.top,
      width: Metrics.indexWidth,
      height: max(0, bounds.height - contentInset.top - contentInset.bottom))
    if index.frame != frame { index.frame = frame }
  }

  /// A finger is on a title: its section is scrolled to.
  final func jump(toTitle title: String, at index: Int) {
    let before = generation
    guard let section = askSection(title: title, at: index), before == generation,
      let layout, !layout.sections.isEmpty
    else { return }
    guard layout.sections.indices.contains(section) else {
      let error = InvalidUse.noSection(section, count: layout.sections.count, of: pathName)
      return report(Report(.invalidUse, error.description))
    }
    scroll(to: rect(forSection: section), at: .top, false)
  }

  /// The section that a title means; nil for none.
  private func askSection(title: String, at index: Int) -> Int? {
    guard let dataSource else { return index }
    let hook = Hook.tableView_sectionForSectionIndexTitle_at
    let last = max(0, (layout?.sections.count ?? 0) - 1)
    if dataSource.script?.implements(hook, dataSource) == true {
      switch dataSource.callBack(hook, self, title, IndexArgument(index)) {
      case .integer(let section): return section
      case .some(.none): return nil
      default: return min(index, last)
      }
    }
    return (dataSource as? any TableViewDataSource)?.tableView(
      self, sectionForSectionIndexTitle: title, at: index) ?? min(index, last)
  }
}
