/// `lunette schema`: prints the JSON Schema of what `lunette render --format json` prints.
struct SchemaCommand {
  let schema: () -> String

  static let summary = "Print the JSON Schema of rendered screens."

  static var help: HelpPage {
    HelpPage(
      usage: "lunette schema",
      summary: summary + " What `lunette render --format json` prints is valid against it.",
      rows: [("--help", "Print this text.")])
  }

  func run(_ words: [String]) throws(UsageError) -> Outcome {
    var nothing: Void = ()
    try OptionParser<Void>(options: [], arguments: []).parse(words, into: &nothing)
    return Outcome(printing: schema())
  }
}

/// `lunette api`: prints everything that a script can use.
struct APICommand {
  /// The description of the script API as JSON.
  let api: () -> String

  static let summary = "Print what scripts can use: classes, members, callbacks, functions."

  static var help: HelpPage {
    HelpPage(usage: "lunette api [options]", summary: summary, options: options)
  }

  func run(_ words: [String]) throws(UsageError) -> Outcome {
    var format = Format.json
    try OptionParser(options: Self.options, arguments: []).parse(words, into: &format)
    switch format {
    case .json: return Outcome(printing: api())
    }
  }

  enum Format: String, CaseIterable {
    case json
  }

  private static var options: [Option<Format>] {
    [.value("--format", "json", .choice, help: "How to print it; json is the default.") { $0 = $1 }]
  }
}
