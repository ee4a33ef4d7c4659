/// Where the heights of rows come from while all of them are asked: found out once, not for each row.
struct HeightSource {
  private let table: TableView
  private let common: Double
  private let asksHeights: Bool
  private let asksEstimates: Bool

  init(_ table: TableView) {
    self.table = table
    common = table.commonRowHeight
    asksEstimates = table.asksEstimates
    asksHeights = table.asksRowHeights && !table.estimatesRows
  }

  /// Whether each row is asked for.
  var asksAll: Bool { asksHeights || asksEstimates }

  func rows(count: Int, in section: Int) -> RowHeights {
    guard asksAll else { return RowHeights(count: count, common: common) }
    if count > Metrics.maximumAskedRows {
      table.report(
        Report(
          .invalidUse,
          "\(table.pathName) does not ask the heights of the \(count) rows of section "
            + "\(section + 1) one by one, \(Metrics.maximumAskedRows) are the most: set "
            + "estimatedRowHeight, and those are asked that come into sight"))
      return RowHeights(count: count, common: common)
    }
    let before = table.generation
    var heights = [Double](repeating: common, count: count)
    var failures = 0
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      let height = asksHeights ? table.askHeight(of: path) : table.askEstimate(of: path)
      // The rows became others meanwhile: nobody will use these heights.
      if table.generation != before { break }
      heights[row] = table.usable(height) ?? common
      failures = height == nil ? failures + 1 : 0
      // A function that fails for each row is not called for a million of them.
      if failures == Metrics.maximumFailuresInARow { break }
    }
    return RowHeights(heights, common: common)
  }
}

extension TableView {
  /// The height of a row about which nothing else is known.
  var commonRowHeight: Double {
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    return usable(rowHeight) ?? Metrics.rowHeight
  }

  /// A height that rows can have; nil for ``automaticDimension`` and what is no height.
  func usable(_ height: Double?) -> Double? {
    guard let height, height >= 0, height.isFinite else { return nil }
    return min(height, Metrics.maximumRowHeight)
  }

  /// The real height of a row that comes into sight, where only an estimate was known; nil when its
  /// cell has to say it.
  func heightOfAppearingRow(_ path: IndexPath) -> Double? {
    if asksRowHeights {
      let height = askHeight(of: path)
      return height == TableView.automaticDimension ? nil : usable(height) ?? Metrics.rowHeight
    }
    return usable(rowHeight)
  }

  // MARK: Headers and footers

  func headerHeight(of section: Int) -> Double {
    height(of: ExtraPlace(kind: .header, section: section))
  }

  func footerHeight(of section: Int) -> Double {
    height(of: ExtraPlace(kind: .footer, section: section))
  }

  private func height(of place: ExtraPlace) -> Double {
    let isHeader = place.kind == .header
    let asked =
      isHeader
      ? ask(.tableView_heightForHeaderInSection, section: place.section, \.number) {
        $0.tableView(self, heightForHeaderInSection: place.section)
      }
      : ask(.tableView_heightForFooterInSection, section: place.section, \.number) {
        $0.tableView(self, heightForFooterInSection: place.section)
      }
    if let height = usable(asked) {
      // UIKit takes 0 of a grouped table for the standard gap, as a group needs one.
      return height == 0 && style == .grouped ? standardHeight(of: place) : height
    }
    if let title = title(of: place), !title.isEmpty { return heightOfTitle(title, place) }
    // Apple, `tableView(_:heightForHeaderInSection:)`: since iOS 5 the height does not depend on what
    // view the delegate gives, so it is not asked for one here.
    if delegateImplements(
      isHeader ? .tableView_viewForHeaderInSection : .tableView_viewForFooterInSection)
    {
      return usable(isHeader ? sectionHeaderHeight : sectionFooterHeight)
        ?? Metrics.plainHeaderHeight
    }
    return style == .grouped ? standardHeight(of: place) : 0
  }

  /// The height of a header or footer with a title.
  private func heightOfTitle(_ title: String, _ place: ExtraPlace) -> Double {
    if let height = usable(place.kind == .header ? sectionHeaderHeight : sectionFooterHeight) {
      return height
    }
    let view = TableViewHeaderFooterView()
    configure(view, for: place)
    view.show(title: title)
    return view.sizeThatFits(Size(width: bounds.width, height: 0)).height
  }

  /// The height of a header or footer without content: the gap between groups.
  private func standardHeight(of place: ExtraPlace) -> Double {
    let own = usable(place.kind == .header ? sectionHeaderHeight : sectionFooterHeight)
    if let own { return own }
    return place.kind == .header && place.section == 0 && tableHeaderView == nil
      ? Metrics.groupedFirstGap : Metrics.groupedGap
  }

  /// The text of a header or footer; nil for none.
  func title(of place: ExtraPlace) -> String? {
    askTitle(of: place) ?? content?.title(of: place)
  }

  private func askTitle(of place: ExtraPlace) -> String? {
    switch place.kind {
    case .header:
      askSource(.tableView_titleForHeaderInSection, section: place.section, \.string) {
        $0.tableView(self, titleForHeaderInSection: place.section)
      }
    case .footer:
      askSource(.tableView_titleForFooterInSection, section: place.section, \.string) {
        $0.tableView(self, titleForFooterInSection: place.section)
      }
    }
  }

  /// The view that the delegate gives for a header or footer.
  func view(for place: ExtraPlace) -> View? {
    switch place.kind {
    case .header:
      ask(.tableView_viewForHeaderInSection, section: place.section, \.view) {
        $0.tableView(self, viewForHeaderInSection: place.section)
      }
    case .footer:
      ask(.tableView_viewForFooterInSection, section: place.section, \.view) {
        $0.tableView(self, viewForFooterInSection: place.section)
      }
    }
  }
}
