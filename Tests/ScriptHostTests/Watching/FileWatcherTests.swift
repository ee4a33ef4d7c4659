import Foundation
import Testing

@testable import ScriptHost

/// What a watcher tells of changes, by the system's notice and by looking again and again.
@Suite struct FileWatcherTests {
  static let methods = [FileWatcher.Method.notice, .polling]

  @Test(arguments: methods)
  func filesThatComeChangeAndGoAreTold(_ method: FileWatcher.Method) throws {
    let folder = try WatchedFolder(["a.lua", "in/b.lua", "c.lua"], method: method)
    #expect(folder.watcher.method == method)
    try folder.append("a.lua", "more")
    try folder.remove("in/b.lua")
    try folder.write("in/d.lua")
    #expect(try folder.changes() == ["changed a.lua", "removed in/b.lua", "created in/d.lua"])
    try folder.append("in/d.lua", "more")
    #expect(try folder.changes() == ["changed in/d.lua"])
  }

  @Test(arguments: methods)
  func savingByRenamingIsAChange(_ method: FileWatcher.Method) throws {
    let folder = try WatchedFolder(["a.lua"], method: method)
    try folder.write("a.lua.x7", "longer than before")
    try folder.move("a.lua.x7", to: "a.lua")
    #expect(try folder.changes() == ["changed a.lua"])
    // Emacs and others move the old one away first.
    try folder.move("a.lua", to: "a.lua~")
    try folder.write("a.lua", "and again")
    #expect(try folder.changes() == ["changed a.lua"])
  }

  @Test(arguments: methods)
  func whatEditorsLeaveForMomentsIsNotTold(_ method: FileWatcher.Method) throws {
    let folder = try WatchedFolder(["a.lua"], method: method)
    for name in ["4913", "5036", "a.lua~", ".a.lua.swp", "#a.lua#", ".#a.lua", ".git/index"] {
      try folder.write(name)
    }
    try folder.write("49", "a name that only looks like one")
    #expect(try folder.changes() == ["created 49"])
  }

  @Test(arguments: methods)
  func whatLeavesAFileAsItWasIsNotTold(_ method: FileWatcher.Method) throws {
    let folder = try WatchedFolder(["a.lua", "b.lua"], method: method)
    chmod(folder.path + "/a.lua", 0o600)
    try FileHandle(forWritingAtPath: folder.path + "/b.lua")?.close()
    try folder.write("c.lua")
    try folder.remove("c.lua")
    #expect(try folder.changes() == [])
  }

  @Test(arguments: methods)
  func newFoldersAreWatchedWithWhatIsInThem(_ method: FileWatcher.Method) throws {
    let folder = try WatchedFolder(method: method)
    try folder.write("new/deep/a.lua")
    #expect(try folder.changes() == ["created new/deep/a.lua"])
    try folder.write("new/deep/b.lua")
    try folder.append("new/deep/a.lua", "more")
    #expect(try folder.changes() == ["changed new/deep/a.lua", "created new/deep/b.lua"])
  }

  @Test(arguments: methods)
  func movedTreesAreRemovedAndCreated(_ method: FileWatcher.Method) throws {
    let folder = try WatchedFolder(["old/in/a.lua", "old/b.lua"], method: method)
    try folder.move("old", to: "new")
    #expect(
      try folder.changes() == [
        "created new/b.lua", "created new/in/a.lua", "removed old/b.lua", "removed old/in/a.lua",
      ])
    try folder.append("new/in/a.lua", "more")
    #expect(try folder.changes() == ["changed new/in/a.lua"])
    try folder.remove("new")
    #expect(try folder.changes() == ["removed new/b.lua", "removed new/in/a.lua"])
  }

  @Test(arguments: methods)
  func aFolderThatIsReplacedIsWatchedOn(_ method: FileWatcher.Method) throws {
    let folder = try WatchedFolder(["in/a.lua"], method: method)
    try folder.remove("in")
    try folder.write("in/a.lua", "other")
    #expect(try folder.changes() == ["changed in/a.lua"])
    try folder.append("in/a.lua", "more")
    #expect(try folder.changes() == ["changed in/a.lua"])
  }

  @Test(arguments: methods)
  func linksAreFollowed(_ method: FileWatcher.Method) throws {
    let folder = try WatchedFolder(
      ["out/a.lua", "out/in/b.lua", "root/c.lua"], method: method, root: "root",
      links: ["root/file.lua": "../out/a.lua", "root/folder": "../out/in"])
    try folder.append("out/a.lua", "more")
    try folder.append("out/in/b.lua", "more")
    #expect(try folder.changes() == ["changed root/file.lua", "changed root/folder/b.lua"])
    // What a link leads to is saved by renaming, goes, and comes back.
    try folder.write("out/x", "again")
    try folder.move("out/x", to: "out/a.lua")
    #expect(try folder.changes() == ["changed root/file.lua"])
    try folder.remove("out/a.lua")
    #expect(try folder.changes() == ["removed root/file.lua"])
    try folder.write("out/a.lua")
    #expect(try folder.changes() == ["created root/file.lua"])
    try folder.remove("out/in")
    #expect(try folder.changes() == ["removed root/folder/b.lua"])
    try folder.write("out/in/b.lua")
    #expect(try folder.changes() == ["created root/folder/b.lua"])
  }

  @Test(arguments: methods)
  func linksThatLeadBackEnd(_ method: FileWatcher.Method) throws {
    let folder = try WatchedFolder(
      ["in/a.lua"], method: method,
      links: ["in/up": "..", "in/self": "self", "in/other": "../in"])
    #expect(folder.watcher.fileCount == 1)
    try folder.append("in/a.lua", "more")
    #expect(try folder.changes() == ["changed in/a.lua"])
  }

  @Test(arguments: methods)
  func rootsThatGoAndComeBackAreWatchedOn(_ method: FileWatcher.Method) throws {
    let folder = try WatchedFolder(["up/root/a.lua"], method: method, root: "up/root")
    try folder.remove("up")
    #expect(folder.next() == ["removed up/root/a.lua"])
    try folder.write("up/root/a.lua")
    #expect(folder.next() == ["created up/root/a.lua"])
    try folder.append("up/root/a.lua", "more")
    #expect(folder.next() == ["changed up/root/a.lua"])
  }

  @Test(arguments: methods)
  func aRootMayBeAFile(_ method: FileWatcher.Method) throws {
    let folder = try WatchedFolder(["a.lua", "b.lua"], method: method, root: "a.lua")
    try folder.append("b.lua", "more")
    try folder.write("x", "another")
    try folder.move("x", to: "a.lua")
    #expect(folder.next() == ["changed a.lua"])
  }

  @Test(arguments: methods)
  func pathsNeedBeNoText(_ method: FileWatcher.Method) throws {
    let folder = try WatchedFolder(method: method)
    let path = BytePath(Array(folder.path.utf8) + Array("/in\u{0}".utf8.dropLast()) + [0xFF])
    #expect(path.withCString { mkdir($0, 0o755) } == 0)
    let file = path.appending([0xC3])
    let descriptor = file.withCString { creat($0, 0o644) }
    close(descriptor)
    guard case .changes(let changes) = folder.watcher.wait(seconds: 20) else {
      Issue.record("nothing came")
      return
    }
    #expect(changes == [FileChange(file, .created)])
    #expect(file.text == nil && file.description.hasSuffix("/in\u{FFFD}/\u{FFFD}"))
  }

  @Test func theSystemsLimitOfWatchesLeadsToPolling() throws {
    let folder = try WatchedFolder(["in/a.lua"]) { $0.mostFolders = 3 }
    #expect(folder.watcher.method == .notice)
    try folder.write("new/one/b.lua")
    #expect(try folder.changes() == ["created new/one/b.lua"])
    #expect(folder.watcher.method == .polling)
    try folder.append("new/one/b.lua", "more")
    #expect(try folder.changes() == ["changed new/one/b.lua"])
  }

  @Test func lostNoticesLeadToALookAtEverything() throws {
    let folder = try WatchedFolder(["a.lua", "in/b.lua"])
    let limit = try String(
      contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
    let count = try #require(Int(limit.trimmingCharacters(in: .whitespacesAndNewlines)))
    // Two events for each pair, so that none is joined with the one before.
    for _ in 0...(count / 2 + 100) {
      chmod(folder.path + "/a.lua", 0o600)
      chmod(folder.path + "/in/b.lua", 0o600)
    }
    try folder.append("in/b.lua", "more")
    try folder.write("new/c.lua")
    #expect(try folder.changes() == ["changed in/b.lua", "created new/c.lua"])
    try folder.append("new/c.lua", "more")
    #expect(try folder.changes() == ["changed new/c.lua"])
  }

  @Test(arguments: methods)
  func tenThousandFilesAreWatched(_ method: FileWatcher.Method) throws {
    let folder = try WatchedFolder(method: method)
    for part in 0..<10 {
      try folder.makeFolder("\(part)")
      for number in 0..<1000 {
        close(creat("\(folder.path)/\(part)/\(number).lua", 0o644))
      }
    }
    #expect(try folder.changes().count == 10_000)
    #expect(folder.watcher.fileCount == 10_000)
    try folder.append("7/77.lua", "more")
    #expect(try folder.changes() == ["changed 7/77.lua"])
    try folder.move("3", to: "9/3")
    #expect(try folder.changes().count == 2000)
    #expect(folder.watcher.fileCount == 10_000)
  }
}
