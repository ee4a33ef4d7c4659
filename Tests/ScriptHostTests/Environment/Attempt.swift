import FoundationEssentials
import Testing

/// One way in which a script tries to leave the sandbox: a piece of attempts.lua.
struct Attempt: CustomTestStringConvertible, Sendable {
  let name: String
  /// As many lines before it as in the file, so that errors have the file's line numbers.
  let text: String

  var testDescription: String { name }

  static let all: [Attempt] = {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("attempts.lua")
    let lines = ((try? String(contentsOf: path, encoding: .utf8)) ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0].hasPrefix("--- ") }
    return zip(starts, starts.dropFirst() + [lines.count]).map { start, end in
      let head = lines[..<(starts.first ?? 0)]
      let gap = Array(repeating: Substring(), count: start + 1 - head.count)
      return Attempt(
        name: String(lines[start].dropFirst(4)),
        text: (head + gap + lines[(start + 1)..<end]).joined(separator: "\n"))
    }
  }()
}
