// The lines of the text, and what is where.
extension TextView {
  /// The room of the text between left and right, in points.
  private var textWidth: Double { room(in: bounds.width) }

  private func room(in width: Double) -> Double {
    max(
      0,
      width - textContainerInset.left - textContainerInset.right
        - 2 * Metrics.lineFragmentPadding)
  }

  /// Where the lines begin.
  private var textOrigin: Point {
    Point(x: textContainerInset.left + Metrics.lineFragmentPadding, y: textContainerInset.top)
  }

  /// The text as it is shown: dots stand for a secret.
  final var shownText: String {
    traits.isSecureTextEntry ? editor.text.dotted : editor.text
  }

  private func settings(width: Double) -> TextLines.Settings {
    let isStyled = styledText != nil && !traits.isSecureTextEntry
    return TextLines.Settings(
      font: font, runs: isStyled ? styledText.map { StyledRuns($0, font) } : nil, width: width)
  }

  /// Makes the lines, unless they are known, and does something with them.
  final func withLines<Result>(
    _ body: (inout TextLines, TextLines.Settings) -> Result
  ) -> Result {
    let width = textWidth
    var known: (lines: TextLines, settings: TextLines.Settings)
    if let laidOut, laidOut.settings.width == width {
      known = laidOut
    } else {
      let settings = settings(width: width)
      known = (TextLines(shownText, settings), settings)
    }
    laidOut = nil
    let result = body(&known.lines, known.settings)
    laidOut = known
    return result
  }

  /// A range of the text was replaced by so many bytes.
  func updateLines(_ range: Range<Int>, by count: Int) {
    detected = nil
    setNeedsLayout()
    guard var known = laidOut else { return }
    // Dots have other bytes.
    if traits.isSecureTextEntry || (known.settings.runs != nil) != (styledText != nil) {
      laidOut = nil
      return
    }
    if let styledText { known.settings.runs = StyledRuns(styledText, font) }
    laidOut = nil
    known.lines.replace(range, by: count, in: editor.text, known.settings)
    laidOut = known
  }

  /// All lines may be different.
  func looksDidChange() {
    laidOut = nil
    detected = nil
    setNeedsLayout()
  }

  func updateContentSize() {
    let height = withLines { lines, _ in lines.height }
    let inset = textContainerInset
    contentSize = Size(
      width: bounds.width,
      height: roundUpToPixel(Double(height) / TextLines.unitsPerPoint) + inset.top + inset.bottom)
  }

  func fittingSize(_ size: Size) -> Size {
    let width = size.width > 0 ? room(in: size.width) : .infinity
    let padding = 2 * Metrics.lineFragmentPadding
    let inset = textContainerInset
    var fitting = Size.zero
    func measure(_ lines: TextLines, _ settings: TextLines.Settings) {
      fitting = Size(
        width: roundUpToPixel(Double(lines.widest) * settings.pointsPerUnit) + padding + inset.left
          + inset.right,
        height: roundUpToPixel(Double(lines.height) / TextLines.unitsPerPoint) + inset.top
          + inset.bottom)
    }
    if width == textWidth {
      withLines { lines, settings in measure(lines, settings) }
    } else {
      let settings = settings(width: width)
      measure(TextLines(shownText, settings), settings)
    }
    return fitting
  }

  // MARK: Places

  /// The place of the caret before a byte of the text, in the view's coordinates.
  public final func caretRect(at position: Int) -> Rect {
    let position = shownPosition(editor.clamped(position..<position).lowerBound)
    return withLines { lines, settings in
      let place = lines.place(ofByte: position)
      let line = lines.lines[place.index]
      let end = min(position, place.start + line.shownCount)
      let x = left(of: place, line, lines, settings) + width(place.start..<end, settings)
      let height = self.height(of: place, line, settings)
      return Rect(
        x: roundToPixel(x), y: top(of: place), width: Metrics.caretWidth, height: height)
    }
  }

  /// The place of a range's first line, in the view's coordinates.
  public final func firstRect(for range: Range<Int>) -> Rect {
    let range = editor.clamped(range)
    let start = caretRect(at: range.lowerBound)
    if range.isEmpty { return start }
    let upper = shownPosition(range.upperBound)
    let lower = shownPosition(range.lowerBound)
    let width = withLines { lines, settings in
      let place = lines.place(ofByte: lower)
      let line = lines.lines[place.index]
      let end = min(upper, place.start + line.shownCount)
      return self.width(lower..<max(lower, end), settings)
    }
    return Rect(
      x: start.minX, y: start.minY, width: max(roundUpToPixel(width), Metrics.caretWidth),
      height: start.height)
  }

  /// The byte of the text that is nearest to a point of the view: the end of a line right of it, the
  /// end of the text below it.
  public final func position(at point: Point) -> Int {
    let (y, x) = (point.y - textOrigin.y, point.x)
    guard y.isFinite, x.isFinite else { return editor.byteCount }
    let height = Int(min(max(y, -1e9), 1e9) * TextLines.unitsPerPoint)
    let shown = withLines { lines, settings in
      if height >= lines.height { return lines.lines.reduce(0) { $0 + $1.byteCount } }
      let place = lines.place(atHeight: height)
      let line = lines.lines[place.index]
      var edge = left(of: place, line, lines, settings)
      var position = place.start
      let end = place.start + line.shownCount
      forEachUnit(in: place.start..<end, settings) { unit in
        let width = Double(unit.width) * settings.pointsPerUnit
        if x < edge + width / 2 { return false }
        edge += width
        position = unit.end
        return true
      }
      return position
    }
    return textPosition(shown)
  }

  /// The y of a line in the view's coordinates.
  func top(of place: TextLines.Place) -> Double {
    textOrigin.y + Double(place.top) / TextLines.unitsPerPoint
  }

  /// The height of a line without the spacing below.
  func height(
    of place: TextLines.Place, _ line: TextLines.Line, _ settings: TextLines.Settings
  ) -> Double {
    guard let runs = settings.runs else { return settings.font.lineHeight }
    return runs.extent(of: place.start..<place.start + max(line.shownCount, min(line.byteCount, 1)))
      .height
  }

  /// The x of a line's first character in the view's coordinates.
  func left(
    of place: TextLines.Place, _ line: TextLines.Line, _ lines: TextLines,
    _ settings: TextLines.Settings
  ) -> Double {
    let free = settings.width - Double(line.width) * settings.pointsPerUnit
    switch side(of: place, lines, settings) {
    case .center: return textOrigin.x + max(0, roundToPixel(free / 2))
    case .right: return textOrigin.x + max(0, free)
    default: return textOrigin.x
    }
  }

  /// Where a line stands: left, right or in the middle.
  func side(
    of place: TextLines.Place, _ lines: TextLines, _ settings: TextLines.Settings
  ) -> TextAlignment {
    let alignment =
      settings.runs?.run(at: place.start)?.attributes.paragraphStyle?.alignment ?? textAlignment
    guard alignment == .natural || alignment == .justified else { return alignment }
    var first = place
    while first.index > 0, !lines.lines[first.index - 1].endsParagraph {
      lines.step(&first, back: true)
    }
    return alignment.side(isRightToLeft: editor[first.start..<editor.byteCount].beginsRightToLeft)
  }

  /// The width of a part of a line in points.
  private func width(_ range: Range<Int>, _ settings: TextLines.Settings) -> Double {
    var units = 0
    forEachUnit(in: range, settings) { unit in
      units += unit.width
      return true
    }
    return Double(units) * settings.pointsPerUnit
  }

  /// Calls `body` with each character of a range of the shown text, until it returns false.
  private func forEachUnit(
    in range: Range<Int>, _ settings: TextLines.Settings, _ body: (TextUnit) -> Bool
  ) {
    TextUnitReader.read(shownText, settings.font.metrics) { reader in
      var position = range.lowerBound
      while position < min(range.upperBound, reader.count) {
        let unit =
          settings.runs?.run(at: position)?.unit(at: position, reader) ?? reader.unit(at: position)
        guard body(unit) else { return }
        position = unit.end
      }
    }
  }

  // MARK: Secrets

  /// A position of the text in the text that is shown, and the other way round.
  func shownPosition(_ position: Int) -> Int {
    traits.isSecureTextEntry ? String(editor[0..<position]).dotted.utf8.count : position
  }

  private func textPosition(_ shown: Int) -> Int {
    guard traits.isSecureTextEntry else { return shown }
    var rest = shown
    var position = 0
    for character in editor.text where rest > 0 {
      rest -= String(character).dotted.utf8.count
      position += character.utf8.count
    }
    return position
  }
}

extension String {
  /// A dot for each character; newlines stay.
  fileprivate var dotted: String { String(map { $0.isNewline ? "\n" : "•" }) }
}
