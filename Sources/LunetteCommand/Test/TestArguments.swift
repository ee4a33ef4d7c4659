import ScriptTesting

/// What the command line of `lunette test` asks for.
struct TestArguments {
  var options = TestOptions()
  /// The reports, each with the file it goes to; none stands for the one that fits the terminal.
  var reports: [Report] = []
  /// A seed was given: it is not chosen anew.
  var seed: Int?
  /// Which snapshots are written; nil is what fits the surroundings.
  var snapshotPolicy: SnapshotPolicy?
  /// The files that coverage is written to.
  var coverageOutputs: [CoverageOutput] = []
  /// The folder to work in, each relative to the one before.
  var folders: [String] = []
  var configuration: String?
  var task: String?
  /// Files with a name of a test on each line.
  var excludedNameFiles: [String] = []
  /// The file to which the names of passed tests are added.
  var successLog: String?
  /// Whether tests run again when files change.
  var isWatched = false
  /// Whether only those run that failed the last time, or those first.
  var lastFailed = false
  var failedFirst = false
  /// The commit since which the files have changed that specs must read to run; empty for the last.
  var changedSince: String?
  /// Files that specs must read to run.
  var related: [String] = []
  /// How many of the slowest tests to show.
  var slowest = 0

  struct Report: Equatable {
    var format: ReportFormat
    /// Nil is standard output.
    var file: String?
  }

  struct CoverageOutput: Equatable {
    var format: CoverageFormat
    var file: String
  }

  /// A report, or a script that prints the results.
  enum Output {
    case report(Report)
    case script(String)
  }
}

extension ValueParser where Value == TestArguments.Output {
  /// `NAME`, `NAME:FILE`, or a script.
  static var output: ValueParser {
    ValueParser { (text) throws(InvalidValue) in
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      if let format = ReportFormat(name: String(parts[0])) {
        let file = parts.count > 1 ? String(parts[1]) : nil
        if file?.isEmpty == true { throw InvalidValue(expected: "a file after the colon") }
        return .report(.init(format: format, file: file))
      }
      return .script(text)
    }
  }
}

extension ValueParser where Value == [String] {
  /// Words between commas.
  static var list: ValueParser {
    ValueParser { text in text.split(separator: ",").map(String.init) }
  }
}

extension ValueParser where Value == TestOptions.Shard {
  /// `1/4`.
  static var shard: ValueParser {
    ValueParser { (text) throws(InvalidValue) in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1,
        (1...count).contains(number)
      else { throw InvalidValue(expected: "a part of all files, from 1/4 to 4/4") }
      return TestOptions.Shard(number: number, count: count)
    }
  }
}
