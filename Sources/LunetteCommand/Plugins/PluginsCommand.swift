import ScriptHost

/// `lunette plugins`: lists plugins, checks them, and draws what they need.
struct PluginsCommand {
  static let summary = "List plugins, check them, and draw what they need."

  static var help: HelpPage {
    HelpPage(
      usage: "lunette plugins [PATH…] [options]",
      summary: summary + " PATH is a plugin's folder, or a folder that holds some; by default the "
        + "working folder. No code is run.",
      options: options,
      notes: [
        "The exit status is 0 when all is well, 1 when something is wrong, 2 when the command line "
          + "is wrong."
      ])
  }

  struct Arguments {
    var paths: [String] = []
    var format = Format.text
    var host = HostOptions()
  }

  enum Format: String, CaseIterable {
    case text, json
  }

  static var options: [Option<Arguments>] {
    [
      .value("--format", "text|json", .choice, help: "How to print it; text is the default.") {
        $0.format = $1
      },
      .value(
        "--plugins", "FOLDER", .nonempty("a folder"), repeatable: true,
        help: "Look here for the plugins that others need."
      ) { $0.host.pluginFolders.append($1) },
      .value(
        "--allow", "PERMISSION", .grant, repeatable: true,
        help: "Say what would be granted with this, as files:read:data."
      ) { $0.host.grants.append($1) },
    ]
  }

  func run(_ words: [String]) throws(UsageError) -> Outcome {
    var arguments = Arguments()
    let parser = OptionParser(options: Self.options, arguments: []) { $0.paths.append($1) }
    try parser.parse(words, into: &arguments)
    let paths = arguments.paths.isEmpty ? ["."] : arguments.paths
    let survey = PluginSurvey(paths, options: arguments.host)
    let problems = survey.problems.map { $0 + "\n" }
    let warnings = survey.warnings.map { "warning: " + $0 + "\n" }
    return Outcome(
      output: arguments.format == .text ? Array(survey.text.utf8) : survey.json,
      diagnostics: warnings.joined() + problems.joined(separator: "\n"),
      exitCode: problems.isEmpty ? .success : .failure)
  }
}
