// What stands between two blanks: compounds, strings, numbers, words.
extension StepParser {
  mutating func parseItem() throws(StepSyntaxError) -> StepItem {
    let start = cursor
    guard let first = peek else { throw failure(.emptyQuery, from: start) }
    let content: StepItem.Content
    if first == "\"" || first == "'" {
      let string = try parseString()
      if continuesCompound {
        content = .compound(
          try parseCompound(Compound(parts: [.text(string, contained: false)])))
      } else {
        content = .string(string)
      }
    } else if isDigit(first) || first == "-" || first == "+" || first == "." {
      content = .number(try parseNumber())
    } else if isLower(first) {
      content = try parseWordOrForeignClass()
    } else if isUpper(first) || first == "*" || continuesCompound {
      content = .compound(try parseCompound(Compound(head: try parseHead())))
    } else if foreignQuotes.contains(first) {
      throw failure(.foreignQuote(Character(first)), from: start)
    } else {
      throw failure(
        .unexpected(
          account(start), expected: "a class, a text in quotes, #identifier, :state or an argument"),
        from: start)
    }
    return StepItem(content: content, range: start..<cursor)
  }

  /// Whether a part or an index stands at the cursor.
  private var continuesCompound: Bool {
    switch peek {
    case "#", "~", ":", "\"", "'", "[": true
    default: false
    }
  }

  // MARK: - Compounds

  /// A word, or the class of a plugin: `login.Pad`.
  private mutating func parseWordOrForeignClass() throws(StepSyntaxError) -> StepItem.Content {
    let word = takeWhile(continuesWord)
    guard peek == ".", let next = source[cursor + 1], isUpper(next) else { return .word(word) }
    cursor += 1
    return .compound(try parseCompound(Compound(head: parseClass(of: word))))
  }

  private mutating func parseHead() throws(StepSyntaxError) -> Compound.Head? {
    if take("*") { return .any }
    guard let first = peek, isUpper(first) else { return nil }
    return parseClass(of: nil)
  }

  private mutating func parseClass(of plugin: String?) -> Compound.Head {
    let name = takeWhile(continuesClass)
    return .type(name, plugin: plugin, exactly: take("!"))
  }

  /// Reads the parts and the index of a compound of which the beginning was read.
  private mutating func parseCompound(
    _ beginning: Compound
  ) throws(StepSyntaxError) -> Compound {
    var compound = beginning
    while continuesCompound {
      if compound.index != nil { throw failure(.indexNotLast, from: cursor) }
      if peek == "[" {
        // `[2]` alone would say nothing of what it counts.
        if compound.head == nil, compound.parts.isEmpty {
          throw failure(
            .unexpected("an index", expected: "what it counts before it, as in *[2]"),
            from: cursor)
        }
        compound.index = try parseIndex()
      } else {
        compound.parts.append(try parsePart())
      }
    }
    return compound
  }

  private mutating func parsePart() throws(StepSyntaxError) -> Compound.Part {
    if take("#") {
      return .identifier(try parseIdentifier())
    }
    if take(":") {
      let start = cursor
      let name = takeWhile(continuesWord)
      guard let state = ElementState(rawValue: name) else {
        if name.isEmpty {
          throw failure(.unexpected(account(start), expected: "a state after :"), from: start)
        }
        throw StepSyntaxError(.unknownState(name), in: source, at: start - 1..<cursor)
      }
      return .state(state)
    }
    let contained = take("~")
    return .text(try parseString(), contained: contained)
  }

  private mutating func parseIdentifier() throws(StepSyntaxError) -> String {
    if peek == "\"" || peek == "'" { return try parseString() }
    let start = cursor
    if let first = peek, isLower(first) { return takeWhile(continuesWord) }
    let word = takeWhile(continuesWord)
    let hint = word.isEmpty ? "#\"…\"" : "#\(quoted(word))"
    throw StepSyntaxError(
      .unexpected(
        word.isEmpty ? account(start) : word,
        expected: "an identifier that begins with a small letter after #; type \(hint) for others"),
      in: source, at: start..<max(cursor, start + 1))
  }

  private mutating func parseIndex() throws(StepSyntaxError) -> Compound.Index {
    cursor += 1
    let start = cursor
    let text = takeWhile { continuesWord($0) || $0 == "." || $0 == "+" }
    let end = cursor
    let index: Compound.Index
    if text == "last" {
      index = .last
    } else if let position = Int(text), position >= 1, text.first != "+" {
      index = .position(position)
    } else {
      throw StepSyntaxError(
        .unexpected(
          text.isEmpty ? account(start) : text,
          expected: "a position from 1 on, or last, between [ and ]"),
        in: source, at: start..<max(end, start + 1))
    }
    if !take("]") {
      throw failure(.unexpected(account(cursor), expected: "] after the index"), from: cursor)
    }
    return index
  }

  // MARK: - Strings and numbers

  private mutating func parseString() throws(StepSyntaxError) -> String {
    let start = cursor
    guard let quote = peek, quote == "\"" || quote == "'" else {
      if let scalar = peek, foreignQuotes.contains(scalar) {
        throw failure(.foreignQuote(Character(scalar)), from: start)
      }
      throw failure(.unexpected(account(start), expected: "a text in quotes"), from: start)
    }
    cursor += 1
    var view = String.UnicodeScalarView()
    while let scalar = peek {
      if scalar == quote {
        cursor += 1
        return String(view)
      }
      if scalar == "\\" {
        view.append(try parseEscape())
      } else {
        view.append(scalar)
        cursor += 1
      }
    }
    throw failure(.unfinishedString(quote: Character(quote)), from: start)
  }

  private mutating func parseEscape() throws(StepSyntaxError) -> Unicode.Scalar {
    let start = cursor
    cursor += 1
    guard let letter = peek else {
      throw failure(.unknownEscape("\\ at the end"), from: start)
    }
    cursor += 1
    switch letter {
    case "\"", "'", "\\": return letter
    case "n": return "\n"
    case "t": return "\t"
    case "u" where peek == "{":
      cursor += 1
      let digits = takeWhile { $0 != "}" && $0 != "\"" && $0 != "'" && !isNewline($0) }
      guard take("}"), digits.allSatisfy(\.isHexDigit), (1...6).contains(digits.utf8.count),
        let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
      else {
        throw StepSyntaxError(.invalidCodePoint(digits), in: source, at: start..<cursor)
      }
      return scalar
    default:
      throw StepSyntaxError(
        .unknownEscape(source.text(start..<cursor)), in: source, at: start..<cursor)
    }
  }

  private mutating func parseNumber() throws(StepSyntaxError) -> Double {
    let start = cursor
    let text = takeWhile { continuesWord($0) || $0 == "." || $0 == "+" }
    guard isNumber(text), let number = Double(text), number.isFinite else {
      throw StepSyntaxError(
        .malformedNumber(text), in: source, at: start..<max(cursor, start + 1))
    }
    return number
  }

  /// Whether a text is a decimal number; `Double` itself also takes `0x10`, `nan` and `inf`.
  private func isNumber(_ text: String) -> Bool {
    var rest = Substring(text)
    func dropDigits() -> Int {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }.count
      rest = rest.dropFirst(digits)
      return digits
    }
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    let whole = dropDigits()
    if rest.first == "." {
      rest = rest.dropFirst()
      if dropDigits() == 0 { return false }
    } else if whole == 0 {
      return false
    }
    if rest.first == "e" || rest.first == "E" {
      rest = rest.dropFirst()
      if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
      if dropDigits() == 0 { return false }
    }
    return rest.isEmpty
  }
}
