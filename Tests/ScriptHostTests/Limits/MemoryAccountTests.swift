import LuaRuntime
import ScriptHost
import Testing

/// The limit of memory is about what Swift holds for scripts, too.
@Suite struct MemoryAccountTests {
  private func open(_ body: String) throws -> Host {
    var options = HostOptions()
    options.limits = LuaLimits(bytes: 24 << 20, seconds: 60)
    return try ScriptHostTests.open(
      "local ui = require 'lunette' local s = ('x'):rep(200000) \(body) return ui.View{}", options)
  }

  /// What keeps a text of 200,000 bytes, of which there is one in Lua.
  @Test(arguments: [
    "ui.Label{ text = s }", "ui.Label{ attributedText = { s } }", "ui.Button{ title = s }",
    "ui.Button{ title = { highlighted = s } }", "ui.Button{ attributedTitle = { s } }",
    "ui.View{ id = s .. i }", "ui.View{ accessibilityLabel = s }",
    "ui.ViewController{ title = s }",
    "(function() local b = ui.Button{} b:setTitle(s) return b end)()",
    "(function() local l = ui.Label{} l.text = s return l end)()",
  ])
  func `Texts that objects keep count`(_ object: String) throws {
    let kept = try open("local kept = {} for i = 1, 500 do kept[i] = \(object) end print 'no'")
    #expect(kept.errors.map(\.kind) == ["limit"], "\(kept.messages)")
    #expect(kept.messages.first?.contains("memory limit") == true)
    #expect(kept.errors.first?.line == 1)
    #expect(kept.printed == [])
    // What is let go does not.
    let dropped = try open("for i = 1, 500 do local o = \(object) end print 'yes'")
    #expect(dropped.errors == [], "\(dropped.messages)")
    #expect(dropped.printed == ["yes"])
  }

  @Test func `A text that takes the place of another counts once`() throws {
    let host = try open(
      """
      local label, button = ui.Label{}, ui.Button{}
      for i = 1, 500 do
        label.text = s .. i
        label.attributedText = { s, { "b" } }
        button:setTitle(s .. i, "normal")
        button:setTitle(i % 2 == 0 and s or nil, "highlighted")
        button:setAttributedTitle({ s }, "selected")
      end
      label.text = nil
      """)
    #expect(host.errors == [], "\(host.messages)")
  }

  @Test func `Registrations count`() throws {
    let host = try open(
      """
      local observer = ui.Object:subclass "O"
      function observer:hear() end
      local o = observer{}
      for i = 1, 1e9 do ui.NotificationCenter.default:addObserver(o, "hear", "n" .. i) end
      """)
    #expect(host.errors.map(\.kind) == ["limit"], "\(host.messages)")
    let removed = try open(
      """
      local observer = ui.Object:subclass "O"
      function observer:hear() end
      local o, center = observer{}, ui.NotificationCenter.default
      for i = 1, 300 do
        for j = 1, 20 do center:addObserver(o, "hear", s) end
        center:removeObserver(o)
      end
      """)
    #expect(removed.errors == [], "\(removed.messages)")
  }

  @Test func `Timers count`() throws {
    let host = try open("for i = 1, 1e9 do ui.Timer:scheduledTimer(i, true, function() end) end")
    #expect(host.errors.map(\.kind) == ["limit"], "\(host.messages)")
  }
}
