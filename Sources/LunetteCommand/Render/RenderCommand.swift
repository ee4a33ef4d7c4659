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
          + "the order of the command line.",
        "The exit status is 0 when all went well, 1 when a script or a step failed (what could be "
          + "rendered is printed all the same), 2 when the command line is wrong.",
      ])
  }

  func run(_ words: [String]) throws(UsageError) -> Outcome {
    var options = RenderArguments()
    try RenderArguments.parser.parse(words, into: &options)
    if options.path.isEmpty { throw .missingArgument("PATH") }
    if options.usesColor, options.format != .text {
      throw .uselessOption("--ansi", beside: "--format \(options.format.rawValue)")
    }
    let cells = options.cell.count(in: options.screen)
    if options.format == .text, cells > RenderArguments.Cell.mostOfText {
      throw .tooManyCells(Int(cells), limit: Int(RenderArguments.Cell.mostOfText))
    }
    let steps: [StepScript.Entry]
    do throws(StepFailure) {
      steps = try readSteps(options.steps)
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
        messages.append("\(entry.place): \(entry.step)\n\(indented(failure.message))")
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

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}

// MARK: - Reading steps

extension RenderCommand {
  /// Steps that cannot be read.
  private enum StepFailure: Error {
    case commandLine(String)
    case file(String)

    var message: String {
      switch self {
      case .commandLine(let message), .file(let message): message
      }
    }
  }

  private func readSteps(
    _ inputs: [RenderArguments.StepInput]
  ) throws(StepFailure) -> [StepScript.Entry] {
    var entries: [StepScript.Entry] = []
    for input in inputs {
      switch input {
      case .text(let text):
        do throws(StepSyntaxError) {
          entries += try StepScript(parsing: text, name: "--do").entries
        } catch {
          throw .commandLine("\(error)")
        }
      case .file(let path):
        let name = path == "-" ? "standard input" : TerminalText.line(path)
        let text = try read(path, name)
        do throws(StepSyntaxError) {
          entries += try StepScript(parsing: text, name: name).entries
        } catch {
          throw .file("\(error)")
        }
      }
    }
    return entries
  }

  private func read(_ path: String, _ name: String) throws(StepFailure) -> String {
    do throws(FileFailure) {
      let bytes =
        path == "-" ? try environment.readStandardInput() : try environment.readFile(path)
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      throw .file("\(name): the steps cannot be read: \(error.reason)")
    }
  }
}
