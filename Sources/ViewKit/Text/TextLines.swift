/// The lines of a long text that is edited, by the rules of ``TextLayout``.
///
/// What is known of a line is its length, so that a change of the text touches the lines around it
/// and no others, and a place in the text is found from the one that was asked for last. A text
/// that is empty, or ends with a newline, has an empty line at its end, where the caret is.
struct TextLines {
  /// One line.
  struct Line: Equatable {
    /// The bytes up to the next line.
    var byteCount: Int
    /// The bytes of what is shown, without hanging blanks and a newline.
    var shownCount: Int
    /// The width of what is shown, in units of the text's ``Settings/pointsPerUnit``.
    var width: Int
    /// The height with the spacing below, in millionths of a point, so that sums are exact.
    var height: Int
    var endsParagraph: Bool
  }

  /// Where a line is.
  struct Place: Equatable {
    var index = 0
    /// Its first byte.
    var start = 0
    /// Its top, in millionths of a point.
    var top = 0
  }

  /// How a text is set.
  struct Settings {
    var font: Font
    /// The looks; nil where all look alike.
    var runs: StyledRuns?
    /// The length of a line in points.
    var width: Double

    var pointsPerUnit: Double { runs == nil ? font.pointSize / 1000 : TextStyles.pointsPerUnit }
  }

  /// Millionths of a point in a point.
  static let unitsPerPoint = 1e6

  private(set) var lines: ContiguousArray<Line>
  /// The height of all lines, in millionths of a point.
  private(set) var height: Int
  /// The place that was asked for last.
  private var anchor = Place()

  /// Lays out a text.
  init(_ text: String, _ settings: Settings) {
    lines = []
    height = 0
    lines = Self.lines(of: text, settings, from: 0) { _ in false }.lines
    height = lines.reduce(0) { $0 + $1.height }
  }

  /// The width of the widest line, in units.
  var widest: Int { lines.reduce(0) { max($0, $1.width) } }

  // MARK: Changes

  /// The text has changed: a range of the old one was replaced by `count` bytes.
  mutating func replace(_ range: Range<Int>, by count: Int, in text: String, _ settings: Settings) {
    // What a line holds depends on the line after it, and hardly ever on one more.
    var place = self.place(ofByte: range.lowerBound)
    for _ in 0..<2 where place.index > 0 { step(&place, back: true) }
    let first = place.index
    let change = count - range.count
    // The old line that is looked at, in the bytes of the old text.
    var old = first
    var oldStart = place.start
    var removed = 0
    let (fresh, isToEnd) = Self.lines(of: text, settings, from: place.start) { position in
      let wanted = max(range.upperBound, position - change)
      while old < lines.count, oldStart < wanted {
        oldStart += lines[old].byteCount
        removed += lines[old].height
        old += 1
      }
      // From here on the lines are what they were.
      return old < lines.count && oldStart == position - change && oldStart >= range.upperBound
    }
    if isToEnd {
      while old < lines.count {
        removed += lines[old].height
        old += 1
      }
    }
    lines.replaceSubrange(first..<old, with: fresh)
    height += fresh.reduce(0) { $0 + $1.height } - removed
    anchor = place
  }

  /// The lines from a byte on, which begins a line, until the end of the text or until
  /// `meetsOld` says that what follows a byte is known.
  private static func lines(
    of text: String, _ settings: Settings, from start: Int, _ meetsOld: (Int) -> Bool
  ) -> (lines: ContiguousArray<Line>, isToEnd: Bool) {
    let limit = TextLayout.limit(settings.width, settings.pointsPerUnit)
    let plainHeight = Int((settings.font.lineHeight * unitsPerPoint).rounded())
    return TextUnitReader.read(text, settings.font.metrics) { reader in
      var lines: ContiguousArray<Line> = []
      var position = start
      while position < reader.count {
        let part = part(from: position, reader, settings.runs, limit)
        var line = Line(
          byteCount: part.next - position, shownCount: part.end - position, width: part.width,
          height: plainHeight, endsParagraph: part.endsParagraph)
        if let runs = settings.runs {
          line.height = runs.height(of: position..<max(part.end, min(position + 1, reader.count)))
        }
        lines.append(line)
        position = part.next
        if position < reader.count, meetsOld(position) { return (lines, false) }
      }
      if reader.endsWithNewline || reader.count == 0 {
        let height = settings.runs?.height(of: position..<position) ?? plainHeight
        lines.append(
          Line(byteCount: 0, shownCount: 0, width: 0, height: height, endsParagraph: true))
      }
      return (lines, true)
    }
  }

  private static func part(
    from start: Int, _ reader: TextUnitReader, _ runs: StyledRuns?, _ limit: Int
  ) -> LineFiller.Part {
    guard let runs, var run = runs.run(at: start) else {
      var filler = LineFiller(from: start, limit: limit, anywhere: false)
      var position = start
      while position < reader.count {
        let unit = reader.unit(at: position)
        if let part = filler.add(unit, from: position, to: unit.end) { return part }
        position = unit.end
      }
      return filler.paragraph(endingAt: position, next: position)
    }
    let mode = run.attributes.paragraphStyle?.lineBreakMode
    var filler = LineFiller(from: start, limit: limit, anywhere: mode == .byCharWrapping)
    var position = start
    while position < reader.count {
      if run.end <= position { run = runs.run(at: position) ?? run }
      let unit = run.unit(at: position, reader)
      if let part = filler.add(unit, from: position, to: unit.end) { return part }
      position = unit.end
    }
    return filler.paragraph(endingAt: position, next: position)
  }

  // MARK: Places

  /// The line in which a byte lies; that at the end of the text is in the last one.
  mutating func place(ofByte byte: Int) -> Place {
    var place = anchor
    while place.start > byte, place.index > 0 { step(&place, back: true) }
    while place.index + 1 < lines.count, place.start + lines[place.index].byteCount <= byte {
      step(&place, back: false)
    }
    anchor = place
    return place
  }

  /// The line at a height in millionths of a point; the first above the text, the last below it.
  mutating func place(atHeight y: Int) -> Place {
    var place = anchor
    while place.top > y, place.index > 0 { step(&place, back: true) }
    while place.index + 1 < lines.count, place.top + lines[place.index].height <= y {
      step(&place, back: false)
    }
    anchor = place
    return place
  }

  /// The place of the next line, or of the one before.
  func step(_ place: inout Place, back: Bool) {
    if back {
      place.index -= 1
      place.start -= lines[place.index].byteCount
      place.top -= lines[place.index].height
    } else {
      place.start += lines[place.index].byteCount
      place.top += lines[place.index].height
      place.index += 1
    }
  }
}

extension StyledRuns {
  /// The height of a line with its spacing, in millionths of a point.
  fileprivate func height(of range: Range<Int>) -> Int {
    let extent = extent(of: range)
    return Int(((extent.height + extent.spacing) * TextLines.unitsPerPoint).rounded())
  }
}

extension StyledRuns.Run {
  /// The character at a byte with its width in the run's font.
  func unit(at position: Int, _ reader: TextUnitReader) -> TextUnit {
    var unit = reader.unit(at: position, font.metrics)
    unit.width = max(0, TextStyles.width(unit.width, font) + kern)
    return unit
  }
}

extension TextUnitReader {
  /// Whether the last character is one that begins a new line.
  fileprivate var endsWithNewline: Bool {
    guard let last = byte(before: count) else { return false }
    switch last {
    case 0x0A...0x0D: return true
    case 0x85: return byte(before: count - 1) == 0xC2
    case 0xA8, 0xA9: return byte(before: count - 1) == 0x80 && byte(before: count - 2) == 0xE2
    default: return false
    }
  }
}
