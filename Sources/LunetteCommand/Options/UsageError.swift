import LuaRuntime
import Rendering
import ScriptTesting

/// What can be wrong with a command line.
enum UsageError: Error, Equatable {
  case missingCommand
  case unknownCommand(String, known: [String])
  case unknownOption(String, known: [String])
  case missingValue(option: String, placeholder: String)
  case unwantedValue(option: String, value: String)
  case invalidValue(option: String, value: String, expected: String, suggestion: String? = nil)
  case repeatedOption(String)
  case missingArgument(String)
  case unwantedArgument(String)
  case invalidSteps(String)
  /// An option that means nothing beside another.
  case uselessOption(String, beside: String)
  /// More characters of text than a screen can be printed with.
  case tooManyCells(Int, limit: Int)
  /// A mistake in a file of options.
  case inFile(String, String)
  /// A word whose bytes are no UTF-8, with those escaped.
  case invalidEncoding(String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingCommand: "a command is missing"
    case .unknownCommand(let name, let known):
      Self.unknown("command", name, known)
    case .unknownOption(let name, let known):
      Self.unknown("option", name, known)
    case .missingValue(let option, let placeholder):
      "\(option) needs a value: \(option) \(placeholder)"
    case .unwantedValue(let option, let value):
      "\(option) takes no value; found \(Self.shown(value))"
    case .invalidValue(let option, let value, let expected, let suggestion):
      "\(option) takes \(expected); found \(Self.shown(value))"
        + (suggestion.map { "; did you mean \($0)?" } ?? "")
    case .repeatedOption(let option): "\(option) is given twice"
    case .missingArgument(let placeholder): "\(placeholder) is missing"
    case .unwantedArgument(let argument): "there is no place for \(Self.shown(argument))"
    case .invalidSteps(let message): message
    case .uselessOption(let option, let other):
      "\(option) changes nothing with \(other); leave one of them out"
    case .tooManyCells(let count, let limit):
      "--size and --cell make a text of \(count) characters, and \(limit) is the most; "
        + "give a smaller --size or a larger --cell"
    case .inFile(let path, let message): "\(TerminalText.line(path)): \(message)"
    case .invalidEncoding(let word):
      "the command line must be UTF-8, names of files too; found \(Self.shown(word))"
    }
  }

  private static func unknown(_ kind: String, _ name: String, _ known: [String]) -> String {
    let message = "there is no \(kind) \(shown(name))"
    if let suggestion = Spelling.nearest(to: name, among: known, by: { $0 }) {
      return "\(message); did you mean \(suggestion)?"
    }
    return "\(message); there are \(known.joined(separator: " "))"
  }

  /// A word of the command line with nothing in it that drives a terminal.
  private static func shown(_ word: String) -> String {
    word.isEmpty ? "nothing" : TerminalText.line(word)
  }
}
