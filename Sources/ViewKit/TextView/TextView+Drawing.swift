extension TextView {
  /// A mark in a line that a person sees.
  public enum Mark: Hashable, Sendable {
    case caret, selectionStart, selectionEnd
  }

  /// A line as the device shows it.
  public struct DisplayedLine: Equatable, Sendable {
    /// What is shown.
    public var text: String
    /// The place of the line in the view's coordinates, as wide as what is shown.
    public var rect: Rect
    /// The font; parts may have others.
    public var font: Font
    /// Where the line is fixed: never natural.
    public var alignment: TextAlignment
    /// The parts that look alike, in a line of several looks; else none.
    public var fragments: [TextLayout.Fragment] = []
    /// What is marked while the view has the focus, behind so many characters; in order.
    public var marks: [(position: Int, mark: Mark)] = []

    public static func == (left: DisplayedLine, right: DisplayedLine) -> Bool {
      left.text == right.text && left.rect == right.rect && left.font == right.font
        && left.alignment == right.alignment && left.fragments == right.fragments
        && left.marks.elementsEqual(right.marks) { $0 == $1 }
    }
  }

  /// The lines that are seen now, from top to bottom; they cost no more than what is seen.
  ///
  /// They do not come from ``View/draw(_:)``: a text view shows its text in a view of its own, so a
  /// subclass that draws something adds to it.
  public final var displayedLines: [DisplayedLine] {
    let (top, bottom) = (bounds.minY - textContainerInset.top, bounds.maxY - textContainerInset.top)
    guard top < bottom, abs(top) < 1e9 else { return [] }
    let selection = shownPosition(editor.selection.lowerBound)..<shownPosition(editor.caret)
    let links = links
    return withLines { lines, settings in
      var result: [DisplayedLine] = []
      var place = lines.place(atHeight: Int(max(top, 0) * TextLines.unitsPerPoint))
      while Double(place.top) / TextLines.unitsPerPoint < bottom {
        let line = lines.lines[place.index]
        result.append(displayedLine(place, lines, settings, links, selection))
        if place.index + 1 == lines.lines.count { break }
        if line.height <= 0, result.count > 10_000 { break }
        lines.step(&place, back: false)
      }
      return result
    }
  }

  private func displayedLine(
    _ place: TextLines.Place, _ lines: TextLines, _ settings: TextLines.Settings,
    _ links: [DetectedData], _ selection: Range<Int>
  ) -> DisplayedLine {
    let line = lines.lines[place.index]
    let range = place.start..<place.start + line.shownCount
    let text = shownText
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let piece = text[start..<text.utf8.index(start, offsetBy: range.count)]
    var shown = DisplayedLine(
      text: String(piece),
      rect: Rect(
        x: left(of: place, line, lines, settings), y: top(of: place),
        width: TextLayout.roundUp(Double(line.width) * settings.pointsPerUnit, pixelsPerPoint),
        height: height(of: place, line, settings)),
      font: settings.runs?.run(at: place.start)?.font ?? settings.font,
      alignment: side(of: place, lines, settings))
    shown.fragments = fragments(of: range, text, settings, links)
    if isFirstResponder {
      mark(&shown, range, place.index + 1 == lines.lines.count, line, selection)
    }
    return shown
  }

  /// Marks the caret, or the ends of the selection, where they are in a line.
  private func mark(
    _ shown: inout DisplayedLine, _ range: Range<Int>, _ isLast: Bool, _ line: TextLines.Line,
    _ selection: Range<Int>
  ) {
    let end = range.lowerBound + line.byteCount
    let text = shown.text
    func note(_ position: Int, _ mark: Mark, isHere: Bool) {
      guard isHere else { return }
      // What is selected of hanging blanks is not seen.
      let bytes = min(max(position - range.lowerBound, 0), range.count)
      shown.marks.append(
        (text[..<text.utf8.index(text.startIndex, offsetBy: bytes)].count, mark))
    }
    func isHere(_ position: Int) -> Bool {
      range.lowerBound <= position && (position < end || isLast)
    }
    if selection.isEmpty {
      note(selection.lowerBound, .caret, isHere: isHere(selection.lowerBound) && isEditing)
      return
    }
    note(selection.lowerBound, .selectionStart, isHere: isHere(selection.lowerBound))
    // It ends on the line that its last character is on.
    let last = selection.upperBound
    note(
      last, .selectionEnd,
      isHere: range.lowerBound < last && (last <= end || isLast))
  }

  /// The parts of a range that differ; none where all is alike.
  private func fragments(
    of range: Range<Int>, _ text: String, _ settings: TextLines.Settings, _ links: [DetectedData]
  ) -> [TextLayout.Fragment] {
    let links = links.filter { $0.range.overlaps(range) }
    guard settings.runs != nil || !links.isEmpty, !range.isEmpty else { return [] }
    var cuts = [range.lowerBound, range.upperBound]
    for stretch in settings.runs?.stretches(of: range) ?? [] {
      cuts.append(stretch.range.lowerBound)
    }
    for link in links {
      cuts += [link.range.lowerBound, link.range.upperBound].filter(range.contains)
    }
    let edges = Array(Set(cuts)).sorted()
    let base = TextAttributes(font: settings.font)
    return zip(edges, edges.dropFirst()).map { start, end in
      let lower = text.utf8.index(text.startIndex, offsetBy: start)
      let piece = String(text[lower..<text.utf8.index(lower, offsetBy: end - start)])
      let run = settings.runs?.run(at: start)
      var attributes = run?.attributes ?? base
      if links.contains(where: { $0.range.contains(start) }) {
        attributes = linkAttributes.filled(from: attributes)
      }
      let font = run?.font ?? settings.font
      let kern = run.map { Double($0.kern) * TextStyles.pointsPerUnit } ?? 0
      return TextLayout.Fragment(
        text: piece, width: font.width(of: piece) + kern * Double(piece.count),
        attributes: attributes)
    }
  }

  /// How what was detected looks: as the script says, else underlined and in the tint colour.
  private var linkAttributes: TextAttributes {
    if let linkTextAttributes { return linkTextAttributes }
    var attributes = TextAttributes(foregroundColor: tintColor ?? .defaultTint)
    attributes.underlineStyle = .single
    return attributes
  }
}
