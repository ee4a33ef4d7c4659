import Testing
import ViewKit

@testable import LuaRuntime

/// Whatever is done again and again needs no more memory the ten-thousandth time.
@Suite struct EnduranceTests {
  /// Runs a body of Lua `count` times, and compares what is alive after the first half and at
  /// the end: peers, Lua bytes, and the most bytes that there were at once.
  private func endure(
    _ count: Int, setup: String, _ body: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let runner = try ScriptRunner()
    try runner.run(setup)
    try runner.run("function cycle() \(body) end")
    func cycle(_ times: Int) throws -> (peers: Int, bytes: Int, peak: Int) {
      try runner.run("for _ = 1, \(times) do cycle() end")
      runner.application.settle()
      let peak = runner.state.peakByteCount
      runner.state.collect()
      runner.state.collect()
      return (runner.state.peerCount, runner.state.byteCount, peak)
    }
    // Halves: what is at most there at once depends on where the collector stands.
    let early = try cycle(count / 2)
    let late = try cycle(count - count / 2)
    #expect(late.peers == early.peers, sourceLocation: location)
    #expect(late.bytes == early.bytes, sourceLocation: location)
    #expect(Double(late.peak) <= Double(early.peak) * 1.05, sourceLocation: location)
    runner.checkLedger(location)
  }

  @Test(.timeLimit(.minutes(3)))
  func `Controllers that replace each other, whose closures capture them`() throws {
    try endure(
      20_000,
      setup: """
        Screen = ui.ViewController:subclass "Screen"
        function Screen:viewDidLoad()
          self.button = ui.Button{ title = "Go", onTouchUpInside = function() return self end }
          self.button:addTarget(self, "done", "touchDown")
          self.view:addSubview(self.button)
          self.redo = function() return self.button end
        end
        function Screen:done() end
        window = show(Screen{})
        """,
      """
      window.rootViewController = Screen{ mark = {} }
      window.rootViewController.view:layoutIfNeeded()
      """)
  }

  @Test(.timeLimit(.minutes(3)))
  func `Controllers that are pushed and popped, whose closures capture them`() throws {
    try endure(
      20_000,
      setup: """
        Screen = ui.ViewController:subclass "Screen"
        function Screen:viewDidLoad()
          self.button = ui.Button{ onTouchUpInside = function() return self end }
          self.view:addSubview(self.button)
          self.task = ui.async(function()
            local screen <const> = self
            coroutine.wrap(function() ui.sleep(1000) end)()
          end)
        end
        root = ui.ViewController{}
        window = show(root)
        """,
      """
      local screen = Screen{ mark = {} }
      root:addChild(screen)
      root.view:addSubview(screen.view)
      screen:didMoveToParent(root)
      screen:willMoveToParent(nil)
      screen.view:removeFromSuperview()
      screen:removeFromParent()
      screen.task:cancel()
      """)
  }

  @Test(.timeLimit(.minutes(3)))
  func `Views that come and go below one that stays`() throws {
    try endure(
      20_000,
      setup: """
        Row = ui.View:subclass "Row"
        function Row:layoutSubviews() Row.super.layoutSubviews(self) end
        root = ui.View{ frame = { 0, 0, 100, 100 } }
        window = show(root)
        """,
      """
      local row = Row{ frame = { 0, 0, 50, 50 }, ui.Label{ text = "x" } }
      row.onTap = function() return row end
      root:addSubview(row)
      root:layoutIfNeeded()
      row:removeFromSuperview()
      """)
  }

  @Test(.timeLimit(.minutes(3)))
  func `Handlers that are set, called and removed`() throws {
    try endure(
      20_000,
      setup: """
        control = ui.Control{}
        count = 0
        """,
      """
      local handle = control:on("touchDown", function() count = count + 1 end)
      control.onValueChanged = function() count = count + 1 end
      local target = { act = function() count = count + 1 end }
      control:addTarget(target, "act", "valueChanged")
      control:sendActions("valueChanged")
      control:removeTarget(target, nil, "allEvents")
      handle:remove()
      """)
  }

  @Test(.timeLimit(.minutes(3)))
  func `Errors of all kinds`() throws {
    try endure(
      5_000,
      setup: """
        Broken = ui.View:subclass "Broken"
        function Broken:init(options) error(options) end
        view = ui.View{}
        """,
      """
      pcall(Broken, {})
      pcall(ui.View, { frame = 1 })
      pcall(ui.View, { nonsense = 1 })
      pcall(function() view.frame = "x" end)
      pcall(function() return view.nothing end)
      pcall(view.addSubview, view, view)
      pcall(coroutine.wrap(function() view:addSubview(1) end))
      """)
  }

  @Test(.timeLimit(.minutes(3)))
  func `Timers, coroutines, colours, fonts and values`() throws {
    try endure(
      10_000,
      setup: "view = ui.Label{} i = 0",
      """
      i = i % 1000 + 1
      view.textColor = ui.color(i / 1000, 0, 0)
      view.font = ui.Font:systemFont(i)
      view.frame = ui.rect(i, i, i, i):inset(1):union{ 0, 0, 1, 1 }
      local c = coroutine.wrap(function() coroutine.yield(view.textColor) return ui.View{ view.superview } end)
      c() c()
      local timer = ui.Timer:scheduledTimer(0.1, false, function() end)
      timer:invalidate()
      """)
  }

  @Test func `Fields with generated names do not fill the memory`() throws {
    let runner = try ScriptRunner()
    try runner.run(
      """
      Box = ui.View:subclass "Box"
      box = Box{}
      function generate(from, to)
        for i = from, to do
          box["item" .. i] = i
          assert(box["item" .. i] == i and box["other" .. i] == nil)
          box["item" .. i] = nil
        end
      end
      generate(1, 5000)
      """)
    runner.state.collect()
    let before = runner.state.byteCount
    try runner.run("generate(5001, 25000)")
    runner.state.collect()
    // A name has some 60 bytes; 40,000 were new.
    #expect(runner.state.byteCount < before + 500_000)
    // What was forgotten is checked again, and is right again.
    try runner.run("raises('isHidden', function() box.hidden = true end) box.item1 = 2")
  }

  @Test(.timeLimit(.minutes(2)))
  func `Tables of very many entries end in a view or in an error`() throws {
    let runner = try ScriptRunner()
    try runner.run(
      """
      local Bag = ui.View:subclass "Bag"
      local options = {}
      for i = 1, 20000 do options["k" .. i] = i end
      equal(Bag(options).k20000, 20000)
      options = {}
      for i = 1, 1000000 do options[i] = false end
      raises("too many keys", function() ui.View(options) end)
      for i = 100001, 1000000 do options[i] = nil end
      raises("View", function() ui.View(options) end)
      """)
    runner.checkLedger()
  }
}
