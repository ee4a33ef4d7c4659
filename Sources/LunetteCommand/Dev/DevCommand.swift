import Rendering
import ScriptHost
import ScriptTesting

/// `lunette dev`: shows a screen, and shows it again when its files change, with its state.
struct DevCommand {
  let environment: Environment
  let surroundings: TestSurroundings

  static let summary = "Show a screen, and reload it with its state when its files change."

  static var help: HelpPage {
    HelpPage(
      usage: "lunette dev PATH [options]",
      summary: summary + " PATH is a plugin's folder or a Lua file.",
      options: options,
      notes: [
        "On a terminal, keys do more: "
          + DevKey.allCases.map { "\($0.character) \($0.meaning)" }
          .joined(separator: "; ") + ".",
        "Elsewhere each line of standard input is steps, or one of the letters r R q, and each "
          + "rendering with --format json is one line. Screens are on standard output, errors and "
          + "what became of a reload on standard error.",
        "A reload that fails changes nothing: the error is shown with the last good screen, and the "
          + "next save tries again. Time stands still but for the steps.",
      ])
  }

  /// Those of `lunette render` that have a meaning while the screen stays.
  static var options: [Option<RenderArguments>] {
    RenderArguments.options.filter { !["--leaks", "--collect-always"].contains($0.name) }
  }

  func run(_ words: [String]) throws(UsageError) -> Outcome {
    var arguments = RenderArguments()
    try OptionParser(
      options: DevCommand.options, arguments: [.init(placeholder: "PATH") { $0.path = $1 }]
    ).parse(words, into: &arguments)
    try arguments.check()
    if arguments.steps.contains(.file("-")) {
      throw .invalidSteps(
        "--steps takes a file here; the lines of standard input are read as steps all the time")
    }
    let steps: [StepScript.Entry]
    do throws(StepInputFailure) {
      steps = try StepReader(environment).entries(of: arguments.steps)
    } catch {
      if case .commandLine(let message) = error { throw .invalidSteps(message) }
      return Outcome(diagnostics: error.message + "\n", exitCode: .failure)
    }
    do {
      return try DevSession(arguments, steps, surroundings).run()
    } catch let error as FileFailure {
      let message = "lunette: the files cannot be watched: \(error.reason)\n"
      return Outcome(diagnostics: message, exitCode: .failure)
    } catch {
      return Outcome(diagnostics: "lunette: \(error)\n", exitCode: .failure)
    }
  }
}
