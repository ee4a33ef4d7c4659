/// Reads a JSON text strictly, as RFC 8259 has it; names must differ within an object.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private static let greatestDepth = 100

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that a text is.
  static func read(_ bytes: [UInt8]) throws(JSONProblem) -> JSONNode {
    var reader = JSONReader(bytes)
    let node = try reader.value()
    reader.skipBlanks()
    guard reader.peek == nil else {
      throw reader.problem("expected the end of the text behind the value")
    }
    return node
  }

  // MARK: Values

  private mutating func value() throws(JSONProblem) -> JSONNode {
    skipBlanks()
    let start = position
    guard let byte = peek else { throw problem("expected a value, found the end of the text") }
    let value: JSONNode.Value
    switch byte {
    case UInt8(ascii: "{"):
      value = .object(try nested { (reader) throws(JSONProblem) in try reader.members() })
    case UInt8(ascii: "["):
      value = .array(try nested { (reader) throws(JSONProblem) in try reader.elements() })
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = try number()
    default:
      if take("true") {
        value = .bool(true)
      } else if take("false") {
        value = .bool(false)
      } else if take("null") {
        value = .null
      } else {
        throw unexpected("a value")
      }
    }
    return JSONNode(value: value, offset: start)
  }

  private mutating func nested<Content>(
    _ body: (inout JSONReader) throws(JSONProblem) -> Content
  ) throws(JSONProblem) -> Content {
    depth += 1
    defer { depth -= 1 }
    guard depth <= JSONReader.greatestDepth else {
      throw problem("values are nested more than \(JSONReader.greatestDepth) deep")
    }
    position += 1
    return try body(&self)
  }

  private mutating func members() throws(JSONProblem) -> [JSONMember] {
    var members: [JSONMember] = []
    var names: Set<String> = []
    skipBlanks()
    if take("}") { return members }
    while true {
      skipBlanks()
      let start = position
      guard peek == UInt8(ascii: "\"") else { throw unexpected("a name in double quotes") }
      let name = try string()
      guard names.insert(name).inserted else {
        throw JSONProblem(message: "\"\(name)\" stands twice", offset: start)
      }
      skipBlanks()
      guard take(":") else { throw unexpected("a colon behind the name") }
      members.append(JSONMember(name: name, offset: start, node: try value()))
      if try isAtEnd(of: "}") { return members }
    }
  }

  private mutating func elements() throws(JSONProblem) -> [JSONNode] {
    var elements: [JSONNode] = []
    skipBlanks()
    if take("]") { return elements }
    while true {
      elements.append(try value())
      if try isAtEnd(of: "]") { return elements }
    }
  }

  /// Takes the comma behind an element, or the bracket that ends them.
  private mutating func isAtEnd(of bracket: StaticString) throws(JSONProblem) -> Bool {
    skipBlanks()
    if take(bracket) { return true }
    let comma = position
    guard take(",") else { throw unexpected("a comma or \(bracket)") }
    skipBlanks()
    if let next = peek, next == bracket.utf8Start.pointee {
      throw JSONProblem(message: "no comma may stand before \(bracket)", offset: comma)
    }
    return false
  }

  private mutating func number() throws(JSONProblem) -> JSONNode.Value {
    let start = position
    _ = take("-")
    let isLeadingZero = take("0")
    if isLeadingZero ? isDigit : !skipDigits() { throw problem("this is no number of JSON") }
    if take("."), !skipDigits() { throw unexpected("a digit behind the point") }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      if !skipDigits() { throw unexpected("a digit of the exponent") }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw JSONProblem(message: "the number \(text) is too large", offset: start)
    }
    if number.magnitude >= 0x1p53, let integer = Int(text) { return .integer(integer) }
    return .number(number)
  }

  private var isDigit: Bool {
    peek.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private mutating func skipDigits() -> Bool {
    let start = position
    while isDigit { position += 1 }
    return position > start
  }

  // MARK: Strings

  private mutating func string() throws(JSONProblem) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while true {
      guard let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") else {
        throw JSONProblem(message: "the string has no end on its line", offset: start)
      }
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw JSONProblem(message: "the string is no valid UTF-8", offset: start)
        }
        return string
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20: throw problem("a control character must be written as \\u00\(hex(byte))")
      default:
        text.append(byte)
        position += 1
      }
    }
  }

  private func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  /// The bytes that an escape stands for.
  private mutating func escape() throws(JSONProblem) -> [UInt8] {
    let start = position
    position += 1
    let letter = peek
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter ?? 0]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      var units = [try unit(start)]
      if UTF16.isLeadSurrogate(units[0]), take("\\u") { units.append(try unit(start)) }
      guard let text = String(validating: units, as: UTF16.self) else {
        throw JSONProblem(message: "the escape is one half of a character", offset: start)
      }
      return Array(text.utf8)
    default:
      throw JSONProblem(
        message: #"there is no such escape; JSON has \" \\ \/ \b \f \n \r \t \uXXXX"#,
        offset: start)
    }
  }

  private mutating func unit(_ start: Int) throws(JSONProblem) -> UInt16 {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt16(digits, radix: 16)
    else {
      throw JSONProblem(message: #"\u needs four digits, as \u00e9"#, offset: start)
    }
    position += 4
    return unit
  }

  // MARK: Bytes

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      guard bytes[position...].starts(with: wanted) else { return false }
      position += wanted.count
      return true
    }
  }

  private func problem(_ message: String) -> JSONProblem {
    JSONProblem(message: message, offset: position)
  }

  /// The first character of a text; its code where it would not be seen.
  private static func shown(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return "" }
    let isSeen =
      !first.properties.isDefaultIgnorableCodePoint && !first.properties.isWhitespace
      && first.properties.generalCategory != .control
    if isSeen { return String(text.prefix(1)) }
    let code = String(first.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - code.count, 0)) + code
  }

  /// What came in the place of what was expected.
  private func unexpected(_ expected: String) -> JSONProblem {
    let found: String
    switch peek {
    case nil: found = "the end of the text"
    case UInt8(ascii: "/"): found = "/ (JSON has no comments)"
    case UInt8(ascii: "'"): found = "' (JSON has double quotes only)"
    default:
      let rest = String(decoding: bytes[position...].prefix(40), as: UTF8.self)
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      found = word.isEmpty ? JSONReader.shown(rest) : String(word)
    }
    return problem("expected \(expected), found \(found)")
  }
}
