// Asking the data source for all that there is.
extension TableView {
  /// Asks for all anew: the numbers and heights now, the cells with the next layout. What was
  /// selected no longer is, without a word to the delegate.
  ///
  /// Inside a block of changes it takes their place.
  public final func reloadData() {
    forgetPress()
    endSwipe(animated: false)
    cancelReordering()
    selectedPaths = []
    updates?.isVoid = true
    dataWillBeOthers()
    if hasRows { loadIfNeeded() }
  }

  /// What is known of the data no longer holds.
  final func dataWillBeOthers() {
    layout = nil
    generation += 1
    cellsAreStale = true
    setNeedsLayout()
  }

  /// Asks the data source and the delegate for the numbers and heights, where that has not been done.
  final func loadIfNeeded() {
    guard layout == nil, !isLoading else { return }
    isLoading = true
    let before = generation
    widthOfHeights = bounds.width
    let count = askNumberOfSections()
    var made: [TableLayout.Section] = []
    made.reserveCapacity(count)
    let heights = HeightSource(self)
    countsWhileLoading = Array(repeating: 0, count: count)
    for section in 0..<count {
      let rows = askNumberOfRows(in: section)
      countsWhileLoading?[section] = rows
      made.append(makeSection(section, rows: rows, heights))
    }
    isLoading = false
    // A callback that made the data others has them asked anew with the layout.
    if before != generation { return setNeedsLayout() }
    layout = TableLayout(
      made, tableHeader: tableHeaderView?.bounds.height ?? 0,
      tableFooter: tableFooterView?.bounds.height ?? 0)
    selectedPaths = selectedPaths.filter { layout?.has($0) == true }
    updateIndex()
    updateContentHeight()
  }

  private func makeSection(_ section: Int, rows: Int, _ heights: HeightSource)
    -> TableLayout.Section
  {
    let header = headerHeight(of: section)
    let footer = footerHeight(of: section)
    return TableLayout.Section(
      header: header, rows: heights.rows(count: rows, in: section), footer: footer)
  }

  /// Tells the scroll view how large the content is.
  final func updateContentHeight() {
    guard let layout else { return }
    contentSize = Size(width: bounds.width, height: layout.height)
  }

  // MARK: Heights

  /// Another delegate has other heights, headers and footers; the cells stay.
  final func delegateOfRowsDidChange() {
    guard layout != nil, !isLoading else { return }
    putAwayExtras { _ in true }
    reloadHeights()
  }

  /// The heights are others; the rows are the same.
  final func heightsDidChange() {
    guard layout != nil, !isLoading else { return }
    reloadHeights()
  }

  final func widthDidChange() {
    if layout != nil, bounds.width != widthOfHeights { heightsDidChange() }
  }

  /// Asks for all heights anew. The cells stay.
  final func reloadHeights() {
    guard let old = layout else { return }
    isLoading = true
    let before = generation
    widthOfHeights = bounds.width
    let heights = HeightSource(self)
    var sections = old.sections.indices.map { section in
      makeSection(section, rows: old.sections[section].rows.count, heights)
    }
    // The cells stay, so nothing else would ask for these.
    if before == generation, estimatesRows { measureShownRows(&sections) }
    isLoading = false
    guard before == generation else { return }
    layout = TableLayout(
      sections, tableHeader: old.tableHeader, tableFooter: old.tableFooter)
    updateContentHeight()
    setNeedsLayout()
  }

  // MARK: Numbers

  /// How many sections there are.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return countsWhileLoading?.count ?? layout?.sections.count ?? 0
  }

  /// How many rows a section has; 0 for one that does not exist.
  public final func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    if let counts = countsWhileLoading {
      return counts.indices.contains(section) ? counts[section] : 0
    }
    guard let layout, layout.sections.indices.contains(section) else { return 0 }
    return layout.sections[section].rows.count
  }
}
