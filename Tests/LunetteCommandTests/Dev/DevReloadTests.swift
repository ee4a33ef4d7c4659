import Foundation
import Testing

/// `lunette dev` while files are edited.
@Suite struct DevReloadTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("main.lua", DevApps.counter)
  }

  private var main: String { folder.path + "/main.lua" }

  private func counter(_ changes: (String, String)...) -> String {
    changes.reduce(DevApps.counter) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  @Test func `A save shows the new code with the old state`() throws {
    let dev = try DevProcess([main, "--do", "tap #add; tap #add"])
    let first = try dev.next()
    #expect(first.outcome == "started" && first.texts == ["Count 2", "Add"])
    try folder.write("main.lua", counter(("\"Count \"", "\"Number \"")))
    let second = try dev.next("reloaded")
    #expect(second.texts == ["Number 2", "Add"])
    #expect(second.names("patched") == [main] && second.names("rebuilt") == ["Counter"])
    let milliseconds = try #require(second.reload["milliseconds"] as? Double)
    #expect(milliseconds > 0 && milliseconds < 30_000)
    #expect(
      Set(second.reload.keys) == [
        "outcome", "patched", "rebuilt", "kept", "removed", "reset", "milliseconds",
      ])
    dev.send("tap #add")
    let third = try dev.next()
    #expect(third.outcome == "stepped" && third.texts == ["Number 3", "Add"])
    dev.send("q")
    #expect(try dev.end() == 0)
  }

  @Test func `A broken save shows its error and the last good screen, and the next one mends it`()
    throws
  {
    let dev = try DevProcess([main, "--do", "tap #add"])
    _ = try dev.next()
    try folder.write("main.lua", DevApps.counter + "\nreturn return")
    let broken = try dev.next("failed")
    #expect(broken.texts == ["Count 1", "Add"])
    #expect(broken.errors.count == 1 && broken.kinds == ["syntax"])
    // The error stays until it is mended; the old code runs on.
    dev.send("tap #add")
    let tapped = try dev.next()
    #expect(tapped.texts == ["Count 2", "Add"] && tapped.errors == broken.errors)
    try folder.write("main.lua", counter(("\"Count \"", "\"Number \"")))
    let mended = try dev.next("reloaded")
    #expect(mended.texts == ["Number 2", "Add"] && mended.errors == [])
    dev.send("q")
    #expect(try dev.end() == 0)
  }

  @Test func `An app that fails at first starts when it is mended, and does its steps then`() throws
  {
    try folder.write("main.lua", "local x = = 1")
    let dev = try DevProcess([main, "--do", "tap #add"])
    let first = try dev.next()
    #expect(first.outcome == "started" && first.texts == [] && first.errors.count == 1)
    _ = try dev.diagnostics(until: "nothing runs yet; the next change tries again")
    try folder.write("main.lua", DevApps.counter)
    let second = try dev.next()
    #expect(second.outcome == "started" && second.texts == ["Count 1", "Add"])
    #expect(second.errors == [])
  }

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

  @Test func `A manifest that changes restarts, with the state`() throws {
    try folder.write("plugin.json", #"{ "name": "app", "version": "1.0.0" }"#)
    let dev = try DevProcess([folder.path, "--do", "tap #add; tap #add"])
    #expect(try dev.next().texts == ["Count 2", "Add"])
    try folder.write("plugin.json", #"{ "name": "app", "version": "1.0.1" }"#)
    let restarted = try dev.next()
    #expect(restarted.outcome == "restarted" && restarted.texts == ["Count 2", "Add"])
    #expect(restarted.names("reset") == [])
    // A wrong one leaves nothing to run, until it is mended.
    try folder.write("plugin.json", #"{ "name": "app", "#)
    let wrong = try dev.next()
    #expect(wrong.outcome == "restarted" && !wrong.errors.isEmpty)
    try folder.write("plugin.json", #"{ "name": "app", "version": "1.0.2" }"#)
    #expect(try dev.next().texts == ["Count 0", "Add"])
  }

  @Test func `A deleted main file is an error, and takes effect when it is back`() throws {
    let dev = try DevProcess([main, "--do", "tap #add"])
    _ = try dev.next()
    try FileManager.default.removeItem(atPath: main)
    let gone = try dev.next("failed")
    #expect(gone.texts == ["Count 1", "Add"])
    #expect(gone.errors == ["\(main) cannot be read: no such file or directory"])
    try folder.write("main.lua", counter(("\"Count \"", "\"Number \"")))
    #expect(try dev.next("reloaded").texts == ["Number 1", "Add"])
  }

  @Test func `Modules are reloaded with what needs them, other files are nothing`() throws {
    try folder.write("words.lua", "return { number = function() return 'Count ' end }")
    try folder.write(
      "main.lua",
      counter(
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
      counter(
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
      let text = counter(("\"Count \"", "\"Number \(number): \""))
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
    let bytes = Array(counter(("\"Count \"", "\"Number \"")).utf8)
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
    let new = try elsewhere.write("new.lua", counter(("\"Count \"", "\"Number \"")))
    #expect(rename(new, main) == 0)
    #expect(try dev.next("reloaded").texts == ["Number 0", "Add"])
    #expect(chmod(folder.path, 0o555) == 0)
    defer { chmod(folder.path, 0o755) }
    try Data(DevApps.counter.utf8).write(to: URL(fileURLWithPath: main), options: [])
    #expect(try dev.next("reloaded").texts == ["Count 0", "Add"])
  }

  @Test func `An endless loop ends by its limit, and the old code runs on`() throws {
    let dev = try DevProcess([main, "--max-time", "0.3", "--do", "tap #add"])
    _ = try dev.next()
    try folder.write("main.lua", "while true do end\n" + DevApps.counter)
    let stuck = try dev.next("failed")
    #expect(stuck.texts == ["Count 1", "Add"] && stuck.errors.count == 1)
    dev.send("tap #add")
    #expect(try dev.next().texts == ["Count 2", "Add"])
  }

  @Test func `A class that is gone can come back, under another parent too`() throws {
    let other = counter(("\"Counter\"", "\"Other\""))
    let dev = try DevProcess([main, "--do", "tap #add"])
    _ = try dev.next()
    try folder.write("main.lua", other)
    #expect(try dev.next("reloaded").texts == ["Count 1", "Add"])
    try folder.write("main.lua", DevApps.counter)
    #expect(try dev.next("reloaded").texts == ["Count 1", "Add"])
    try folder.write(
      "main.lua",
      counter(
        (
          "local Counter = ui.ViewController",
          "local Base = ui.ViewController:subclass 'Base'\nlocal Counter = Base"
        )))
    #expect(try dev.next("reloaded").texts == ["Count 1", "Add"])
    try folder.write("main.lua", DevApps.counter)
    #expect(try dev.next("reloaded").texts == ["Count 1", "Add"])
    dev.send("tap #add")
    #expect(try dev.next().texts == ["Count 2", "Add"])
  }

  @Test func `An empty file is taken for one that is not written yet`() throws {
    let dev = try DevProcess([main, "--do", "tap #add"])
    _ = try dev.next()
    try folder.write("main.lua", "")
    let empty = try dev.next()
    #expect(empty.outcome == "failed" && empty.texts == ["Count 1", "Add"])
    #expect(empty.errors.first?.hasPrefix("the script must return what to show") == true)
    try folder.write("main.lua", counter(("\"Count \"", "\"Number \"")))
    #expect(try dev.next("reloaded").texts == ["Number 1", "Add"])
  }

  @Test func `A module can get another name, and one that is still needed is missed`() throws {
    let number = "return { number = function() return 'Count ' end }"
    let words = try folder.write("words.lua", number)
    func needing(_ name: String) -> String {
      counter(
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
