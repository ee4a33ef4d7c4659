import Testing

/// What a script hears of the collector.
@Suite struct FinalizerTests {
  @Test func `collectgarbage offers count, collect and step alone`() throws {
    try script(
      """
      equal(math.type(collectgarbage("count")) ~= nil, true)
      equal(collectgarbage(), 0)
      equal(collectgarbage("collect"), 0)
      equal(type(collectgarbage("step", 100)), "boolean")
      for _, option in ipairs { "stop", "restart", "incremental", "generational", "isrunning", "setpause" } do
        equal(pcall(collectgarbage, option), false)
      end
      """)
  }

  @Test func `Scripts have no finalizers by any route`() throws {
    try script(
      """
      raises("finalizers", function() setmetatable({}, { __gc = function() end }) end)
      raises("finalizers", function() setmetatable({}, { __gc = true }) end)
      local late = {}
      setmetatable({}, late)
      late.__gc = function() ran = true end
      setmetatable({}, late == nil and {} or { __index = late })
      collect()
      equal(ran, nil)
      equal(getmetatable(ui.View{}), false)
      """)
  }

  @Test func `A deinit runs after the object was collected`() throws {
    let runner = try ScriptRunner()
    try runner.run(
      """
      gone = {}
      Card = ui.View:subclass "Card"
      function Card:deinit() gone[#gone + 1] = self.name end
      Card{ name = "a" }
      outer = ui.View{ Card{ name = "b" } }
      """)
    try runner.run("collect()")
    try runner.run("collect() same(gone, { 'a' }) outer = nil")
    try runner.run("collect()")
    try runner.run("collect() same(gone, { 'a', 'b' })")
    runner.checkLedger()
  }

  @Test func `A deinit that fails, makes objects or keeps self does no harm`() throws {
    let runner = try ScriptRunner()
    try runner.run(
      """
      kept, runs = nil, 0
      Card = ui.View:subclass "Card"
      function Card:deinit()
        runs = runs + 1
        kept = self
        pcall(function() self.tag = 1 end)
        pcall(function() self:addSubview(ui.View{}) end)
        local fresh = ui.View{}
        fresh.user.old = self
        error("deinit failed")
      end
      for i = 1, 10 do Card{} end
      """)
    for _ in 1...4 { try runner.run("collect()") }
    try runner.run("equal(runs, 10) kept = nil")
    for _ in 1...4 { try runner.run("collect()") }
    try runner.run("equal(runs, 10)")
    _ = runner.takeErrors()
    runner.checkLedger()
  }

  @Test func `What a deinit gets can be read, and is no object any more`() throws {
    let runner = try ScriptRunner()
    try runner.run(
      """
      Card = ui.View:subclass "Card"
      function Card:deinit() kept = self end
      function Card:method() return "of the class" end
      Card{ name = "x" }
      """)
    try runner.run("collect()")
    try runner.run(
      """
      equal(kept.name, "x")
      equal(kept:method(), "of the class")
      local ended = "has ended"
      raises(ended, function() Card.super.init(kept, {}) end)
      raises(ended, function() Card.init(kept, {}) end)
      raises(ended, function() return kept.frame end)
      raises(ended, function() kept.frame = { 0, 0, 1, 1 } end)
      raises(ended, function() kept:layoutIfNeeded() end)
      raises(ended, function() ui.View{}:addSubview(kept) end)
      raises(ended, function() ui.View{ kept } end)
      raises(ended, function() ui.Control{}:addTarget(kept, "method", "touchDown") end)
      kept.name = "y"
      equal(kept.name, "y")
      equal(tostring(kept), "<Card>")
      kept = nil
      """)
    for _ in 1...2 { try runner.run("collect()") }
    try runner.run("equal(kept, nil)")
    runner.checkLedger()
  }
}
