// Asking the data source for all that there is.
extension CollectionView {
  /// Asks for all anew, with the next layout. What was selected no longer is, without a word to the
  /// delegate.
  ///
  /// Inside a block of changes it takes their place.
  public final func reloadData() {
    unhighlight()
    selectedPaths = []
    updates?.isVoid = true
    dataWillBeOthers()
  }

  /// What is known of the data no longer holds.
  final func dataWillBeOthers() {
    counts = nil
    generation += 1
    viewsAreStale = true
    invalidate()
  }

  /// Whether anybody gives items.
  final var hasItems: Bool { list != nil || dataSource != nil }

  /// Asks the data source for the numbers, where that has not been done.
  final func loadIfNeeded() {
    guard counts == nil, !isLoading else { return }
    isLoading = true
    let before = generation
    let made = askCounts()
    isLoading = false
    // A callback that made the data others has them asked anew with the layout.
    if before != generation { return setNeedsLayout() }
    counts = made
    selectedPaths = selectedPaths.filter(hasItem)
  }

  final func askCounts() -> [Int] { (0..<askNumberOfSections()).map { askNumberOfItems(in: $0) } }

  /// How many sections there are.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return counts?.count ?? 0
  }

  /// How many items a section has; 0 for one that does not exist.
  public final func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    guard let counts, counts.indices.contains(section) else { return 0 }
    return counts[section]
  }

  /// Whether there is an item, as far as the numbers are known.
  final func hasItem(_ path: IndexPath) -> Bool {
    guard let counts, counts.indices.contains(path.section) else { return false }
    return (0..<counts[path.section]).contains(path.row)
  }

  /// The error for an item that does not exist.
  public final func noItem(_ path: IndexPath) -> InvalidUse {
    let sections = numberOfSections
    if !(0..<sections).contains(path.section) {
      return .noSection(path.section, count: sections, of: pathName)
    }
    return .noItem(path, count: numberOfItems(inSection: path.section), of: pathName)
  }
}
