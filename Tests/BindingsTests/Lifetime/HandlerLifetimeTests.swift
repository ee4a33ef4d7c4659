import Testing

/// A script never loses a handler to the collector.
@Suite struct HandlerLifetimeTests {
  @Test func `Handlers of all kinds survive collections`() throws {
    try script(
      """
      local heard = {}
      local function note(name) return function() heard[#heard + 1] = name end end
      do
        local control = ui.Control{ id = "c", onTouchDown = note "constructor" }
        control.onValueChanged = note "property"
        control:on("valueChanged", note "on")
        control:addTarget(note "function", "valueChanged")
        control:addTarget({ act = note "table" }, "act", "valueChanged")
        show(control)
      end
      for _ = 1, 5 do collect() end
      local control = ui.Application.shared.windows[1].subviews[1]
      control:sendActions("touchDown")
      control:sendActions("valueChanged")
      same(heard, { "constructor", "property", "on", "function", "table" })
      """)
  }

  @Test func `A handler works when the handle that on gave is dropped`() throws {
    try script(
      """
      local control = ui.Control{}
      local count = 0
      control:on("touchDown", function() count = count + 1 end)
      local handle = control:on("touchDown", function() count = count + 10 end)
      collect()
      control:sendActions("touchDown")
      equal(count, 11)
      handle:remove()
      handle:remove()
      collect()
      control:sendActions("touchDown")
      equal(count, 12)
      """)
  }

  @Test func `A handle that outlives its control does nothing`() throws {
    try script(
      """
      local handle = ui.Control{}:on("touchDown", function() end)
      collect() collect()
      handle:remove()
      """)
  }

  @Test func `A method of a collected target is not called`() throws {
    try script(
      """
      local control = ui.Control{}
      local calls = 0
      do
        local target = { act = function() calls = calls + 1 end }
        control:addTarget(target, "act", "touchDown")
        control:removeTarget(target, nil, "allEvents")
      end
      collect()
      control:sendActions("touchDown")
      equal(calls, 0)
      same(control.allTargets, {})
      """)
  }

  @Test func `Functions and tables come back as themselves`() throws {
    try script(
      """
      local control = ui.Control{}
      local target = { act = function() end }
      local handler = function() end
      control:addTarget(target, "act", "touchDown")
      control.onTouchUpInside = handler
      collect()
      assert(rawequal(control.allTargets[1], target))
      assert(rawequal(control.onTouchUpInside, handler))
      equal(control.onTouchDown, nil)
      control.onTouchUpInside = nil
      equal(control.onTouchUpInside, nil)
      """)
  }

  @Test func `A controller in a window answers actions through the chain after collections`()
    throws
  {
    try script(
      """
      local Screen = ui.ViewController:subclass "Screen"
      function Screen:viewDidLoad()
        local button = ui.Button{ frame = { 0, 0, 100, 40 } }
        button:addTarget(nil, "done", "touchUpInside")
        self.view:addSubview(button)
      end
      function Screen:done(sender, event)
        self.sender, self.taps = sender, (self.taps or 0) + 1
      end
      show(Screen{})
      for _ = 1, 3 do collect() tap(50, 20) end
      local screen = ui.Application.shared.keyWindow.rootViewController
      equal(screen.taps, 3)
      assert(screen.sender == screen.view.subviews[1])
      """)
  }
}
