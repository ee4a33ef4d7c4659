/// What stands between two blanks of a step.
struct StepItem {
  enum Content {
    case compound(Compound)
    /// A string alone: an argument, or a compound of one text.
    case string(String)
    case number(Double)
    case word(String)
  }

  let content: Content
  let range: Range<Int>

  /// The item as an argument; nil for a compound.
  var argument: Argument? {
    switch content {
    case .compound: nil
    case .string(let string): .string(string)
    case .number(let number): .number(number)
    case .word(let word): .word(word)
    }
  }

  var isNumber: Bool {
    if case .number = content { true } else { false }
  }
}
