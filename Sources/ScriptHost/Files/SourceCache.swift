/// The texts of files that are loaded again and again, read anew when a file has changed.
final class SourceCache {
  private struct Entry {
    let stamp: SourceFile.Stamp
    let root: String?
    let bytes: [UInt8]
  }

  private var entries: [String: Entry] = [:]

  /// The text of a file; see ``SourceFile/read(_:inside:)``.
  func read(_ path: String, inside root: String?) throws(FileFailure) -> [UInt8] {
    let stamp = try SourceFile.stamp(of: path)
    if let entry = entries[path], entry.stamp == stamp, entry.root == root { return entry.bytes }
    let bytes = try SourceFile.read(path, inside: root)
    entries[path] = Entry(stamp: stamp, root: root, bytes: bytes)
    return bytes
  }
}
