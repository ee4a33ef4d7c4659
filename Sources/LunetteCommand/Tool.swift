/// The `lunette` command without its process: words in, an outcome out.
struct Tool {
  static let version = "0.1.0"

  let environment: Environment
  let host: RenderHost
  /// The JSON Schema of rendered screens.
  let schema: () -> String
  /// The description of the script API as JSON.
  let api: () -> String
  var test = TestSurroundings.live

  private enum Command: String, CaseIterable {
    case render, dev, test, new, plugins, schema, api

    var summary: String {
      switch self {
      case .render: RenderCommand.summary
      case .dev: DevCommand.summary
      case .test: TestCommand.summary
      case .new: NewCommand.summary
      case .plugins: PluginsCommand.summary
      case .schema: SchemaCommand.summary
      case .api: APICommand.summary
      }
    }

    var help: HelpPage {
      switch self {
      case .render: RenderCommand.help
      case .dev: DevCommand.help
      case .test: TestCommand.help
      case .new: NewCommand.help
      case .plugins: PluginsCommand.help
      case .schema: SchemaCommand.help
      case .api: APICommand.help
      }
    }
  }

  /// Runs a command line.
  ///
  /// - Parameter words: the words behind the name of the program.
  func run(_ words: [String]) -> Outcome { run(words.map { Array($0.utf8) }) }

  /// Runs a command line as the system hands it over.
  func run(_ words: [[UInt8]]) -> Outcome {
    var command: Command?
    do throws(UsageError) {
      return try run(CommandWords.texts(of: words), &command)
    } catch {
      let page = command.map { "lunette \($0.rawValue) --help" } ?? "lunette --help"
      return Outcome(
        diagnostics: "lunette: \(error)\nSee '\(page)'.\n", exitCode: .usage)
    }
  }

  private func run(_ words: [String], _ command: inout Command?) throws(UsageError) -> Outcome {
    guard let first = words.first else { throw .missingCommand }
    switch first {
    case "--version":
      if words.count > 1 { throw .unwantedArgument(words[1]) }
      return Outcome(printing: "lunette \(Self.version)\n")
    case "--help", "-h": return Outcome(printing: help)
    default: break
    }
    // `lunette help render` is what some type.
    let isHelp = first == "help"
    guard let name = isHelp ? words.dropFirst().first : first else {
      return Outcome(printing: help)
    }
    let known = Command.allCases.map(\.rawValue)
    if name.hasPrefix("-") {
      throw .unknownOption(name, known: ["--help", "--version"])
    }
    guard let named = Command(rawValue: name) else {
      throw .unknownCommand(name, known: known)
    }
    command = named
    let rest = Array(words.dropFirst())
    if isHelp || asksForHelp(rest) { return Outcome(printing: named.help.text) }
    switch named {
    case .render: return try RenderCommand(environment: environment, host: host).run(rest)
    case .dev: return try DevCommand(environment: environment, surroundings: test).run(rest)
    case .test: return try TestCommand(surroundings: test).run(rest)
    case .new: return try NewCommand(files: .live).run(rest)
    case .plugins: return try PluginsCommand().run(rest)
    case .schema: return try SchemaCommand(schema: schema).run(rest)
    case .api: return try APICommand(api: api).run(rest)
    }
  }

  /// Whether help is asked for anywhere among the options; a wrong option beside it does not matter.
  private func asksForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private var help: String {
    let page = HelpPage(
      usage: "lunette COMMAND [options]",
      summary: "A headless UIKit scripted in Lua.",
      rows: Command.allCases.map { ($0.rawValue, $0.summary) } + [
        ("--help", "Print this text, or that of a command."), ("--version", "Print the version."),
      ])
    return page.text
  }
}
