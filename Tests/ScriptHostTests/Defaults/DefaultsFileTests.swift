import LuaRuntime
import Testing
import ViewKit

@testable import ScriptHost

@Suite struct DefaultsFileTests {
  private func text(_ folder: Folder, _ name: String = "defaults.json") throws -> String {
    String(decoding: try SourceFile.read("\(folder.path)/\(name)"), as: UTF8.self)
  }

  @Test func `What is written is read again`() throws {
    let folder = try Folder()
    let path = "\(folder.path)/deep/defaults.json"
    let values: [String: PlainValue] = [
      "flag": .bool(true), "count": .integer(.max), "rate": .number(0.1), "text": .string("é\n\""),
      "date": .date(Date(timeIntervalSince1970: 1.25)),
      "odd date": .date(Date(timeIntervalSince1970: 0.123456789)),
      "bytes": .string(String(rawBytes: [0xFF, 0x00])),
      String(rawBytes: [0x80]): .list([.integer(1), .table([:]), .list([])]),
      "table": .table(["a": .table(["$date": .string("no date")]), "$b": .integer(1)]),
      "marked": .table(["$table": .table(["$bytes": .integer(1)])]),
    ]
    try DefaultsFile.write(values, to: path)
    #expect(try DefaultsFile.read(path) == values)
    // The same values give the same bytes, a line for each.
    let first = try text(folder, "deep/defaults.json")
    try DefaultsFile.write(try DefaultsFile.read(path), to: path)
    #expect(try text(folder, "deep/defaults.json") == first)
    #expect(first.split(separator: "\n").count == values.count + 2)
    #expect(try DefaultsFile.read("\(folder.path)/none.json") == [:])
  }

  @Test(arguments: [
    ("[1]", "1:1: user defaults are an object; found a list"),
    ("{\n  \"a\": null }", "2:8: null is no value of user defaults; leave the key out"),
    ("{\"a\": }", "1:7: expected a value, found }"),
    ("{\"a\": [{\"$date\": \"today\"}]}", "1:18: expected a date, as \"2014-09-30T17:06:25Z\""),
    ("{\"a\": {\"$bytes\": \"f\"}}", "1:18: expected bytes as pairs of digits"),
    ("{\"a\": {\"$x\": 1}}", "1:8: \"$x\" is no mark; there are $date, $bytes and $table"),
  ])
  func `A bad file is told with its place`(text: String, message: String) throws {
    let folder = try Folder(["d.json": text])
    let error = #expect(throws: HostError.self) { try DefaultsFile.read("\(folder.path)/d.json") }
    #expect(error.map { "\($0)".contains("d.json:\(message)") } == true, "\(error as Any)")
  }

  @Test func `They are stored when a script says so, and when the host does`() throws {
    let folder = try Folder([
      "main.lua": """
      local ui = require "lunette"
      local defaults = ui.UserDefaults.standard
      print(defaults:integer "count")
      defaults:set(defaults:integer "count" + 1, "count")
      if defaults:bool "now" then print(defaults:synchronize()) end
      return ui.View{}
      """
    ])
    var options = HostOptions()
    options.defaultsFile = "\(folder.path)/defaults.json"
    options.defaults = ["count": .integer(7)]
    let host = try folder.open("main.lua", options)
    #expect(!SourceFile.isThere("\(folder.path)/defaults.json"))
    host.saveDefaults()
    #expect(try text(folder) == "{\n  \"count\":8\n}\n")
    options.defaults = ["now": .bool(true)]
    #expect(try folder.open("main.lua", options).printed == ["0", "true"])
    #expect(try text(folder) == "{\n  \"count\":1,\n  \"now\":true\n}\n")
  }

  @Test func `An application in the background has stored them`() throws {
    let folder = try Folder(["main.lua": "return require \"lunette\".View{}"])
    var options = HostOptions()
    options.defaultsFile = "\(folder.path)/defaults.json"
    let host = try folder.open("main.lua", options)
    host.application.userDefaults.set(.string("x"), forKey: "a")
    host.application.enterBackground()
    #expect(try text(folder) == "{\n  \"a\":\"x\"\n}\n")
  }

  @Test func `A place that cannot be written is an error`() throws {
    let folder = try Folder(["main.lua": "return require \"lunette\".View{}", "file": ""])
    var options = HostOptions()
    options.defaultsFile = "\(folder.path)/file/defaults.json"
    let host = try folder.open("main.lua", options)
    host.application.userDefaults.set(.integer(1), forKey: "a")
    #expect(!host.application.userDefaults.synchronize())
    #expect(host.messages.first?.contains("the user defaults cannot be written: ") == true)
  }

  @Test func `Bytes of one state are the same in another`() throws {
    let script = """
      local ui = require "lunette"
      print(ui.UserDefaults.standard:object "x" == "a\\255", ui.UserDefaults.standard:object "x")
      return ui.View{}
      """
    var options = HostOptions()
    options.defaults = ["x": .string(String(rawBytes: Array("a".utf8) + [0xFF]))]
    #expect(try open(script, options).printed.first?.hasPrefix("true") == true)
  }

  @Test func `A million values count as memory of the script`() throws {
    var options = HostOptions()
    options.limits.bytes = 16 << 20
    let host = try open(
      """
      local ui = require "lunette"
      for i = 1, 1000000 do ui.UserDefaults.standard:set(i, "key" .. i) end
      return ui.View{}
      """, options)
    #expect(host.errors.map(\.kind) == ["limit"])
    #expect(host.messages.first?.contains("memory") == true)
  }
}
