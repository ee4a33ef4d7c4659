/// How each character of an ``AttributedString`` looks, as line breaking needs it.
struct TextStyles {
  /// A millionth of a point: widths in it are as good as exact, and their sums do not depend on
  /// the order.
  static let pointsPerUnit = 1e-6

  private let runs: [TextAttributes]
  private let fonts: [Font]
  private let ellipses: [Int]
  /// Where each run ends in the text's UTF-8.
  private let ends: [Int]
  /// The run of each character, that in which it begins.
  private var runOfUnit: ContiguousArray<Int> = []
  private var current = 0

  /// - Parameter font: that of runs that have none.
  init(_ text: AttributedString, _ font: Font) {
    var attributes: [TextAttributes] = []
    var ends: [Int] = []
    for run in text.runs {
      attributes.append(run.attributes.filled(from: TextAttributes(font: font)))
      ends.append((ends.last ?? 0) + run.text.utf8.count)
    }
    runs = attributes
    self.ends = ends
    let fonts = attributes.map { $0.font ?? font }
    self.fonts = fonts
    ellipses = fonts.map { Self.width($0.metrics.ellipsis, $0) }
  }

  /// The next character.
  ///
  /// - Parameter end: where the character before it ends in the text's UTF-8, then where it does.
  mutating func append(_ character: Character, end: inout Int) -> TextUnit {
    while current + 1 < ends.count, ends[current] <= end { current += 1 }
    runOfUnit.append(current)
    end += character.utf8.count
    var unit = TextUnit(character, end: end, fonts[current].metrics)
    let kern = (runs[current].kern ?? 0).clampedForText / Self.pointsPerUnit
    unit.width = max(0, Self.width(unit.width, fonts[current]) + Int(kern.rounded()))
    return unit
  }

  /// A width in thousandths of the em, in the unit of this type.
  static func width(_ thousandths: Int, _ font: Font) -> Int {
    Int((Double(thousandths) * font.pointSize.clampedForText / 1000 / pointsPerUnit).rounded())
  }

  /// The width of the dots that look like a character.
  func ellipsis(beside position: Int) -> Int { ellipses[runOfUnit[position]] }

  /// The looks of a character; the font is always given.
  func attributes(of position: Int) -> TextAttributes { runs[runOfUnit[position]] }

  /// The parts of a range that look alike.
  func stretches(of range: Range<Int>) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start = range.lowerBound
    for position in range where runOfUnit[position] != runOfUnit[start] {
      stretches.append(start..<position)
      start = position
    }
    if start < range.upperBound { stretches.append(start..<range.upperBound) }
    return stretches
  }

  /// The vertical room of a line: baselines are in line, and the tallest parts count.
  func extent(of range: Range<Int>) -> TextLayout.Extent {
    var ascent = 0.0
    var descent = 0.0
    var gap = 0.0
    for stretch in stretches(of: range) {
      let run = runOfUnit[stretch.lowerBound]
      let font = fonts[run]
      let offset = (runs[run].baselineOffset ?? 0).clampedForText
      ascent = max(ascent, font.ascender + offset)
      descent = max(descent, -font.descender - offset)
      gap = max(gap, font.lineHeight - font.ascender + font.descender)
    }
    let paragraph = range.isEmpty ? nil : attributes(of: range.lowerBound).paragraphStyle
    return TextLayout.Extent(
      ascent: ascent, height: ascent + descent + gap,
      spacing: max(0, (paragraph?.lineSpacing ?? 0).clampedForText))
  }
}

extension Double {
  /// A length as large as texts can need; one that is no number is 0. Widths of texts that fill
  /// all memory still add up to an `Int` then.
  var clampedForText: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e4), 1e4) }
}
