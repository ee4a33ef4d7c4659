import FoundationEssentials
import ScriptHost
import Testing

@Suite struct RequireTests {
  private let shown = "\nreturn require('lunette').View{}\n"

  private func host(_ files: [String: String]) throws -> Host {
    var files = files
    files["main.lua", default: ""] += shown
    return try Folder(files).open()
  }

  @Test func `A module is run once and gives the same value each time`() throws {
    let host = try host([
      "main.lua": """
      local a, b = require "part", require "part"
      assert(a == b and a.name == "part")
      print(require("lunette") == require("lunette"))
      """,
      "part.lua": "print('loaded') return { name = 'part' }",
    ])
    #expect(host.errors == [])
    #expect(host.printed == ["loaded", "true"])
  }

  @Test func `Dots are folders, and a folder's init stands for it`() throws {
    let host = try host([
      "main.lua": "print(require 'a.b.c', require 'kit')",
      "a/b/c.lua": "return 'deep'", "kit/init.lua": "return 'whole'",
    ])
    #expect(host.errors == [])
    #expect(host.printed == ["deep\twhole"])
  }

  @Test func `A file goes before the folder of its name`() throws {
    let host = try host([
      "main.lua": "print(require 'kit')", "kit.lua": "return 'file'",
      "kit/init.lua": "return 'folder'",
    ])
    #expect(host.printed == ["file"])
  }

  @Test func `A module that returns nothing is true, false stays false`() throws {
    let host = try host([
      "main.lua": "print(require 'none', require 'none', require 'no', require 'no')",
      "none.lua": "print 'none'", "no.lua": "print 'no' return false",
    ])
    #expect(host.errors == [])
    #expect(host.printed == ["none", "no", "true\ttrue\tfalse\tfalse"])
  }

  @Test func `A missing module is told with the places that were looked at`() throws {
    let host = try host(["main.lua": "require 'missing.part'"])
    let error = try #require(host.errors.first)
    #expect(host.errors.count == 1)
    #expect(error.message.contains("there is no module \"missing.part\""))
    #expect(error.message.contains("missing/part.lua"))
    #expect(error.message.contains("missing/part/init.lua"))
    #expect(error.line == 1)
    #expect(error.file?.hasSuffix("main.lua") == true)
  }

  @Test func `Modules that need each other are told as a chain`() throws {
    let host = try host([
      "main.lua": "require 'a'", "a.lua": "require 'b'", "b.lua": "require 'c'",
      "c.lua": "require 'a'",
    ])
    #expect(host.errors.count == 1)
    #expect(host.messages[0].contains("a → b → c → a"))
  }

  @Test func `A module that needs itself is told, too`() throws {
    let host = try host(["main.lua": "require 'a'", "a.lua": "require 'a'"])
    #expect(host.errors.count == 1)
    #expect(host.messages[0].contains("a → a"))
  }

  @Test func `A mistake in a module is told at its own file and line`() throws {
    let syntax = try host(["main.lua": "require 'bad'", "bad.lua": "local x\nlocal = 5"])
    #expect(syntax.errors.count == 1)
    #expect(syntax.messages[0].contains("<name> expected"))
    #expect(syntax.errors[0].file?.hasSuffix("bad.lua") == true)
    #expect(syntax.errors[0].line == 2)
    #expect(syntax.errors[0].excerpt == "local = 5")

    let runtime = try host(["main.lua": "\nrequire 'bad'", "bad.lua": "local x\nx.y = 5"])
    #expect(runtime.errors.count == 1)
    #expect(runtime.messages[0].contains("attempt to index a nil value"))
    #expect(runtime.errors[0].file?.hasSuffix("bad.lua") == true)
    #expect(runtime.errors[0].line == 2)
    #expect(runtime.errors[0].excerpt == "x.y = 5")
    #expect(runtime.errors[0].traceback.contains { $0.contains("main.lua:2") })
  }

  @Test func `Each call that led to a mistake in a module is listed once`() throws {
    for line in ["require 'bad'", "coroutine.wrap(function() require 'bad' end)()"] {
      let host = try host(["main.lua": line, "bad.lua": "local x\nx.y = 5"])
      let calls = try #require(host.errors.first).traceback
      #expect(calls.count { $0.contains("bad.lua:2") } == 1, "\(calls)")
      #expect(calls.count { $0.contains("main.lua:1: in main chunk") } == 1, "\(calls)")
    }
  }

  @Test func `A module that failed can be tried again`() throws {
    let host = try host([
      "main.lua": """
      tries = 0
      print(pcall(require, "flaky"))
      print(require "flaky")
      """,
      "flaky.lua": "tries = tries + 1 if tries == 1 then error('once', 0) end return tries",
    ])
    #expect(host.errors == [])
    #expect(host.printed.first?.hasPrefix("false\t") == true)
    #expect(host.printed.last == "2")
  }

  @Test func `Names that leave the folder or make no sense are no modules`() throws {
    let folder = try Folder(["outside.lua": "return 'outside'", "in/main.lua": ""])
    for name in [
      "..outside", "../outside", "/etc/passwd", "", ".", "..", "a..b", "a/b", "a\\0b", "outside/",
      ".hidden", "outside.",
    ] {
      try folder.write("in/main.lua", Array("print(pcall(require, '\(name)'))\(shown)".utf8))
      let host = try folder.open("in/main.lua")
      #expect(host.errors == [], "\(name)")
      #expect(host.printed.first?.hasPrefix("false\t") == true, "\(name): \(host.printed)")
      #expect(host.printed.first?.contains("module") == true, "\(name): \(host.printed)")
    }
  }

  @Test func `A name that is no text is refused`() throws {
    let host = try host(["main.lua": "print(pcall(require)) print(pcall(require, {}))"])
    #expect(host.printed.count == 2)
    #expect(host.printed.allSatisfy { $0.hasPrefix("false\t") && $0.contains("require") })
  }

  @Test func `The name of the host's module is said when it is misspelt`() throws {
    let host = try host(["main.lua": "require 'lunete'"])
    #expect(host.messages[0].contains("did you mean \"lunette\""))
  }

  @Test func `A module of the plugin cannot take the place of the host's`() throws {
    let host = try host([
      "main.lua": "print(require('lunette').View)", "lunette.lua": "return { View = 'mine' }",
    ])
    #expect(host.printed == ["class View"])
  }

  @Test func `Compiled modules are refused`() throws {
    let folder = try Folder(["main.lua": "require 'part'"])
    try folder.write("part.lua", [0x1B, 0x4C, 0x75, 0x61, 0x54, 0, 0x19, 0x93])
    let host = try folder.open()
    #expect(host.messages.first?.contains("compiled Lua") == true)
  }

  @Test func `Modules share the globals of the plugin, plugins do not share theirs`() throws {
    let files = [
      "main.lua": "x = (x or 0) + 1 require 'part' print(x)\(shown)",
      "part.lua": "x = x + 10",
    ]
    let first = try Folder(files).open()
    let second = try Folder(files).open()
    #expect(first.printed == ["11"])
    #expect(second.printed == ["11"])
  }

  @Test func `Views that modules make are the main script's`() throws {
    let host = try Folder([
      "main.lua": """
      local Medal = require "badge"
      assert(require("badge") == Medal)
      return Medal{ text = "hello" }
      """,
      "badge.lua": """
      local ui = require "lunette"
      local Medal = ui.Label:subclass "Medal"
      return Medal
      """,
    ]).open()
    #expect(host.errors == [])
    #expect(host.text.contains("hello"))
  }
}
