/// What a list shows at a moment: sections, and items in them, each known by an identifier that no
/// other has; as `NSDiffableDataSourceSnapshot`.
///
/// What cannot be done throws and changes nothing.
public struct DiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  public private(set) var sectionIdentifiers: [Section] = []
  private var items: [Section: [Item]] = [:]
  /// The section of each item.
  private var places: [Item: Section] = [:]
  /// What is asked for anew when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: Set<Item> = []
  public private(set) var reloadedSectionIdentifiers: Set<Section> = []

  public init() {}

  // MARK: Reading

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { places.count }
  /// All items, from above to below.
  public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

  public func contains(_ item: Item) -> Bool { places[item] != nil }
  public func contains(section: Section) -> Bool { items[section] != nil }

  /// The items of a section; none for one that is not there.
  public func itemIdentifiers(inSection section: Section) -> [Item] { items[section] ?? [] }

  public func sectionIdentifier(containingItem item: Item) -> Section? { places[item] }

  public func indexOfSection(_ section: Section) -> Int? {
    sectionIdentifiers.firstIndex(of: section)
  }

  /// The place of an item among all.
  public func indexOfItem(_ item: Item) -> Int? {
    guard let section = places[item], let row = items[section]?.firstIndex(of: item) else {
      return nil
    }
    let before = sectionIdentifiers.prefix { $0 != section }
    return before.reduce(row) { $0 + (items[$1]?.count ?? 0) }
  }

  /// The place of an item by section.
  public func indexPath(of item: Item) -> IndexPath? {
    guard let section = places[item], let index = indexOfSection(section),
      let row = items[section]?.firstIndex(of: item)
    else { return nil }
    return IndexPath(row: row, section: index)
  }

  public func itemIdentifier(at path: IndexPath) -> Item? {
    guard sectionIdentifiers.indices.contains(path.section),
      let list = items[sectionIdentifiers[path.section]], list.indices.contains(path.row)
    else { return nil }
    return list[path.row]
  }

  /// The same with other identifiers.
  ///
  /// - Parameter other: gives different identifiers for different ones.
  public func mapped<NewSection, NewItem>(
    sections other: (Section) -> NewSection, items otherItem: (Item) -> NewItem
  ) -> DiffableDataSourceSnapshot<NewSection, NewItem> {
    var mapped = DiffableDataSourceSnapshot<NewSection, NewItem>()
    for section in sectionIdentifiers {
      let list = itemIdentifiers(inSection: section).map(otherItem)
      try? mapped.appendSections([other(section)])
      try? mapped.appendItems(list)
    }
    return mapped
  }

  // MARK: Items

  /// Puts items behind the last of a section, by default the last section.
  public mutating func appendItems(
    _ new: [Item], toSection section: Section? = nil
  ) throws(SnapshotProblem) {
    guard let section = section ?? sectionIdentifiers.last else { throw .noSections }
    guard let count = items[section]?.count else { throw .missingSection }
    try insert(new, in: section, at: count)
  }

  public mutating func insertItems(
    _ new: [Item], beforeItem item: Item
  ) throws(SnapshotProblem) {
    let (section, row) = try place(of: item)
    try insert(new, in: section, at: row)
  }

  public mutating func insertItems(_ new: [Item], afterItem item: Item) throws(SnapshotProblem) {
    let (section, row) = try place(of: item)
    try insert(new, in: section, at: row + 1)
  }

  /// Takes items out; those that are not there are left out.
  public mutating func deleteItems(_ gone: [Item]) {
    let gone = Set(gone)
    for section in Set(gone.compactMap { places[$0] }) {
      items[section]?.removeAll(where: gone.contains)
    }
    for item in gone { places[item] = nil }
    reloadedItemIdentifiers.subtract(gone)
  }

  /// Takes everything out, the sections too.
  public mutating func deleteAllItems() { self = Self() }

  public mutating func moveItem(_ item: Item, beforeItem other: Item) throws(SnapshotProblem) {
    try move(item, to: other, by: 0)
  }

  public mutating func moveItem(_ item: Item, afterItem other: Item) throws(SnapshotProblem) {
    try move(item, to: other, by: 1)
  }

  /// Has the cells of items asked for anew.
  public mutating func reloadItems(_ identifiers: [Item]) throws(SnapshotProblem) {
    for (position, item) in identifiers.enumerated() where places[item] == nil {
      throw .missingItem(at: position)
    }
    reloadedItemIdentifiers.formUnion(identifiers)
  }

  private func place(of item: Item) throws(SnapshotProblem) -> (Section, Int) {
    guard let section = places[item], let row = items[section]?.firstIndex(of: item) else {
      throw .missingOther
    }
    return (section, row)
  }

  private mutating func insert(
    _ new: [Item], in section: Section, at row: Int
  ) throws(SnapshotProblem) {
    var seen: Set<Item> = []
    for (position, item) in new.enumerated()
    where places[item] != nil || !seen.insert(item).inserted {
      throw .doubleItem(at: position)
    }
    items[section]?.insert(contentsOf: new, at: row)
    for item in new { places[item] = section }
  }

  private mutating func move(
    _ item: Item, to other: Item, by offset: Int
  ) throws(SnapshotProblem) {
    guard let source = places[item] else { throw .missingItem(at: 0) }
    guard item != other else { throw .sameItem }
    _ = try place(of: other)
    items[source]?.removeAll { $0 == item }
    let (section, row) = try place(of: other)
    items[section]?.insert(item, at: row + offset)
    places[item] = section
  }

  // MARK: Sections

  public mutating func appendSections(_ new: [Section]) throws(SnapshotProblem) {
    try insert(new, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ new: [Section], beforeSection section: Section
  ) throws(SnapshotProblem) {
    guard let index = indexOfSection(section) else { throw .missingOther }
    try insert(new, at: index)
  }

  public mutating func insertSections(
    _ new: [Section], afterSection section: Section
  ) throws(SnapshotProblem) {
    guard let index = indexOfSection(section) else { throw .missingOther }
    try insert(new, at: index + 1)
  }

  /// Takes sections out with their items; those that are not there are left out.
  public mutating func deleteSections(_ gone: [Section]) {
    for section in gone {
      for item in items[section] ?? [] { places[item] = nil }
      items[section] = nil
    }
    let gone = Set(gone)
    sectionIdentifiers.removeAll(where: gone.contains)
    reloadedSectionIdentifiers.subtract(gone)
    reloadedItemIdentifiers = reloadedItemIdentifiers.filter { places[$0] != nil }
  }

  public mutating func moveSection(
    _ section: Section, beforeSection other: Section
  ) throws(SnapshotProblem) {
    try move(section, to: other, by: 0)
  }

  public mutating func moveSection(
    _ section: Section, afterSection other: Section
  ) throws(SnapshotProblem) {
    try move(section, to: other, by: 1)
  }

  /// Has sections asked for anew.
  public mutating func reloadSections(_ identifiers: [Section]) throws(SnapshotProblem) {
    for (position, section) in identifiers.enumerated() where items[section] == nil {
      throw .missingItem(at: position)
    }
    reloadedSectionIdentifiers.formUnion(identifiers)
  }

  private mutating func insert(_ new: [Section], at index: Int) throws(SnapshotProblem) {
    var seen: Set<Section> = []
    for (position, section) in new.enumerated()
    where items[section] != nil || !seen.insert(section).inserted {
      throw .doubleItem(at: position)
    }
    sectionIdentifiers.insert(contentsOf: new, at: index)
    for section in new { items[section] = [] }
  }

  private mutating func move(
    _ section: Section, to other: Section, by offset: Int
  ) throws(SnapshotProblem) {
    guard let source = indexOfSection(section) else { throw .missingItem(at: 0) }
    guard section != other else { throw .sameItem }
    guard items[other] != nil else { throw .missingOther }
    sectionIdentifiers.remove(at: source)
    guard let target = indexOfSection(other) else { return }
    sectionIdentifiers.insert(section, at: target + offset)
  }

  /// Forgets what is to be asked for anew: it was.
  public mutating func forgetReloads() {
    reloadedItemIdentifiers = []
    reloadedSectionIdentifiers = []
  }
}

/// What cannot be done with a snapshot, and with which of the identifiers that were given.
public enum SnapshotProblem: Error, Equatable {
  /// An identifier, by its place in the list that was given, that is there already or twice.
  case doubleItem(at: Int)
  /// One that is not there.
  case missingItem(at: Int)
  /// The one beside which others are to be is not there.
  case missingOther
  /// The section into which items are to go is not there.
  case missingSection
  /// There is no section yet.
  case noSections
  /// Something is to go beside itself.
  case sameItem
}
