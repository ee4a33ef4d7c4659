import LuaRuntime

/// What can be wrong with a step.
public enum StepProblem: Error, Hashable, Sendable {
  case unknownVerb(String)
  case verbExpected(found: String)
  case unfinishedString(quote: Character)
  case unknownEscape(String)
  case invalidCodePoint(String)
  case foreignQuote(Character)
  case unexpected(String, expected: String)
  case malformedNumber(String)
  case unknownState(String)
  case indexNotLast
  case blankMissing(after: String, before: String)
  /// A word, and the phrase that it belongs to where it is one of several.
  case wordInQuery(String, phrase: String?)
  case numberInQuery(Double, Verb?)
  case missingQuery(Verb)
  case unwantedQuery(Verb)
  case emptyQuery
  case missingArgument(Verb, Parameter, found: String?)
  case wrongArgument(Verb, Parameter, found: Argument)
  case unwantedArgument(Verb, found: Argument)
  case incompleteArguments(Verb)
  case severalSteps
}

extension StepProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownVerb(let word): Self.unknownVerbText(word)
    case .verbExpected(let found):
      "a step begins with what to do, as tap or type; found \(found)"
    case .unfinishedString(let quote):
      "the string that begins here has no end; expected a closing \(quote)"
    case .unknownEscape(let escape):
      "\(escape) is no escape; there are \\\" \\' \\\\ \\n \\t \\u{XXXX}"
    case .invalidCodePoint(let digits):
      "\\u{\(digits)} is no character; expected 1 to 6 hexadecimal digits of a code point"
    case .foreignQuote(let quote):
      "\(quote) begins no string; type \(Self.plainQuote(for: quote)) instead"
    case .unexpected(let found, let expected): "expected \(expected); found \(found)"
    case .malformedNumber(let text): "\(text) is no number; expected one like 3, -0.5 or 1e3"
    case .unknownState(let name):
      Self.choice("there is no state :\(name)", ":" + name, ElementState.allCases.map { ":\($0)" })
    case .indexNotLast:
      "an index ends what it belongs to; put it last, as in Cell\"x\"[2]"
    case .blankMissing(let before, let after):
      "expected a blank between \(before) and \(after)"
    case .wordInQuery(let word, let phrase):
      "\(word) is no part of a query; write \(phrase.map { quoted($0) + " or " } ?? "")"
        + "\(quoted(word)) for a text, #\(word) for an identifier"
    case .numberInQuery(let number, let verb): Self.numberText(number, verb)
    case .missingQuery(let verb):
      "\(verb.rawValue) has to be told which element; expected \(verb.usage)"
    case .unwantedQuery(let verb):
      "\(verb.rawValue) takes no query; expected \(verb.usage)"
    case .emptyQuery: "a query is empty; expected a class, a text, #identifier or :state"
    case .missingArgument(let verb, let parameter, let found):
      "\(verb.rawValue) needs \(parameter.name), \(parameter.expectation)"
        + "\(found.map { "; found " + $0 } ?? ""); expected \(verb.usage)"
    case .wrongArgument(let verb, let parameter, let found):
      Self.wrongArgumentText(verb, parameter, found)
    case .unwantedArgument(let verb, let found):
      "\(verb.rawValue) takes no further argument; found \(found.account); "
        + "expected \(verb.usage)"
    case .incompleteArguments(let verb):
      "\(verb.rawValue) takes all of \(verb.signature.optional.map(\.name).joined(separator: " and "))"
        + " or none; expected \(verb.usage)"
    case .severalSteps: "one step is wanted here; found a second"
    }
  }

  /// Words that people try, and the verbs that do what they mean.
  private static let otherNames = [
    "return": "enter", "click": "tap", "wait": "advance", "sleep": "advance",
    "input": "type", "write": "type", "paste": "menu", "touchCancel": "cancel", "zoom": "pinch",
    "start": "open", "launch": "open", "restart": "relaunch", "toggle": "tap",
  ]

  private static func unknownVerbText(_ word: String) -> String {
    if let verb = otherNames[word] { return "there is no step \(word); the verb is \(verb)" }
    return choice("there is no step \(word)", word, Verb.allCases.map(\.rawValue))
  }

  private static func choice(_ message: String, _ word: String, _ names: [String]) -> String {
    if let name = Spelling.nearest(to: word, among: names, by: { $0 }) {
      return "\(message); did you mean \(name)?"
    }
    return "\(message); there are \(names.joined(separator: " "))"
  }

  private static func numberText(_ number: Double, _ verb: Verb?) -> String {
    let found = ScriptTesting.numberText(number)
    guard let verb else { return "a query takes no number; found \(found)" }
    return "\(found) is no argument of \(verb.rawValue) and no part of a query; "
      + "expected \(verb.usage)"
  }

  private static func wrongArgumentText(
    _ verb: Verb, _ parameter: Parameter, _ found: Argument
  ) -> String {
    var text =
      "\(parameter.name) of \(verb.rawValue) is \(parameter.expectation); found \(found.account)"
    if case .word(let words) = parameter.kind, case .word(let word) = found,
      let name = Spelling.nearest(to: word, among: words, by: { $0 })
    {
      text += "; did you mean \(name)?"
    }
    return text
  }

  private static func plainQuote(for quote: Character) -> String {
    "‘’‚‛＇‹›".contains(quote) ? "'" : "\""
  }
}

/// Quotes of other keyboards, which begin no string.
let foreignQuotes: Set<Unicode.Scalar> = [
  "“", "”", "„", "‟", "‘", "’", "‚", "‛", "「", "」", "『", "』", "«", "»", "‹", "›", "＂", "＇",
  "〝", "〞",
]
