/// What was in a file when a script last read or wrote it, so far as a change is to be told by it.
struct DataFile: Equatable {
  /// Nil where there was none.
  private let fingerprint: Int?

  init(_ bytes: [UInt8]?) { fingerprint = bytes?.hashValue }

  /// A file as it is now.
  init(at path: String) { self.init(try? SourceFile.bytes(path)) }
}

// Files of data that scripts read with `ui.files`: when one changes, what has read it runs again.
extension CodeKeeper {
  /// Notes that a chunk has read a file, or has found none.
  func note(reading path: String, _ bytes: [UInt8]?, by caller: String) {
    data[path] = DataFile(bytes)
    let chunk =
      running.last { $0.path == caller } ?? transaction?.fresh.first { $0.path == caller }
      ?? chunks[caller] ?? running.last
    chunk?.reads.insert(path)
  }

  /// Notes what a script itself has made of a file, which is no change to it.
  func note(writing path: String, _ bytes: [UInt8]?) {
    if data[path] != nil { data[path] = DataFile(bytes) }
  }

  /// Whether a file has something else in it than what was read; nil when none has read it.
  func hasChanged(_ path: String) -> Bool? { data[path].map { $0 != DataFile(at: path) } }
}
