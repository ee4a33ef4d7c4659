/// Fills one line with characters until it is full; the rules behind ``LineBreaker`` and
/// ``TextLines``.
///
/// Positions are whatever the caller counts in: characters, or bytes.
struct LineFiller {
  /// A stretch of characters that makes one line.
  struct Part {
    /// The end of what is shown, and its width.
    var end: Int
    var width: Int
    /// Where the next line begins, after hanging blanks and a newline.
    var next: Int
    var endsParagraph = false
  }

  private let limit: Int
  private let anywhere: Bool
  /// The last place at which the line may end.
  private var chance: Part?
  /// All up to the last visible character.
  private var shown: Part
  private var width = 0
  private var last: TextUnit?

  /// - Parameters:
  ///   - limit: the length of a line.
  ///   - anywhere: whether it may end at any character.
  init(from start: Int, limit: Int, anywhere: Bool) {
    self.limit = limit
    self.anywhere = anywhere
    shown = Part(end: start, width: 0, next: start)
  }

  /// Takes the next character.
  ///
  /// - Returns: the line, once it is full; it may end before this character.
  mutating func add(_ unit: TextUnit, from position: Int, to end: Int) -> Part? {
    if unit.kind == .newline { return paragraph(endingAt: position, next: end) }
    defer { last = unit }
    if unit.kind == .blank {
      width += unit.width
      return nil
    }
    if let last {
      shown.next = position
      if anywhere || last.mayBreak(before: unit) { chance = shown }
      if width + unit.width > limit { return chance ?? shown }
    }
    width += unit.width
    shown = Part(end: end, width: width, next: end)
    return nil
  }

  /// The line when its paragraph ends. Blanks there count as far as there is room for them.
  func paragraph(endingAt position: Int, next: Int) -> Part {
    Part(
      end: position, width: max(shown.width, min(width, limit)), next: next, endsParagraph: true)
  }
}
