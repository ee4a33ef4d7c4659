public import Rendering

/// What happens while tests run, in order. With several jobs the events of a file come together.
public enum TestEvent: Sendable {
  /// A run begins, of `runs`; tests are shuffled by the seed, if there is one.
  case runStarted(files: Int, run: Int, runs: Int, seed: Int?)
  case fileStarted(String)
  case testStarted(TestName)
  case testEnded(TestResult)
  /// A test that was only listed.
  case listed(TestName)
  /// Something went wrong outside of tests.
  case problem(TestProblem)
  /// A line that a script printed.
  case printed(String)
  /// What a file of specs depends on; comes before its end.
  case filesUsed(TestFileUse)
  case fileEnded(String)
  /// Something to know about the run, such as the snapshots that were written.
  case note(String)
  /// How much of the code was run, after all tests.
  case coverage(CoverageReport)
  case runEnded(TestSummary)
}

/// Which test it is.
public struct TestName: Sendable, Hashable {
  /// The names of the blocks around it, outermost first, and its own.
  public var path: [String]
  /// The file of specs that is run.
  public var file: String
  /// Where the test is declared: mostly in the same file.
  public var source: String?
  public var line: Int?
  /// Which of the tests of this name in its file it is, as they are declared; from 1.
  public var number = 1

  /// The name that its snapshots have: no two tests of a file have the same.
  var numbered: String { number == 1 ? full : "\(full) (\(number))" }

  /// The names, joined by blanks.
  public var full: String { path.joined(separator: " ") }

  /// `spec/login_spec.lua:12`.
  public var place: String {
    line.map { "\(source ?? file):\($0)" } ?? file
  }
}

/// How a test ended.
public struct TestResult: Sendable {
  public enum Status: String, Sendable {
    case passed, failed, skipped
    /// A hook before it failed, so it did not run.
    case blocked
  }

  public var test: TestName
  public var status: Status
  /// In seconds.
  public var duration: Double
  public var problems: [TestProblem]
  /// Why it is pending.
  public var note: String?
  /// What it printed.
  public var output: [String]
  /// How often it was run.
  public var attempts: Int
  /// What went wrong in the first attempt.
  public var firstFailure: String?

  /// Whether it passed, though not at the first attempt.
  public var isFlaky: Bool { status == .passed && attempts > 1 }
}

/// What went wrong.
public struct TestProblem: Sendable {
  public enum Kind: String, Sendable {
    /// An assertion does not hold.
    case failure
    case error
  }

  public var kind: Kind
  /// What failed: the name of a test, or a hook and its block.
  public var subject: String
  public var file: String
  public var report: ErrorReport
}

/// The counts of a run.
public struct TestSummary: Sendable, Equatable {
  public var passed = 0
  public var failed = 0
  /// Pending tests, and those that a failing hook blocked.
  public var skipped = 0
  public var blocked = 0
  public var flaky = 0
  /// Errors outside of tests, which count as failed.
  public var problems = 0
  /// Tests that were only listed.
  public var listed = 0
  public var files = 0
  /// In seconds.
  public var duration = 0.0

  public init() {}

  /// Whether nothing failed.
  public var isFine: Bool { failed == 0 }
  /// Whether there was nothing to run.
  public var isEmpty: Bool { passed + failed + skipped + listed == 0 }

  /// `N passed, N failed, N skipped`.
  public var closingLine: String {
    "\(passed) passed, \(failed) failed, \(skipped) skipped"
  }

  mutating func add(_ result: TestResult) {
    switch result.status {
    case .passed: passed += 1
    case .failed: failed += 1
    case .skipped: skipped += 1
    case .blocked:
      skipped += 1
      blocked += 1
    }
    if result.isFlaky { flaky += 1 }
  }

  mutating func add(_ other: TestSummary) {
    passed += other.passed
    failed += other.failed
    skipped += other.skipped
    blocked += other.blocked
    flaky += other.flaky
    problems += other.problems
    listed += other.listed
    files += other.files
  }

  mutating func addProblem() {
    failed += 1
    problems += 1
  }
}
