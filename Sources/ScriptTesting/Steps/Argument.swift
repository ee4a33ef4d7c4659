/// A value after the query of a step.
public enum Argument: Hashable, Sendable, CustomStringConvertible {
  case string(String)
  case number(Double)
  case word(String)

  /// The argument as a script types it.
  public var description: String {
    switch self {
    case .string(let string): quoted(string)
    case .number(let number): numberText(number)
    case .word(let word): word
    }
  }

  /// The kind and the value, for messages: `the string "left"`.
  var account: String {
    switch self {
    case .string: "the string \(self)"
    case .number: "the number \(self)"
    case .word: "the word \(self)"
    }
  }
}

/// A number as a script types it: whole numbers without a fraction.
func numberText(_ number: Double) -> String {
  guard let whole = Int(exactly: number), whole.magnitude < 1 << 53 else { return "\(number)" }
  return "\(whole)"
}

/// A string as a script types it, in double quotes, on one line, with nothing in it that drives
/// a terminal.
func quoted(_ string: String) -> String {
  "\"" + string.unicodeScalars.reduce(into: "") { $0 += escaped($1) } + "\""
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\"": "\\\""
  case "\\": "\\\\"
  case "\n": "\\n"
  case "\t": "\\t"
  default:
    switch scalar.properties.generalCategory {
    case .format where scalar == "\u{200D}":
      // It joins emoji into one character.
      String(Character(scalar))
    case .control, .format, .lineSeparator, .paragraphSeparator:
      "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: String(Character(scalar))
    }
  }
}
