import Testing

@Suite struct TargetTests {
  @Test func `An object's method is called with sender and event`() throws {
    try script(
      """
      local Target = ui.View:subclass "Target"
      function Target:act(...)
        self.count = select("#", ...)
        self.sender, self.event = ...
      end
      local target, control = Target{}, ui.Control{ frame = { 0, 0, 50, 50 } }
      control:addTarget(target, "act", "touchUpInside")
      show(control)
      tap(10, 10)
      equal(target.count, 2)
      assert(target.sender == control)
      assert(target.event:isKind(ui.Event))
      control:sendActions("touchUpInside")
      equal(target.event, nil)
      """)
  }

  @Test func `A table's method is called the same way`() throws {
    try script(
      """
      local target, control = {}, ui.Control{}
      function target:act(sender, event) self.me, self.sender = self, sender end
      control:addTarget(target, "act", "valueChanged")
      control:sendActions("valueChanged")
      assert(target.me == target and target.sender == control)
      """)
  }

  @Test func `A function stands for target and method`() throws {
    try script(
      """
      local control = ui.Control{}
      local got
      local function heard(...) got = table.pack(...) end
      control:addTarget(heard, "valueChanged")
      control:sendActions("valueChanged")
      assert(got.n == 2 and got[1] == control and got[2] == nil)
      got = nil
      control:removeTarget(heard, "valueChanged")
      control:sendActions("valueChanged")
      equal(got, nil)
      """)
  }

  @Test func `A missing method is reported at registration with the nearest name`() throws {
    try script(
      """
      local target = { save = function() end }
      local control = ui.Control{}
      raises('did you mean "save"', function() control:addTarget(target, "sav", "touchDown") end)
      raises('no method "qqqqqq"', function() control:addTarget(target, "qqqqqq", "touchDown") end)
      raises("no method", function() control:addTarget({}, "x", "touchDown") end)
      local Screen = ui.ViewController:subclass "Screen"
      function Screen:finished() end
      raises('did you mean "finished"', function()
        control:addTarget(Screen{}, "finishd", "touchDown")
      end)
      raises("no method", function() control:addTarget({ act = 5 }, "act", "touchDown") end)
      equal(control.allControlEvents, "")
      """)
  }

  @Test func `Wrong targets, actions and events are refused`() throws {
    try script(
      """
      local control, target = ui.Control{}, { act = function() end }
      raises("target", function() control:addTarget("x", "act", "touchDown") end)
      raises("target", function() control:addTarget(5, "act", "touchDown") end)
      raises("action", function() control:addTarget(target, nil, "touchDown") end)
      raises("action", function() control:addTarget(target, function() end, "touchDown") end)
      raises("events", function() control:addTarget(target, "act") end)
      raises("touchUpInside", function() control:addTarget(target, "act", "touchUpinside") end)
      raises("function", function() control:on("touchDown") end)
      raises("function", function() control:on("touchDown", "act") end)
      raises("function", function() control:on("touchDown", target) end)
      raises("function", function() control.onTouchDown = "act" end)
      raises("function", function() control.onTouchDown = {} end)
      """)
  }

  @Test func `A nil target walks the responder chain when the event comes`() throws {
    try script(
      """
      local calls = {}
      local Screen = ui.ViewController:subclass "Screen"
      function Screen:save(sender) calls[#calls + 1] = "screen" end
      local Panel = ui.View:subclass "Panel"
      local control = ui.Control{}
      control:addTarget(nil, "save", "touchDown")
      control:sendActions("touchDown")
      same(calls, {})
      local screen = Screen{}
      local panel = Panel{ control }
      screen.view:addSubview(panel)
      control:sendActions("touchDown")
      same(calls, { "screen" })
      function Panel:save() calls[#calls + 1] = "panel" end
      control:sendActions("touchDown")
      same(calls, { "screen", "panel" })
      """)
  }

  @Test func `Registering the same pair twice calls it once`() throws {
    try script(
      """
      local count, control = 0, ui.Control{}
      local target = { act = function() count = count + 1 end }
      control:addTarget(target, "act", "touchDown")
      control:addTarget(target, "act", "touchDown|valueChanged")
      control:sendActions("touchDown")
      equal(count, 1)
      control:sendActions("valueChanged")
      equal(count, 2)
      equal(#control.allTargets, 1)
      """)
  }

  @Test func `removeTarget takes nil as any`() throws {
    try script(
      """
      local control, log = ui.Control{}, {}
      local function target(name)
        return { a = function() log[#log + 1] = name .. "a" end, b = function() log[#log + 1] = name .. "b" end }
      end
      local x, y = target "x", target "y"
      local function reset()
        control:removeTarget(nil, nil, "allEvents")
        for _, t in ipairs { x, y } do
          control:addTarget(t, "a", "touchDown")
          control:addTarget(t, "b", "touchDown|valueChanged")
        end
      end
      local function heard(event)
        log = {}
        control:sendActions(event)
        return table.concat(log, " ")
      end
      reset()
      control:removeTarget(x, nil, "allEvents")
      equal(heard "touchDown", "ya yb")
      reset()
      control:removeTarget(nil, "a", "touchDown")
      equal(heard "touchDown", "xb yb")
      reset()
      control:removeTarget(x, "b", "touchDown")
      equal(heard "touchDown", "xa ya yb")
      equal(heard "valueChanged", "xb yb")
      reset()
      control:removeTarget(nil, nil, "allEvents")
      equal(heard "touchDown", "")
      """)
  }

  @Test func `on gives a handler, and each is removed alone`() throws {
    try script(
      """
      local control, log = ui.Control{}, {}
      local function note(name) return function() log[#log + 1] = name end end
      local a, b = control:on("touchDown", note "a"), control:on("touchDown", note "b")
      control:sendActions("touchDown")
      a:remove()
      control:sendActions("touchDown")
      b:remove()
      control:sendActions("touchDown")
      same(log, { "a", "b", "b" })
      """)
  }

  @Test func `One function that is registered twice with on is called twice`() throws {
    try script(
      """
      local control, count = ui.Control{}, 0
      local function heard() count = count + 1 end
      local a = control:on("touchDown", heard)
      local b = control:on("valueChanged", heard)
      control:sendActions("touchDown")
      control:sendActions("valueChanged")
      equal(count, 2)
      a:remove()
      control:sendActions("touchDown")
      control:sendActions("valueChanged")
      equal(count, 3)
      """)
  }

  @Test func `A handler property holds one function, which can be replaced and taken off`() throws {
    try script(
      """
      local log = {}
      local function note(name) return function(sender) log[#log + 1] = name end end
      local control = ui.Control{ onValueChanged = note "one" }
      control:sendActions("valueChanged")
      control.onValueChanged = note "two"
      control:sendActions("valueChanged")
      control.onValueChanged = nil
      control:sendActions("valueChanged")
      same(log, { "one", "two" })
      equal(control.onValueChanged, nil)
      """)
  }

  @Test func `A handler property, on and addTarget do not disturb each other`() throws {
    try script(
      """
      local control, count = ui.Control{}, 0
      local function heard() count = count + 1 end
      control.onTouchDown = heard
      local handle = control:on("touchDown", heard)
      control:sendActions("touchDown")
      equal(count, 2)
      handle:remove()
      control:sendActions("touchDown")
      equal(count, 3)
      control.onTouchDown = nil
      control:sendActions("touchDown")
      equal(count, 3)
      """)
  }

  @Test func `One function as the handler of two events is taken off one`() throws {
    try script(
      """
      local control, count = ui.Control{}, 0
      local function heard() count = count + 1 end
      control.onTouchDown = heard
      control.onValueChanged = heard
      control:sendActions("touchDown")
      control:sendActions("valueChanged")
      equal(count, 2)
      control.onTouchDown = nil
      assert(control.onValueChanged == heard)
      control:sendActions("touchDown")
      control:sendActions("valueChanged")
      equal(count, 3)
      """)
  }

  @Test func `Lists of targets and actions`() throws {
    try script(
      """
      local control = ui.Control{}
      local target = { a = function() end, b = function() end }
      control:addTarget(target, "a", "touchDown")
      control:addTarget(target, "b", "touchDown")
      control:addTarget(nil, "c", "touchDown")
      equal(#control.allTargets, 1)
      assert(control.allTargets[1] == target)
      same(control:actions(target, "touchDown"), { "a", "b" })
      same(control:actions(nil, "touchDown"), { "c" })
      equal(control:actions(target, "valueChanged"), nil)
      """)
  }

  @Test func `A method that goes away after registration is a failure of the action`() throws {
    try script(
      """
      local control = ui.Control{}
      local target = { act = function() end }
      control:addTarget(target, "act", "touchDown")
      target.act = nil
      control:sendActions("touchDown")
      """)
  }

  @Test func `The application sends actions by name`() throws {
    try script(
      """
      local got
      local target = { act = function(self, sender, event) got = sender end }
      local view = ui.View{}
      equal(ui.Application.shared:sendAction("act", target, view), true)
      assert(got == view)
      equal(ui.Application.shared:sendAction("act", nil, view), false)
      """)
  }

  @Test func `Timers call functions and methods`() throws {
    try script(
      """
      local log = {}
      local a = ui.Timer:scheduledTimer(1, false, function(timer) log[#log + 1] = "f" .. tostring(timer.isValid) end)
      local target = { beat = function(self, timer) log[#log + 1] = "m" if #log > 3 then timer:invalidate() end end }
      local b = ui.Timer:scheduledTimer(0.75, true, target, "beat")
      advance(5)
      equal(log[1], "m")
      equal(log[2]:sub(1, 1), "f")
      equal(b.isValid, false)
      equal(a.isValid, false)
      raises("seconds", function() ui.Timer:scheduledTimer("x", false, print) end)
      raises("repeats", function() ui.Timer:scheduledTimer(1, nil, print) end)
      raises("function", function() ui.Timer:scheduledTimer(1, false) end)
      raises("no method", function() ui.Timer:scheduledTimer(1, false, {}, "beat") end)
      """)
  }
}
