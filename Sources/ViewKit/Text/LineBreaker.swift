/// Breaks one text into lines; the work behind ``TextLayout``.
struct LineBreaker {
  let text: String
  /// The characters, as far as they can matter.
  let units: ContiguousArray<TextUnit>
  /// The length of a line, in the unit of the characters' widths.
  let limit: Int
  /// The number of lines that are allowed; 0 for any.
  private let count: Int
  let mode: LineBreakMode
  let pointsPerUnit: Double
  /// The width of the dots that stand for what was cut, where all of the text looks alike.
  let ellipsis: Int
  /// How the characters look; nil where all look alike.
  let styles: TextStyles?

  /// A text in one font; widths are thousandths of the em.
  init(
    _ text: String, _ metrics: FontMetrics, _ limit: Int, _ count: Int, _ mode: LineBreakMode,
    _ pointsPerUnit: Double
  ) {
    self.text = text
    self.limit = limit
    self.count = count
    self.mode = mode
    self.pointsPerUnit = pointsPerUnit
    ellipsis = metrics.ellipsis
    styles = nil
    var room = TextRoom(limit, count, mode)
    var units: ContiguousArray<TextUnit> = []
    TextUnitReader.read(text, metrics) { reader in
      var position = 0
      while position < reader.count {
        let unit = reader.unit(at: position)
        units.append(unit)
        if !room.takes(unit) { break }
        position = unit.end
      }
    }
    self.units = units
  }

  /// A text in several; widths are those of ``TextStyles``.
  init(
    _ text: AttributedString, _ font: Font, _ limit: Int, _ count: Int, _ mode: LineBreakMode
  ) {
    self.text = text.string
    self.limit = limit
    self.count = count
    self.mode = mode
    pointsPerUnit = TextStyles.pointsPerUnit
    ellipsis = 0
    var styles = TextStyles(text, font)
    var room = TextRoom(limit, count, mode)
    var units: ContiguousArray<TextUnit> = []
    var end = 0
    for character in text.string {
      let unit = styles.append(character, end: &end)
      units.append(unit)
      if !room.takes(unit) { break }
    }
    self.units = units
    self.styles = styles
  }

  /// The lines from top to bottom.
  func lines() -> [TextLayout.Line] {
    let shortens = mode.truncates || mode == .byClipping
    var lines: [TextLayout.Line] = []
    var start = 0
    while start < units.count {
      if shortens && lines.count + 1 == count {
        lines.append(lastLine(from: start))
        break
      }
      let part = part(from: start, anywhere: mode == .byCharWrapping)
      lines.append(line(start..<part.end, part.width, endsParagraph: part.endsParagraph))
      if lines.count == count { break }
      start = part.next
    }
    return lines
  }

  // MARK: - Wrapping

  private func part(from start: Int, anywhere: Bool) -> LineFiller.Part {
    var filler = LineFiller(from: start, limit: limit, anywhere: anywhere)
    for position in start..<units.count {
      if let part = filler.add(units[position], from: position, to: position + 1) { return part }
    }
    return filler.paragraph(endingAt: units.count, next: units.count)
  }

  // MARK: - Making lines

  func line(
    _ range: Range<Int>, _ width: Int, endsParagraph: Bool = true
  ) -> TextLayout.Line {
    let place = indices(range)
    var line = TextLayout.Line(
      range: place, text: String(text[place]), width: Double(width) * pointsPerUnit,
      endsParagraph: endsParagraph)
    if let styles {
      line.fragments = fragments(range)
      // An empty line is as high as its newline.
      let last = min(max(range.upperBound, range.lowerBound + 1), units.count)
      line.extent = styles.extent(of: range.lowerBound..<last)
    }
    return line
  }

  /// The parts of a range that look alike; none where the whole text does.
  func fragments(_ range: Range<Int>) -> [TextLayout.Fragment] {
    guard let styles else { return [] }
    return styles.stretches(of: range).map { stretch in
      let width = units[stretch].reduce(0) { $0 + $1.width }
      return TextLayout.Fragment(
        text: String(text[indices(stretch)]), width: Double(width) * pointsPerUnit,
        attributes: styles.attributes(of: stretch.lowerBound))
    }
  }

  /// The place in the text of a range of characters.
  func indices(_ range: Range<Int>) -> Range<String.Index> {
    index(range.lowerBound)..<index(range.upperBound)
  }

  private func index(_ position: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: position == 0 ? 0 : units[position - 1].end)
  }
}
