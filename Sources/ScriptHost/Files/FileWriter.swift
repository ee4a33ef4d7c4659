#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes files: what the host makes for people, and what plugins may write.
public enum FileWriter {
  /// Writes a file as a whole or not at all; makes its folders. One that is replaced keeps its
  /// permissions.
  public static func write(_ text: String, to path: String) throws(FileFailure) {
    try write(Array(text.utf8), to: path)
  }

  /// The same with bytes.
  static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    if path.utf8.contains(0) { throw FileFailure(reason: "its name has a zero byte") }
    try makeFolder(of: path)
    let (descriptor, draft) = try openDraft(for: path)
    var isFine = true
    var record = stat()
    if stat(path, &record) == 0 { isFine = fchmod(descriptor, record.st_mode & 0o7777) == 0 }
    var rest = bytes[...]
    while isFine, !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        isFine = false
      } else {
        rest = rest.dropFirst(count)
      }
    }
    isFine = close(descriptor) == 0 && isFine && rename(draft, path) == 0
    if isFine { return }
    let failure = SourceFile.systemFailure()
    unlink(draft)
    throw failure
  }

  /// Makes a folder.
  static func makeFolder(_ path: String) throws(FileFailure) {
    try makeFolder(of: path + "/")
  }

  /// Deletes a folder that is empty.
  static func removeFolder(_ path: String) throws(FileFailure) {
    guard rmdir(path) == 0 else { throw SourceFile.systemFailure() }
  }

  /// Deletes a file.
  public static func remove(_ path: String) throws(FileFailure) {
    guard unlink(path) == 0 else { throw SourceFile.systemFailure() }
  }

  /// A new file beside the one to be written, which takes its place when it is complete.
  private static func openDraft(for path: String) throws(FileFailure) -> (Int32, String) {
    for number in 0..<100 {
      let draft = "\(path).\(getpid())-\(number)~"
      let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, draft) }
      if errno != EEXIST { break }
    }
    throw SourceFile.systemFailure()
  }

  private static func makeFolder(of path: String) throws(FileFailure) {
    var end = path.startIndex
    while let slash = path[end...].firstIndex(of: "/") {
      end = path.index(after: slash)
      let folder = String(path[..<slash])
      if folder.isEmpty { continue }
      if mkdir(folder, 0o777) != 0, errno != EEXIST { throw SourceFile.systemFailure() }
    }
  }

  // `write` alone would name the method above.
  private static func systemWrite(
    _ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer, count)
    #else
      Darwin.write(descriptor, buffer, count)
    #endif
  }
}
