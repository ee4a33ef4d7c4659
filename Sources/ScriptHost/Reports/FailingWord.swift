/// Finds the word of a script that an error message is about.
///
/// Lua tells the line alone, and of variables their names and kinds: `attempt to index a nil value
/// (field 'list')`. So this looks for the words of the line that fit best.
struct FailingWord {
  private typealias Token = LuaTokens.Token

  /// What a message says of a word.
  private struct Subject {
    var name: String
    /// `field`, `method`, `local`, … as Lua has it.
    var kind: String?
    /// The class of the host before the member: `Label` of `Label.text`.
    var owner: String?
  }

  private let source: SourceText
  private let line: Int
  private let message: String

  /// The byte at which the failing word begins, which may be on a line further down; nil where no
  /// word of the line is meant.
  static func offset(in source: SourceText, line: Int, message: String) -> Int? {
    FailingWord(source: source, line: line, message: message).offset
  }

  private var offset: Int? {
    let onLine = source.tokens(ofLine: line)
    for subject in subjects {
      let words = onLine.filter { source.tokens[$0].text == subject.name }
      // Of calls that were one too many it is the last.
      if let best = best(of: message.hasSuffix("twice") ? words.reversed() : words, subject) {
        return source.tokens[argument(ofCallAt: best) ?? best].start
      }
      if let key = key(subject, from: onLine) { return source.tokens[key].start }
    }
    return (sign(of: onLine) ?? raise(of: onLine)).map { source.tokens[$0].start }
  }

  /// The first sign of the operation that failed with values that have no names.
  private func sign(of onLine: Range<Int>) -> Int? {
    guard message.hasPrefix("attempt to"), !message.contains("attempt to index"),
      !message.contains("attempt to call")
    else { return nil }
    return onLine.first { source.tokens[$0].kind == .sign && operation.contains(text($0)) }
  }

  /// Where the script raises an error of its own.
  private func raise(of onLine: Range<Int>) -> Int? {
    guard !message.hasPrefix("attempt to") else { return nil }
    return onLine.first { index in
      ["error", "assert"].contains(text(index)) && source.tokens[index].kind == .name
        && (isString(index + 1) || ["(", "{"].contains(text(index + 1))
          || (text(index) == "assert" && text(index + 1) == "."))
    }
  }

  // MARK: The message

  private var subjects: [Subject] {
    let place = message.prefix { $0 != " " && $0 != "," && $0 != "\n" }
    var subjects: [Subject] = []
    // `Label.text:`, `View:addSubview:`, `Label{…}:`, `A.next is read-only`
    let names = place.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    if place.hasSuffix(":") || names.count == 2 {
      if let member = names.last {
        subjects.append(Subject(name: member, owner: names.count > 1 ? names[0] : nil))
      }
    }
    if message.hasSuffix("was called twice") {
      subjects.append(Subject(name: "init", kind: "field"))
    }
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    let quoted = stride(from: 1, to: parts.count, by: 2).map { index in
      Subject(
        name: String(parts[index]),
        kind: parts[index - 1].split { !$0.isLetter }.last.map(String.init),
        owner: parts[index - 1].split(separator: " ").first.map(String.init))
    }
    return quoted + subjects
  }

  // MARK: The words

  private func text(_ index: Int) -> String {
    source.tokens.indices.contains(index) ? source.tokens[index].text : ""
  }

  private func isString(_ index: Int) -> Bool {
    source.tokens.indices.contains(index) && source.tokens[index].kind == .string
  }

  /// The first of the words to which most applies.
  private func best(of words: [Int], _ subject: Subject) -> Int? {
    words.map { (index: $0, fit: fit($0, subject)) }
      .reduce(nil as (index: Int, fit: Int)?) { best, next in
        if let best, best.fit >= next.fit { return best }
        return next
      }?.index
  }

  /// How well a word fits: what kind of name it is counts most, then what is done with it.
  private func fit(_ index: Int, _ subject: Subject) -> Int {
    var fit = 0
    let before = text(index - 1)
    let isIndexed = isString(index) && before == "[" && text(index + 1) == "]"
    let isMember = before == "." || before == ":" || isIndexed
    if isString(index), !isIndexed, subject.kind != "constant" { fit -= 8 }
    switch subject.kind {
    case "field": if isMember, before != ":" { fit += 4 }
    case "method": if before == ":" { fit += 4 }
    case "local", "global", "upvalue": if !isMember, !isKey(index) { fit += 4 }
    default: if isMember || isKey(index) { fit += 4 }
    }
    if operation.contains(text(index + (isIndexed ? 2 : 1))) || operatesBefore(index) { fit += 2 }
    if isKey(index), let owner = subject.owner, opener(of: index).map({ text($0 - 1) }) == owner {
      fit += 1
    }
    return fit
  }

  /// What follows a name with which the message's operation is done.
  private var operation: [String] {
    if message.contains("attempt to index") { return [".", "[", ":"] }
    if message.contains("attempt to call") || message.hasPrefix("bad argument") {
      return ["(", "{"]
    }
    if message.contains("attempt to concatenate") { return [".."] }
    if message.contains("attempt to compare") { return ["<", ">", "<=", ">="] }
    if message.contains("get length of") { return ["#"] }
    if message.contains("arithmetic") || message.contains("bitwise") {
      return ["+", "-", "*", "/", "//", "%", "^", "&", "|", "~", "<<", ">>"]
    }
    if message.contains("expected"), message.contains(": ") { return ["=", "(", "{"] }
    return []
  }

  /// The number in `bad argument #2 to 'insert'` and `View:addSubview: argument 1 (view): …`.
  private var argumentNumber: Int? {
    let words = message.split(separator: " ", maxSplits: 4)
    guard let index = words.firstIndex(of: "argument"), index == 1, words.count > 2 else {
      return nil
    }
    return Int(words[2].filter(\.isNumber))
  }

  /// Where the argument begins that the message is about; nil when it was left out.
  private func argument(ofCallAt index: Int) -> Int? {
    guard let number = argumentNumber, number > 0, index + 1 < source.tokens.count else {
      return nil
    }
    // `f "x"` and `f { … }`
    guard text(index + 1) == "(", !isString(index + 1) else {
      return number == 1 && (isString(index + 1) || text(index + 1) == "{") ? index + 1 : nil
    }
    var depth = 0
    var commas = 1
    for next in source.tokens.indices.dropFirst(index + 2) {
      if depth == 0, commas == number { return text(next) == ")" ? nil : next }
      guard source.tokens[next].kind == .sign else { continue }
      switch text(next) {
      case "(", "{", "[": depth += 1
      case ")", "}", "]": depth -= 1
      case "," where depth == 0: commas += 1
      default: break
      }
      if depth < 0 || source.tokens[next].line > line + 50 { return nil }
    }
    return nil
  }

  /// Whether the operation stands before the name: it is the second operand, or has one alone.
  private func operatesBefore(_ index: Int) -> Bool {
    let before = text(index - 1)
    return before != "." && before != ":" && before != "[" && before != "(" && before != "{"
      && operation.contains(before)
  }

  /// Whether a name is the key of a table that is written out: `{ text = …`.
  private func isKey(_ index: Int) -> Bool {
    text(index + 1) == "=" && ["{", ",", ";"].contains(text(index - 1))
  }

  // MARK: Tables over several lines

  /// The bracket that is open where a token stands.
  private func opener(of index: Int) -> Int? {
    var depth = 0
    for candidate in stride(from: index - 1, through: max(0, index - 4000), by: -1)
    where source.tokens[candidate].kind == .sign {
      switch text(candidate) {
      case "}", ")", "]": depth += 1
      case "{", "(", "[":
        if depth == 0 { return candidate }
        depth -= 1
      default: break
      }
    }
    return nil
  }

  /// The key of a table that begins on the line and goes on below it: an error in a constructor
  /// has the line of its first word.
  private func key(_ subject: Subject, from onLine: Range<Int>) -> Int? {
    guard let first = onLine.first else { return nil }
    var depth = 0
    var best: (index: Int, depth: Int)?
    for index in first..<source.tokens.count {
      let token = source.tokens[index]
      if token.line > line, depth <= 0 { break }
      guard token.kind == .sign else {
        if token.text == subject.name, token.kind == .name, isKey(index), token.line > line,
          depth < best?.depth ?? .max
        {
          best = (index, depth)
        }
        continue
      }
      switch token.text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      default: break
      }
    }
    return best?.index
  }
}
