import Rendering

/// A text that is read as steps, by its scalars: a combining mark after a quote must not hide it.
struct SourceText {
  let name: String
  let scalars: [Unicode.Scalar]

  /// Where each line begins; CR LF ends one line.
  private let lineStarts: [Int]

  init(_ text: String, name: String) {
    self.name = name
    let scalars = Array(text.unicodeScalars)
    self.scalars = scalars
    lineStarts =
      [0]
      + scalars.indices.filter { position in
        scalars[position] == "\n"
          || (scalars[position] == "\r"
            && !(position + 1 < scalars.count && scalars[position + 1] == "\n"))
      }.map { $0 + 1 }
  }

  subscript(position: Int) -> Unicode.Scalar? {
    scalars.indices.contains(position) ? scalars[position] : nil
  }

  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range.clamped(to: 0..<scalars.count)])
    return String(view)
  }

  /// `login.steps:3:5`, where a scalar stands: the column counts characters as a person sees them.
  func place(_ position: Int) -> String {
    var place = Place()
    move(&place, to: position)
    return text(of: place)
  }

  /// A place from which later ones are counted.
  struct Place {
    fileprivate var position = 0
    fileprivate var line = 0
    fileprivate var column = 1
  }

  /// Goes on to a later position between characters: a line of many steps is counted once.
  func move(_ place: inout Place, to position: Int) {
    let line = lineIndex(position)
    if line != place.line { place = Place(position: lineStarts[line], line: line) }
    place.column += text(place.position..<position).count
    place.position = position
  }

  /// `login.steps:3:5`.
  func text(of place: Place) -> String { "\(name):\(place.line + 1):\(place.column)" }

  /// The line in which a range begins, with carets under the range.
  func excerpt(_ range: Range<Int>) -> [String] {
    let start = lineStarts[lineIndex(range.lowerBound)]
    var end = range.lowerBound
    while let scalar = self[end], !isNewline(scalar) { end += 1 }
    let before = text(start..<range.lowerBound)
    let marked = text(range.lowerBound..<max(range.lowerBound, min(range.upperBound, end)))
    let after = text(max(range.lowerBound, min(range.upperBound, end))..<end)
    return LineExcerpt(before: before, marked: marked, after: after).lines
  }

  /// The last line that begins at or before a position.
  private func lineIndex(_ position: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }
}

/// A line of a script, cut to what is around the marked part, over a line of carets.
private struct LineExcerpt {
  let before: String
  let marked: String
  let after: String

  /// How many characters are shown on each side of the marked part, and of it.
  private static let room = 60

  var lines: [String] {
    let room = Self.room
    let head = (before.count > room ? "…" : "") + visible(before.suffix(room))
    let middle = visible(marked.prefix(room))
    let tail = visible(after.prefix(room)) + (after.count > room ? "…" : "")
    let carets = String(repeating: "^", count: max(1, TerminalText.columns(of: middle)))
    return [
      head + middle + tail, String(repeating: " ", count: TerminalText.columns(of: head)) + carets,
    ]
  }

  /// Tabs as blanks, and nothing that drives a terminal.
  private func visible(_ text: Substring) -> String {
    TerminalText.line(String(text.map { $0 == "\t" ? " " : $0 }))
  }
}

func isNewline(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

/// What separates words; the ideographic blank of a Chinese keyboard too.
func isBlank(_ scalar: Unicode.Scalar) -> Bool {
  scalar == " " || scalar == "\t" || scalar == "\u{A0}" || scalar == "\u{3000}"
}

func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

func isUpper(_ scalar: Unicode.Scalar) -> Bool { ("A"..."Z").contains(scalar) }

func isLower(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }

/// What a class name goes on with after its first letter.
func continuesClass(_ scalar: Unicode.Scalar) -> Bool {
  isLower(scalar) || isUpper(scalar) || isDigit(scalar) || scalar == "_"
}

/// What a word goes on with after its first letter.
func continuesWord(_ scalar: Unicode.Scalar) -> Bool { continuesClass(scalar) || scalar == "-" }

/// Whether a text is a word of the grammar, so that it needs no quotes as an identifier.
func isWord(_ text: String) -> Bool {
  guard let first = text.unicodeScalars.first, isLower(first) else { return false }
  return text.unicodeScalars.allSatisfy(continuesWord)
}
