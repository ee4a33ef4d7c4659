import Testing

/// Callbacks that pull the ground from under the call that they are in.
@Suite struct ReentrancyTests {
  @Test func `A view is taken out while its own callback runs`() throws {
    try script(
      """
      local Panel = ui.View:subclass "Panel"
      function Panel:layoutSubviews() self:removeFromSuperview() collect() self.gone = true end
      function Panel:didMoveToSuperview() if self.superview then self.came = true end collect() end
      local outer = ui.View{ frame = { 0, 0, 50, 50 } }
      local panel = Panel{ frame = { 0, 0, 9, 9 } }
      outer:addSubview(panel)
      show(outer)
      equal(panel.gone, true)
      equal(panel.superview, nil)
      equal(#outer.subviews, 0)
      """)
  }

  @Test func `A view takes itself out as soon as it is added`() throws {
    try script(
      """
      local Shy = ui.View:subclass "Shy"
      function Shy:didMoveToSuperview() self:removeFromSuperview() end
      local Guard = ui.View:subclass "Guard"
      function Guard:didAddSubview(view) view:removeFromSuperview() collect() end
      local outer = ui.View{ Shy{}, Shy{} }
      equal(#outer.subviews, 0)
      local guard = Guard{ ui.View{}, ui.View{} }
      equal(#guard.subviews, 0)
      """)
  }

  @Test func `A view moves elsewhere in the middle of a move`() throws {
    try script(
      """
      local other = ui.View{}
      local Mover = ui.View:subclass "Mover"
      function Mover:willMoveToSuperview(view)
        if view ~= other and not self.moving then
          self.moving = true
          other:addSubview(self)
        end
      end
      local outer = ui.View{}
      local mover = Mover{}
      pcall(outer.addSubview, outer, mover)
      local count = #outer.subviews + #other.subviews
      equal(count, 1)
      assert(mover.superview == outer or mover.superview == other)
      assert(mover.superview.subviews[1] == mover)
      other = nil
      """)
  }

  @Test func `A handler removes its control, and all the others`() throws {
    try script(
      """
      local window, log = nil, {}
      local outer = ui.View{ frame = { 0, 0, 100, 100 } }
      local control = ui.Control{ frame = { 0, 0, 50, 50 } }
      for i = 1, 3 do
        control:on("touchUpInside", function(sender)
          log[#log + 1] = i
          outer:removeFromSuperview()
          sender:removeFromSuperview()
          sender:removeTarget(nil, nil, "allEvents")
          control = nil
          collect() collect()
        end)
      end
      outer:addSubview(control)
      window = show(outer)
      tap(10, 10)
      same(log, { 1, 2, 3 })
      tap(10, 10)
      equal(#log, 3)
      """)
  }

  @Test func `A handler hides its window`() throws {
    try script(
      """
      local window = show(ui.Control{ frame = { 0, 0, 50, 50 }, onTouchDown = function(sender)
        sender.window.isHidden = true
        window = nil
        collect()
      end })
      window = nil
      tap(10, 10)
      for _, each in ipairs(ui.Application.shared.windows) do assert(each.isHidden) end
      """)
  }

  @Test func `A handler removes and adds handlers`() throws {
    try script(
      """
      local control, log = ui.Control{}, {}
      local handles = {}
      for i = 1, 3 do
        handles[i] = control:on("touchDown", function()
          log[#log + 1] = i
          for _, handle in ipairs(handles) do handle:remove() end
          control:on("touchDown", function() log[#log + 1] = "new" end)
        end)
      end
      control:sendActions("touchDown")
      assert(log[1] == 1)
      for _, entry in ipairs(log) do assert(entry ~= "new") end
      log = {}
      control:sendActions("touchDown")
      equal(log[1], "new")
      """)
  }

  @Test func `The root controller is replaced from its own callbacks`() throws {
    try script(
      """
      local Next = ui.ViewController:subclass "Next"
      local First = ui.ViewController:subclass "First"
      local window
      function First:viewWillAppear(animated) window.rootViewController = Next{ n = 1 } collect() end
      function First:viewDidLoad() collect() end
      window = ui.Window{}
      window:makeKeyAndVisible()
      window.rootViewController = First{}
      settle()
      assert(window.rootViewController:isKind(Next))
      function Next:viewDidLayoutSubviews()
        if self.n < 3 then window.rootViewController = Next{ n = self.n + 1 } end
      end
      window.rootViewController = Next{ n = 1 }
      settle()
      equal(window.rootViewController.n, 3)
      window = nil
      """)
  }

  @Test func `A controller removes itself from its parent in viewDidLoad`() throws {
    try script(
      """
      local Child = ui.ViewController:subclass "Child"
      function Child:viewDidLoad()
        self.view:removeFromSuperview()
        self:removeFromParent()
        collect()
      end
      local parent = ui.ViewController{}
      parent:addChild(Child{})
      local child = parent.children[1]
      parent.view:addSubview(child.view)
      equal(#parent.children, 0)
      """)
  }

  @Test func `A timer invalidates itself and others while it fires`() throws {
    try script(
      """
      local beats, timers = 0, {}
      for i = 1, 3 do
        timers[i] = ui.Timer:scheduledTimer(1, true, function(timer)
          beats = beats + 1
          for _, other in ipairs(timers) do other:invalidate() end
          timers = {}
          collect() collect()
          assert(not timer.isValid)
        end)
      end
      advance(5)
      equal(beats, 1)
      """)
  }

  @Test func `Time that is moved inside a timer does not hang`() throws {
    try script(
      """
      local beats = 0
      local timer
      timer = ui.Timer:scheduledTimer(1, true, function()
        beats = beats + 1
        if beats < 10 then advance(1) end
        if beats > 50 then timer:invalidate() end
      end)
      advance(5)
      timer:invalidate()
      assert(beats >= 5, beats)
      """)
  }

  @Test func `collectgarbage in callbacks of all kinds`() throws {
    try script(
      """
      local Panel = ui.Control:subclass "Panel"
      for _, name in ipairs { "layoutSubviews", "draw", "didMoveToWindow", "didMoveToSuperview",
          "willMoveToWindow", "didAddSubview", "willRemoveSubview", "sendAction", "touchesBegan",
          "touchesEnded", "tintColorDidChange" } do
        Panel[name] = function(self, ...)
          collectgarbage()
          collectgarbage("step")
          collect()
          return Panel.super[name](self, ...)
        end
      end
      local panel = Panel{ frame = { 0, 0, 50, 50 }, ui.View{} }
      local heard = 0
      panel.onTouchUpInside = function() collectgarbage() heard = heard + 1 end
      show(panel)
      panel.tintColor = "red"
      tap(10, 10)
      equal(heard, 1)
      panel.subviews[1]:removeFromSuperview()
      panel:removeFromSuperview()
      """)
  }

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
