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
    var text = text
    guard text.withUTF8({ read($0) }) else { return nil }
  }

  /// Reads by bytes: a sign that begins with a newline or a blank for people does not for us. And
  /// each run reads the record, which it should not feel.
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    guard lines.popFirst()?.elementsEqual(RunRecord.heading.utf8) == true else { return false }
    var path: String?
    var file = File()
    for line in lines {
      let blank = line.firstIndex(of: UInt8(ascii: " ")) ?? line.endIndex
      let value = RunRecord.plain(line[blank...].dropFirst())
      switch (String(decoding: line[..<blank], as: UTF8.self), path) {
      case ("shared", _): shared.insert(value)
      case ("spec", _):
        if let path { files[path] = file }
        path = value
        file = File()
      case ("failed", .some): file.failed.insert(value)
      case ("read", .some): file.reads.insert(value)
      case ("broken", .some): file.isBroken = true
      default: return false
      }
    }
    if let path { files[path] = file }
    return true
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
    var text = text
    let isPlain = text.withUTF8 { bytes in
      !bytes.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\\") }
    }
    if isPlain { return text }
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

  private static func plain(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
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
