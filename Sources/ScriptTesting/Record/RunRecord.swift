/// What became of files of specs when they ran last: which tests failed, and which files were read.
public struct RunRecord: Equatable, Sendable {
  /// One file of specs.
  public struct File: Equatable, Sendable {
    /// The full names of tests that failed.
    public var failed: Set<String> = []
    /// Whether something outside of tests went wrong.
    public var isBroken = false
    /// The absolute paths of the files that were read, or looked for.
    public var reads: Set<String> = []

    public init(failed: Set<String> = [], isBroken: Bool = false, reads: Set<String> = []) {
      self.failed = failed
      self.isBroken = isBroken
      self.reads = reads
    }

    public var isFine: Bool { failed.isEmpty && !isBroken }
  }

  /// By the paths as they were found.
  public var files: [String: File] = [:]
  /// Files that all specs depend on, such as a helper.
  public var shared: Set<String> = []
  /// Files that specs wrote in the last run, which are their own doing.
  public private(set) var written: Set<String> = []
  private var isPartial = false

  public init() {}

  // MARK: Taking part in a run

  /// A run begins.
  ///
  /// - Parameter isPartial: whether only some of the tests of its files run: then what is known of
  ///   the others stays.
  public mutating func begin(isPartial: Bool) {
    self.isPartial = isPartial
    written = []
  }

  public mutating func receive(_ event: TestEvent) {
    switch event {
    case .fileStarted(let file):
      if isPartial { files[file]?.isBroken = false } else { files[file] = File() }
    case .testEnded(let result):
      let isFailed = result.status == .failed || result.status == .blocked
      if isFailed {
        files[result.test.file, default: File()].failed.insert(result.test.full)
      } else if isPartial, files[result.test.file]?.failed.isEmpty == false {
        files[result.test.file]?.failed.remove(result.test.full)
      }
    case .problem(let problem) where !problem.file.isEmpty:
      files[problem.file, default: File()].isBroken = true
    case .filesUsed(let use):
      written.formUnion(use.writes)
      if let file = use.file {
        files[file, default: File()].reads.formUnion(use.reads)
      } else {
        shared.formUnion(use.reads)
      }
    default: break
    }
  }

  /// Forgets files that are no more.
  public mutating func keep(where isThere: (String) -> Bool) {
    files = files.filter { isThere($0.key) }
  }

  // MARK: What to run

  /// The tests that failed, by file; no names stand for all of a file.
  public var failures: [String: Set<String>] {
    files.filter { !$0.value.isFine }.mapValues { $0.isBroken ? [] : $0.failed }
  }

  /// The files of specs that read any of some files; nil when all do.
  public func dependants(of paths: Set<String>) -> Set<String>? {
    if !shared.isDisjoint(with: paths) { return nil }
    return Set(files.filter { !$0.value.reads.isDisjoint(with: paths) }.keys)
  }

  // MARK: As a text

  private static let heading = "lunette test record 1"

  /// Reads what ``text`` has written; nil for anything else.
  public init?(_ text: String) {
    // By scalars: a sign that begins with a newline or a blank for people does not for us.
    var lines = text.unicodeScalars.split(separator: "\n")[...]
    guard lines.popFirst().map(String.init) == RunRecord.heading else { return nil }
    var file: String?
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? RunRecord.plain(parts[1]) : ""
      switch (String(parts[0]), file) {
      case ("shared", _): shared.insert(value)
      case ("spec", _):
        file = value
        files[value] = File()
      case ("failed", let file?): files[file]?.failed.insert(value)
      case ("read", let file?): files[file]?.reads.insert(value)
      case ("broken", let file?): files[file]?.isBroken = true
      default: return nil
      }
    }
  }

  /// The record as a text, a line for each thing.
  public var text: String {
    var lines = [RunRecord.heading]
    lines += shared.sorted().map { "shared " + RunRecord.escaped($0) }
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      lines.append("spec " + RunRecord.escaped(path))
      if file.isBroken { lines.append("broken") }
      lines += file.failed.sorted().map { "failed " + RunRecord.escaped($0) }
      lines += file.reads.sorted().map { "read " + RunRecord.escaped($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x5C }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func plain(_ text: Substring.UnicodeScalarView) -> String {
    var result = ""
    var isEscaped = false
    for scalar in text {
      if isEscaped {
        result.unicodeScalars.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
