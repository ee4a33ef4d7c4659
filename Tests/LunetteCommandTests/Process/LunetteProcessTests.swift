import Testing

@testable import LunetteCommand

/// What only a process shows: streams, statuses, signals.
@Suite struct LunetteProcessTests {
  @Test func resultsGoToStandardOutput() throws {
    let version = try LunetteProcess.run(["--version"])
    #expect(version.text == "lunette \(Tool.version)\n")
    #expect(version.diagnostics == "")
    #expect(version.exitCode == 0)
  }

  @Test func aWrongCommandLineGoesToStandardErrorWithStatusTwo() throws {
    let wrong = try LunetteProcess.run(["render", "--frmat", "json"])
    #expect(wrong.output.isEmpty)
    #expect(
      wrong.diagnostics == """
        lunette: there is no option --frmat; did you mean --format?
        See 'lunette render --help'.

        """)
    #expect(wrong.exitCode == 2)
    #expect(try LunetteProcess.run([]).exitCode == 2)
  }

  @Test func aReaderThatLeavesIsNoFailure() throws {
    let result = try LunetteProcess.shell(
      "{ \"$lunette\" render --help; echo \"status $?\" >&2; } | true")
    #expect(result.diagnostics == "status 0\n")
  }

  @Test func outputThatCannotBeWrittenIsAFailure() throws {
    let result = try LunetteProcess.shell("\"$lunette\" --help > /dev/full")
    #expect(
      result.diagnostics
        == "lunette: standard output cannot be written: No space left on device\n")
    #expect(result.exitCode == 1)
  }

  @Test func closedStreamsAreSurvived() throws {
    #expect(try LunetteProcess.shell("\"$lunette\" --nonsense 2>&-").exitCode == 2)
    #expect(try LunetteProcess.shell("\"$lunette\" --version >&-").exitCode == 1)
  }

  @Test func aMissingStepsFileSaysSoInTheSystemsWords() throws {
    let result = try LunetteProcess.run(["render", "a.lua", "--steps", "no/such.steps"])
    #expect(
      result.diagnostics
        == "no/such.steps: the steps cannot be read: no such file or directory\n")
    #expect(result.exitCode == 1)
    #expect(
      try LunetteProcess.run(["render", "a.lua", "--steps", "/"]).diagnostics
        == "/: the steps cannot be read: it is a folder\n")
  }

  @Test func stepsAreReadFromStandardInput() throws {
    let result = try LunetteProcess.run(["render", "a.lua", "--steps", "-"], input: "tpa #a")
    #expect(result.diagnostics.hasPrefix("standard input:1:1: there is no step tpa;"))
  }
}
