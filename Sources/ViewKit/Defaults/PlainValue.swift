/// A value without identity, of which property lists and JSON consist.
///
/// Strings of scripts may be any bytes; see `RawText`.
public enum PlainValue: Hashable, Sendable {
  /// Nothing; property lists have none.
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  /// JSON has none.
  case date(Date)
  case list([PlainValue])
  case table([String: PlainValue])

  /// About how many bytes it takes, with all that lies in it.
  var weight: Int {
    switch self {
    case .string(let text): Self.slot + text.utf8.count
    case .list(let elements): elements.reduce(Self.slot) { $0 + $1.weight }
    case .table(let fields):
      fields.reduce(Self.slot) { $0 + Self.slot + $1.key.utf8.count + $1.value.weight }
    default: Self.slot
    }
  }

  /// The bytes of a value that has none outside of itself, and of a key.
  static let slot = 32
}

// How `NSUserDefaults` takes one kind of value for another.
extension PlainValue {
  /// A string, or a number as one.
  var asString: String? {
    switch self {
    case .string(let text): text
    case .bool(let value): value ? "1" : "0"
    case .integer(let value): "\(value)"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    default: nil
    }
  }

  /// A number, or what a string begins with; 0 for all else.
  var asDouble: Double {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .integer(let value): Double(value)
    case .number(let value): value
    case .string(let text): Self.leadingNumber(of: text)
    default: 0
    }
  }

  /// The same without its fraction, and no further from 0 than an integer can be.
  var asInteger: Int {
    switch self {
    case .integer(let value): return value
    case .string(let text):
      let digits = text.drop { $0.isWhitespace }
      let sign = digits.first == "-" || digits.first == "+" ? digits.prefix(1) : ""
      let number = digits.dropFirst(sign.count).prefix { $0.isASCII && $0.isNumber }
      if number.isEmpty { return 0 }
      return Int(sign + number) ?? (sign == "-" ? .min : .max)
    default:
      let number = asDouble.rounded(.towardZero)
      return Int(exactly: number) ?? (number < 0 ? .min : .max)
    }
  }

  /// Whether a number is not 0, or a string begins as `YES`, `true` or a number from 1 on do.
  var asBool: Bool {
    guard case .string(let text) = self else { return asDouble != 0 }
    var rest = text.drop { $0.isWhitespace }
    if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
    return rest.drop { $0 == "0" }.first.map { "YyTt123456789".contains($0) } ?? false
  }

  private static func leadingNumber(of text: String) -> Double {
    let rest = text.drop { $0.isWhitespace }
    var end = rest.startIndex
    var best = 0.0
    // The longest beginning that is a number: `1.5e3 apples` is 1500.
    while end < rest.endIndex, "0123456789+-.eE".contains(rest[end]) {
      end = rest.index(after: end)
      if let number = Double(rest[..<end]) { best = number }
    }
    return best
  }
}
