local ui = require "lunette"
require "members"

describe("Targets and actions", function()
  it("An object's method is called with sender and event", function()
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
    equal(target.sender, control)
    assert(target.event:isKind(ui.Event))
    control:sendActions("touchUpInside")
    equal(target.event, nil)
  end)

  it("A table's method is called the same way", function()
    local target, control = {}, ui.Control{}
    function target:act(sender, event) self.me, self.sender = self, sender end
    control:addTarget(target, "act", "valueChanged")
    control:sendActions("valueChanged")
    assert(target.me == target and target.sender == control)
  end)

  it("A function stands for target and method", function()
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
  end)

  it("A missing method is reported at registration with the nearest name", function()
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
  end)

  it("Wrong targets, actions and events are refused", function()
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
  end)

  -- Source: Apple, `addTarget(_:action:for:)`: with nil the chain is searched for an object that
  -- responds to the action.
  it("A nil target walks the responder chain when the event comes", function()
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
  end)

  it("Registering the same pair twice calls it once", function()
    local count, control = 0, ui.Control{}
    local target = { act = function() count = count + 1 end }
    control:addTarget(target, "act", "touchDown")
    control:addTarget(target, "act", "touchDown|valueChanged")
    control:sendActions("touchDown")
    equal(count, 1)
    control:sendActions("valueChanged")
    equal(count, 2)
    equal(#control.allTargets, 1)
  end)

  it("removeTarget takes nil as any", function()
    local control, log = ui.Control{}, {}
    local function target(name)
      return {
        a = function() log[#log + 1] = name .. "a" end,
        b = function() log[#log + 1] = name .. "b" end,
      }
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
  end)

  it("on gives a handler, and each is removed alone", function()
    local control, log = ui.Control{}, {}
    local function note(name) return function() log[#log + 1] = name end end
    local a, b = control:on("touchDown", note "a"), control:on("touchDown", note "b")
    control:sendActions("touchDown")
    a:remove()
    control:sendActions("touchDown")
    b:remove()
    control:sendActions("touchDown")
    same(log, { "a", "b", "b" })
  end)

  it("One function that is registered twice with on is called twice", function()
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
  end)

  it("A handler property holds one function, which can be replaced and taken off", function()
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
  end)

  it("A handler property, on and addTarget do not disturb each other", function()
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
  end)

  it("One function as the handler of two events is taken off one", function()
    local control, count = ui.Control{}, 0
    local function heard() count = count + 1 end
    control.onTouchDown = heard
    control.onValueChanged = heard
    control:sendActions("touchDown")
    control:sendActions("valueChanged")
    equal(count, 2)
    control.onTouchDown = nil
    equal(control.onValueChanged, heard)
    control:sendActions("touchDown")
    control:sendActions("valueChanged")
    equal(count, 3)
  end)

  it("Lists of targets and actions", function()
    local control = ui.Control{}
    local target = { a = function() end, b = function() end }
    control:addTarget(target, "a", "touchDown")
    control:addTarget(target, "b", "touchDown")
    control:addTarget(nil, "c", "touchDown")
    equal(#control.allTargets, 1)
    equal(control.allTargets[1], target)
    same(control:actions(target, "touchDown"), { "a", "b" })
    same(control:actions(nil, "touchDown"), { "c" })
    equal(control:actions(target, "valueChanged"), nil)
  end)

  it("The application sends actions by name", function()
    local got
    local target = { act = function(self, sender, event) got = sender end }
    local view = ui.View{}
    equal(ui.Application.shared:sendAction("act", target, view), true)
    equal(got, view)
    equal(ui.Application.shared:sendAction("act", nil, view), false)
  end)

  it("Timers call functions and methods", function()
    local log = {}
    local a = ui.Timer:scheduledTimer(1, false, function(timer)
      log[#log + 1] = "f" .. tostring(timer.isValid)
    end)
    local target = {}
    function target:beat(timer)
      log[#log + 1] = "m"
      if #log > 3 then timer:invalidate() end
    end
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
  end)
end)
