import Foundation
import Testing

@testable import ScriptHost

/// When waiting ends.
@Suite struct WaitingTests {
  @Test func aBurstIsToldOnce() throws {
    let folder = try WatchedFolder {
      $0.quietTime = 0.2; $0.longestBurst = 20
    }
    for number in 0..<50 {
      try folder.write("a.lua", "\(number)")
      try folder.write("b\(number % 3).lua")
    }
    #expect(
      folder.next() == ["created a.lua", "created b0.lua", "created b1.lua", "created b2.lua"])
    #expect(folder.watcher.wait(seconds: 0) == .timeUp)
  }

  @Test func aBurstWithoutEndIsToldAllTheSame() throws {
    let folder = try WatchedFolder {
      $0.quietTime = 30; $0.longestBurst = 0.05
    }
    try folder.write("a.lua")
    #expect(folder.next() == ["created a.lua"])
  }

  @Test func aFileThatIsHalfWrittenIsWaitedFor() throws {
    let folder = try WatchedFolder(["a.lua"]) {
      $0.quietTime = 0.001; $0.longestBurst = 60
    }
    let handle = try #require(FileHandle(forWritingAtPath: folder.path + "/a.lua"))
    try handle.write(contentsOf: Data("half".utf8))
    #expect(folder.watcher.wait(seconds: 0.05) == .timeUp)
    try handle.write(contentsOf: Data("whole".utf8))
    try handle.close()
    #expect(folder.next() == ["changed a.lua"])
  }

  @Test func aSecondWriteOfTheSameSizeIsTold() throws {
    let folder = try WatchedFolder(["a.lua"]) { $0.quietTime = 0 }
    for number in 1...20 {
      let handle = try #require(FileHandle(forWritingAtPath: folder.path + "/a.lua"))
      try handle.write(contentsOf: Data("text\(number % 10)".utf8))
      try handle.close()
      #expect(folder.next() == ["changed a.lua"])
    }
  }

  @Test func otherDescriptorsAreWaitedForInTheSamePlace() throws {
    let folder = try WatchedFolder()
    let keys = Pipe()
    let descriptor = keys.fileHandleForReading.fileDescriptor
    #expect(folder.watcher.wait(alongside: [descriptor], seconds: 0) == .timeUp)
    try keys.fileHandleForWriting.write(contentsOf: Data("q".utf8))
    #expect(folder.watcher.wait(alongside: [descriptor], seconds: 20) == .readable([descriptor]))
    _ = try keys.fileHandleForReading.read(upToCount: 1)
    try folder.write("a.lua")
    let changes = [FileChange(BytePath(folder.path + "/a.lua"), .created)]
    #expect(folder.watcher.wait(alongside: [descriptor], seconds: 20) == .changes(changes))
    // A closed end is told, or it would be waited for in vain.
    try keys.fileHandleForWriting.close()
    #expect(folder.watcher.wait(alongside: [descriptor], seconds: 20) == .readable([descriptor]))
  }

  @Test func anotherThreadEndsWaiting() throws {
    let folder = try WatchedFolder()
    let stop = folder.watcher.stop
    let thread = Thread { stop.signal() }
    thread.start()
    #expect(folder.watcher.wait(seconds: 20) == .stopped)
    #expect(folder.watcher.wait(seconds: 20) == .stopped)
  }
}
