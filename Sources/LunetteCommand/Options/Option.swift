/// One option of a command: its name, what it takes, and where that goes.
struct Option<Target> {
  let name: String
  /// What the help calls the value; nil for a flag.
  let placeholder: String?
  let help: String
  let isRepeatable: Bool
  let apply: (inout Target, String) throws(InvalidValue) -> Void

  /// An option without a value.
  static func flag(
    _ name: String, help: String, set: @escaping (inout Target) -> Void
  ) -> Option {
    Option(name: name, placeholder: nil, help: help, isRepeatable: false) {
      (target, _) throws(InvalidValue) in set(&target)
    }
  }

  /// An option with a value.
  ///
  /// - Parameters:
  ///   - placeholder: what the help calls the value.
  ///   - parse: reads the value; see ``ValueParser``.
  ///   - set: puts it where it belongs.
  static func value<Value>(
    _ name: String, _ placeholder: String, _ parser: ValueParser<Value>, repeatable: Bool = false,
    help: String, set: @escaping (inout Target, Value) -> Void
  ) -> Option {
    Option(name: name, placeholder: placeholder, help: help, isRepeatable: repeatable) {
      (target, text) throws(InvalidValue) in set(&target, try parser.parse(text))
    }
  }
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
