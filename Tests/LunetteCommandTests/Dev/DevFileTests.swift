import Foundation
import Testing

/// `lunette dev` and what becomes of files.
@Suite struct DevFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("main.lua", DevApps.counter)
  }

  private var main: String { folder.path + "/main.lua" }

  @Test func `What is not there yet is waited for`() throws {
    let path = folder.path + "/app"
    let dev = try DevProcess([path])
    #expect(try dev.next().errors == ["lunette: \(path): no such file or folder"])
    try folder.write("app/main.lua", DevApps.counter)
    let half = try dev.next()
    #expect(half.errors.count == 1 && half.errors[0].contains("no plugin.json"), "\(half.errors)")
    try folder.write("app/plugin.json", #"{ "name": "app", "version": "1.0.0" }"#)
    #expect(try dev.next().texts == ["Count 0", "Add"])
  }

  @Test func `A deleted main file is an error, and takes effect when it is back`() throws {
    let dev = try DevProcess([main, "--do", "tap #add"])
    _ = try dev.next()
    try FileManager.default.removeItem(atPath: main)
    let gone = try dev.next("failed")
    #expect(gone.texts == ["Count 1", "Add"])
    #expect(gone.errors == ["\(main) cannot be read: no such file or directory"])
    try folder.write("main.lua", DevApps.counter(("\"Count \"", "\"Number \"")))
    #expect(try dev.next("reloaded").texts == ["Number 1", "Add"])
  }

  @Test func `An app that cannot be started again leaves the last one on the screen`() throws {
    let manifest = #"{ "name": "app", "version": "1.0.0" }"#
    try folder.write("app/main.lua", DevApps.counter)
    try folder.write("app/plugin.json", manifest)
    let dev = try DevProcess([folder.path + "/app", "--do", "tap #add"])
    #expect(try dev.next().texts == ["Count 1", "Add"])
    try folder.write("app/plugin.json", "{")
    let broken = try dev.next()
    #expect(broken.outcome == "failed" && broken.texts == ["Count 1", "Add"])
    #expect(broken.errors.count == 1 && broken.errors[0].contains("plugin.json"))
    // It goes on meanwhile, and the error stays.
    dev.send("tap #add")
    let tapped = try dev.next()
    #expect(tapped.texts == ["Count 2", "Add"] && tapped.errors == broken.errors)
    try folder.write("app/main.lua", DevApps.counter(("\"Count \"", "\"Number \"")))
    let edited = try dev.next("failed")
    #expect(edited.texts == ["Count 2", "Add"] && edited.errors == broken.errors)
    try folder.write("app/plugin.json", manifest)
    let mended = try dev.next("restarted")
    #expect(mended.texts == ["Number 2", "Add"] && mended.errors == [])
  }

  @Test func `Modules are reloaded with what needs them, other files are nothing`() throws {
    try folder.write("words.lua", "return { number = function() return 'Count ' end }")
    try folder.write(
      "main.lua",
      DevApps.counter(
        ("\"Count \"", "words.number()"),
        ("local count", "local words = require 'words'\nlocal count")))
    let dev = try DevProcess([main, "--do", "tap #add"])
    #expect(try dev.next().texts == ["Count 1", "Add"])
    try folder.write("notes.txt", "nothing")
    // A name that is no UTF-8.
    let name = Array((folder.path + "/caf").utf8) + [0xE9, 0x2E, 0x6C, 0x75, 0x61, 0]
    let descriptor = name.map(CChar.init(bitPattern:)).withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { open($0, O_WRONLY | O_CREAT, 0o644) } ?? -1
    }
    #expect(descriptor >= 0 && close(descriptor) == 0)
    try folder.write("words.lua", "return { number = function() return 'Number ' end }")
    let next = try dev.next()
    #expect(next.outcome == "reloaded" && next.texts == ["Number 1", "Add"])
    // A module that is missing is waited for.
    try folder.write(
      "main.lua",
      DevApps.counter(
        ("\"Count \"", "words.number()"),
        ("local count", "local words = require 'other'\nlocal count")))
    #expect(try dev.next("failed").errors.first?.contains("no module \"other\"") == true)
    try folder.write("other.lua", "return { number = function() return 'Other ' end }")
    #expect(try dev.next("reloaded").texts == ["Other 1", "Add"])
  }

  @Test func `Thousands of saves end with the last one`() throws {
    let dev = try DevProcess([main, "--do", "tap #add"])
    _ = try dev.next()
    // Each truncates the file first, so that it may also be seen empty.
    for number in 1...2000 {
      let text = DevApps.counter(("\"Count \"", "\"Number \(number): \""))
      let descriptor = open(main, O_WRONLY | O_TRUNC)
      _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      close(descriptor)
    }
    var count = 0
    while try dev.next().texts != ["Number 2000: 1", "Add"] { count += 1 }
    #expect(count < 500)
  }

  @Test func `A file that is half written is an error at most, and is whole in the end`() throws {
    let dev = try DevProcess([main, "--do", "tap #add"])
    _ = try dev.next()
    let bytes = Array(DevApps.counter(("\"Count \"", "\"Number \"")).utf8)
    let descriptor = open(main, O_WRONLY | O_TRUNC)
    for half in [bytes[..<100], bytes[100...]] {
      _ = Array(half).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      usleep(400_000)
    }
    close(descriptor)
    var last = try dev.next()
    while last.outcome == "failed" {
      #expect(last.texts == ["Count 1", "Add"])
      last = try dev.next()
    }
    #expect(last.texts == ["Number 1", "Add"])
  }

  @Test func `A save by renaming, in a folder that cannot be written, is seen`() throws {
    let elsewhere = try TemporaryFolder()
    let dev = try DevProcess([main])
    _ = try dev.next()
    let new = try elsewhere.write("new.lua", DevApps.counter(("\"Count \"", "\"Number \"")))
    #expect(rename(new, main) == 0)
    #expect(try dev.next("reloaded").texts == ["Number 0", "Add"])
    #expect(chmod(folder.path, 0o555) == 0)
    defer { chmod(folder.path, 0o755) }
    try Data(DevApps.counter.utf8).write(to: URL(fileURLWithPath: main), options: [])
    #expect(try dev.next("reloaded").texts == ["Count 0", "Add"])
  }

  @Test func `An empty file is taken for one that is not written yet`() throws {
    let dev = try DevProcess([main, "--do", "tap #add"])
    _ = try dev.next()
    try folder.write("main.lua", "")
    let empty = try dev.next()
    #expect(empty.outcome == "failed" && empty.texts == ["Count 1", "Add"])
    #expect(empty.errors.first?.hasPrefix("the script must return what to show") == true)
    try folder.write("main.lua", DevApps.counter(("\"Count \"", "\"Number \"")))
    #expect(try dev.next("reloaded").texts == ["Number 1", "Add"])
  }

  @Test func `A module can get another name, and one that is still needed is missed`() throws {
    let number = "return { number = function() return 'Count ' end }"
    let words = try folder.write("words.lua", number)
    func needing(_ name: String) -> String {
      DevApps.counter(
        ("\"Count \"", "words.number()"),
        ("local count", "local words = require '\(name)'\nlocal count"))
    }
    try folder.write("main.lua", needing("words"))
    let dev = try DevProcess([main, "--do", "tap #add"])
    #expect(try dev.next().texts == ["Count 1", "Add"])
    #expect(rename(words, folder.path + "/names.lua") == 0)
    let missing = try dev.next()
    #expect(missing.outcome == "failed" && missing.texts == ["Count 1", "Add"])
    #expect(missing.errors.first?.contains("there is no module \"words\"") == true)
    try folder.write("main.lua", needing("names"))
    let renamed = try dev.next("reloaded")
    #expect(renamed.texts == ["Count 1", "Add"] && renamed.names("removed") == [words])
    // And back again.
    #expect(rename(folder.path + "/names.lua", words) == 0)
    #expect(try dev.next().outcome == "failed")
    try folder.write("main.lua", needing("words"))
    #expect(try dev.next("reloaded").texts == ["Count 1", "Add"])
  }
}
