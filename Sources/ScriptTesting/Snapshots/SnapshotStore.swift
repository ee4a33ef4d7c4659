import ScriptHost

/// The snapshots of specs: texts that were right once, to which later runs are compared.
///
/// They are written when the run is over, those of tests alone that passed: a test that is tried
/// again does not find what its first attempt left.
public final class SnapshotStore {
  public let policy: SnapshotPolicy
  /// Makes the name of the test that runs; most tests ask for no snapshot.
  private var test: () -> String = { "" }
  private var file = ""
  /// How often each name was asked for in the test that runs.
  private var uses: [String: Int] = [:]
  private var pending: [SnapshotWrite] = []
  private var accepted: [SnapshotWrite] = []
  private var checked: Set<String> = []
  /// The folders of the files of specs that ran, and what the names of those files begin with
  /// whose tests may not have come to their snapshots.
  private var folders: Set<String> = []
  private var excused: [String: [String]] = [:]

  /// Takes the path of each file that is compared with.
  var onRead: (_ path: String) -> Void = { _ in }

  public init(policy: SnapshotPolicy) { self.policy = policy }

  // MARK: Tests

  /// The file of specs that runs; "" before the first test.
  public var currentFile: String { file }

  public func beginTest(_ name: @autoclosure @escaping () -> String, file: String) {
    test = name
    uses = [:]
    pending = []
    if self.file == file { return }
    self.file = file
    folders.insert(SnapshotName.folder(of: file))
  }

  public func endTest(passed: Bool) {
    if passed { accepted += pending } else { excuse(test(), file: file) }
    pending = []
    uses = [:]
  }

  /// A test does not run, so that its snapshots are none too many.
  public func skipTest(_ name: String, file: String) { excuse(name, file: file) }

  private func excuse(_ name: String, file: String) {
    excused[SnapshotName.folder(of: file), default: []].append(SnapshotName.cleaned(name))
  }

  // MARK: Comparing

  /// Compares a text with its snapshot.
  ///
  /// - Parameters:
  ///   - label: tells the snapshots of a test apart; without one they are numbered.
  ///   - kind: the extension of the file.
  /// - Returns: what is wrong; nil when nothing is.
  public func check(_ text: String, label: String? = nil, kind: String = "txt") -> String? {
    if file.isEmpty { return "snapshots belong to tests, and no test runs" }
    var name = label.map { "\(test()) \($0)" } ?? test()
    let count = uses["\(name).\(kind)", default: 0] + 1
    uses["\(name).\(kind)"] = count
    if count > 1 { name += " \(count)" }
    let path = "\(SnapshotName.folder(of: file))/\(SnapshotName.file(name)).\(kind)"
    checked.insert(path)
    onRead(path)
    let text = ended(text)
    let old: String?
    do throws(FileFailure) {
      old = try existing(path)
    } catch {
      return "the snapshot \(path) cannot be read: \(error.reason)"
    }
    if old == text { return nil }
    return differ(text, from: old, named: path) { .file(path, $0, isNew: old == nil) }
  }

  /// Compares a text with the one that stands in the spec itself.
  ///
  /// - Parameters:
  ///   - given: the text in the spec; nil when there is none yet.
  ///   - file: the file in which it stands, and the line of the call.
  public func check(_ text: String, inline given: String?, file: String, line: Int) -> String? {
    let text = ended(text)
    if let given, ended(InlineSnapshot.text(of: given)) == text { return nil }
    if let problem = InlineSnapshot.problem(of: text) { return problem }
    let other = (pending + accepted).contains {
      if case .inline(file, line, let known, _) = $0 { known != text } else { false }
    }
    if other {
      return "this call has different texts; a snapshot in the spec has one. Use matches_snapshot, "
        + "with a label"
    }
    return differ(text, from: given.map { ended(InlineSnapshot.text(of: $0)) }, named: "here") {
      .inline(file, line, $0, isNew: given == nil)
    }
  }

  private func differ(
    _ text: String, from old: String?, named name: String, _ write: (String) -> SnapshotWrite
  ) -> String? {
    if policy == .all || (policy == .new && old == nil) {
      pending.append(write(text))
      return nil
    }
    guard let old else {
      return "there is no snapshot \(name), and none is written now: run the test where it may "
        + "be (--update-snapshots), and keep the file"
    }
    return "the snapshot \(name) differs (- is the snapshot, + what is now):\n"
      + LineDiff.text(from: old, to: text)
      + "\nIf that is right now, run with --update-snapshots."
  }

  /// A text ends with one newline.
  private func ended(_ text: String) -> String {
    var text = text
    while text.utf8.last == UInt8(ascii: "\n") { text.removeLast() }
    return text + "\n"
  }

  // MARK: Writing

  /// Writes what is to be written.
  ///
  /// - Parameter isComplete: whether all tests of these files were to run: only then it is known
  ///   what no test asks for.
  public func finish(isComplete: Bool) -> SnapshotReport {
    var report = SnapshotReport()
    for write in accepted {
      guard case .file(let path, let text, let isNew) = write else { continue }
      guard
        attempt(
          path, &report,
          { () throws(FileFailure) in
            try FileWriter.write(text, to: path)
          })
      else { continue }
      if isNew { report.written.append(path) } else { report.updated.append(path) }
    }
    InlineSnapshot.write(accepted, &report)
    accepted = []
    guard isComplete else { return report }
    for folder in folders.sorted() {
      for name in FileSystem.names(in: folder) where !isWanted(name, in: folder) {
        let path = "\(folder)/\(name)"
        guard policy == .all else {
          report.obsolete.append(path)
          continue
        }
        if attempt(path, &report, { () throws(FileFailure) in try FileWriter.remove(path) }) {
          report.removed.append(path)
        }
      }
    }
    return report
  }

  private func isWanted(_ name: String, in folder: String) -> Bool {
    checked.contains("\(folder)/\(name)")
      || excused[folder, default: []].contains { name.hasPrefix($0) }
  }

  /// The text of a file; nil when there is none.
  private func existing(_ path: String) throws(FileFailure) -> String? {
    do throws(FileFailure) {
      return String(decoding: try SourceFile.read(path), as: UTF8.self)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  private func attempt(
    _ path: String, _ report: inout SnapshotReport, _ body: () throws(FileFailure) -> Void
  ) -> Bool {
    do throws(FileFailure) {
      try body()
      return true
    } catch {
      report.failures.append("the snapshot \(path) cannot be written: \(error.reason)")
      return false
    }
  }
}

/// A snapshot that is to be written.
enum SnapshotWrite {
  case file(_ path: String, _ text: String, isNew: Bool)
  case inline(_ file: String, _ line: Int, _ text: String, isNew: Bool)
}
