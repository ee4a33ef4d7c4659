// Which items of a step are its arguments: they are counted from the right.
extension StepParser {
  func step(
    _ verb: Verb, at verbRange: Range<Int>, with items: [StepItem]
  ) throws(StepSyntaxError) -> Step {
    let signature = verb.signature
    let count = argumentCount(signature, items)
    let parameters = signature.required + signature.optional
    var arguments: [Argument] = []
    for (offset, item) in items.suffix(count).enumerated() {
      let parameter = parameters[offset]
      guard let argument = item.argument else {
        throw StepSyntaxError(
          .missingArgument(verb, parameter, found: source.text(item.range)),
          in: source, at: item.range)
      }
      guard parameter.accepts(argument) else {
        throw StepSyntaxError(
          .wrongArgument(verb, parameter, found: argument), in: source, at: item.range)
      }
      arguments.append(argument)
    }
    let rest = items.dropLast(count)
    var query: Query?
    if let first = rest.first {
      if signature.query == .none {
        // What stands in the place of an argument is a wrong one.
        for (parameter, item) in zip(parameters, items) {
          guard let argument = item.argument, !parameter.accepts(argument) else { continue }
          throw StepSyntaxError(
            .wrongArgument(verb, parameter, found: argument), in: source, at: item.range)
        }
        let problem: StepProblem =
          if case .compound = first.content { .unwantedQuery(verb) } else {
            first.argument.map { .unwantedArgument(verb, found: $0) } ?? .unwantedQuery(verb)
          }
        throw StepSyntaxError(problem, in: source, at: first.range)
      }
      query = try self.query(of: rest, of: verb)
    }
    do {
      return try Step(verb, query, arguments)
    } catch {
      // What is missing is missing at the end.
      let end = items.last?.range.upperBound ?? verbRange.upperBound
      throw StepSyntaxError(error, in: source, at: end..<end + 1)
    }
  }

  /// How many of the last items are arguments.
  private func argumentCount(_ signature: Signature, _ items: [StepItem]) -> Int {
    let required = signature.required.count
    let most = required + signature.optional.count
    // Where there is no query, all are.
    if signature.query == .none, !signature.optional.isEmpty { return min(items.count, most) }
    // Numbers are always arguments, so that their count tells which are there.
    if (signature.required + signature.optional).allSatisfy(\.isNumeric) {
      let numbers = items.reversed().prefix(while: \.isNumber).count
      return min(numbers, most)
    }
    return min(required, items.count)
  }

  /// The query that items make.
  func query(
    of items: ArraySlice<StepItem>, of verb: Verb?
  ) throws(StepSyntaxError) -> Query {
    var compounds: [Compound] = []
    for item in items {
      switch item.content {
      case .compound(let compound): compounds.append(compound)
      case .string(let text):
        compounds.append(Compound(parts: [.text(text, contained: false)]))
      case .word(let word):
        throw StepSyntaxError(
          .wordInQuery(word, phrase: phrase(items)), in: source, at: item.range)
      case .number(let number):
        throw StepSyntaxError(.numberInQuery(number, verb), in: source, at: item.range)
      }
    }
    return Query(compounds: compounds)
  }

  /// What several items read as when they are a text without its quotes: `Buy milk`.
  private func phrase(_ items: ArraySlice<StepItem>) -> String? {
    let words = items.map { source.text($0.range) }
    let isText = words.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber } }
    return words.count > 1 && isText ? words.joined(separator: " ") : nil
  }
}
