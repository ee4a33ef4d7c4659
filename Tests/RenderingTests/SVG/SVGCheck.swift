/// A check of what an SVG file has to be, whatever it shows: XML that is well-formed, ids that are
/// unique, references that lead somewhere, and numbers that are some.
struct SVGCheck {
  private let text: [UInt8]
  private var index = 0
  private var open: [String] = []
  private var ids: Set<String> = []
  private var references: Set<String> = []
  /// How many elements there are of each name.
  private(set) var counts: [String: Int] = [:]

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  init(_ text: String) { self.text = Array(text.utf8) }

  /// Throws what is wrong; gives the number of elements of each name.
  @discardableResult
  func run() throws -> [String: Int] {
    var check = self
    try check.document()
    return check.counts
  }

  private mutating func document() throws {
    guard String(validating: text, as: UTF8.self) != nil else { throw problem("no UTF-8") }
    var hasRoot = false
    while index < text.count {
      if text[index] == UInt8(ascii: "<") {
        if open.isEmpty, hasRoot { throw problem("more than one root") }
        hasRoot = true
        try tag()
      } else {
        let start = index
        while index < text.count, text[index] != UInt8(ascii: "<") { index += 1 }
        let part = Array(text[start..<index])
        if open.isEmpty, part != [0x0A] { throw problem("text outside of the root") }
        try characters(part)
      }
    }
    guard open.isEmpty else { throw problem("\(open) are not closed") }
    let missing = references.subtracting(ids)
    guard missing.isEmpty else { throw problem("there are no \(missing.sorted())") }
  }

  private mutating func tag() throws {
    index += 1
    if peek == UInt8(ascii: "/") {
      index += 1
      let name = try self.name()
      guard open.popLast() == name, peek == UInt8(ascii: ">") else {
        throw problem("</\(name)> closes nothing")
      }
      index += 1
      return
    }
    let name = try self.name()
    counts[name, default: 0] += 1
    var attributes: Set<String> = []
    while peek == UInt8(ascii: " ") {
      index += 1
      let attribute = try self.name()
      guard attributes.insert(attribute).inserted else { throw problem("\(attribute) twice") }
      guard take("=\"") else { throw problem("\(attribute) has no value") }
      let start = index
      while index < text.count, text[index] != UInt8(ascii: "\"") { index += 1 }
      let value = Array(text[start..<index])
      index += 1
      try self.value(attribute, value)
    }
    if take("/>") { return }
    guard take(">") else { throw problem("<\(name) does not end") }
    open.append(name)
  }

  private mutating func value(_ attribute: String, _ value: [UInt8]) throws {
    if value.contains(UInt8(ascii: "<")) { throw problem("< in \(attribute)") }
    try characters(value)
    let shown = String(decoding: value, as: UTF8.self)
    if attribute == "id", !ids.insert(shown).inserted { throw problem("two of \(shown)") }
    if shown.hasPrefix("url(#") { references.insert(String(shown.dropFirst(5).dropLast())) }
    if attribute == "href", shown.hasPrefix("#") { references.insert(String(shown.dropFirst())) }
    let isText = ["font-family", "href", "style", "xmlns"].contains(attribute)
    guard !isText else { return }
    let words = shown.lowercased()
    if words.contains("nan") || words.contains("inf") || words.contains("e+") {
      throw problem("\(attribute) is \(shown)")
    }
    if ["x", "y", "width", "height", "r", "rx", "textLength"].contains(attribute) {
      guard let number = Double(shown) else { throw problem("\(attribute) is \(shown)") }
      let isLength = !["x", "y"].contains(attribute)
      if isLength, number < 0 { throw problem("\(attribute) is \(shown)") }
    }
  }

  private func characters(_ part: [UInt8]) throws {
    var rest = part[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "&") {
        let entity = rest.prefix { $0 != UInt8(ascii: ";") }
        let name = String(decoding: entity, as: UTF8.self)
        guard ["amp", "lt", "gt", "quot"].contains(name) || name.hasPrefix("#x") else {
          throw problem("& in \(String(decoding: part.prefix(80), as: UTF8.self))")
        }
      } else if byte < 0x20, byte != 0x0A {
        throw problem("a control character")
      }
    }
  }

  private var peek: UInt8? { index < text.count ? text[index] : nil }

  private mutating func take(_ word: String) -> Bool {
    guard text[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func name() throws -> String {
    let start = index
    while let byte = peek, isName(byte) { index += 1 }
    guard index > start else { throw problem("a name is missing") }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  private func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private func problem(_ what: String) -> Problem {
    let start = max(index - 60, 0)
    let around = String(decoding: text[start..<min(index + 20, text.count)], as: UTF8.self)
    return Problem(description: "\(what), near \(around)")
  }
}
