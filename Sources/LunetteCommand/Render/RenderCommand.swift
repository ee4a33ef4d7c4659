import Rendering
import ScriptHost
import ScriptTesting

/// `lunette render`: shows a screen, does steps to it, and prints it.
struct RenderCommand {
  let environment: Environment
  let host: RenderHost

  static let summary = "Show a screen written in Lua, and print it."

  static var help: HelpPage {
    HelpPage(
      usage: "lunette render PATH [options]",
      summary: summary + " PATH is a plugin's folder or a Lua file.",
      options: RenderArguments.options,
      notes: [
        "Steps are written as in: tap \"Add\"; swipe Cell[1] left; advance 0.5. They are done in "
          + "the order of the command line. The article \"Steps and queries\" has them all: "
          + "Sources/Lunette/Lunette.docc/StepsAndQueries.md.",
        "The exit status is 0 when all went well, 1 when a script or a step failed (what could be "
          + "rendered is printed all the same), 2 when the command line is wrong.",
      ])
  }

  func run(_ words: [String]) throws(UsageError) -> Outcome {
    var options = RenderArguments()
    try RenderArguments.parser.parse(words, into: &options)
    try options.check()
    let steps: [StepScript.Entry]
    do throws(StepInputFailure) {
      steps = try StepReader(environment).entries(of: options.steps)
    } catch {
      if case .commandLine(let message) = error { throw .invalidSteps(message) }
      return failure(error.message)
    }
    let session: RenderSession
    do throws(HostFailure) {
      session = try host.open(options, environment.log)
    } catch {
      return failure(error.message)
    }
    return render(session, steps, options)
  }

  private func render(
    _ session: RenderSession, _ steps: [StepScript.Entry], _ options: RenderArguments
  ) -> Outcome {
    var messages = session.takeErrors()
    if options.delay > 0 {
      session.advance(options.delay)
      messages += session.takeErrors()
    }
    for entry in steps {
      var failure: HostFailure?
      do throws(HostFailure) { try session.perform(entry.step) } catch { failure = error }
      // What a script did wrong meanwhile comes first: it may be why the step failed.
      messages += session.takeErrors()
      if let failure {
        messages.append(entry.report(of: failure.message))
        break
      }
    }
    let output = session.render()
    // Layout and display run scripts too.
    messages += session.takeErrors()
    let reports = messages + (options.showsLeaks ? session.leaks() : [])
    // A message of several lines stands apart from its neighbours.
    let isLong = reports.contains { $0.contains("\n") }
    let diagnostics = reports.joined(separator: isLong ? "\n\n" : "\n")
    return Outcome(
      output: output, diagnostics: reports.isEmpty ? "" : diagnostics + "\n",
      exitCode: messages.isEmpty ? .success : .failure)
  }

  private func failure(_ message: String) -> Outcome {
    Outcome(diagnostics: message + "\n", exitCode: .failure)
  }
}
