import Foundation

/// A test of members, written in Lua in a file of Tests/MemberSpecs: `it("View.x, View.y", …)`.
struct MemberSpec {
  /// The members that it is about, as its name lists them.
  let names: [String]
  let text: String
  let file: String

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("MemberSpecs").path

  /// The files, by name.
  static let files: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).filter { $0.hasSuffix("_spec.lua") }.sorted()
  }()

  /// The paths of the other specs that use what these share: each test in a new application.
  static let users: [String] = {
    let specs = URL(fileURLWithPath: folder).deletingLastPathComponent()
      .appendingPathComponent("Specs").path
    let names = FileManager.default.enumerator(atPath: specs)?.compactMap { $0 as? String }
    return (names ?? []).map { specs + "/" + $0 }.sorted().filter { path in
      guard path.hasSuffix("_spec.lua") else { return false }
      return (try? String(contentsOfFile: path, encoding: .utf8))?
        .contains("require \"members\"") == true
    }
  }()

  /// All of them, by file, then in order.
  static let all: [MemberSpec] = files.flatMap { name in
    let text = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    return specs(in: text ?? "", file: name)
  }

  /// The tests of a file, which begin and end at the begin of a line.
  static func specs(in text: String, file: String) -> [MemberSpec] {
    text.components(separatedBy: "\nit(").dropFirst().map { part in
      let text = part.components(separatedBy: "\nend)")[0]
      let head = text.components(separatedBy: ", function()")[0]
      // A long name is put together of several strings.
      let pieces = head.components(separatedBy: "\"").enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
      return MemberSpec(
        names: pieces.joined().components(separatedBy: ", "),
        text: String(text.dropFirst(head.count)), file: file)
    }
  }

  /// Whether the text has a member's name as a word: `frame`, `get_frame` or `set_frame`.
  func mentions(_ name: String) -> Bool {
    let word = name.split(separator: ".").last ?? ""
    return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .contains { $0 == word || $0 == "get_" + word || $0 == "set_" + word }
  }
}
