import ScriptHost

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads and writes the files of snapshots.
enum SnapshotFile {
  /// The text of a file; nil when there is none.
  static func read(_ path: String) throws(FileFailure) -> String? {
    do throws(FileFailure) {
      return String(decoding: try SourceFile.read(path), as: UTF8.self)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// Writes a file as a whole or not at all; makes its folder.
  static func write(_ text: String, to path: String) throws(FileFailure) {
    try makeFolder(of: path)
    var template = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw SourceFile.systemFailure() }
    let mode = mode(of: path)
    var isFine = fchmod(descriptor, mode) == 0
    var rest = Array(text.utf8)[...]
    while isFine, !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        isFine = false
      } else {
        rest = rest.dropFirst(count)
      }
    }
    isFine = close(descriptor) == 0 && isFine && rename(template, path) == 0
    if isFine { return }
    let failure = SourceFile.systemFailure()
    unlink(template)
    throw failure
  }

  static func remove(_ path: String) throws(FileFailure) {
    guard unlink(path) == 0 else { throw SourceFile.systemFailure() }
  }

  /// The names in a folder, in order; none when there is no folder.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The permissions of a file that is replaced, or those of new files.
  private static func mode(of path: String) -> mode_t {
    var record = stat()
    if stat(path, &record) == 0 { return record.st_mode & 0o7777 }
    let mask = umask(0o022)
    umask(mask)
    return 0o666 & ~mask
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
