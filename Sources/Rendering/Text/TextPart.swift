import ViewKit

/// A text that is one piece on its row.
struct TextPart {
  /// The side on which a text is fixed: it grows to the other one.
  enum Alignment {
    case left, center, right
  }

  /// The sides on which a text needs no blank to its neighbour.
  struct Joints: OptionSet {
    let rawValue: Int
    static let left = Joints(rawValue: 1)
    static let right = Joints(rawValue: 2)
  }

  /// A stretch of a text that looks alike.
  struct Span {
    var text: String
    var font: Font
    var style: TextStyle
  }

  /// A line that fills the columns from ``minX`` to ``maxX``, whatever the width of a cell.
  struct Bar {
    /// How far the first stretch reaches, 0…1.
    var fraction: Double
    var done: Character = "━"
    var rest: Character = "─"
    /// What stands between the two, such as a thumb.
    var mark = ""
    var doneStyle = TextStyle.plain
    var restStyle = TextStyle.plain
    var markStyle = TextStyle.plain
  }

  var text: String
  /// A line in the place of the text.
  var bar: Bar?
  /// Marks around the text that take no room on the device, such as the brackets in `[Add]`.
  var opening = ""
  var closing = ""
  /// Where the glyphs begin and end.
  var minX: Double
  var maxX: Double
  var alignment: Alignment
  /// The position that the alignment is about: the left end, the middle or the right end.
  var anchor: Double
  /// The stretches of the text that differ in font or style, from left to right; none where all of
  /// it is alike.
  var spans: [Span] = []
  /// The font, which says how wide each character is beside the others; nil: all are alike.
  var font: Font?
  var style: TextStyle
  var joins: Joints

  init(
    _ text: String, minX: Double, maxX: Double, alignment: Alignment = .left, font: Font? = nil,
    style: TextStyle = .plain, joins: Joints = []
  ) {
    self.text = text
    self.minX = minX
    self.maxX = maxX
    self.alignment = alignment
    anchor =
      switch alignment {
      case .left: minX
      case .center: (minX + maxX) / 2
      case .right: maxX
      }
    self.font = font
    self.style = style
    self.joins = joins
  }

  /// The same with its line, made as long as so many columns.
  ///
  /// - Parameters:
  ///   - visible: the columns that can be seen, when these are not all; no others are made.
  ///   - width: the columns that a text takes.
  func filled(columns: Int, visible: Range<Int>?, width: (String) -> Int) -> TextPart {
    guard let bar else { return self }
    let mark = width(bar.mark)
    let start = width(opening)
    let room = max(0, columns - start - width(closing) - mark)
    // A mark is where it is nearest; without one the line is full when all is done.
    let rule: FloatingPointRoundingRule = bar.mark.isEmpty ? .down : .toNearestOrAwayFromZero
    let done = min(max(Int((bar.fraction * Double(room)).rounded(rule)), 0), room)
    func seen(_ first: Int, _ count: Int) -> Int {
      let range = first..<first + count
      return visible.map { range.clamped(to: $0).count } ?? count
    }
    let font = Font.systemFont(ofSize: 15)
    var filled = self
    let doneText = String(repeating: bar.done, count: seen(start, done))
    let restText = String(repeating: bar.rest, count: seen(start + done + mark, room - done))
    filled.spans = [
      Span(text: doneText, font: font, style: bar.doneStyle),
      Span(text: seen(start + done, mark) > 0 ? bar.mark : "", font: font, style: bar.markStyle),
      Span(text: restText, font: font, style: bar.restStyle),
    ]
    filled.text = filled.spans.map(\.text).joined()
    if let visible {
      if visible.lowerBound > 0 { filled.opening = "" }
      if visible.upperBound < columns { filled.closing = "" }
    }
    return filled
  }

  /// What is printed.
  var shown: String { opening + text + closing }

  /// The width in points of each character that is printed.
  var advances: [Double] {
    let widths =
      spans.isEmpty
      ? text.map { character in font.map { Double($0.metrics.width(of: character)) } ?? 1 }
      : spans.flatMap { span in
        span.text.map { Double(span.font.metrics.width(of: $0)) * span.font.pointSize }
      }
    let sum = widths.reduce(0, +)
    let scale = sum > 0 ? (maxX - minX) / sum : 0
    return opening.map { _ in 0 } + widths.map { $0 * scale } + closing.map { _ in 0 }
  }

  /// The characters that are printed, those of spans with their styles.
  func characters(in alphabet: Alphabet) -> [ShownCharacter] {
    if spans.isEmpty { return shown.map { ShownCharacter($0, in: alphabet) } }
    let middle = spans.flatMap { span in
      span.text.map { character in
        var shown = ShownCharacter(character, in: alphabet)
        shown.style = span.style
        return shown
      }
    }
    return opening.map { ShownCharacter($0, in: alphabet) } + middle
      + closing.map { ShownCharacter($0, in: alphabet) }
  }
}
