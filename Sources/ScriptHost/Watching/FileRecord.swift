#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system tells of a path when links are followed, as far as it changes with the contents.
struct FileRecord: Equatable {
  enum Kind {
    case file, folder, other
  }

  let kind: Kind
  let device: UInt64
  let number: UInt64
  let size: Int64
  /// When it was written, in nanoseconds since 1970.
  let written: Int64

  /// What a path leads to, nil where that is nothing; and whether it is a link.
  static func look(at path: BytePath) -> (record: FileRecord?, isLink: Bool) {
    var record = stat()
    guard path.withCString({ lstat($0, &record) }) == 0 else { return (nil, false) }
    guard record.st_mode & S_IFMT == S_IFLNK else { return (FileRecord(record), false) }
    guard path.withCString({ stat($0, &record) }) == 0 else { return (nil, true) }
    return (FileRecord(record), true)
  }

  private init(_ record: stat) {
    kind =
      switch record.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    device = UInt64(truncatingIfNeeded: record.st_dev)
    number = UInt64(record.st_ino)
    size = Int64(record.st_size)
    #if canImport(Darwin)
      let time = record.st_mtimespec
    #else
      let time = record.st_mtim
    #endif
    written = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// Whether both are the same file or folder, whatever is in it.
  func isSame(as other: FileRecord) -> Bool {
    kind == other.kind && device == other.device && number == other.number
  }
}
