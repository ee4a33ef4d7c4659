/// Says when no more of a text can be shown, so that a label with a book in it costs no more than
/// what is seen of it.
struct TextRoom {
  private let limit: Int
  private let count: Int
  private let mayEnd: Bool
  private var filled = 0
  private var newlines = 0
  private var units = 0

  /// - Parameters:
  ///   - limit: the length of a line.
  ///   - count: the number of lines that are allowed; 0 for any.
  init(_ limit: Int, _ count: Int, _ mode: LineBreakMode) {
    self.limit = limit
    self.count = count
    let showsOnlyTheBeginning = mode != .byTruncatingHead && mode != .byTruncatingMiddle
    // A clipped line says where its paragraph ends.
    mayEnd = showsOnlyTheBeginning && mode != .byClipping && count > 0
  }

  /// Takes the next character; false when what follows it cannot matter.
  mutating func takes(_ unit: TextUnit) -> Bool {
    units += 1
    guard mayEnd else { return true }
    if unit.kind == .newline {
      newlines += 1
      return true
    }
    if newlines >= count { return false }
    if unit.kind == .blank { return true }
    // No line shows more than its length, but for a character that is wider.
    filled += min(unit.width, limit)
    let room = limit.multipliedReportingOverflow(by: count)
    return room.overflow || filled <= room.partialValue || units <= count
  }
}
