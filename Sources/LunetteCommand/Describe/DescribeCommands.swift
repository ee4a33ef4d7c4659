import LuaRuntime
import ScriptHost
import ScriptTesting

/// `lunette schema`: prints the JSON Schema of what `lunette render --format json` prints, or of a
/// plugin's manifest.
struct SchemaCommand {
  let schema: () -> String

  static let summary = "Print the JSON Schema of rendered screens, or of plugin.json."

  static var help: HelpPage {
    HelpPage(
      usage: "lunette schema [screen|plugin]",
      summary: summary,
      rows: [
        ("screen", "What `lunette render --format json` prints; this is the default."),
        ("plugin", "The manifest of a plugin, plugin.json."), ("--help", "Print this text."),
      ])
  }

  func run(_ words: [String]) throws(UsageError) -> Outcome {
    var names: [String] = []
    let parser = OptionParser<[String]>(options: [], arguments: []) { $0.append($1) }
    try parser.parse(words, into: &names)
    if names.count > 1 { throw .unwantedArgument(names[1]) }
    let name = names.first ?? Kind.screen.rawValue
    switch Kind(rawValue: name) {
    case .screen: return Outcome(printing: schema())
    case .plugin: return Outcome(printing: ManifestSchema.text)
    case nil:
      let kinds = Kind.allCases.map(\.rawValue)
      throw .invalidValue(
        option: "lunette schema", value: name, expected: alternatives(kinds),
        suggestion: Spelling.nearest(to: name, among: kinds, by: { $0 }))
    }
  }

  private enum Kind: String, CaseIterable {
    case screen, plugin
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
