local ui = require "lunette"
require "members"

describe("Hooks", function()
  it("The host calls overrides of its members with UIKit's arguments", function()
    local calls = {}
    local function note(...)
      local list = table.pack(...)
      for i = 1, list.n do list[i] = tostring(list[i]) end
      calls[#calls + 1] = table.concat(list, " ")
    end
    local Panel = ui.View:subclass "Panel"
    function Panel:willMoveToSuperview(view) note("willSuper", view and view.id) end
    function Panel:didMoveToSuperview() note("didSuper") end
    function Panel:willMoveToWindow(window) note("willWindow", window ~= nil) end
    function Panel:didMoveToWindow() note("didWindow", self.window ~= nil) end
    function Panel:didAddSubview(view) note("added", view.id) end
    function Panel:willRemoveSubview(view) note("removes", view.id) end
    function Panel:draw(rect) note("draw", rect.width) end
    local panel = Panel{ id = "p", frame = { 0, 0, 10, 10 } }
    local inner = ui.View{ id = "i" }
    panel:addSubview(inner)
    inner:removeFromSuperview()
    same(calls, { "added i", "removes i" })
    calls = {}
    local window = show(panel)
    same(calls, { "willSuper nil", "willWindow true", "didWindow true", "didSuper", "draw 10" })
    calls = {}
    panel:removeFromSuperview()
    same(calls, { "willSuper nil", "willWindow false", "didWindow false", "didSuper" })
  end)

  it("A controller's life comes in UIKit's order", function()
    local calls = {}
    local Screen = ui.ViewController:subclass "Screen"
    for _, name in ipairs { "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewWillDisappear",
        "viewDidDisappear" } do
      Screen[name] = function(self, animated)
        calls[#calls + 1] = name .. (animated == nil and "" or " " .. tostring(animated))
        Screen.super[name](self, animated)
      end
    end
    local window = show(Screen{})
    same(calls, { "loadView", "viewDidLoad", "viewWillAppear false", "viewWillLayoutSubviews",
      "viewDidLayoutSubviews", "viewDidAppear false" })
    calls = {}
    window.rootViewController = nil
    settle()
    same(calls, { "viewWillDisappear false", "viewDidDisappear false" })
  end)

  it("Overrides are called by the host where a script calls a host method", function()
    local Panel = ui.View:subclass "Panel"
    function Panel:sizeThatFits(size) return { size.width / 2, 7 } end
    function Panel:hitTest(point, event) return nil end
    local panel = Panel{ frame = { 0, 0, 40, 40 } }
    panel:sizeToFit()
    equal(panel.size, ui.size(20, 7))
    local outer = ui.View{ frame = { 0, 0, 100, 100 }, panel }
    equal(outer:hitTest{ 5, 5 }, outer)
  end)

  it("super reaches the host's own implementation", function()
    local Panel = ui.View:subclass "Panel"
    function Panel:hitTest(point, event)
      local view = Panel.super.hitTest(self, point, event)
      self.found = view
      return view
    end
    function Panel:point(point, event)
      return Panel.super.point(self, point, event) and point.x < 20
    end
    local panel = Panel{ frame = { 0, 0, 40, 40 } }
    local outer = ui.View{ frame = { 0, 0, 100, 100 }, panel }
    assert(outer:hitTest{ 5, 5 } == panel and panel.found == panel)
    assert(outer:hitTest{ 30, 5 } == outer and panel.found == nil)
  end)

  it("A sub-subclass calls over all levels to the host", function()
    local A = ui.Label:subclass "A"
    function A:textRect(bounds, lines) return A.super.textRect(self, bounds, lines):offset(1, 0) end
    local B = A:subclass "B"
    local C = B:subclass "C"
    function C:textRect(bounds, lines) return C.super.textRect(self, bounds, lines):offset(0, 2) end
    local plain = ui.Label{ text = "x" }:textRect({ 0, 0, 100, 100 }, 1)
    local rect = C{ text = "x" }:textRect({ 0, 0, 100, 100 }, 1)
    assert(rect == plain:offset(1, 2), tostring(rect))
  end)

  it("Actions pass through an overridden sendAction", function()
    local sent = {}
    local Key = ui.Control:subclass "Key"
    function Key:sendAction(action, target, event)
      sent[#sent + 1] = action
      Key.super.sendAction(self, action, target, event)
    end
    local target, calls = {}, 0
    function target:act() calls = calls + 1 end
    local key = Key{}
    key:addTarget(target, "act", "touchDown")
    key:sendActions("touchDown")
    same(sent, { "act" })
    equal(calls, 1)
  end)

  it("Touches reach overrides, and those that override nothing pass them on", function()
    local seen = {}
    local Pad = ui.View:subclass "Pad"
    function Pad:touchesBegan(touches, event)
      local touch = touches[1]
      seen[#seen + 1] = "began " .. touch.phase .. " " .. tostring(touch:location(self))
      equal(touch.tapCount, 1)
      assert(touch.view ~= nil)
    end
    function Pad:touchesMoved(touches, event)
      seen[#seen + 1] = "moved " .. tostring(touches[1]:location(self))
    end
    function Pad:touchesEnded(touches, event) seen[#seen + 1] = "ended " .. #touches end
    show(Pad{ frame = { 10, 10, 50, 50 }, ui.View{ frame = { 0, 0, 50, 50 } } })
    drag({ 20, 30 }, { 21, 31 })
    equal(#seen, 3)
    assert(seen[1]:find("10") and seen[1]:find("20"), seen[1])
    equal(seen[3], "ended 1")
  end)
end)
