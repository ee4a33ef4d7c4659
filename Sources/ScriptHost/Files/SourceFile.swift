import Rendering

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads the files that people write: scripts, manifests, steps. Only regular files are read, since
/// a pipe or a device may have no end.
///
/// By the system's own calls, which start faster than Foundation.
public enum SourceFile {
  /// The most bytes that a file may have.
  public static let maximumSize = 64 << 20

  enum Kind {
    case file, folder
  }

  /// What changes when the contents of a file do.
  struct Stamp: Equatable {
    let device: UInt64
    let number: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  /// Whether there is a file of this name.
  public static func exists(_ path: String) -> Bool { (try? kind(of: path)) == .file }

  /// Whether there is anything of this name, also a link that leads nowhere.
  public static func isThere(_ path: String) -> Bool {
    var record = stat()
    return !path.utf8.contains(0) && lstat(path, &record) == 0
  }

  static func stamp(of path: String) throws(FileFailure) -> Stamp {
    var record = stat()
    guard stat(path, &record) == 0 else { throw systemFailure() }
    #if canImport(Darwin)
      let time = record.st_mtimespec
    #else
      let time = record.st_mtim
    #endif
    return Stamp(
      device: UInt64(truncatingIfNeeded: record.st_dev), number: UInt64(record.st_ino),
      size: Int64(record.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec)
  }

  /// What a path names; throws where there is nothing, and for what is neither.
  static func kind(of path: String) throws(FileFailure) -> Kind {
    if path.utf8.contains(0) { throw FileFailure(reason: "its name has a zero byte") }
    var record = stat()
    guard stat(path, &record) == 0 else {
      let failure = systemFailure()
      if failure.isMissing, lstat(path, &record) == 0 {
        throw FileFailure(reason: "it is a symbolic link that leads nowhere")
      }
      throw failure
    }
    return try kind(record)
  }

  /// The text of a file, without a byte order mark.
  ///
  /// - Parameter root: the folder in which the file must lie when links are followed.
  public static func read(_ path: String, inside root: String? = nil) throws(FileFailure)
    -> [UInt8]
  {
    try text(try bytes(path, inside: root))
  }

  /// The bytes of a file, as they are.
  static func bytes(_ path: String, inside root: String? = nil) throws(FileFailure) -> [UInt8] {
    if try kind(of: path) == .folder { throw FileFailure(reason: "it is a folder") }
    var path = Array(path.utf8CString)
    if let root {
      let folder = try realPath(Array((root.isEmpty ? "." : root).utf8CString))
      path = try realPath(path)
      guard lies(path, in: folder) else {
        let shown = String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        throw FileFailure(
          reason: "it is a link to \(TerminalText.line(shown)), outside of the plugin's folder")
      }
    }
    // Without waiting: the file may have become a pipe meanwhile.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw systemFailure() }
    defer { close(descriptor) }
    var record = stat()
    guard fstat(descriptor, &record) == 0 else { throw systemFailure() }
    if try kind(record) == .folder { throw FileFailure(reason: "it is a folder") }
    return try bytes(descriptor: descriptor)
  }

  /// All that an open file has, without a byte order mark.
  public static func read(descriptor: Int32) throws(FileFailure) -> [UInt8] {
    try text(try bytes(descriptor: descriptor))
  }

  private static func bytes(descriptor: Int32) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer in
        systemRead(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw systemFailure()
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      if bytes.count > maximumSize {
        throw FileFailure(reason: "it has more than \(maximumSize >> 20) MiB")
      }
    }
  }

  /// UTF-8 needs no byte order mark, but some editors write one.
  private static func text(_ bytes: [UInt8]) throws(FileFailure) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw FileFailure(reason: "it is UTF-16; save it as UTF-8")
    }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Fails when a path, or as much of it as there is, leads out of a folder by links.
  static func checkInside(_ path: String, of root: String) throws(FileFailure) {
    let folder = try realPath(Array((root.isEmpty ? "." : root).utf8CString))
    var rest = path
    while !isThere(rest) {
      guard let slash = rest.lastIndex(of: "/"), slash > rest.startIndex else { return }
      rest = String(rest[..<slash])
    }
    let real = try realPath(Array(rest.utf8CString))
    guard real == folder || lies(real, in: folder) else {
      let shown = String(decoding: real.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
      throw FileFailure(
        reason: "it is a link to \(TerminalText.line(shown)), outside of the plugin's folder")
    }
  }

  private static func kind(_ record: stat) throws(FileFailure) -> Kind {
    let name: String
    switch record.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFIFO: name = "a pipe"
    case S_IFSOCK: name = "a socket"
    case S_IFCHR, S_IFBLK: name = "a device"
    default: name = "of an unknown kind"
    }
    throw FileFailure(reason: "it is \(name), and only regular files are read")
  }

  /// The path without links; both with the zero at the end.
  private static func realPath(_ path: [CChar]) throws(FileFailure) -> [CChar] {
    guard let real = realpath(path, nil) else { throw systemFailure() }
    defer { free(real) }
    return Array(UnsafeBufferPointer(start: real, count: strlen(real) + 1))
  }

  private static func lies(_ path: [CChar], in folder: [CChar]) -> Bool {
    let slash = CChar(bitPattern: UInt8(ascii: "/"))
    var start = folder.dropLast()
    if start.last != slash { start.append(slash) }
    return path.starts(with: start)
  }

  /// What the last call of the system failed for.
  public static func systemFailure() -> FileFailure {
    let code = errno
    let text = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    return FileFailure(
      reason: text.prefix(1).lowercased() + text.dropFirst(), isMissing: code == ENOENT)
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
