/// The differences of two texts by line, as a person reads them.
enum LineDiff {
  private enum Line {
    case same(String)
    case removed(String)
    case added(String)

    var isSame: Bool { if case .same = self { true } else { false } }

    var text: String {
      switch self {
      case .same(let text): "  " + text
      case .removed(let text): "- " + text
      case .added(let text): "+ " + text
      }
    }
  }

  /// How many lines that are the same are shown around one that is not, and how many lines at all.
  private static let context = 3
  private static let longest = 200

  /// The changed lines with those around them: `-` is of `old`, `+` of `new`.
  static func text(from old: String, to new: String) -> String {
    let lines = lines(split(old), split(new))
    var shown = [Bool](repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() where !line.isSame {
      for near in max(0, index - context)...min(lines.count - 1, index + context) {
        shown[near] = true
      }
    }
    var output: [String] = []
    var skipped = 0
    func tellSkipped() {
      if skipped > 0 { output.append("  … \(skipped) line\(skipped == 1 ? "" : "s") the same") }
      skipped = 0
    }
    for (index, line) in lines.enumerated() {
      guard shown[index] else {
        skipped += 1
        continue
      }
      tellSkipped()
      if output.count >= longest {
        output.append("  … and more")
        return output.joined(separator: "\n")
      }
      output.append(line.text)
    }
    tellSkipped()
    return output.joined(separator: "\n")
  }

  private static func split(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func lines(_ old: [String], _ new: [String]) -> [Line] {
    // What is the same at both ends needs no search.
    let head = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let middle = middle(Array(old[head..<old.count - tail]), Array(new[head..<new.count - tail]))
    return old[..<head].map { .same($0) } + middle
      + old[(old.count - tail)...].map { .same($0) }
  }

  private static func middle(_ old: [String], _ new: [String]) -> [Line] {
    // Of texts with nothing in common a search would take long, and find little.
    guard old.count + new.count <= 4000 else {
      return old.map { .removed($0) } + new.map { .added($0) }
    }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var next = 0
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        lines.append(.removed(line))
        continue
      }
      while added.contains(next) {
        lines.append(.added(new[next]))
        next += 1
      }
      lines.append(.same(line))
      next += 1
    }
    return lines + new[next...].map { .added($0) }
  }
}
