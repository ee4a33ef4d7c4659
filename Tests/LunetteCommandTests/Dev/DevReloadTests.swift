import Foundation
import Testing

/// `lunette dev` while code is edited.
@Suite struct DevReloadTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("main.lua", DevApps.counter)
  }

  private var main: String { folder.path + "/main.lua" }

  @Test func `A save shows the new code with the old state`() throws {
    let dev = try DevProcess([main, "--do", "tap #add; tap #add"])
    let first = try dev.next()
    #expect(first.outcome == "started" && first.texts == ["Count 2", "Add"])
    try folder.write("main.lua", DevApps.counter(("\"Count \"", "\"Number \"")))
    let second = try dev.next("reloaded")
    #expect(second.texts == ["Number 2", "Add"])
    #expect(second.names("patched") == [main] && second.names("rebuilt") == ["Counter"])
    let milliseconds = try #require(second.reload["milliseconds"] as? Double)
    #expect(milliseconds > 0 && milliseconds < 30_000)
    #expect(
      Set(second.reload.keys) == [
        "outcome", "patched", "rebuilt", "kept", "removed", "needsRestart", "reset", "milliseconds",
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
    try folder.write("main.lua", DevApps.counter(("\"Count \"", "\"Number \"")))
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

  @Test func `A manifest that changes restarts, with the state`() throws {
    try folder.write("plugin.json", #"{ "name": "app", "version": "1.0.0" }"#)
    let dev = try DevProcess([folder.path, "--do", "tap #add; tap #add"])
    #expect(try dev.next().texts == ["Count 2", "Add"])
    try folder.write("plugin.json", #"{ "name": "app", "version": "1.0.1" }"#)
    let restarted = try dev.next()
    #expect(restarted.outcome == "restarted" && restarted.texts == ["Count 2", "Add"])
    #expect(restarted.names("reset") == [])
    // A wrong one leaves the screen as it is, until it is mended.
    try folder.write("plugin.json", #"{ "name": "app", "#)
    let wrong = try dev.next()
    #expect(wrong.outcome == "failed" && !wrong.errors.isEmpty)
    #expect(wrong.texts == ["Count 2", "Add"])
    try folder.write("plugin.json", #"{ "name": "app", "version": "1.0.2" }"#)
    let mended = try dev.next("restarted")
    #expect(mended.texts == ["Count 2", "Add"] && mended.errors == [])
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
    let other = DevApps.counter(("\"Counter\"", "\"Other\""))
    let dev = try DevProcess([main, "--do", "tap #add"])
    _ = try dev.next()
    try folder.write("main.lua", other)
    #expect(try dev.next("reloaded").texts == ["Count 1", "Add"])
    try folder.write("main.lua", DevApps.counter)
    #expect(try dev.next("reloaded").texts == ["Count 1", "Add"])
    try folder.write(
      "main.lua",
      DevApps.counter(
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

  @Test func `A library that changes is reloaded in the app that needs it`() throws {
    try folder.write("kit/plugin.json", #"{ "name": "kit", "version": "1.0.0" }"#)
    try folder.write("kit/main.lua", "return { caption = function() return 'Count ' end }")
    try folder.write(
      "app/plugin.json",
      #"{ "name": "app", "version": "1.0.0", "dependencies": { "kit": "^1.0" } }"#)
    try folder.write(
      "app/main.lua",
      DevApps.counter(
        ("\"Count \"", "kit.caption()"), ("local count", "local kit = require 'kit'\nlocal count")))
    let dev = try DevProcess([folder.path + "/app", "--do", "tap #add"])
    #expect(try dev.next().texts == ["Count 1", "Add"])
    try folder.write("kit/main.lua", "return { caption = function() return 'Number ' end }")
    let next = try dev.next("reloaded")
    #expect(next.texts == ["Number 1", "Add"])
    #expect(next.names("patched").contains(folder.path + "/kit/main.lua"))
    // What the project says is read at the start.
    try folder.write("lunette.json", #"{ "disabled": ["kit"] }"#)
    let disabled = try dev.next()
    #expect(disabled.outcome == "failed" && disabled.errors.count == 1)
    #expect(disabled.texts == ["Number 1", "Add"])
    try folder.write("lunette.json", "{}")
    #expect(try dev.next("restarted").texts == ["Number 1", "Add"])
  }
}
