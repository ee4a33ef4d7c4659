/// JSON on one line.
enum JSONText {
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _
      where scalar.value < 0x20 || scalar.value == 0x7F || (0x80..<0xA0) ~= scalar.value
        || scalar.value == 0x2028 || scalar.value == 0x2029:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func list(_ texts: [String]) -> String {
    "[" + texts.map(quoted).joined(separator: ",") + "]"
  }

  /// An object of keys and values that are JSON already; what is nil is left out.
  static func object(_ fields: [(String, String?)]) -> String {
    let parts = fields.compactMap { key, value in value.map { quoted(key) + ":" + $0 } }
    return "{" + parts.joined(separator: ",") + "}"
  }
}
