/// What a verb takes: a query or none, then arguments, which are counted from the right.
public struct Signature: Equatable, Sendable {
  public enum QueryUse: Equatable, Sendable {
    case none, optional, required
  }

  public let query: QueryUse
  /// The arguments that must be there.
  public let required: [Parameter]
  /// Further arguments, all of which are given or none.
  public let optional: [Parameter]

  init(_ query: QueryUse, _ required: [Parameter] = [], optional: [Parameter] = []) {
    self.query = query
    self.required = required
    self.optional = optional
  }

  /// The query and the arguments as the documentation writes them: `Q [x y]`.
  var usage: String {
    var words: [String] = []
    switch query {
    case .none: break
    case .optional: words.append("[Q]")
    case .required: words.append("Q")
    }
    words += required.map(\.usage)
    if !optional.isEmpty {
      words.append("[" + optional.map(\.usage).joined(separator: " ") + "]")
    }
    return words.joined(separator: " ")
  }
}

/// One argument that a verb takes.
public struct Parameter: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case string
    /// A finite number, at least `from` or more than `above` where these are given.
    case number(from: Double?, above: Double?)
    /// A whole number of at least `from`.
    case integer(from: Int)
    /// One of these words.
    case word([String])
    /// A string, a number or a word: what fits depends on what it is set on.
    case value
  }

  public let name: String
  public let kind: Kind

  static func string(_ name: String) -> Parameter { Parameter(name: name, kind: .string) }
  static func value(_ name: String) -> Parameter { Parameter(name: name, kind: .value) }

  static func number(
    _ name: String, from minimum: Double? = nil, above bound: Double? = nil
  ) -> Parameter {
    Parameter(name: name, kind: .number(from: minimum, above: bound))
  }

  static func integer(_ name: String, from minimum: Int) -> Parameter {
    Parameter(name: name, kind: .integer(from: minimum))
  }

  static func word<Word: RawRepresentable<String>>(_ name: String, of words: [Word]) -> Parameter {
    Parameter(name: name, kind: .word(words.map(\.rawValue)))
  }

  var isNumeric: Bool {
    switch kind {
    case .number, .integer: true
    case .string, .word, .value: false
    }
  }

  var usage: String {
    switch kind {
    case .string: "\"\(name)\""
    case .word(let words): words.joined(separator: "|")
    case .number, .integer, .value: name
    }
  }

  /// What fits, as a sentence's object: `a whole number of at least 1`.
  var expectation: String {
    switch kind {
    case .string: return "a string"
    case .value: return "a string, a number or a word"
    case .word(let words): return alternatives(words)
    case .integer(let minimum): return "a whole number of at least \(minimum)"
    case .number(let minimum, let bound):
      if let minimum { return "a number of at least \(numberText(minimum))" }
      if let bound { return "a number above \(numberText(bound))" }
      return "a number"
    }
  }

  /// Whether an argument fits this parameter.
  func accepts(_ argument: Argument) -> Bool {
    switch (kind, argument) {
    case (.string, .string), (.value, _): true
    case (.word(let words), .word(let word)): words.contains(word)
    case (.integer(let minimum), .number(let number)):
      number == number.rounded() && number >= Double(minimum) && number < 0x1p53
    case (.number(let minimum, let bound), .number(let number)):
      number.isFinite && number >= minimum ?? -.infinity && number > bound ?? -.infinity
    default: false
    }
  }
}
