/// Breaks one text into lines; the work behind ``TextLayout``.
struct LineBreaker {
  private let text: String
  /// The characters, as far as they can matter.
  private let units: ContiguousArray<TextUnit>
  /// The length of a line, in the unit of the characters' widths.
  private let limit: Int
  /// The number of lines that are allowed; 0 for any.
  private let count: Int
  private let mode: LineBreakMode
  private let pointsPerUnit: Double
  /// The width of the dots that stand for what was cut, where all of the text looks alike.
  private let ellipsis: Int
  /// How the characters look; nil where all look alike.
  private let styles: TextStyles?

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
    var end = 0
    for character in text {
      end += character.utf8.count
      let unit = TextUnit(character, end: end, metrics)
      units.append(unit)
      if !room.takes(unit) { break }
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

  /// A stretch of characters that makes one line.
  private struct Part {
    /// The end of what is shown, and its width.
    var end: Int
    var width: Int
    /// Where the next line begins, after hanging blanks and a newline.
    var next: Int
    var endsParagraph = false
  }

  private func part(from start: Int, anywhere: Bool) -> Part {
    // The last place at which the line may end, and all up to the last visible character.
    var chance: Part?
    var shown = Part(end: start, width: 0, next: start)
    var width = 0
    var position = start
    while position < units.count {
      let unit = units[position]
      if unit.kind == .newline { break }
      if unit.kind == .blank {
        width += unit.width
        position += 1
        continue
      }
      if position > start {
        shown.next = position
        if anywhere || units[position - 1].mayBreak(before: unit) { chance = shown }
        if width + unit.width > limit { return chance ?? shown }
      }
      width += unit.width
      position += 1
      shown = Part(end: position, width: width, next: position)
    }
    // Blanks at the end of a paragraph count as far as there is room for them.
    return Part(
      end: position, width: max(shown.width, min(width, limit)),
      next: min(position + 1, units.count), endsParagraph: true)
  }

  // MARK: - The last line

  /// The last line that is allowed, which has to stand for all the rest.
  private func lastLine(from start: Int) -> TextLayout.Line {
    var rest = start..<units.count
    while let last = units[rest].last, last.kind == .newline { rest.removeLast() }
    let end = units[rest].firstIndex { $0.kind == .newline } ?? rest.upperBound
    let paragraph = start..<end
    let width = units[paragraph].reduce(0) { $0 + $1.width }
    let visible =
      width
      - units[paragraph].reversed().prefix { $0.kind == .blank }
      .reduce(0) { $0 + $1.width }
    if visible <= limit && (end == rest.upperBound || mode == .byClipping) {
      return line(paragraph, max(visible, min(width, limit)))
    }
    switch mode {
    case .byClipping:
      return clipped(paragraph)
    case .byTruncatingHead:
      return truncated(rest, head: start, tail: tail(of: rest))
    case .byTruncatingMiddle:
      let (head, tail) = middle(of: rest, paragraph)
      return truncated(rest, head: head, tail: tail)
    default:
      return truncated(rest, head: head(of: paragraph), tail: rest.upperBound)
    }
  }

  /// The width of the dots beside a character, which look like it.
  private func dots(_ position: Int) -> Int {
    guard let styles else { return ellipsis }
    return styles.ellipsis(beside: min(position, units.count - 1))
  }

  /// The end of the longest beginning that leaves room for the dots.
  private func head(of paragraph: Range<Int>) -> Int {
    var width = 0
    var end = paragraph.lowerBound
    while end < paragraph.upperBound, width + units[end].width + dots(end) <= limit {
      width += units[end].width
      end += 1
    }
    return end
  }

  /// The start of the longest end that leaves room for the dots.
  private func tail(of rest: Range<Int>) -> Int {
    var width = 0
    var start = rest.upperBound
    while start > rest.lowerBound, units[start - 1].kind != .newline,
      width + units[start - 1].width + dots(start - 1) <= limit
    {
      start -= 1
      width += units[start].width
    }
    return start
  }

  /// The end of the beginning and the start of the end that are shown around the dots: of equal
  /// width, as nearly as the characters allow.
  private func middle(of rest: Range<Int>, _ paragraph: Range<Int>) -> (head: Int, tail: Int) {
    var head = (end: rest.lowerBound, width: 0, isDone: false)
    var tail = (start: rest.upperBound, width: 0, isDone: false)
    while !head.isDone || !tail.isDone {
      let used = head.width + tail.width
      if !head.isDone && (tail.isDone || head.width <= tail.width) {
        let fits = head.end < min(paragraph.upperBound, tail.start)
        if fits, used + units[head.end].width + dots(head.end) <= limit {
          head.width += units[head.end].width
          head.end += 1
        } else {
          head.isDone = true
        }
      } else {
        let fits = tail.start > head.end && units[tail.start - 1].kind != .newline
        let dots = dots(head.end > rest.lowerBound ? head.end - 1 : tail.start - 1)
        if fits, used + units[tail.start - 1].width + dots <= limit {
          tail.start -= 1
          tail.width += units[tail.start].width
        } else {
          tail.isDone = true
        }
      }
    }
    return (head.end, tail.start)
  }

  // MARK: - Making lines

  /// A line of which dots stand for what lies between `head` and `tail`, and for blanks there.
  private func truncated(_ rest: Range<Int>, head: Int, tail: Int) -> TextLayout.Line {
    var head = head
    var tail = tail
    while head > rest.lowerBound, units[head - 1].kind == .blank { head -= 1 }
    while tail < rest.upperBound, units[tail].kind == .blank { tail += 1 }
    let model = head > rest.lowerBound ? head - 1 : tail
    let width =
      dots(model) + units[rest.lowerBound..<head].reduce(0) { $0 + $1.width }
      + units[tail..<rest.upperBound].reduce(0) { $0 + $1.width }
    var result = line(rest, width)
    if let styles {
      let dots = TextLayout.Fragment(
        text: "…", width: Double(dots(model)) * pointsPerUnit,
        attributes: styles.attributes(of: min(model, units.count - 1)))
      result.fragments =
        fragments(rest.lowerBound..<head) + [dots] + fragments(tail..<rest.upperBound)
    }
    result.text =
      text[indices(rest.lowerBound..<head)] + "…" + text[indices(tail..<rest.upperBound)]
    result.isTruncated = true
    if rest.upperBound == units.count { result.range = result.range.lowerBound..<text.endIndex }
    return result
  }

  /// A line that the edge cuts: the characters whose middle is inside.
  private func clipped(_ paragraph: Range<Int>) -> TextLayout.Line {
    var width = 0
    var end = paragraph.lowerBound
    while end < paragraph.upperBound, 2 * width + units[end].width <= 2 * limit {
      width += units[end].width
      end += 1
    }
    var result = line(paragraph, min(width, limit))
    result.text = String(text[indices(paragraph.lowerBound..<end)])
    result.fragments = fragments(paragraph.lowerBound..<end)
    result.isClipped = true
    return result
  }

  private func line(
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
  private func fragments(_ range: Range<Int>) -> [TextLayout.Fragment] {
    guard let styles else { return [] }
    return styles.stretches(of: range).map { stretch in
      let width = units[stretch].reduce(0) { $0 + $1.width }
      return TextLayout.Fragment(
        text: String(text[indices(stretch)]), width: Double(width) * pointsPerUnit,
        attributes: styles.attributes(of: stretch.lowerBound))
    }
  }

  /// The place in the text of a range of characters.
  private func indices(_ range: Range<Int>) -> Range<String.Index> {
    index(range.lowerBound)..<index(range.upperBound)
  }

  private func index(_ position: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: position == 0 ? 0 : units[position - 1].end)
  }
}
