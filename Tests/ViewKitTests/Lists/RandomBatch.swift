import ViewKit

/// Updates that fit a list, and the list after them.
///
/// The new list is made first, by hand as it were; the updates are read off both lists.
struct RandomBatch {
  private(set) var updates = BatchUpdates()
  private(set) var list: ModelList
  /// The numbers of the rows that were reloaded.
  private(set) var reloaded: Set<Int> = []

  private let old: ModelList
  /// The numbers of sections that keep their rows, as far as updates do not name these.
  private var kept: Set<Int> = []

  /// How often things are done, of a hundred.
  struct Rates {
    var section = 15
    var row = 25
    var largestSection = 8
  }

  init(
    from old: ModelList, rates: Rates = Rates(), using random: inout some RandomNumberGenerator
  ) {
    self.old = old
    list = old
    changeSections(rates, &random)
    changeRows(rates, &random)
  }

  private mutating func changeSections(_ rates: Rates, _ random: inout some RandomNumberGenerator) {
    var order: [ModelList.Section] = []
    var coming: [(section: ModelList.Section, from: Int?)] = []
    for (index, section) in old.sections.enumerated() {
      guard random.happens(rates.section) else {
        order.append(section)
        kept.insert(section.id)
        continue
      }
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        updates.deleteSections([index], with: .allCases.randomElement(using: &random) ?? .none)
        disturb(index, &random)
      case 1:
        var fresh = section
        fresh.rows = newRows(rates, &random)
        order.append(fresh)
        updates.reloadSections([index])
        disturb(index, &random)
      default:
        coming.append((section, index))
        kept.insert(section.id)
      }
    }
    while random.happens(rates.section * 2) {
      let rows = newRows(rates, &random)
      coming.append((ModelList.Section(id: list.newID(), rows: rows), nil))
    }
    for new in coming {
      order.insert(new.section, at: Int.random(in: 0...order.count, using: &random))
    }
    list.sections = order
    for new in coming.shuffled(using: &random) {
      guard let to = list.section(of: new.section.id) else { continue }
      if let from = new.from {
        updates.moveSection(from: from, to: to)
      } else {
        updates.insertSections([to])
        // What is said of rows of a new section is nothing new.
        let rows = list.sections[to].rows.indices.filter { _ in random.happens(30) }
        updates.insertRows(rows.map { IndexPath(row: $0, section: to) })
      }
    }
  }

  /// Deletes rows of a section that is not there any more.
  private mutating func disturb(_ section: Int, _ random: inout some RandomNumberGenerator) {
    for row in old.sections[section].rows.indices where random.happens(20) {
      updates.deleteRows([IndexPath(row: row, section: section)])
    }
  }

  private mutating func newRows(
    _ rates: Rates, _ random: inout some RandomNumberGenerator
  ) -> [Int] {
    (0..<Int.random(in: 0...rates.largestSection, using: &random)).map { _ in list.newID() }
  }

  private mutating func changeRows(_ rates: Rates, _ random: inout some RandomNumberGenerator) {
    var coming: [(id: Int, from: IndexPath?)] = []
    for (section, content) in old.sections.enumerated() where kept.contains(content.id) {
      guard let new = list.section(of: content.id) else { continue }
      for (row, id) in content.rows.enumerated() where random.happens(rates.row) {
        let path = IndexPath(row: row, section: section)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          updates.deleteRows([path], with: .allCases.randomElement(using: &random) ?? .none)
          list.sections[new].rows.removeAll { $0 == id }
        case 1:
          updates.reloadRows([path])
          reloaded.insert(id)
        default:
          coming.append((id, path))
          list.sections[new].rows.removeAll { $0 == id }
        }
      }
    }
    let places = list.sections.indices.filter { kept.contains(list.sections[$0].id) }
    guard !places.isEmpty else { return }
    while random.happens(rates.row * 3) { coming.append((list.newID(), nil)) }
    for new in coming {
      guard let place = places.randomElement(using: &random) else { continue }
      let row = Int.random(in: 0...list.sections[place].rows.count, using: &random)
      list.sections[place].rows.insert(new.id, at: row)
    }
    for new in coming.shuffled(using: &random) {
      guard let to = list.path(of: new.id) else { continue }
      if let from = new.from {
        updates.moveRow(from: from, to: to)
      } else {
        updates.insertRows([to], with: .allCases.randomElement(using: &random) ?? .none)
      }
    }
  }
}

extension RandomNumberGenerator {
  /// Whether something happens that does so many times of a hundred.
  mutating func happens(_ rate: Int) -> Bool { Int.random(in: 0..<100, using: &self) < rate }
}
