/// Texts inside of XML and HTML.
enum XMLText {
  /// An attribute's value with its marks.
  static func quoted(_ text: String) -> String { "\"\(escaped(text, inAttribute: true))\"" }

  /// XML has no way to write most control characters.
  static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n" where inAttribute: result += "&#10;"
      case "\t" where inAttribute: result += "&#9;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}"..."\u{200F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{206F}":
        // They could drive a terminal, or turn the direction of what follows.
        result += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
