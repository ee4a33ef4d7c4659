#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads files by the system's own calls, which start faster than Foundation.
enum SourceFile {
  enum Kind {
    case file, folder
  }

  /// What a path names; nil when there is nothing.
  static func kind(of path: String) -> Kind? {
    var record = stat()
    guard stat(path, &record) == 0 else { return nil }
    return record.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// The bytes of a file.
  static func read(_ path: String) throws(HostError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let code = errno
      throw code == ENOENT ? .notFound(path) : .unreadable(path, String(cString: strerror(code)))
    }
    defer { close(descriptor) }
    var record = stat()
    guard fstat(descriptor, &record) == 0, record.st_mode & S_IFMT != S_IFDIR else {
      throw .unreadable(path, "it is a folder")
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer in
        systemRead(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0 { throw .unreadable(path, String(cString: strerror(errno))) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  // `read` alone would name the method above.
  private static func systemRead(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer, count)
    #else
      Darwin.read(descriptor, buffer, count)
    #endif
  }
}
