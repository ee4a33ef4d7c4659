/// Reads scripts, steps and queries by the grammar of the steps.
///
/// Each function begins at the cursor and leaves it behind what it read.
struct StepParser {
  let source: SourceText
  var cursor = 0

  init(_ source: SourceText) {
    self.source = source
    // The mark that some editors put first in a file.
    if source[0] == "\u{FEFF}" { cursor = 1 }
  }

  // MARK: - Wholes

  mutating func parseScript() throws(StepSyntaxError) -> [StepScript.Entry] {
    var entries: [StepScript.Entry] = []
    var place = SourceText.Place()
    while true {
      skipSeparators()
      if peek == nil { return entries }
      source.move(&place, to: cursor)
      entries.append(StepScript.Entry(step: try parseStep(), place: source.text(of: place)))
    }
  }

  mutating func parseSingleStep() throws(StepSyntaxError) -> Step {
    skipSeparators()
    let step = try parseStep()
    skipSeparators()
    if peek != nil { throw failure(.severalSteps, from: cursor) }
    return step
  }

  mutating func parseSingleQuery() throws(StepSyntaxError) -> Query {
    skipSeparators()
    let items = try parseItems()
    if items.isEmpty { throw failure(.emptyQuery, from: cursor) }
    let query = try query(of: items[...], of: nil)
    skipSeparators()
    if peek != nil {
      throw failure(.unexpected(account(cursor), expected: "the end of the query"), from: cursor)
    }
    return query
  }

  // MARK: - Steps

  private mutating func parseStep() throws(StepSyntaxError) -> Step {
    let start = cursor
    let word = takeWhile(continuesWord)
    if word.isEmpty { throw failure(.verbExpected(found: account(start)), from: start) }
    guard let verb = Verb(rawValue: word) else {
      throw StepSyntaxError(.unknownVerb(word), in: source, at: start..<cursor)
    }
    let verbRange = start..<cursor
    try expectBoundary(after: verbRange)
    return try step(verb, at: verbRange, with: try parseItems())
  }

  private mutating func parseItems() throws(StepSyntaxError) -> [StepItem] {
    var items: [StepItem] = []
    while true {
      skipBlanks()
      guard let scalar = peek, !isNewline(scalar), scalar != ";", !startsComment else {
        return items
      }
      let item = try parseItem()
      try expectBoundary(after: item.range)
      items.append(item)
    }
  }

  /// Fails unless an item ends at the cursor.
  private func expectBoundary(after range: Range<Int>) throws(StepSyntaxError) {
    guard let scalar = peek, !isBlank(scalar), !isNewline(scalar), scalar != ";", !startsComment
    else { return }
    if foreignQuotes.contains(scalar) {
      throw failure(.foreignQuote(Character(scalar)), from: cursor)
    }
    throw failure(
      .blankMissing(after: source.text(range), before: account(cursor)), from: cursor)
  }

  // MARK: - Blanks and comments

  /// Whether a comment begins at the cursor, which must not be inside a word.
  private var startsComment: Bool { peek == "-" && source[cursor + 1] == "-" }

  private mutating func skipBlanks() {
    while let scalar = peek, isBlank(scalar) { cursor += 1 }
  }

  /// Goes to the next step: past blanks, newlines, semicolons and comments.
  private mutating func skipSeparators() {
    while let scalar = peek {
      if startsComment {
        while let next = peek, !isNewline(next) { cursor += 1 }
      } else if isBlank(scalar) || isNewline(scalar) || scalar == ";" {
        cursor += 1
      } else {
        return
      }
    }
  }

  // MARK: - The cursor

  var peek: Unicode.Scalar? { source[cursor] }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    if peek == scalar {
      cursor += 1
      return true
    }
    return false
  }

  mutating func takeWhile(_ belongs: (Unicode.Scalar) -> Bool) -> String {
    let start = cursor
    while let scalar = peek, belongs(scalar) { cursor += 1 }
    return source.text(start..<cursor)
  }

  /// A failure that marks one character.
  func failure(_ problem: StepProblem, from start: Int) -> StepSyntaxError {
    StepSyntaxError(problem, in: source, at: start..<start + 1)
  }

  /// What stands at a position, for messages.
  func account(_ position: Int) -> String {
    guard let scalar = source[position] else { return "the end" }
    if isNewline(scalar) { return "the end of the line" }
    if isBlank(scalar) { return "a blank" }
    if (0xFF01...0xFF5E).contains(scalar.value), let plain = Unicode.Scalar(scalar.value - 0xFEE0) {
      return "the wide \(scalar), which is not \(plain)"
    }
    return quoted(String(Character(scalar)))
  }
}
