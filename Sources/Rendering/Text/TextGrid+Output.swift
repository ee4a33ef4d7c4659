import ViewKit

extension TextGrid {
  /// The plain form: no trailing blanks, no blank rows at the end, one newline.
  func plainLines() -> [String] {
    var lines = rows.map { row in
      var line = ""
      var blanks = 0
      for cell in row where cell.content != .rest {
        if cell.text == " " {
          blanks += 1
        } else {
          line += String(repeating: " ", count: blanks) + cell.text
          blanks = 0
        }
      }
      return line
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The same columns with colours and styles in the escape sequences of terminals.
  func coloredLines() -> [String] {
    rows.map { row in
      var line = ""
      var current = ""
      for cell in row where cell.content != .rest {
        let codes = Self.codes(of: cell)
        if codes != current {
          line += codes.isEmpty ? "\u{1B}[0m" : "\u{1B}[0;\(codes)m"
          current = codes
        }
        line += cell.text
      }
      return line + (current.isEmpty ? "" : "\u{1B}[0m")
    }
  }

  private static func codes(of cell: Cell) -> String {
    var codes: [String] = []
    let style = cell.style
    if style.isBold { codes.append("1") }
    if style.isItalic { codes.append("3") }
    if style.isUnderlined { codes.append("4") }
    if style.isStruckThrough { codes.append("9") }
    let background = style.background ?? cell.background
    // On a background of our own, the terminal's colour of texts may not be seen.
    if let color = style.color ?? background.map({ _ in .black }) {
      codes.append("38;2;\(components(of: color, over: background))")
    }
    if let background {
      codes.append("48;2;\(components(of: background, over: cell.background))")
    }
    return codes.joined(separator: ";")
  }

  private static func components(of color: Color, over background: Color? = nil) -> String {
    let below = background ?? .white
    let alpha = color.alpha
    return [(color.red, below.red), (color.green, below.green), (color.blue, below.blue)]
      .map { front, back in String(Int(((front * alpha + back * (1 - alpha)) * 255).rounded())) }
      .joined(separator: ";")
  }
}
