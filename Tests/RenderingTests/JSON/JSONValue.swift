/// A parsed JSON document. The parser is strict, so that what it takes is JSON.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(parsing text: String) throws {
    var parser = JSONParser(Array(text.utf8))
    self = try parser.document()
  }

  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }
}

/// What is wrong with a text that is no JSON, and where.
struct JSONSyntaxError: Error {
  var expected: String
  var position: Int
}

private struct JSONParser {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws -> JSONValue {
    let value = try value()
    skipBlanks()
    guard position == bytes.count else { throw error("the end") }
    return value
  }

  private func error(_ expected: String) -> JSONSyntaxError {
    JSONSyntaxError(expected: expected, position: position)
  }

  private mutating func skipBlanks() {
    while position < bytes.count, " \n\r\t".utf8.contains(bytes[position]) { position += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  private mutating func value() throws -> JSONValue {
    skipBlanks()
    if take("null") { return .null }
    if take("true") { return .bool(true) }
    if take("false") { return .bool(false) }
    if take("\"") { return .string(try string()) }
    if take("[") { return .array(try elements()) }
    if take("{") { return .object(try members()) }
    let digits = bytes[position...].prefix { "+-.0123456789eE".utf8.contains($0) }
    let text = String(decoding: digits, as: UTF8.self)
    let hasPlainStart = text.first.map { $0 == "-" || $0.isNumber } ?? false
    let leadsWithZero = text.hasPrefix("0") && text.dropFirst().first?.isNumber == true
    guard hasPlainStart, !leadsWithZero, !text.hasSuffix("."), let number = Double(text) else {
      throw error("a value")
    }
    position += digits.count
    return .number(number)
  }

  private mutating func elements() throws -> [JSONValue] {
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return elements }
    while true {
      elements.append(try value())
      skipBlanks()
      if take("]") { return elements }
      guard take(",") else { throw error("a comma or ]") }
    }
  }

  private mutating func members() throws -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    skipBlanks()
    if take("}") { return members }
    while true {
      skipBlanks()
      guard take("\"") else { throw error("a key") }
      let key = try string()
      skipBlanks()
      guard take(":") else { throw error("a colon") }
      let value = try value()
      guard members.updateValue(value, forKey: key) == nil else { throw error("one \(key) only") }
      skipBlanks()
      if take("}") { return members }
      guard take(",") else { throw error("a comma or }") }
    }
  }

  private mutating func string() throws -> String {
    var units: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: units, as: UTF8.self) else { throw error("UTF-8") }
        return text
      case UInt8(ascii: "\\"): units += try escape()
      case 0..<0x20: throw error("no control character")
      default: units.append(byte)
      }
    }
    throw error("the end of the string")
  }

  private mutating func escape() throws -> [UInt8] {
    let escapes = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]
    for (letter, character) in escapes where take(letter) { return Array(character.utf8) }
    guard take("u"), position + 4 <= bytes.count,
      let value = UInt32(
        String(decoding: bytes[position..<(position + 4)], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { throw error("an escape") }
    position += 4
    return Array(String(scalar).utf8)
  }
}
