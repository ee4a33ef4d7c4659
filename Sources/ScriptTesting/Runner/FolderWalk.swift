#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A walk through folders that comes to each once, though links lead back to where it was.
struct FolderWalk {
  private var seen: Set<Identity> = []

  /// Which folder it is, whatever its name.
  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// The names in a folder, as ``FileSystem/names(in:)`` has them; none when it was there before.
  mutating func names(in folder: String) -> [String] {
    var record = stat()
    guard stat(folder, &record) == 0 else { return [] }
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: record.st_dev), number: UInt64(record.st_ino))
    return seen.insert(identity).inserted ? FileSystem.names(in: folder) : []
  }
}
