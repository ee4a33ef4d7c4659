import ScriptHost

/// Notes which files specs read and write, until it is asked.
final class FileUses {
  private var reads: Set<String> = []
  private var writes: Set<String> = []

  func read(_ path: String) { reads.insert(path) }

  func write(_ path: String) { writes.insert(path) }

  /// What was noted since this was last asked; nil when that is nothing.
  func take(for file: String?) -> TestFileUse? {
    if reads.isEmpty, writes.isEmpty { return nil }
    defer {
      reads = []
      writes = []
    }
    return TestFileUse(file: file, reads: absolute(reads), writes: absolute(writes))
  }

  private func absolute(_ paths: Set<String>) -> [String] {
    Set(paths.compactMap { BytePath($0).absolute.text }).sorted()
  }
}
