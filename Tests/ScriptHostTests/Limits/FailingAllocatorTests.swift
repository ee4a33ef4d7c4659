import CLuaSupport
import ScriptHost
import Testing

@testable import LuaRuntime

/// Memory that fails at any place: one report, and a host that works on.
@Suite struct FailingAllocatorTests {
  private static let scripts = [
    """
    local ui = require "lunette"
    local t = {}
    for i = 1, 20 do t[i] = { name = "n" .. i, i } end
    table.sort(t, function(a, b) return a.name < b.name end)
    print(("x"):rep(100):gsub("x", "%0y"), table.concat({ "a", "b" }, ","))
    return ui.View{ ui.Label{ text = t[1].name, frame = { 0, 30, 90, 22 } } }
    """,
    """
    local ui = require "lunette"
    local C = ui.ViewController:subclass "C"
    C.properties = { "angle" }
    function C:get_angle() return self.value end
    function C:set_angle(value) self.value = value end
    function C:init(o) C.super.init(self, o) self.names = { "a", "b" } end
    function C:viewDidLoad()
      local b = ui.Button{ title = "Add", frame = { 0, 50, 90, 44 } }
      b:on("touchUpInside", function() self.names[#self.names + 1] = "c" .. #self.names end)
      self.view:addSubview(b)
      b:sendActions "touchUpInside"
    end
    function C:viewDidLayoutSubviews() self.angle = #self.names end
    return C
    """,
    """
    local ui = require "lunette"
    local function produce() for i = 1, 5 do coroutine.yield({ i }) end end
    local all = {}
    for value in coroutine.wrap(produce) do all[#all + 1] = value end
    local ok = pcall(function()
      local c <close> = setmetatable({}, { __close = function() all.closed = { "yes" } end })
      error { code = 1 }
    end)
    ui.async(function() ui.sleep(0.1) all.later = { ok } end)
    ui.Timer:scheduledTimer(0.1, true, function(timer) timer:invalidate() all.fired = {} end)
    ui.NotificationCenter.default:addObserver("n", nil, function(n) all.name = n.name .. "!" end)
    ui.NotificationCenter.default:post "n"
    return ui.View{}
    """,
  ]

  @Test(.timeLimit(.minutes(5)), arguments: scripts)
  func `Each growth of memory may fail`(_ script: String) throws {
    let folder = try Folder(["main.lua": script])
    var options = HostOptions()
    options.limits.bytes = 256 << 20
    var failing = 1
    var failures = 0
    while true {
      let host = try Host(options: options)
      host.state.host.pointee.failing_growth = failing
      try host.open(folder.path + "/main.lua")
      host.application.advance(by: 1)
      _ = host.render(as: .json)
      let growths = host.state.host.pointee.growths
      host.state.host.pointee.failing_growth = 0
      if growths < failing {
        #expect(host.errors == [])
        break
      }
      failures += 1
      let limits = host.errors.filter { $0.kind == "limit" || $0.kind == "memory" }
      #expect(limits.count == 1, "growth \(failing): \(host.messages)")
      #expect(limits.first?.count == 1)
      #expect(host.text.contains("09:41"))
      #expect(host.state.byteCount > 0 && !host.state.isRunning)
      // All of the first ones, then ever fewer.
      failing += 1 + failing / 40
    }
    #expect(failures > 20)
  }
}
