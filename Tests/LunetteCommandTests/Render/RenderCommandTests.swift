import ScriptHost
import ScriptTesting
import Testing

@testable import LunetteCommand

@Suite struct RenderCommandTests {
  /// A host that notes what it is asked, and fails where it is told to.
  private final class FakeHost {
    var calls: [String] = []
    var options: RenderArguments?
    var openFailure: String?
    /// The step that fails, and the message.
    var stepFailure: (String, String)?
    /// Errors that a script makes at the n-th call of `takeErrors`, from zero.
    var errors: [Int: [String]] = [:]
    private var takes = 0

    var functions: RenderHost {
      RenderHost { [self] (options, log) throws(HostFailure) in
        self.options = options
        if let openFailure { throw HostFailure(message: openFailure) }
        log("printed while loading")
        return RenderSession(
          advance: { self.calls.append("advance \($0)") },
          perform: { (step) throws(HostFailure) in
            self.calls.append("\(step)")
            if let (failing, message) = self.stepFailure, failing == "\(step)" {
              throw HostFailure(message: message)
            }
          },
          takeErrors: {
            defer { self.takes += 1 }
            return self.errors[self.takes] ?? []
          },
          render: {
            self.calls.append("render")
            return Array("screen\n".utf8)
          },
          leaks: {
            self.calls.append("leaks")
            return ["leaks: a Label"]
          })
      }
    }
  }

  private final class Log {
    var lines: [String] = []
  }

  private let host = FakeHost()
  private let log = Log()

  private func run(_ words: String...) -> Outcome {
    let files = [
      "good.steps": "home -- one\nopen", "bad.steps": "home\ntpa #a", "\u{1B}x": "",
    ]
    let tool = Tool(
      environment: Environment(
        readFile: { (path) throws(FileFailure) in
          guard let text = files[path] else { throw FileFailure(reason: "No such file") }
          return Array(text.utf8)
        },
        readStandardInput: { () throws(FileFailure) in Array("shake".utf8) },
        log: { log.lines.append($0) }),
      host: host.functions, schema: { "{}\n" }, api: { "[]\n" })
    return tool.run(["render"] + words)
  }

  @Test func aScreenIsRendered() {
    #expect(run("a.lua") == Outcome(output: Array("screen\n".utf8)))
    #expect(host.options?.path == "a.lua")
    #expect(host.calls == ["render"])
    #expect(log.lines == ["printed while loading"])
  }

  @Test func theClockMovesBeforeTheSteps() {
    _ = run("a.lua", "--do", "tap \"A\"", "--at", "2.5")
    #expect(host.calls == ["advance 2.5", "tap \"A\"", "render"])
  }

  @Test func stepsAreDoneInTheOrderOfTheCommandLine() {
    let outcome = run(
      "--do", "back; release", "a.lua", "--steps", "good.steps", "--steps", "-", "--do", "kill")
    #expect(outcome.exitCode == .success)
    #expect(host.calls == ["back", "release", "home", "open", "shake", "kill", "render"])
  }

  @Test func aStepThatFailsEndsTheStepsAndTheScreenIsRendered() {
    host.stepFailure = ("open", "nothing to open\nsecond line")
    let outcome = run("a.lua", "--steps", "good.steps", "--do", "kill")
    #expect(outcome.output == Array("screen\n".utf8))
    #expect(outcome.diagnostics == "good.steps:2:1: open\n  nothing to open\n  second line\n")
    #expect(outcome.exitCode == .failure)
    #expect(host.calls == ["home", "open", "render"])
  }

  @Test func errorsOfScriptsFailTheCommandAndDoNotEndTheSteps() {
    host.errors = [0: ["a.lua:1: while loading"], 1: ["a.lua:2: at home"], 3: ["a.lua:3: in draw"]]
    let outcome = run("a.lua", "--do", "home; open")
    #expect(
      outcome.diagnostics == "a.lua:1: while loading\na.lua:2: at home\na.lua:3: in draw\n")
    #expect(outcome.output == Array("screen\n".utf8))
    #expect(outcome.exitCode == .failure)
    #expect(host.calls == ["home", "open", "render"])
  }

  @Test func aPathThatShowsNothingIsAFailureOfTheScript() {
    host.openFailure = "a.lua: no such file"
    #expect(run("a.lua") == Outcome(diagnostics: "a.lua: no such file\n", exitCode: .failure))
  }

  @Test func wrongStepsOfTheCommandLineAreAUsageErrorBeforeAnythingRuns() {
    let outcome = run("a.lua", "--do", "home; tpa #a")
    #expect(
      outcome
        == Outcome(
          diagnostics: """
            lunette: --do:1:7: there is no step tpa; did you mean tap?
                home; tpa #a
                      ^^^
            See 'lunette render --help'.

            """,
          exitCode: .usage))
    #expect(host.options == nil)
  }

  @Test func wrongStepsOfAFileAreAFailureBeforeAnythingRuns() {
    let outcome = run("a.lua", "--steps", "bad.steps")
    #expect(
      outcome
        == Outcome(
          diagnostics: """
            bad.steps:2:1: there is no step tpa; did you mean tap?
                tpa #a
                ^^^

            """,
          exitCode: .failure))
    #expect(host.options == nil)
  }

  @Test func aMissingStepsFileIsAFailure() {
    #expect(
      run("a.lua", "--steps", "none\u{1B}")
        == Outcome(
          diagnostics: "none␛: the steps cannot be read: No such file\n", exitCode: .failure)
    )
  }

  @Test func optionsThatMeanNothingAreRefused() {
    #expect(
      run("a.lua", "--ansi", "--format", "json").diagnostics.contains(
        "--ansi changes nothing with --format json"))
    #expect(run("").diagnostics.contains("PATH is missing"))
    #expect(
      run("a.lua", "--at", "1e300").diagnostics.contains(
        "--at takes seconds, a number from 0 to 1000000000; found 1e300"))
    #expect(run("a.lua", "--time-zone", "Asia").diagnostics.contains("did you mean Asia/"))
  }

  @Test func theCommandLineIsChecked() {
    #expect(
      run()
        == Outcome(
          diagnostics: "lunette: PATH is missing\nSee 'lunette render --help'.\n", exitCode: .usage)
    )
    #expect(
      run("a", "b")
        == Outcome(
          diagnostics: "lunette: there is no place for b\nSee 'lunette render --help'.\n",
          exitCode: .usage))
    #expect(
      run("a", "--format", "tre")
        == Outcome(
          diagnostics: "lunette: --format takes text, tree, json or svg; found tre; "
            + "did you mean tree?\n"
            + "See 'lunette render --help'.\n",
          exitCode: .usage))
    #expect(host.options == nil)
  }
}
