/// Remembers what files had in them before they were changed, to give it back to them.
final class FileJournal {
  private enum Former {
    case nothing
    case folder
    case file([UInt8])
  }

  private var entries: [(path: String, former: Former)] = []

  /// Notes what a path names now: it is going to be written or removed.
  func note(_ path: String) throws(FileFailure) {
    // Folders on the way are made with the file.
    var made: [String] = []
    var folder = path
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = String(folder[..<slash])
      if SourceFile.isThere(folder) { break }
      made.append(folder)
    }
    for folder in made.reversed() { entries.append((folder, .nothing)) }
    guard SourceFile.isThere(path) else {
      entries.append((path, .nothing))
      return
    }
    let kind = try SourceFile.kind(of: path)
    entries.append((path, kind == .folder ? .folder : .file(try SourceFile.bytes(path))))
  }

  /// Gives all files back what they had, the last change first. What cannot be undone stays.
  func undo() {
    for (path, former) in entries.reversed() {
      switch former {
      case .file(let bytes): try? FileWriter.write(bytes, to: path)
      case .folder: if !SourceFile.isThere(path) { try? FileWriter.makeFolder(path) }
      case .nothing where !SourceFile.isThere(path): break
      case .nothing:
        if (try? SourceFile.kind(of: path)) == .folder {
          try? FileWriter.removeFolder(path)
        } else {
          try? FileWriter.remove(path)
        }
      }
    }
    entries = []
  }
}
