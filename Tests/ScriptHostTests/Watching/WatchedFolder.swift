import Foundation
import Testing

@testable import ScriptHost

/// A folder that a test changes and a watcher watches; gone when the test is.
final class WatchedFolder {
  let path: String
  private(set) var watcher: FileWatcher

  /// - Parameter root: what of the folder is watched.
  init(
    _ files: [String] = [], method: FileWatcher.Method = .notice, root: String = "",
    links: [String: String] = [:], _ change: (inout WatchOptions) -> Void = { _ in }
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("watch-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // As the system has it: a temporary folder may lie behind a link.
    path = BytePath(folder).withoutLinks?.text ?? folder
    var options = WatchOptions()
    options.pollingInterval = 0.02
    options.onlyPolls = method == .polling
    change(&options)
    for name in files { try WatchedFolder.write("\(path)/\(name)", name) }
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: "\(path)/\(name)", withDestinationPath: target)
    }
    watcher = try FileWatcher(roots: [root.isEmpty ? path : "\(path)/\(root)"], options: options)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private static func write(_ file: String, _ text: String) throws {
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  func write(_ name: String, _ text: String = "new") throws {
    try WatchedFolder.write("\(path)/\(name)", text)
  }

  func append(_ name: String, _ text: String) throws {
    let handle = try #require(FileHandle(forWritingAtPath: "\(path)/\(name)"))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  /// Moves, over what is there as well.
  func move(_ name: String, to new: String) throws {
    guard rename("\(path)/\(name)", "\(path)/\(new)") == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  /// The changes until `mark` was created, which this does: all that came before has been told then.
  /// Each as `created name`, in order.
  func changes() throws -> [String] {
    let mark = "mark-\(UUID().uuidString)"
    let folder = path + (watcher.roots[0].text?.dropFirst(path.utf8.count) ?? "")
    try WatchedFolder.write("\(folder)/\(mark)", "")
    var told: [String] = []
    while true {
      guard case .changes(let changes) = watcher.wait(seconds: 20) else {
        told.append("nothing came")
        return told
      }
      var isDone = false
      for change in changes {
        let name = change.path.description.dropFirst(path.utf8.count + 1)
        if name.hasSuffix(mark) { isDone = true } else { told.append("\(change.kind) \(name)") }
      }
      if isDone { break }
    }
    try FileManager.default.removeItem(atPath: "\(folder)/\(mark)")
    while case .changes(let changes) = watcher.wait(seconds: 20) {
      if changes.contains(where: { $0.path.description.hasSuffix(mark) }) { break }
    }
    return told
  }

  /// What the next burst tells.
  func next() -> [String] {
    guard case .changes(let changes) = watcher.wait(seconds: 20) else { return ["nothing came"] }
    return changes.map { "\($0.kind) \($0.path.description.dropFirst(path.utf8.count + 1))" }
  }
}
