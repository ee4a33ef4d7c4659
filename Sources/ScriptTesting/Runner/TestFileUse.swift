/// Which files were read and written while a file of specs ran.
public struct TestFileUse: Sendable, Equatable {
  /// The file of specs; nil for what belongs to all of them, such as a helper.
  public var file: String?
  /// Absolute paths, also of files that were looked for and are not there.
  public var reads: [String]
  public var writes: [String]

  public init(file: String?, reads: [String], writes: [String] = []) {
    self.file = file
    self.reads = reads
    self.writes = writes
  }
}
