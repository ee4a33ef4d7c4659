import FoundationEssentials
import LuaRuntime
import Rendering
import ScriptHost
import Testing
import ViewKit

@Suite struct HostTests {
  private func problem(_ path: String) throws -> HostError? {
    let host = try Host()
    do throws(HostError) {
      try host.open(path)
      return nil
    } catch {
      #expect(!error.description.isEmpty)
      return error
    }
  }

  @Test func `What is not there cannot be opened`() throws {
    let folder = try Folder(["empty/readme.txt": "x"])
    #expect(try problem(folder.path + "/none.lua") == .notFound(folder.path + "/none.lua"))
    #expect(try problem("") == .notFound(""))
    #expect(
      try problem(folder.path + "/empty") == .missingManifest(folder.path + "/empty"))
  }

  @Test func `A folder is a plugin with a manifest`() throws {
    let folder = try Folder([
      "plugin.json": #"{ "name": "demo", "version": "1.0.0", "main": "start.lua" }"#,
      "start.lua": "print 'started' return require('lunette').View{}",
    ])
    let host = try Host()
    try host.open(folder.path)
    #expect(host.errors == [])
    #expect(host.plugin?.name == "demo")
    #expect(host.printed == ["started"])
  }

  @Test func `A first line for the system is skipped, and lines still count`() throws {
    let host = try open("#!/usr/bin/env lunette\nerror('second line')")
    #expect(host.errors.first?.line == 2)
  }

  @Test func `Compiled Lua, broken UTF-8 and no text at all`() throws {
    let folder = try Folder()
    try folder.write("binary.lua", [0x1B, 0x4C, 0x75, 0x61, 0x54, 0, 0x19, 0x93, 0x0D, 0x0A])
    let binary = try folder.open("binary.lua")
    #expect(binary.errors.count == 1)
    #expect(binary.messages[0].contains("compiled Lua"))
    try folder.write(
      "odd.lua",
      Array("return require('lunette').Label{ text = 'a".utf8) + [0xC3, 0x28, 0xFF]
        + Array("b' }".utf8))
    let odd = try folder.open("odd.lua")
    #expect(odd.errors == [])
    #expect(odd.text.contains("a"))
    #expect(odd.text.contains("\u{FFFD}"))
    let json = String(decoding: odd.render(as: .json), as: UTF8.self)
    #expect(json.contains("\u{FFFD}"))
    try folder.write("empty.lua", [])
    #expect(try folder.open("empty.lua").errors.count == 1)
    try folder.write("nul.lua", [0, 0, 0])
    #expect(try folder.open("nul.lua").errors.count == 1)
  }

  @Test func `A host that is dropped frees all that it had`() throws {
    weak var application: Application?
    weak var state: LuaState?
    weak var window: Window?
    do {
      let host = try open(
        """
        local ui = require "lunette"
        local Screen = ui.ViewController:subclass "Screen"
        function Screen:viewDidLoad()
          self.button = ui.Button{ title = "Go", onTouchUpInside = function() return self end }
          self.button:addTarget(self, "viewDidLoad", "touchDown")
          self.view:addSubview(self.button)
        end
        ui.Timer:scheduledTimer(1, true, function() end)
        return Screen
        """)
      application = host.application
      state = host.state
      window = host.application.keyWindow
      #expect(window != nil)
    }
    #expect(window == nil)
    #expect(state == nil)
    #expect(application == nil)
  }

  @Test func `Closing a screen says what is alive all the same`() throws {
    let clean = try open(
      """
      local ui = require "lunette"
      local Screen = ui.ViewController:subclass "Screen"
      function Screen:viewDidLoad() self.view:addSubview(ui.Label{ text = "x" }) end
      return Screen
      """)
    #expect(clean.close().map(\.name) == [])
    let leaking = try open(
      """
      local ui = require "lunette"
      kept = ui.Label{ id = "kept" }
      return ui.View{}
      """)
    let survivors = leaking.close()
    #expect(survivors.count == 1)
    #expect(survivors.first?.name.contains("Label") == true)
  }

  @Test func `Hosts side by side do not know each other`() throws {
    let hosts = try (0..<4).map { number in
      try open(
        """
        local ui = require "lunette"
        local Screen = ui.ViewController:subclass "Screen"
        count = (count or 0) + 1
        string.mine = \(number)
        print(count, #ui.Application.shared.windows, ("x").mine)
        return ui.Label{ text = "host \(number)" }
        """)
    }
    for (number, host) in hosts.enumerated() {
      #expect(host.printed == ["1\t0\t\(number)"])
      #expect(host.text.contains("host \(number)"))
    }
  }

  @Test func `The same script gives the same bytes each time`() throws {
    let script = """
      local ui = require "lunette"
      local t = {}
      for i = 1, 50 do t["k" .. (i * 7919 % 101)] = i end
      local parts = {}
      for k, v in pairs(t) do parts[#parts + 1] = k .. "=" .. v end
      print(table.concat(parts, " "))
      print({}, print, ui.View{}, coroutine.create(print), math.random(), math.random(100), os.time(), os.clock())
      return ui.View{ ui.Label{ text = tostring({}), frame = { 0, 50, 200, 22 } } }
      """
    // The path is part of messages only, so that two folders give the same.
    let first = try open(script)
    let second = try open(script)
    #expect(first.errors == [])
    #expect(first.printed == second.printed)
    #expect(first.text == second.text)
    #expect(first.render(as: .json) == second.render(as: .json))
    #expect(!first.printed[1].contains("0x"))
  }

  @Test func `A host can end while completions of animations wait`() throws {
    weak var ended: Host?
    do {
      let host = try open(
        """
        local ui = require "lunette"
        local Screen = ui.ViewController:subclass "Screen"
        function Screen:viewDidAppear()
          ui.View:animate(5000, function() self.view.alpha = 0.5 end, print)
          ui.View:beginAnimations("fade", { "context" })
          ui.View:setAnimationDuration(5000)
          ui.View:setAnimationDidStop(print)
          self.view.backgroundColor = "red"
          ui.View:commitAnimations()
        end
        return Screen
        """)
      host.application.settle()
      #expect(host.errors == [])
      #expect(host.application.isInTransition)
      ended = host
    }
    #expect(ended == nil)
  }
}
