/// What `beginUpdates` and `endUpdates` have between them: changes of rows and sections that take
/// place at once.
///
/// Deletions, reloads, and where a move begins, are counted in the list as it was; insertions, and
/// where a move ends, in the list as it will be. The order in which they are collected does not
/// matter. Nothing is checked until ``plan(old:new:)``.
public struct BatchUpdates: Equatable, Sendable {
  /// A change of one row.
  public struct RowChange: Equatable, Sendable {
    public var path: IndexPath
    public var animation: RowAnimation

    public init(_ path: IndexPath, _ animation: RowAnimation = .automatic) {
      self.path = path
      self.animation = animation
    }
  }

  /// A change of one section.
  public struct SectionChange: Equatable, Sendable {
    public var section: Int
    public var animation: RowAnimation

    public init(_ section: Int, _ animation: RowAnimation = .automatic) {
      self.section = section
      self.animation = animation
    }
  }

  /// A row that is carried to another place as it is.
  public struct RowMove: Equatable, Sendable {
    public var from: IndexPath
    public var to: IndexPath

    public init(from: IndexPath, to: IndexPath) {
      self.from = from
      self.to = to
    }
  }

  /// A section that is carried to another place with its rows.
  public struct SectionMove: Equatable, Sendable {
    public var from: Int
    public var to: Int

    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  public private(set) var deletedRows: [RowChange] = []
  public private(set) var insertedRows: [RowChange] = []
  public private(set) var reloadedRows: [RowChange] = []
  public private(set) var movedRows: [RowMove] = []
  public private(set) var deletedSections: [SectionChange] = []
  public private(set) var insertedSections: [SectionChange] = []
  public private(set) var reloadedSections: [SectionChange] = []
  public private(set) var movedSections: [SectionMove] = []

  public init() {}

  public var isEmpty: Bool { self == BatchUpdates() }
}

extension BatchUpdates {
  public mutating func deleteRows(
    _ paths: some Sequence<IndexPath>, with animation: RowAnimation = .automatic
  ) {
    for path in paths { deletedRows.append(RowChange(path, animation)) }
  }

  public mutating func insertRows(
    _ paths: some Sequence<IndexPath>, with animation: RowAnimation = .automatic
  ) {
    for path in paths { insertedRows.append(RowChange(path, animation)) }
  }

  public mutating func reloadRows(
    _ paths: some Sequence<IndexPath>, with animation: RowAnimation = .automatic
  ) {
    for path in paths { reloadedRows.append(RowChange(path, animation)) }
  }

  public mutating func moveRow(from: IndexPath, to: IndexPath) {
    movedRows.append(RowMove(from: from, to: to))
  }

  public mutating func deleteSections(
    _ sections: IndexSet, with animation: RowAnimation = .automatic
  ) {
    for section in sections { deletedSections.append(SectionChange(section, animation)) }
  }

  public mutating func insertSections(
    _ sections: IndexSet, with animation: RowAnimation = .automatic
  ) {
    for section in sections { insertedSections.append(SectionChange(section, animation)) }
  }

  public mutating func reloadSections(
    _ sections: IndexSet, with animation: RowAnimation = .automatic
  ) {
    for section in sections { reloadedSections.append(SectionChange(section, animation)) }
  }

  public mutating func moveSection(from: Int, to: Int) {
    movedSections.append(SectionMove(from: from, to: to))
  }
}
