// The names by which members of a class are meant.
extension HostClass {
  /// The members of this class and those above by their names, and by those of Objective-C, when
  /// case, `_` and a leading `is` are ignored; this class's own first.
  func membersByFoldedName() -> [String: [Member]] {
    var table: [String: [Member]] = [:]
    for member in lineage.flatMap(\.members) {
      for name in Set(([member.name] + member.selectors.flatMap(\.spellings)).map(HostClass.folded))
      {
        table[name, default: []].append(member)
      }
    }
    return table
  }

  /// Whether a name can be written behind a dot.
  public static func isName(_ text: String) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool {
      byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
        || byte == UInt8(ascii: "_")
    }
    func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    return text.utf8.first.map(isLetter) == true
      && text.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }

  static func folded(_ name: String) -> String {
    let letters = name.lowercased().filter { $0 != "_" && $0 != ":" }
    return letters.hasPrefix("is") ? String(letters.dropFirst(2)) : letters
  }

  /// The method that a name means which has argument labels behind the base name, as callbacks of
  /// delegates have: `hitTest_with`, `addTarget:action:`.
  func method(spelledWithLabels name: String) -> Member? {
    let parts = name.split { $0 == "_" || $0 == ":" }
    guard parts.count > 1, let member = member(named: String(parts[0])), member.kind == .method
    else { return nil }
    let label = parts[1].lowercased()
    let isLabel = member.selectors.contains { selector in
      let first = selector.parts.first?.dropFirst(member.name.count).lowercased() ?? ""
      let second = selector.parts.dropFirst().first?.lowercased() ?? ""
      return first.hasPrefix(label) || second.hasPrefix(label)
    }
    return isLabel ? member : nil
  }

  /// The member whose name is nearest to a wrong one, if any is near enough to be meant.
  func nearest(to name: String, includingKeys: Bool = true) -> Member? {
    let candidates = lineage.flatMap(\.members).filter {
      includingKeys || $0.kind != .constructorKey
    }
    return Spelling.nearest(to: name, among: candidates, by: \.name)
  }
}

/// A name as Objective-C has it: `setTitle:forState:`, `hidden`, `redColor`.
struct ObjectiveCName {
  let text: String

  /// The pieces between the colons.
  var parts: [Substring] { text.split(separator: ":") }

  /// The ways to write it: whole, and without what follows the first argument.
  var spellings: [String] {
    let parts = parts
    return parts.count > 1 ? [text, String(parts[0])] : [text]
  }
}

extension Member {
  /// The names in Objective-C without the class: `redColor` for `+[UIColor redColor]`.
  var selectors: [ObjectiveCName] {
    objc.map { name in
      guard name.hasSuffix("]"), let blank = name.firstIndex(of: " ") else {
        return ObjectiveCName(text: name)
      }
      return ObjectiveCName(text: String(name[name.index(after: blank)...].dropLast()))
    }
  }
}
