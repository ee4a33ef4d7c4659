import ScriptHost
import Testing

@testable import LunetteCommand

@Suite struct ToolTests {
  private func run(_ words: String...) -> Outcome {
    let tool = Tool(
      environment: Environment(
        readFile: { (_) throws(FileFailure) in throw FileFailure(reason: "none") },
        readStandardInput: { () throws(FileFailure) in [] },
        log: { _ in }),
      host: RenderHost { (_, _) throws(HostFailure) in throw HostFailure(message: "no host") },
      schema: { "{\"schema\":1}\n" }, api: { "{\"classes\":[]}\n" })
    return tool.run(words)
  }

  private func text(_ outcome: Outcome) -> String {
    String(decoding: outcome.output, as: UTF8.self)
  }

  @Test func theVersionIsPrinted() {
    #expect(run("--version") == Outcome(printing: "lunette \(Tool.version)\n"))
  }

  @Test func helpListsTheCommands() {
    let help = text(run("--help"))
    #expect(
      help == """
        Usage: lunette COMMAND [options]

        A headless UIKit scripted in Lua.

          render     Show a screen written in Lua, and print it.
          dev        Show a screen, and reload it with its state when its files change.
          test       Run specs: the tests of scripts, written as for busted.
          new        Write an app, a plugin or a spec to begin with.
          plugins    List plugins, check them, and draw what they need.
          schema     Print the JSON Schema of rendered screens, or of plugin.json.
          api        Print what scripts can use: classes, members, callbacks, functions.
          --help     Print this text, or that of a command.
          --version  Print the version.

        """)
    #expect(run("help") == run("--help"))
    #expect(run("-h") == run("--help"))
  }

  @Test(arguments: ["render", "dev", "test", "new", "plugins", "schema", "api"])
  func everyCommandHasHelp(
    _ command: String
  ) {
    let help = run(command, "--help")
    #expect(help.exitCode == .success)
    #expect(text(help).hasPrefix("Usage: lunette \(command)"))
    #expect(text(help).contains("--help"))
    #expect(run("help", command) == help)
    #expect(run(command, "--nonsense", "-h") == help)
  }

  @Test func helpFitsATerminalAndNamesEveryOption() {
    let help = text(run("render", "--help"))
    for line in help.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    for option in RenderArguments.options { #expect(help.contains("  " + option.name)) }
  }

  @Test func theSchemaAndTheAPIArePrinted() {
    #expect(run("schema") == Outcome(printing: "{\"schema\":1}\n"))
    #expect(run("api") == Outcome(printing: "{\"classes\":[]}\n"))
    #expect(run("api", "--format", "json") == Outcome(printing: "{\"classes\":[]}\n"))
  }

  @Test(arguments: [
    ([], "a command is missing", ""),
    (["rendre"], "there is no command rendre; did you mean render?", ""),
    (
      ["frobnicate"],
      "there is no command frobnicate; there are render dev test new plugins schema api", ""
    ),
    (["help", "rendre"], "there is no command rendre; did you mean render?", ""),
    (["--verison"], "there is no option --verison; did you mean --version?", ""),
    (["schema", "x"], "lunette schema takes screen or plugin; found x", "schema "),
    (["schema", "--format"], "there is no option --format; there are --help", "schema "),
    (["api", "--format", "xml"], "--format takes json; found xml", "api "),
  ]) func wrongCommandLines(_ words: [String], _ message: String, _ command: String) {
    let tool = Tool(
      environment: Environment(
        readFile: { (_) throws(FileFailure) in [] },
        readStandardInput: { () throws(FileFailure) in [] },
        log: { _ in }),
      host: .live, schema: { "" }, api: { "" })
    #expect(
      tool.run(words)
        == Outcome(
          diagnostics: "lunette: \(message)\nSee 'lunette \(command)--help'.\n", exitCode: .usage))
  }
}
