import Testing

/// Cycles through both worlds are collected once nothing else holds them.
@Suite struct CycleTests {
  @Test func `A controller whose closures capture it is collected`() throws {
    try script(
      """
      local Screen = ui.ViewController:subclass "Screen"
      function Screen:viewDidLoad()
        Screen.super.viewDidLoad(self)
        self.button = ui.Button{ title = "Go", onTouchUpInside = function() self.tapped = true end }
        self.button:addTarget(self, "done", "touchDown")
        self.view:addSubview(self.button)
        self.update = function() return self.button end
      end
      function Screen:done() end
      local window = show(Screen{})
      local seen = weak(window.rootViewController, window.rootViewController.button)
      collect()
      assert(seen[1] and seen[2])
      window.rootViewController = nil
      settle()
      collect()
      same(seen, {})
      equal(seen[1], nil)
      equal(seen[2], nil)
      """)
  }

  @Test func `A handler that captures its control is collected with it`() throws {
    try script(
      """
      local function make()
        local control = ui.Control{}
        control.onValueChanged = function() return control end
        control:on("touchDown", function() return control end)
        control:addTarget(function() return control end, "touchUpInside")
        return control
      end
      local seen = weak(make())
      collect()
      equal(seen[1], nil)
      """)
  }

  @Test func `A target that holds its control is collected with it`() throws {
    try script(
      """
      local function make()
        local target = { fire = function() end }
        target.control = ui.Control{}
        target.control:addTarget(target, "fire", "touchDown")
        return target
      end
      local target = make()
      local seen = weak(target, target.control)
      target = nil
      collect()
      equal(seen[1], nil)
      equal(seen[2], nil)
      """)
  }

  @Test func `A control that is its own target is collected`() throws {
    try script(
      """
      local Knob = ui.Control:subclass "Knob"
      function Knob:turned() end
      local knob = Knob{}
      knob:addTarget(knob, "turned", "valueChanged")
      local seen = weak(knob)
      knob = nil
      collect()
      equal(seen[1], nil)
      """)
  }

  @Test func `Two controls that are each other's targets are collected`() throws {
    try script(
      """
      local Knob = ui.Control:subclass "Knob"
      function Knob:turned() end
      local a, b = Knob{}, Knob{}
      a:addTarget(b, "turned", "valueChanged")
      b:addTarget(a, "turned", "valueChanged")
      local seen = weak(a, b)
      a = nil
      collect()
      assert(seen[1] and seen[2])
      b = nil
      collect()
      equal(seen[1], nil)
      equal(seen[2], nil)
      """)
  }

  @Test func `A view that holds its superview in a field is collected`() throws {
    try script(
      """
      local Leaf = ui.View:subclass "Leaf"
      local outer = ui.View{ Leaf{} }
      outer.subviews[1].outer = outer
      outer.user.leaf = outer.subviews[1]
      local seen = weak(outer, outer.subviews[1])
      outer = nil
      collect()
      equal(seen[1], nil)
      equal(seen[2], nil)
      """)
  }

  @Test func `A cycle through a user table, a metatable and a coroutine is collected`() throws {
    try script(
      """
      local function make()
        local view = ui.View{}
        view.user.proxy = setmetatable({}, { __index = function() return view end })
        view.user.thread = coroutine.create(function(v) coroutine.yield(v) return view end)
        coroutine.resume(view.user.thread, view)
        return view
      end
      local seen = weak(make())
      collect()
      equal(seen[1], nil)
      """)
  }

  @Test func `A delegate that holds the window that the application shows lives as long as it`()
    throws
  {
    try script(
      """
      local delegate = {}
      delegate.window = show(ui.ViewController{})
      ui.Application.shared.delegate = delegate
      local seen = weak(delegate, delegate.window)
      delegate = nil
      collect()
      assert(seen[1] and seen[2])
      ui.Application.shared.delegate = nil
      seen[2].isHidden = true
      collect()
      equal(seen[1], nil)
      equal(seen[2], nil)
      """)
  }

  @Test func `A cycle of a timer and its target is collected once the timer ends`() throws {
    try script(
      """
      local clock = { beats = 0 }
      function clock:beat() self.beats = self.beats + 1 end
      clock.timer = ui.Timer:scheduledTimer(1, true, clock, "beat")
      local seen = weak(clock, clock.timer)
      clock = nil
      advance(3)
      collect()
      equal(seen[1].beats, 3)
      seen[2]:invalidate()
      collect()
      equal(seen[1], nil)
      equal(seen[2], nil)
      """)
  }

  @Test func `A class that its own method captures does not keep its objects`() throws {
    try script(
      """
      local Item = ui.View:subclass "Item"
      Item.shared = nil
      function Item:again() return Item{ previous = self } end
      local chain = Item{}:again():again():again()
      local seen = weak(chain, chain.previous, chain.previous.previous)
      chain = nil
      collect()
      equal(next(seen), nil)
      """)
  }
}
