import FoundationEssentials
import Testing

/// A test of one member, written in Lua: a piece of a file of Tests/MemberSpecs, from a line
/// `--- View.frame` to the next one. Lines before the first are part of every piece.
struct MemberSpec: CustomTestStringConvertible, Sendable {
  /// The members that it is about, as the headline names them.
  let names: [String]
  let text: String
  let file: String

  var testDescription: String { names.joined(separator: ", ") }

  /// All of them, by file, then in order.
  static let all: [MemberSpec] = {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("MemberSpecs")
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".lua") }.sorted().flatMap { name in
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return specs(in: text ?? "", file: name)
    }
  }()

  /// The pieces of a file. Each has as many lines before it as in the file, so that errors have
  /// the file's line numbers.
  static func specs(in text: String, file: String) -> [MemberSpec] {
    var specs: [MemberSpec] = []
    var names: [String] = []
    var head: [Substring] = []
    var body: [Substring] = []
    var start = 0
    func finish() {
      guard !names.isEmpty else { return }
      let gap = Array(repeating: Substring(), count: start - head.count)
      specs.append(
        MemberSpec(
          names: names, text: (head + gap + body).joined(separator: "\n"), file: file))
    }
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard line.hasPrefix("--- ") else {
        if names.isEmpty { head.append(line) } else { body.append(line) }
        continue
      }
      finish()
      names = line.dropFirst(4).split(separator: ",").map { String($0.trimmingPrefix(" ")) }
      body = []
      start = number + 1
    }
    finish()
    return specs
  }

  /// Whether the text has a member's name as a word: `frame`, `get_frame` or `set_frame`.
  func mentions(_ name: String) -> Bool {
    let word = name.split(separator: ".").last ?? ""
    return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .contains { $0 == word || $0 == "get_" + word || $0 == "set_" + word }
  }
}
