/// Reads the words of a command line behind the command's name.
struct OptionParser<Target> {
  let options: [Option<Target>]
  /// What the command calls its arguments, as `PATH`, and where each goes.
  let arguments: [Argument]
  /// Takes each further argument; nil when there is no place for any.
  var rest: ((inout Target, String) -> Void)?

  struct Argument {
    let placeholder: String
    let set: (inout Target, String) -> Void
  }

  /// Takes `--name value`, `--name=value` and arguments in any order; what follows `--` is
  /// arguments only.
  ///
  /// - Returns: the options that were given, by their main names.
  @discardableResult
  func parse(_ words: [String], into target: inout Target) throws(UsageError) -> Set<String> {
    var rest = words[...]
    var values: [String] = []
    var given: Set<String> = []
    while let word = rest.popFirst() {
      if word == "--" {
        values += rest
        break
      }
      // `-` alone stands for standard input where a file is wanted.
      guard word.hasPrefix("-"), word != "-" else {
        values.append(word)
        continue
      }
      let (name, inlineValue) = split(word)
      guard let option = options.first(where: { $0.isCalled(name) }) else {
        throw .unknownOption(name, known: options.map(\.name) + ["--help"])
      }
      if !given.insert(option.name).inserted, !option.isRepeatable { throw .repeatedOption(name) }
      try apply(option, inlineValue, &rest, &target)
    }
    try place(values, in: &target)
    return given
  }

  private func apply(
    _ option: Option<Target>, _ inlineValue: String?, _ rest: inout ArraySlice<String>,
    _ target: inout Target
  ) throws(UsageError) {
    let value: String
    if option.valueIsOptional {
      value = inlineValue ?? ""
    } else if let placeholder = option.placeholder {
      guard let next = inlineValue ?? takeValue(&rest) else {
        throw .missingValue(option: option.name, placeholder: placeholder)
      }
      value = next
    } else {
      if let inlineValue { throw .unwantedValue(option: option.name, value: inlineValue) }
      value = ""
    }
    do throws(InvalidValue) {
      try option.apply(&target, value)
    } catch {
      throw .invalidValue(
        option: option.name, value: value, expected: error.expected, suggestion: error.suggestion)
    }
  }

  /// The next word as a value. Another option of the command is none: then the value was
  /// forgotten. Anything else is, a negative number too.
  private func takeValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, next != "--",
      !options.contains(where: { $0.isCalled(split(next).name) })
    else { return nil }
    return rest.removeFirst()
  }

  private func place(_ values: [String], in target: inout Target) throws(UsageError) {
    for (argument, value) in zip(arguments, values) { argument.set(&target, value) }
    if values.count < arguments.count {
      throw .missingArgument(arguments[values.count].placeholder)
    }
    for value in values.dropFirst(arguments.count) {
      guard let rest else { throw .unwantedArgument(value) }
      rest(&target, value)
    }
  }

  private func split(_ word: String) -> (name: String, value: String?) {
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }
}
