// Asking for the sizes, margins and spacings.
extension CollectionViewFlowLayout {
  final func measure() -> FlowGeometry {
    let isHorizontal = scrollDirection == .horizontal
    guard let grid = collectionView else {
      return FlowGeometry(isHorizontal: isHorizontal, across: 0)
    }
    let room = grid.bounds.inset(by: grid.contentInset)
    let across = max(isHorizontal ? room.height : room.width, 0)
    let sections = (0..<grid.numberOfSections).map {
      section($0, count: grid.numberOfItems(inSection: $0), across, grid)
    }
    return FlowGeometry(isHorizontal: isHorizontal, across: across, sections: sections)
  }

  private func section(
    _ section: Int, count: Int, _ across: Double, _ grid: CollectionView
  ) -> FlowGeometry.Section {
    let isHorizontal = scrollDirection == .horizontal
    let inset = grid.askFlow(.inset, section, self, \.insets)?.placedInsets ?? sectionInset
    let header = flowSize(grid.askFlow(.header, section, self, \.size) ?? headerReferenceSize)
    let footer = flowSize(grid.askFlow(.footer, section, self, \.size) ?? footerReferenceSize)
    let beside = isHorizontal ? inset.top : inset.left
    let shape = FlowLines.Shape(
      room: max(across - beside - (isHorizontal ? inset.bottom : inset.right), 0),
      lineSpacing: spacing(grid.askFlow(.lineSpacing, section, self, \.number), minimumLineSpacing),
      itemSpacing: spacing(
        grid.askFlow(.itemSpacing, section, self, \.number), minimumInteritemSpacing))
    return FlowGeometry.Section(
      header: header.along, footer: footer.along,
      before: isHorizontal ? inset.left : inset.top,
      behind: isHorizontal ? inset.right : inset.bottom, beside: beside,
      lines: lines(section, count, shape, grid))
  }

  private func lines(
    _ section: Int, _ count: Int, _ shape: FlowLines.Shape, _ grid: CollectionView
  ) -> FlowLines {
    let common = flowSize(itemSize)
    guard grid.givesItemSizes, mayAskSizes(of: count, section, grid) else {
      if count > 0, common.across > shape.room + FlowSpread.tolerance { warnOfSize(grid) }
      return .uniform(UniformLines(count: count, size: common, shape))
    }
    var sizes = [FlowSize](repeating: common, count: count)
    var failures = 0
    for item in 0..<count {
      let size = grid.askItemSize(IndexPath(row: item, section: section), self)
      if let size { sizes[item] = flowSize(size) }
      failures = size == nil ? failures + 1 : 0
      // A function that fails for each item is not called for a million of them.
      if failures == Metrics.maximumFailuresInARow { break }
    }
    if sizes.contains(where: { $0.across > shape.room + FlowSpread.tolerance }) { warnOfSize(grid) }
    return .measured(MeasuredLines(sizes, shape))
  }

  /// Whether a section has few enough items that each is asked for its size.
  private func mayAskSizes(of count: Int, _ section: Int, _ grid: CollectionView) -> Bool {
    if count <= Metrics.maximumMeasuredItems { return true }
    grid.report(
      Report(
        .invalidUse,
        "\(grid.pathName) does not ask the sizes of the \(count) items of section \(section + 1) one "
          + "by one, \(Metrics.maximumMeasuredItems) are the most; all have itemSize"))
    return false
  }

  /// A size without what no view can have.
  private func flowSize(_ size: Size) -> FlowSize {
    func usable(_ length: Double) -> Double {
      length > 0 ? min(length, Metrics.maximumRowHeight) : 0
    }
    let (width, height) = (usable(size.width), usable(size.height))
    return scrollDirection == .horizontal
      ? FlowSize(along: width, across: height) : FlowSize(along: height, across: width)
  }

  private func spacing(_ given: Double?, _ standard: Double) -> Double {
    let spacing = given ?? standard
    return spacing.isNaN
      ? 0 : min(max(spacing, -Metrics.maximumRowHeight), Metrics.maximumRowHeight)
  }

  /// As UIKit logs it.
  private func warnOfSize(_ grid: CollectionView) {
    if hasWarned { return }
    hasWarned = true
    let (side, edges) =
      scrollDirection == .vertical ? ("width", "left and right") : ("height", "top and bottom")
    (grid.application ?? grid.script?.application)?.onWarning(
      "\(grid.pathName): the item \(side) must be less than the \(side) of the collection view minus "
        + "the section insets \(edges) values, minus the content insets \(edges) values")
  }
}

extension EdgeInsets {
  /// Insets that can be taken.
  fileprivate var placedInsets: EdgeInsets {
    EdgeInsets(top: top.placed, left: left.placed, bottom: bottom.placed, right: right.placed)
  }
}
