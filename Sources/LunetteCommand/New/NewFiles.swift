import ScriptHost

/// What `lunette new` needs of the system.
struct NewFiles {
  /// Whether there is anything of this name.
  var exists: (_ path: String) -> Bool
  /// Writes a file, and makes its folders.
  var write: (_ text: String, _ path: String) throws(FileFailure) -> Void

  static var live: NewFiles {
    NewFiles(
      exists: { SourceFile.isThere($0) },
      write: { (text, path) throws(FileFailure) in try FileWriter.write(text, to: path) })
  }
}
