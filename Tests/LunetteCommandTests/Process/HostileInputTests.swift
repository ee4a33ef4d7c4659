import Testing

/// Files, names and words that nobody means well with: each ends at once, with a message that says
/// why and drives no terminal.
@Suite struct HostileInputTests {
  private let folder: TemporaryFolder
  private let script: String

  init() throws {
    folder = try TemporaryFolder()
    script = try folder.write("m.lua", "return require('lunette').View{}")
  }

  @Test func `What is no regular file is neither run nor read for steps`() throws {
    let pipe = folder.path + "/pipe"
    #expect(try LunetteProcess.shell("mkfifo '\(pipe)'").exitCode == 0)
    for (path, reason) in [
      (pipe, "it is a pipe, and only regular files are read"),
      ("/dev/zero", "it is a device, and only regular files are read"),
      (script + "/x", "not a directory"),
    ] {
      let render = try LunetteProcess.run(["render", path])
      #expect(render.diagnostics == "lunette: \(path): cannot be read: \(reason)\n")
      #expect(render.exitCode == 1)
      let steps = try LunetteProcess.run(["render", script, "--steps", path])
      #expect(steps.diagnostics == "\(path): the steps cannot be read: \(reason)\n")
      #expect(steps.exitCode == 1)
    }
  }

  @Test func `Steps may begin with a byte order mark, and come through a pipe`() throws {
    let steps = try folder.write("s.steps", [0xEF, 0xBB, 0xBF] + Array("home".utf8))
    #expect(try LunetteProcess.run(["render", script, "--steps", steps]).exitCode == 0)
    let piped = try LunetteProcess.run(
      ["render", script, "--steps", "-"], input: "\u{FEFF}home\nopen")
    #expect(piped.exitCode == 0, "\(piped.diagnostics)")
  }

  @Test func `A command line that is no UTF-8 is refused with its bytes`() throws {
    let result = try LunetteProcess.shell("\"$lunette\" render \"$(printf 'caf\\351.lua')\"")
    #expect(
      result.diagnostics == """
        lunette: the command line must be UTF-8, names of files too; found caf\\xE9.lua
        See 'lunette --help'.

        """)
    #expect(result.exitCode == 2)
  }

  @Test(
    arguments: [
      (["--time-zone", "Lisbon"], "did you mean Europe/Lisbon?"),
      (["--time-zone", "../../etc/passwd"], "found ../../etc/passwd\n"),
      (["--locale", "pt_pt"], "did you mean pt_PT?"), (["--locale", "xx"], "found xx\n"),
      (["--locale", "\u{1B}[31m"], "found ␛[31m"),
    ] as [([String], String)])
  func `A place that there is not is a wrong command line`(words: [String], part: String) throws {
    let result = try LunetteProcess.run(["render", script] + words)
    #expect(result.exitCode == 2)
    #expect(result.diagnostics.contains(part), "\(result.diagnostics)")
  }

  /// Each puts a sequence for terminals where a message shows it.
  @Test func `No message drives a terminal`() throws {
    let bad = "\u{1B}[31m\u{9B}2J\u{202E}\u{7}"
    let named = try folder.write("\(bad)\n.lua", "error 'x'")
    let printing = try folder.write("p.lua", "print('\(bad)') error('\(bad)')")
    let classes = try folder.write(
      "c.lua",
      """
      local ui = require "lunette"
      local A = ui.View:subclass "A"
      print(pcall(function() A.properties = { "\(bad)" } end))
      A["\(bad)"] = 1
      function A:layoutSubviews() error "x" end
      return A{ id = "\(bad)", ["\(bad)"] = "\(bad)", accessibilityLabel = "\(bad)" }
      """)
    try folder.write("manifest/plugin.json", "{ \"name\": \"\(bad)\", \"\(bad)\": 1, }")
    let lines = [
      ["render", named], ["render", printing], ["render", classes, "--format", "tree"],
      ["render", classes, "--do", "tap \"\(bad)\""], ["render", classes, "--do", "\(bad)"],
      ["render", classes, "--leaks"], ["render", folder.path + "/manifest"],
      ["render", "/no/\(bad)"], ["render", script, "--steps", "/no/\(bad)"], [bad],
      ["render", bad, bad], ["render", script, "--\(bad)"], ["render", script, "--at", bad],
      ["render", script, "--size", bad], ["render", script, "--format", bad],
    ]
    for line in lines {
      let result = try LunetteProcess.run(line)
      for output in [result.diagnostics, result.text] {
        let isHarmless = output.unicodeScalars.allSatisfy { scalar in
          scalar == "\n" || scalar == "\t"
            || scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
              && scalar.value != 0x202E
        }
        #expect(isHarmless, "\(line): \(output.debugDescription)")
      }
      #expect(!result.diagnostics.isEmpty, "\(line)")
    }
  }

  @Test func `A name with a line end does not break the lines of a message`() throws {
    let file = try folder.write("two\nlines.lua", "error 'x'")
    let result = try LunetteProcess.run(["render", file])
    #expect(result.diagnostics.hasPrefix("\(folder.path)/two␊lines.lua:1: x\n\n  1 | error 'x'\n"))
    let steps = try folder.write("two\nlines.steps", "home\ntap \"日\u{1B}本\" nothing")
    let stepped = try LunetteProcess.run(["render", script, "--steps", steps])
    #expect(
      stepped.diagnostics.hasPrefix("\(folder.path)/two␊lines.steps:2:11: nothing is no part"))
    // The wide characters count twice.
    #expect(stepped.diagnostics.hasSuffix("tap \"日␛本\" nothing\n                ^^^^^^^\n"))
  }
}
