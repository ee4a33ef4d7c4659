#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A walk through folders that comes to each once, though links lead back to where it was.
struct FolderWalk {
  /// Which folders were seen, whatever their names.
  private var seen: Set<String> = []

  /// The names in a folder, as ``FileSystem/names(in:)`` has them; none when it was there before.
  mutating func names(in folder: String) -> [String] {
    var record = stat()
    guard stat(folder, &record) == 0 else { return [] }
    let isNew = seen.insert("\(record.st_dev) \(record.st_ino)").inserted
    return isNew ? FileSystem.names(in: folder) : []
  }
}
