import ScriptTesting

// The options of coverage.
extension TestArguments {
  static var coverage: [Option<TestArguments>] {
    Option.toggle("coverage", "-c", help: "Tell which lines and functions the tests run.") {
      $0.options.coverage.isOn = $1
    } + [
      .value(
        "--coverage-output", as: "FORMAT:FILE", .coverageOutput, repeatable: true,
        help: "Write coverage to a file: table, lcov, cobertura, html."
      ) { $0.coverageOutputs.append($1) },
      .value(
        "--coverage-threshold", as: "[GLOB:]lines=N,functions=N", .thresholds, repeatable: true,
        help: "Fail when less than N percent are covered of all files, or of a file that the GLOB "
          + "is about; when N is below zero, when more than so many are not."
      ) { $0.options.coverage.thresholds += $1 },
      .value(
        "--coverage-include", as: "GLOB", .nonempty("a pattern for paths"), repeatable: true,
        help: "The files that count, in the place of the usual ones."
      ) { $0.options.coverage.included.append(Glob($1)) },
      .value(
        "--coverage-exclude", as: "GLOB", .nonempty("a pattern for paths"), repeatable: true,
        help: "Files that do not count."
      ) { $0.options.coverage.excluded.append(Glob($1)) },
    ]
  }

  /// The options that only make sense with coverage.
  static let askingForCoverage = [
    "--coverage-output", "--coverage-threshold", "--coverage-include", "--coverage-exclude",
  ]
}

extension ValueParser where Value == TestArguments.CoverageOutput {
  /// `lcov:FILE`.
  static var coverageOutput: ValueParser {
    ValueParser { (text) throws(InvalidValue) in
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let names = CoverageFormat.allCases.map(\.rawValue)
      guard let format = CoverageFormat(rawValue: String(parts[0])), parts.count > 1,
        !parts[1].isEmpty
      else {
        throw InvalidValue(
          expected: names.dropLast().joined(separator: ", ") + " or \(names[names.count - 1])"
            + " with a file, as lcov:lcov.info")
      }
      return .init(format: format, file: String(parts[1]))
    }
  }
}

extension ValueParser where Value == [CoverageThreshold] {
  /// `lines=90,functions=-3`, before it `GLOB:`.
  static var thresholds: ValueParser {
    ValueParser { (text) throws(InvalidValue) in
      let invalid = InvalidValue(
        expected: "lines=N, functions=N or both with a comma, each at most 100, as lines=80 or "
          + "src/**:lines=90,functions=-3")
      var rest = text[...]
      var files: Glob?
      if let colon = rest.lastIndex(of: ":") {
        guard colon > rest.startIndex else { throw invalid }
        files = Glob(String(rest[..<colon]))
        rest = rest[rest.index(after: colon)...]
      }
      var thresholds: [CoverageThreshold] = []
      for part in rest.split(separator: ",", omittingEmptySubsequences: false) {
        let words = part.split(separator: "=", omittingEmptySubsequences: false)
        guard words.count == 2, let measure = CoverageThreshold.Measure(rawValue: String(words[0])),
          let least = Double(words[1]), least.isFinite, least <= 100,
          least >= 0 || least == least.rounded()
        else { throw invalid }
        thresholds.append(CoverageThreshold(files: files, measure: measure, least: least))
      }
      return thresholds
    }
  }
}
