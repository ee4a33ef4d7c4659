/// How many sections a list has, and how many rows each of them.
public struct ListCounts {
  public let sections: Int
  /// The rows of a section. Asked at most once for each section by a plan.
  public let rows: (_ section: Int) -> Int

  public init(sections: Int, rows: @escaping (_ section: Int) -> Int) {
    self.sections = sections
    self.rows = rows
  }

  /// - Parameter rows: the rows of each section.
  public init(_ rows: [Int]) { self.init(sections: rows.count) { rows[$0] } }
}
