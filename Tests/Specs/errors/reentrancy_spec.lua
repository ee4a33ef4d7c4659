-- Callbacks that pull the ground from under the call that they are in.

local ui = require "lunette"
require "members"

describe("Reentrancy", function()
  it("A view is taken out while its own callback runs", function()
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
  end)

  it("A view takes itself out as soon as it is added", function()
    local Shy = ui.View:subclass "Shy"
    function Shy:didMoveToSuperview() self:removeFromSuperview() end
    local Guard = ui.View:subclass "Guard"
    function Guard:didAddSubview(view) view:removeFromSuperview() collect() end
    local outer = ui.View{ Shy{}, Shy{} }
    equal(#outer.subviews, 0)
    local guard = Guard{ ui.View{}, ui.View{} }
    equal(#guard.subviews, 0)
  end)

  it("A view moves elsewhere in the middle of a move", function()
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
    equal(mover.superview.subviews[1], mover)
    other = nil
  end)

  it("A handler removes its control, and all the others", function()
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
  end)

  it("A handler hides its window", function()
    local window = show(ui.Control{ frame = { 0, 0, 50, 50 }, onTouchDown = function(sender)
      sender.window.isHidden = true
      window = nil
      collect()
    end })
    window = nil
    tap(10, 10)
    for _, each in ipairs(ui.Application.shared.windows) do assert(each.isHidden) end
  end)

  it("The root controller is replaced from its own callbacks", function()
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
  end)

  it("A controller removes itself from its parent in viewDidLoad", function()
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
  end)

  it("A timer invalidates itself and others while it fires", function()
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
  end)

  it("Time that is moved inside a timer does not hang", function()
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
  end)

  it("collectgarbage in callbacks of all kinds", function()
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
  end)
end)
