import LuaRuntime
import ScriptHost

/// Snapshots that stand in the specs themselves, as a long string that is indented as its call:
///
/// ```lua
/// assert.matches_inline_snapshot(screen:text(), [[
///   Counter
/// ]])
/// ```
enum InlineSnapshot {
  /// The text that a string in a spec stands for: without the indentation, which its last line
  /// tells.
  static func text(of given: String) -> String {
    var lines = given.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.popLast(), last.allSatisfy({ $0 == " " || $0 == "\t" })
    else { return given }
    let margin = last + "  "
    return lines.map { $0.hasPrefix(margin) ? $0.dropFirst(margin.count) : $0 }
      .joined(separator: "\n")
  }

  /// Why a text cannot stand in a spec; nil when it can.
  static func problem(of text: String) -> String? {
    let isPlain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" }
    return isPlain
      ? nil
      : "the text has control characters, which a snapshot in the spec cannot show; use "
        + "matches_snapshot"
  }

  /// Writes the snapshots of files of specs into them.
  static func write(_ writes: [SnapshotWrite], _ report: inout SnapshotReport) {
    if writes.isEmpty { return }
    var texts: [String: [Int: (text: String, isNew: Bool)]] = [:]
    for case .inline(let file, let line, let text, let isNew) in writes {
      texts[file, default: [:]][line] = (text, isNew)
    }
    for (file, byLine) in texts.sorted(by: { $0.key < $1.key }) {
      do throws(FileFailure) {
        var source = try SourceFile.read(file)
        var done: Set<Int> = []
        var problems: [String] = []
        // From the end, so that what is before keeps its place. One that cannot be written is no
        // reason to leave out the others.
        for (line, item) in byLine.sorted(by: { $0.key > $1.key }) {
          do throws(FileFailure) {
            let call = try call(in: source, line: line)
            var changed = source
            changed.replaceSubrange(call.range, with: Array(call.literal(item.text).utf8))
            try check(changed, named: file)
            source = changed
            done.insert(line)
          } catch {
            problems.append("the snapshot at \(file):\(line) cannot be written: \(error.reason)")
          }
        }
        report.failures += problems.reversed()
        if done.isEmpty { continue }
        try FileWriter.write(String(decoding: source, as: UTF8.self), to: file)
        for (line, item) in byLine.sorted(by: { $0.key < $1.key }) where done.contains(line) {
          if item.isNew {
            report.written.append("\(file):\(line)")
          } else {
            report.updated.append("\(file):\(line)")
          }
        }
      } catch {
        report.failures.append(
          "the snapshots in \(file) cannot be written: \(error.reason)")
      }
    }
  }

  /// Fails unless a source with its snapshots can be written and is Lua still.
  private static func check(_ source: [UInt8], named file: String) throws(FileFailure) {
    guard String(validating: source, as: UTF8.self) != nil else {
      throw FileFailure(reason: "it is no UTF-8; use matches_snapshot")
    }
    do {
      // A first line for the system is no Lua.
      let text = source.first == UInt8(ascii: "#") ? Array(source.drop { $0 != 0x0A }) : source
      try LuaState().load(text, name: file)
    } catch {
      throw FileFailure(reason: "with them it would be no Lua; use matches_snapshot")
    }
  }

  /// A call in a source, and where its snapshot stands or is to stand.
  private struct Call {
    let range: Range<Int>
    /// Whether a snapshot is there already.
    let isFilled: Bool
    let indentation: String
    /// The only argument, where it stands without parentheses: then all of it is written anew.
    var bare: String?

    /// The snapshot as Lua.
    func literal(_ text: String) -> String {
      var level = ""
      while text.contains("]\(level)]") { level += "=" }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let body = lines.map { $0.isEmpty ? "\n" : "\(indentation)  \($0)\n" }.joined()
      let string = "[\(level)[\n\(body)\(indentation)]\(level)]"
      if let bare { return "(\(bare), \(string))" }
      return isFilled ? string : ", " + string
    }
  }

  static let name = "matches_inline_snapshot"

  private static func call(in source: [UInt8], line: Int) throws(FileFailure) -> Call {
    let tokens = LuaTokens.tokens(of: source)
    let calls = tokens.indices.filter { tokens[$0].text == name && tokens[$0].kind == .name }
      .filter { tokens[$0].line == line }
    guard let index = calls.first else {
      throw FileFailure(
        reason: "line \(line) does not name \(name); write the call as "
          + "assert.\(name)(value), by no other name")
    }
    if calls.count > 1 {
      throw FileFailure(
        reason: "line \(line) has several calls of \(name); give each its own line")
    }
    let first = source[..<tokens[index].start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let blanks = source[first...].prefix { $0 == 0x20 || $0 == 0x09 }
    let indentation = String(decoding: blanks, as: UTF8.self)
    guard index + 1 < tokens.count, tokens[index + 1].text == "(", tokens[index + 1].kind == .sign
    else {
      guard let end = endOfBareArgument(tokens, at: index + 1) else {
        throw FileFailure(
          reason: "line \(line) does not call \(name); write assert.\(name)(value)")
      }
      let argument = source[tokens[index + 1].start..<end]
      return Call(
        range: tokens[index].end..<end, isFilled: false, indentation: indentation,
        bare: String(decoding: argument, as: UTF8.self))
    }
    var depth = 0
    var comma: Int?
    for position in (index + 1)..<tokens.count {
      let token = tokens[position]
      guard token.kind == .sign || token.kind == .name else { continue }
      switch token.text {
      case "(", "{", "[", "function", "do", "if", "repeat": depth += 1
      case ")", "}", "]", "end", "until": depth -= 1
      case "," where depth == 1 && comma == nil: comma = position
      default: break
      }
      guard depth == 0 else { continue }
      guard let comma else {
        return Call(range: token.start..<token.start, isFilled: false, indentation: indentation)
      }
      guard position == comma + 2, tokens[comma + 1].kind == .string else {
        throw FileFailure(
          reason: "line \(tokens[index].line): the snapshot must be one string, with no label")
      }
      return Call(
        range: tokens[comma + 1].start..<tokens[comma + 1].end, isFilled: true,
        indentation: indentation)
    }
    throw FileFailure(reason: "the call of \(name) at line \(line) has no end")
  }

  /// Where a string or a table ends that is the argument of a call without parentheses.
  private static func endOfBareArgument(_ tokens: [LuaTokens.Token], at index: Int) -> Int? {
    guard index < tokens.count else { return nil }
    if tokens[index].kind == .string { return tokens[index].end }
    var depth = 0
    for token in tokens[index...] {
      if token.kind == .sign, token.text == "{" { depth += 1 }
      if token.kind == .sign, token.text == "}" { depth -= 1 }
      if depth == 0 { return token.text == "}" ? token.end : nil }
    }
    return nil
  }
}
