/// One thing that is done to a screen: a verb, what it is done to, and its arguments.
public struct Step: Hashable, Sendable, CustomStringConvertible {
  public let verb: Verb
  public let query: Query?
  public let arguments: [Argument]

  /// Makes a step from its parts, as a step method of a script does.
  ///
  /// - Throws: ``StepProblem`` when the parts are not what the verb takes.
  public init(
    _ verb: Verb, _ query: Query? = nil, _ arguments: [Argument] = []
  ) throws(StepProblem) {
    let signature = verb.signature
    if query == nil, signature.query == .required { throw .missingQuery(verb) }
    if query != nil, signature.query == .none { throw .unwantedQuery(verb) }
    let parameters = signature.required + signature.optional
    if arguments.count > parameters.count {
      throw .unwantedArgument(verb, found: arguments[parameters.count])
    }
    if arguments.count < signature.required.count {
      throw .missingArgument(verb, signature.required[arguments.count], found: nil)
    }
    if arguments.count > signature.required.count, arguments.count < parameters.count {
      throw .incompleteArguments(verb)
    }
    for (parameter, argument) in zip(parameters, arguments) where !parameter.accepts(argument) {
      throw .wrongArgument(verb, parameter, found: argument)
    }
    self.verb = verb
    self.query = query
    self.arguments = arguments
  }

  /// The step as a script types it, on one line.
  public var description: String {
    ([verb.rawValue] + (query.map { ["\($0)"] } ?? []) + arguments.map(\.description))
      .joined(separator: " ")
  }

  /// The argument at a position as a number; nil where it was left out.
  func number(_ position: Int) -> Double? {
    guard arguments.indices.contains(position), case .number(let number) = arguments[position]
    else { return nil }
    return number
  }

  /// The argument at a position as a word.
  func word(_ position: Int) -> String? {
    guard arguments.indices.contains(position), case .word(let word) = arguments[position]
    else { return nil }
    return word
  }
}
