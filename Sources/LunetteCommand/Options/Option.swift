/// One option of a command: its name, what it takes, and where that goes.
struct Option<Target> {
  let name: String
  /// Other names of it, such as a letter.
  var aliases: [String] = []
  /// What the help calls the value; nil for a flag.
  let placeholder: String?
  /// Whether the value may be left out; it is given as `--name=value` alone.
  var valueIsOptional = false
  let help: String
  let isRepeatable: Bool
  /// Whether the help leaves it out, since another option tells of it.
  var isHidden = false
  let apply: (inout Target, String) throws(InvalidValue) -> Void

  /// An option without a value.
  static func flag(
    _ name: String, _ aliases: String..., help: String, isHidden: Bool = false,
    set: @escaping (inout Target) -> Void
  ) -> Option {
    Option(
      name: name, aliases: aliases, placeholder: nil, help: help, isRepeatable: false,
      isHidden: isHidden
    ) { (target, _) throws(InvalidValue) in set(&target) }
  }

  /// An option with a value.
  ///
  /// - Parameters:
  ///   - placeholder: what the help calls the value.
  ///   - parse: reads the value; see ``ValueParser``.
  ///   - set: puts it where it belongs.
  static func value<Value>(
    _ name: String, _ aliases: String..., as placeholder: String, _ parser: ValueParser<Value>,
    repeatable: Bool = false, help: String, set: @escaping (inout Target, Value) -> Void
  ) -> Option {
    Option(
      name: name, aliases: aliases, placeholder: placeholder, help: help, isRepeatable: repeatable
    ) { (target, text) throws(InvalidValue) in set(&target, try parser.parse(text)) }
  }

  static func value<Value>(
    _ name: String, _ placeholder: String, _ parser: ValueParser<Value>, repeatable: Bool = false,
    help: String, set: @escaping (inout Target, Value) -> Void
  ) -> Option {
    value(name, as: placeholder, parser, repeatable: repeatable, help: help, set: set)
  }

  /// A pair of options, `--name` and `--no-name`.
  static func toggle(
    _ name: String, _ aliases: String..., help: String,
    set: @escaping (inout Target, Bool) -> Void
  ) -> [Option] {
    [
      Option(
        name: "--" + name, aliases: aliases, placeholder: nil,
        help: "\(help) --no-\(name) undoes it.", isRepeatable: true
      ) { (target, _) throws(InvalidValue) in set(&target, true) },
      Option(
        name: "--no-" + name, placeholder: nil, help: "", isRepeatable: true, isHidden: true
      ) { (target, _) throws(InvalidValue) in set(&target, false) },
    ]
  }

  func isCalled(_ word: String) -> Bool { name == word || aliases.contains(word) }
}

/// Reads the value of an option.
struct ValueParser<Value> {
  let parse: (String) throws(InvalidValue) -> Value
}

/// A value that an option does not take.
struct InvalidValue: Error {
  /// What the option takes, after "takes".
  let expected: String
  var suggestion: String?
}
