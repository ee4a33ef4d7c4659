import ScriptTesting
import Testing

@testable import LunetteCommand

/// What is asked for of coverage, on the command line and in a file of options.
@Suite struct CoverageArgumentsTests {
  private func arguments(_ words: [String], file: String? = nil) throws -> TestArguments {
    try TestConfiguration(
      surroundings: .standIn(files: file.map { [".busted": $0] } ?? [:])
    ).arguments(words)
  }

  @Test func theOptionsAreUnderstood() throws {
    let found = try arguments([
      "-c", "--coverage-output", "lcov:a:b.info", "--coverage-output=html:c.html",
      "--coverage-threshold", "lines=80.5", "--coverage-threshold=src/**:lines=100,functions=-3",
      "--coverage-include", "src/**", "--coverage-exclude", "*_data.lua",
    ])
    #expect(found.options.coverage.isOn)
    #expect(
      found.coverageOutputs == [
        .init(format: .lcov, file: "a:b.info"), .init(format: .html, file: "c.html"),
      ])
    #expect(
      found.options.coverage.thresholds == [
        .init(measure: .lines, least: 80.5),
        .init(files: Glob("src/**"), measure: .lines, least: 100),
        .init(files: Glob("src/**"), measure: .functions, least: -3),
      ])
    #expect(found.options.coverage.included == [Glob("src/**")])
    #expect(found.options.coverage.excluded == [Glob("*_data.lua")])
  }

  @Test func whoAsksForPartsOfItWantsIt() throws {
    #expect(try !arguments([]).options.coverage.isOn)
    #expect(try arguments(["--coverage-threshold", "lines=1"]).options.coverage.isOn)
    #expect(
      try !arguments(["--coverage-threshold", "lines=1", "--no-coverage"]).options.coverage.isOn)
  }

  @Test func theFileSaysHowAndTheCommandLineWhether() throws {
    let file = """
      return { _all = {
        ["coverage-threshold"] = { "lines=90", "src/**:functions=-1" },
        ["coverage-exclude"] = "gen", ["coverage-output"] = "html:c.html",
      }, default = { coverage = false }, ci = { coverage = true } }
      """
    let standard = try arguments([], file: file)
    #expect(!standard.options.coverage.isOn)
    #expect(standard.options.coverage.thresholds.count == 2)
    #expect(standard.coverageOutputs == [.init(format: .html, file: "c.html")])
    #expect(try arguments(["--coverage"], file: file).options.coverage.isOn)
    #expect(try arguments(["--run", "ci"], file: file).options.coverage.isOn)
    let given = try arguments(["--coverage-threshold", "lines=5"], file: file).options.coverage
    #expect(given.thresholds == [.init(measure: .lines, least: 5)])
    #expect(given.excluded == [Glob("gen")] && given.isOn)
  }

  @Test(arguments: [
    (
      ["--coverage-output", "lcov"],
      "--coverage-output takes table, lcov, cobertura or html with a file, as lcov:lcov.info; "
        + "found lcov"
    ),
    (
      ["--coverage-threshold", "80"],
      "--coverage-threshold takes lines=N, functions=N or both with a comma, each at most 100, as "
        + "lines=80 or src/**:lines=90,functions=-3; found 80"
    ),
    (
      ["--coverage-config-file", "x"],
      "--coverage-config-file takes --coverage-include and the options like it; found x"
    ),
    (["--coverage=x"], "--coverage takes no value; found x"),
  ])
  func mistakesAreNamed(_ words: [String], _ message: String) throws {
    do {
      _ = try arguments(words)
      Issue.record("it is taken")
    } catch TestCommand.Failure.usage(let error) {
      #expect("\(error)" == message)
    }
  }

  @Test(arguments: [
    "lines=101", "lines=nan", "lines=-1.5", "lines=", "branches=1", ":lines=1", "lines=1,", "a:",
    "lines=inf", "",
  ])
  func numbersThatMeanNothingAreRefused(_ text: String) {
    #expect(throws: TestCommand.Failure.self) {
      try arguments(["--coverage-threshold=" + text])
    }
  }
}
