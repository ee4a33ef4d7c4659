import LuaRuntime
import Rendering

/// Makes events of what the test language tells of, which are words and values.
final class EventTranslator {
  private let send: (TestEvent) -> Void
  /// Makes the report of an error.
  var makeReport: (LuaError) -> ErrorReport = {
    ErrorReport(kind: $0.kind.rawValue, message: $0.message, file: $0.source, line: $0.line)
  }
  var extensions: [any TestExtension] = []
  /// What made the last file one that cannot be loaded: it knows the line.
  var syntaxError: LuaError?
  private(set) var summary = TestSummary()
  /// The file of specs that runs.
  private(set) var file = ""
  private var blocks: [String] = []
  private var test: TestName?
  /// When the test began, in seconds.
  private var start = 0.0
  private var problems: [TestProblem] = []
  private var note: String?
  private var output: [String] = []

  /// Which files were read and written.
  let uses = FileUses()
  /// Whether a file of specs finds what another one has loaded.
  var sharesModules = false

  init(_ send: @escaping (TestEvent) -> Void) { self.send = send }

  /// Whether the test that runs has failed already.
  var hasProblem: Bool { !problems.isEmpty }

  /// An event of Lua: its name is at 1, what it is about behind.
  func receive(_ stack: LuaStack) {
    switch stack.string(1) {
    case "test_end":
      let status: TestResult.Status =
        switch stack.string(2) {
        case "success": .passed
        case "pending": .skipped
        default: .failed
        }
      endTest(status, attempts: stack.integer(3), message: stack.string(4))
    case "file_start":
      tellUses(of: nil)
      file = stack.string(2) ?? ""
      summary.files += 1
      send(.fileStarted(file))
      for part in extensions { part.fileWillStart() }
    case "file_end":
      for part in extensions {
        var said = part.fileDidEnd()
        said.notes = said.notes.map { "\(file): \($0)" }
        tell(said)
      }
      tellUses(of: sharesModules ? nil : file)
      send(.fileEnded(file))
    case "describe_start": blocks.append(stack.string(2) ?? "")
    case "describe_end": blocks.removeLast()
    case "blocked": block(name(stack, 2))
    case "listed":
      summary.listed += 1
      send(.listed(name(stack, 2)))
    case "problem": problem(stack)
    default: break
    }
  }

  func print(_ line: String) {
    if test != nil { output.append(line) }
    send(.printed(line))
  }

  /// Tells which files were read and written since this was last told.
  func tellUses(of file: String?) {
    if let use = uses.take(for: file) { send(.filesUsed(use)) }
  }

  /// Tells what a part of the test API has to say.
  func tell(_ said: TestRunNotes) {
    for text in said.notes { send(.note(text)) }
    for text in said.problems { problem(LuaError(kind: .runtime, message: text)) }
  }

  /// Something to know about the run.
  func note(_ text: String) { send(.note(text)) }

  /// An error of the language itself.
  func problem(_ error: LuaError) {
    let subject = file.isEmpty ? "the run" : file
    add(TestProblem(kind: .error, subject: subject, file: file, report: makeReport(error)))
  }

  // MARK: Tests

  /// What is told of a test: its name from an index on, its file where that is another one than the
  /// one that runs, the line, which of this name it is.
  private func name(_ stack: LuaStack, _ first: Int32) -> TestName {
    var path = blocks
    path.append(stack.string(first) ?? "")
    let line = stack.integer(first + 2)
    // Without another one it stands in the file that runs, if it has a place at all.
    let source = stack.string(first + 1) ?? (line == nil ? nil : file)
    return TestName(
      path: path, file: file, source: source, line: line, number: stack.integer(first + 3) ?? 1)
  }

  /// `name, file, line, number`
  func startTest(_ stack: LuaStack) {
    let name = name(stack, 1)
    test = name
    start = TestClock.monotonic
    problems = []
    output = []
    note = nil
    send(.testStarted(name))
    for part in extensions { part.testWillStart(name) }
  }

  /// The body is done: what the extensions found.
  func endTest(passed: Bool) -> [String] {
    guard let test else { return [] }
    var problems: [String] = []
    for part in extensions { problems += part.testDidEnd(test, passed: passed) }
    return problems
  }

  /// What the extensions found outside of tests.
  func takeErrors() -> [String] { extensions.flatMap { $0.takeErrors() } }

  /// `attempts, first_failure`
  func passTest(_ stack: LuaStack) {
    endTest(.passed, attempts: stack.integer(1), message: stack.string(2))
  }

  private func endTest(_ status: TestResult.Status, attempts: Int?, message: String?) {
    guard let test else { return }
    let result = TestResult(
      test: test, status: status, duration: TestClock.monotonic - start,
      problems: problems, note: status == .skipped ? note ?? message : nil, output: output,
      attempts: attempts ?? 1, firstFailure: status == .skipped ? nil : message)
    self.test = nil
    if status == .skipped { skip(test) }
    summary.add(result)
    send(.testEnded(result))
  }

  private func skip(_ name: TestName) {
    for part in extensions { part.testWasSkipped(name) }
  }

  private func block(_ name: TestName) {
    skip(name)
    let result = TestResult(
      test: name, status: .blocked, duration: 0, problems: [], note: "a hook before it failed",
      output: [], attempts: 0, firstFailure: nil)
    summary.add(result)
    send(.testEnded(result))
  }

  // MARK: Problems

  /// `status, descriptor, name, message, file, line, calls`
  private func problem(_ stack: LuaStack) {
    let message = stack.string(5) ?? ""
    if stack.string(2) == "pending" {
      note = message.isEmpty ? nil : message
      return
    }
    let descriptor = stack.string(3) ?? ""
    let isTest = descriptor == "it" || descriptor == "pending"
    let name = stack.string(4) ?? ""
    var error = LuaError(
      kind: .runtime, message: message, source: stack.string(6), line: stack.integer(7),
      traceback: [String].read(stack, 8) ?? [])
    if error.line == 0 { error.line = nil }
    if descriptor == "file", let syntaxError { error = syntaxError }
    syntaxError = nil
    let subject =
      isTest ? name : descriptor == "file" ? file : name.isEmpty ? descriptor : name
    add(
      TestProblem(
        kind: stack.string(2) == "failure" ? .failure : .error, subject: subject, file: file,
        report: makeReport(error)), isOfTest: isTest)
  }

  private func add(_ problem: TestProblem, isOfTest: Bool = false) {
    if isOfTest, test != nil {
      problems.append(problem)
    } else {
      summary.addProblem()
      send(.problem(problem))
    }
  }
}
