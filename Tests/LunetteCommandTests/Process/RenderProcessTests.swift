import Foundation
import Testing

/// `lunette render` from the outside: scripts in, bytes and statuses out.
@Suite struct RenderProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let counter = """
    local ui = require "lunette"
    local count = 0
    local button = ui.Button{ frame = { 20, 200, 100, 44 }, title = "Add", id = "add" }
    local label = ui.Label{ frame = { 20, 100, 200, 30 }, text = "0", id = "count" }
    button:on("touchUpInside", function()
      count = count + 1
      label.text = tostring(count)
    end)
    return ui.View{ label, button }
    """

  private func render(_ script: String, _ options: String...) throws -> LunetteProcess {
    let file = try folder.write("screen.lua", script)
    return try LunetteProcess.run(["render", file] + options)
  }

  // MARK: Formats

  @Test func aScreenIsPrintedAsText() throws {
    let result = try render(Self.counter)
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix(" ●●●●○ LNT"))
    #expect(lines.contains("    0"))
    #expect(lines.contains { $0.trimmingPrefix(while: { $0 == " " }) == "[Add]" })
    #expect(result.diagnostics == "")
    #expect(result.exitCode == 0)
  }

  @Test func aScreenIsPrintedAsATree() throws {
    let result = try render(Self.counter, "--format", "tree")
    #expect(result.text.contains("Label #count"))
    #expect(result.text.contains("Button #add"))
    #expect(result.exitCode == 0)
  }

  @Test func aScreenIsPrintedAsJSON() throws {
    let result = try render(Self.counter, "--format=json", "--size=iphone-se")
    let object = try JSONSerialization.jsonObject(with: Data(result.output))
    let document = try #require(object as? [String: Any])
    #expect(document["lunette"] as? Int == 1)
    #expect((document["windows"] as? [Any])?.count == 1)
    #expect((document["errors"] as? [Any])?.isEmpty == true)
    let screen = try #require(document["screen"] as? [String: Any])
    #expect(screen["bounds"] as? [Int] == [0, 0, 320, 568])
  }

  @Test func asciiIsASCIIAlone() throws {
    let result = try render(Self.counter, "--ascii")
    #expect(result.output.allSatisfy { $0 < 0x80 })
    #expect(result.text.contains("[Add]"))
  }

  @Test func colourComesOnlyWhenAskedFor() throws {
    #expect(try !render(Self.counter).output.contains(0x1B))
    #expect(try render(Self.counter, "--ansi").output.contains(0x1B))
  }

  // MARK: Steps

  @Test func stepsDriveTheScreen() throws {
    let result = try render(
      Self.counter, "--do", "tap \"Add\"; doubleTap #add", "--do", "tap Button")
    #expect(result.text.contains("\n    4\n"))
    #expect(result.exitCode == 0)
  }

  @Test func stepsComeFromAFile() throws {
    let steps = try folder.write("two.steps", "tap #add -- once\ntap #add\n")
    #expect(try render(Self.counter, "--steps", steps).text.contains("\n    2\n"))
  }

  @Test func aStepThatFailsSaysWhyAndTheScreenIsPrinted() throws {
    let result = try render(Self.counter, "--do", "tap #add; tap \"add\"; tap #add")
    #expect(
      result.diagnostics == """
        --do:1:11: tap "add"
          nothing that can be touched matches "add"
            in other case or blanks: Button #add "Add" at 20,200 100×44

        """)
    #expect(result.text.contains("\n    1\n"))
    #expect(result.exitCode == 1)
  }

  @Test func subclassesOfAScriptAreFoundByAllTheirNames() throws {
    let script = """
      local ui = require "lunette"
      local Pad = ui.Button:subclass "Pad"
      local Key = Pad:subclass "Key"
      return ui.View{ Key{ frame = { 0, 100, 44, 44 }, title = "1" } }
      """
    for query in ["Key", "Pad", "Button", "Key!", "View Key\"1\""] {
      #expect(try render(script, "--do", "tap \(query)").exitCode == 0, "\(query)")
    }
    for query in ["Pad!", "Button!", "Keys"] {
      #expect(try render(script, "--do", "tap \(query)").exitCode == 1, "\(query)")
    }
  }

  // MARK: Time, chance, surroundings

  @Test func theClockMovesBeforeTheSteps() throws {
    let script = """
      local ui = require "lunette"
      local label = ui.Label{ frame = { 20, 100, 200, 30 }, text = "early" }
      ui.Timer:scheduledTimer(1.5, false, function() label.text = "late" end)
      return ui.View{ label }
      """
    #expect(try render(script).text.contains("early"))
    #expect(try render(script, "--at", "1.4").text.contains("early"))
    #expect(try render(script, "--at", "1.5").text.contains("late"))
    #expect(try render(script, "--do", "advance 1.5").text.contains("late"))
  }

  @Test func theDateAndTheSeedAreGiven() throws {
    let script = """
      local ui = require "lunette"
      return ui.View{
        ui.Label{ frame = { 20, 100, 300, 30 }, text = "at " .. os.time() },
        ui.Label{ frame = { 20, 200, 300, 30 }, text = "chance " .. math.random(1000000) },
      }
      """
    let first = try render(script, "--now", "2014-09-30T17:06:25Z")
    #expect(first.text.contains("at 1412096785\n"))
    #expect(try render(script, "--now", "1412096785", "--seed", "1").output == first.output)
    #expect(try render(script, "--now", "1412096785", "--seed", "2").output != first.output)
  }

  @Test(arguments: ["text", "tree", "json", "svg"])
  func twoProcessesPrintTheSameBytes(_ format: String) throws {
    let script = """
      local ui = require "lunette"
      local names = {}
      for name in pairs{ z = 1, a = 2, m = 3, [2] = 4, [1] = 5, q = 6, [true] = 7 } do
        names[#names + 1] = tostring(name)
      end
      local text = table.concat(names, " ") .. " " .. tostring({}) .. " " .. math.random()
      print(text, print, os.time(), os.clock())
      return ui.View{ ui.Label{ frame = { 0, 100, 375, 30 }, text = text }, id = "root" }
      """
    let first = try render(script, "--format", format)
    let second = try render(script, "--format", format)
    #expect(first.exitCode == 0)
    #expect(first.text == second.text)
    #expect(first.diagnostics == second.diagnostics)
    #expect(first.text.contains("1 2 a m q z true"))
  }

  @Test func whatScriptsPrintGoesToStandardErrorAndIntoTheLog() throws {
    let script = """
      print("hello", 1)
      return require("lunette").View{}
      """
    let text = try render(script)
    #expect(text.diagnostics == "hello\t1\n")
    #expect(!text.text.contains("hello"))
    #expect(text.exitCode == 0)
    #expect(try render(script, "--format", "json").text.contains("hello\\t1"))
  }

  // MARK: Mistakes

  @Test func anErrorOfACallbackIsReportedBesideTheScreen() throws {
    let script = """
      local ui = require "lunette"
      return ui.View{
        ui.Button{
          frame = { 20, 200, 100, 44 }, title = "Add",
          onTouchUpInside = function() error("boom") end,
        },
      }
      """
    #expect(try render(script).exitCode == 0)
    let result = try render(script, "--do", "tap \"Add\"")
    #expect(result.exitCode == 1)
    #expect(result.diagnostics.contains("screen.lua:5: boom"))
    #expect(result.text.contains("[Add]"))
  }

  @Test(arguments: [
    ("local x = = 3", "screen.lua:1: "),
    ("local t\nreturn t.x", "screen.lua:2: "),
    ("local function f() return f() + 1 end\nf()", "screen.lua:1: "),
    ("local l = require('lunette').Label{}\nl.colour = 3", "screen.lua:2: Label has no member "),
    ("\nreturn require('lunette').Label{ txet = 'x' }", "did you mean 'text'?"),
    ("local l = require('lunette').Label{}\nl.text = {}", "screen.lua:2: "),
    ("return 5", "screen.lua:1: "),
    ("return", "screen.lua:1: "),
    ("error({})", "screen.lua"),
    ("error()", "screen.lua"),
  ]) func aMistakeOfAScriptIsOneMessageWithItsPlace(_ script: String, _ message: String) throws {
    let result = try render(script)
    #expect(result.exitCode == 1)
    #expect(result.diagnostics.contains(message), "\(result.diagnostics)")
  }

  @Test func aHierarchyThatIsTooDeepIsRefused() throws {
    let result = try render(
      """
      local ui = require "lunette"
      local root = ui.View{}
      local view = root
      for i = 1, 10000 do
        local inner = ui.View{}
        view:addSubview(inner)
        view = inner
      end
      return root
      """)
    #expect(result.exitCode == 1)
    #expect(result.diagnostics.contains("screen.lua:6: "))
  }

  @Test func textsThatAreNoUnicodeArePrintedAsUnicode() throws {
    let script =
      #"return require("lunette").View{ require("lunette").Label{ "#
      + #"frame = { 20, 100, 200, 30 }, text = "a\xFF\xFEb" } }"#
    for format in ["text", "tree", "json", "svg"] {
      let result = try render(script, "--format", format)
      #expect(result.exitCode == 0)
      #expect(String(validating: result.output, as: UTF8.self)?.contains("\u{FFFD}") == true)
    }
  }

  @Test func compiledLuaIsRefused() throws {
    let file = try folder.write("binary.lua", [0x1B] + Array("Lua\u{54}".utf8) + [0, 0x19])
    let result = try LunetteProcess.run(["render", file])
    #expect(result.exitCode == 1)
    #expect(result.diagnostics.contains("binary.lua"))
  }

  @Test func pathsWithoutAScriptAreFailures() throws {
    let missing = try LunetteProcess.run(["render", folder.path + "/none.lua"])
    #expect(missing.exitCode == 1)
    #expect(missing.diagnostics.contains("none.lua: no such file or folder"))
    #expect(missing.output.isEmpty)
    let empty = try LunetteProcess.run(["render", folder.path])
    #expect(empty.exitCode == 1)
    #expect(empty.diagnostics.contains("no plugin.json"))
  }

  @Test func whereACommandRunsDoesNotMatter() throws {
    try folder.write("screen.lua", Self.counter)
    let inside = try LunetteProcess.shell("cd '\(folder.path)' && \"$lunette\" render screen.lua")
    #expect(try render(Self.counter).output == inside.output)
  }

  // MARK: Sizes

  @Test func aTextThatIsTooLargeIsAMistakeInTheCommandLine() throws {
    let result = try render(Self.counter, "--size", "10000x10000", "--cell", "1x1")
    #expect(result.exitCode == 2)
    #expect(result.text == "")
    #expect(
      result.diagnostics.hasPrefix(
        "lunette: --size and --cell make a text of 100000000 characters, and 2000000 is the most; "
          + "give a smaller --size or a larger --cell\n"))
    // The tree has no grid.
    let tree = try render(
      Self.counter, "--size", "10000x10000", "--cell", "1x1", "--format", "tree")
    #expect(tree.exitCode == 0)
  }

  @Test(arguments: [
    "while true do end", "local t = {} while true do t[#t + 1] = { {} } end",
  ])
  func aLimitFailsTheCommandWhereverItIsExceeded(_ body: String) throws {
    for place in [
      "BODY", "local C = ui.ViewController:subclass 'C' function C:init() BODY end do return C end",
      "local V = ui.View:subclass 'V' function V:layoutSubviews() BODY end do return V{} end",
      "require 'part'",
    ] {
      _ = try folder.write("part.lua", body)
      let script =
        "local ui = require 'lunette' " + place.replacing("BODY", with: body)
        + " return ui.View{}"
      let result = try render(script, "--max-time", "0.2", "--max-memory", "24M")
      #expect(result.exitCode == 1)
      #expect(result.diagnostics.components(separatedBy: "is exceeded").count == 2)
      #expect(result.text.contains("09:41"))
    }
  }
}
