/// The names that what is new may have.
enum NewName {
  /// What is wrong with a name, after "takes"; nil when it is fine.
  static func problem(of name: String, _ kind: NewCommand.Kind) -> String? {
    let isPlain = name.utf8.allSatisfy(isNamePart)
    guard isPlain, let first = name.first, first.isLetter, name.utf8.count <= 64 else {
      return "a name of at most 64 letters, digits, - and _, a letter first"
    }
    if kind != .spec, name == "lunette" { return "another name than that of the host" }
    return nil
  }

  /// A good name that is like a bad one; nil where nothing of it can be kept.
  static func proposal(for name: String, _ kind: NewCommand.Kind) -> String? {
    var words: [String] = [""]
    for byte in name.utf8.prefix(64) {
      if isNamePart(byte) {
        words[words.count - 1].unicodeScalars.append(Unicode.Scalar(byte))
      } else if words.last?.isEmpty == false {
        words.append("")
      }
    }
    let text = words.filter { !$0.isEmpty }.joined(separator: "-").drop { !$0.isLetter }
    let proposal = text == "lunette" ? "my-lunette" : String(text)
    return proposal.isEmpty || problem(of: proposal, kind) != nil ? nil : proposal
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// `city-list` as a variable: `city_list`.
  static func variable(of name: String) -> String {
    name.split(separator: "-").joined(separator: "_")
  }

  /// `city-list` as a class: `CityList`.
  static func className(of name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
