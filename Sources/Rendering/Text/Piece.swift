import ViewKit

/// A part of a run as it stands on its row: whole, or what other views and clips leave of it.
struct Piece {
  var characters: [ShownCharacter]
  /// The columns that it takes.
  private(set) var columns: Int
  /// Its first column: where it would like to be, then where it is.
  var start: Int
  let alignment: TextPart.Alignment
  var joins: TextPart.Joints
  let style: TextStyle
  /// The stretch of the device on which it is seen.
  var minX: Double
  var maxX: Double
  /// The column edges of what is in front, left and right of it.
  var lower: Int?
  var upper: Int?
  /// Whether what is in front cuts it off on a side.
  var isCutLeft = false
  var isCutRight = false
  /// The number of its run.
  let run: Int

  var end: Int { start + columns }

  init(
    _ characters: [ShownCharacter], start: Int, of part: TextPart, minX: Double, maxX: Double,
    run: Int
  ) {
    self.characters = characters
    columns = characters.reduce(0) { $0 + $1.columns }
    self.start = start
    alignment = part.alignment
    joins = part.joins
    style = part.style
    self.minX = minX
    self.maxX = maxX
    self.run = run
  }

  /// The blanks wanted between this piece and the next one of its row.
  func gap(to next: Piece) -> Int {
    if run == next.run { return joins.contains(.right) || next.joins.contains(.left) ? 0 : 1 }
    // A closing bracket and an opening one are told apart without a blank; so is what lies inside
    // the brackets of another run.
    let isBetween = joins.contains(.left) && next.joins.contains(.right)
    return isBetween || joins == .right || next.joins == .left ? 0 : 1
  }

  /// Takes characters away beside the mark of a cut until the piece has at most `limit` columns. It
  /// stays where it begins.
  mutating func shorten(to limit: Int, atStart: Bool) {
    while columns > max(limit, 1), characters.count > 1 {
      let index = atStart ? 1 : characters.count - 2
      guard characters.indices.contains(index) else { return }
      columns -= characters.remove(at: index).columns
    }
  }
}
