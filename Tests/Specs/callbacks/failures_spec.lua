local ui = require "lunette"
require "members"

describe("A callback that fails", function()
  it("An error in a callback is recorded and does not reach the caller", function()
    local Panel = ui.View:subclass "Panel"
    local function layoutSubviews() error("broken layout") end
    Panel.layoutSubviews = layoutSubviews
    local panel = Panel{ id = "p", frame = { 0, 0, 10, 10 } }
    panel:layoutIfNeeded()
    local text = failed(place(layoutSubviews) .. "broken layout")
    assert(text:find("Panel #p.layoutSubviews: ", 1, true), text)
  end)

  it("pcall around a host call catches invalid use, not the errors of callbacks", function()
    local Panel = ui.View:subclass "Panel"
    function Panel:didAddSubview(view) error("not mine") end
    local panel = Panel{}
    equal(pcall(panel.addSubview, panel, ui.View{}), true)
    failed("not mine")
    local ok, message = pcall(panel.addSubview, panel, panel)
    equal(ok, false)
    assert(message:find("cannot be added to itself", 1, true), message)
  end)

  it("A callback that fails counts as not implemented for this call", function()
    local fails = true
    local Panel = ui.View:subclass "Panel"
    function Panel:sizeThatFits(size)
      if fails then error("no size") end
      return { 1, 1 }
    end
    function Panel:hitTest(point, event) error("no hit") end
    local panel = Panel{ frame = { 0, 0, 20, 20 } }
    panel:sizeToFit()
    failed("no size")
    equal(panel.size, ui.size(20, 20))
    assert(panel:convertTo({ 0, 0 }, nil))
    local outer = ui.View{ frame = { 0, 0, 50, 50 }, panel }
    equal(outer:hitTest{ 5, 5 }, panel)
    failed("no hit")
    fails = false
    panel:sizeToFit()
    equal(panel.size, ui.size(1, 1))
  end)

  it("What a layout did before it failed stays", function()
    local Panel = ui.View:subclass "Panel"
    function Panel:layoutSubviews()
      self.subviews[1].frame = { 1, 1, 1, 1 }
      error("halfway")
    end
    local panel = Panel{ frame = { 0, 0, 10, 10 }, ui.View{}, ui.View{} }
    panel:layoutIfNeeded()
    failed("halfway")
    equal(panel.subviews[1].frame, ui.rect(1, 1, 1, 1))
  end)

  it("The other handlers of an event are called after one failed", function()
    local log = {}
    local control = ui.Control{ id = "c" }
    control:on("touchDown", function() error("first") end)
    control:on("touchDown", function() log[#log + 1] = "second" end)
    control:addTarget({ act = function() error("third") end }, "act", "touchDown")
    control.onTouchDown = function() log[#log + 1] = "fourth" end
    control:sendActions("touchDown")
    same(log, { "second", "fourth" })
    local list = errors()
    equal(#list, 2)
    assert(list[1]:find("first", 1, true) and list[2]:find("third", 1, true))
  end)

  it("A timer that fails goes on", function()
    local beats = 0
    local timer = ui.Timer:scheduledTimer(1, true, function() beats = beats + 1 error("beat") end)
    advance(3)
    equal(beats, 3)
    equal(#errors(), 3)
    timer:invalidate()
  end)

  it("A controller whose callbacks fail is shown all the same", function()
    local Screen = ui.ViewController:subclass "Screen"
    for _, name in ipairs { "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews" } do
      Screen[name] = function() error(name) end
    end
    local window = show(Screen{})
    assert(window.rootViewController.view:isKind(ui.View))
    equal(window.rootViewController.view.window, window)
    equal(#errors(), 6)
  end)

  it("Errors in errors: nested callbacks are recorded one by one", function()
    local Panel = ui.View:subclass "Panel"
    function Panel:layoutSubviews()
      for _, view in ipairs(self.subviews) do view:layoutIfNeeded() end
      error("outer " .. self.tag)
    end
    local panel = Panel{ tag = 1, frame = { 0, 0, 9, 9 }, Panel{ tag = 2, frame = { 0, 0, 9, 9 } } }
    panel:layoutIfNeeded()
    local list = errors()
    equal(#list, 2)
    assert(list[1]:find("outer 2", 1, true), list[1])
    assert(list[2]:find("outer 1", 1, true), list[2])
  end)

  it("Invalid use raises and leaves the object as before the call", function()
    local view = ui.View{ ui.View{}, ui.View{} }
    local inner = view.subviews[1]
    raises("cannot be added", function() inner:addSubview(view) end)
    raises("cannot be added to itself", function() view:addSubview(view) end)
    raises("no subview", function() view:insertSubviewAbove(ui.View{}, ui.View{}) end)
    raises("window", function() view:addSubview(ui.Window{}) end)
    equal(#view.subviews, 2)
    equal(view.superview, nil)
    equal(#inner.subviews, 0)
    local a, b = ui.ViewController{}, ui.ViewController{}
    a:addChild(b)
    raises("child", function() b:addChild(a) end)
    raises("child", function() a:addChild(a) end)
    equal(a.parent, nil)
    raises("already the view of", function() a.view = b.view end)
  end)

  it("An error with a value keeps the value on its way through constructors", function()
    local problem = { code = 7 }
    local Card = ui.View:subclass "Card"
    function Card:init(options) error(problem) end
    local ok, value = pcall(Card)
    assert(not ok and rawequal(value, problem))
    function Card:get_worth() error(problem) end
    function Card:set_worth(v) error(nil) end
    local Other = Card:subclass "Other"
    function Other:init(options) ui.View.init(self, {}) end
    ok, value = pcall(function() return Other{}.worth end)
    assert(not ok and rawequal(value, problem))
    ok, value = pcall(function() Other{}.worth = 1 end)
    assert(not ok and value == nil)
  end)

  it("An error value of a callback that is no text is told", function()
    local control = ui.Control{}
    local value
    control:on("touchDown", function() error(value) end)
    local function text()
      control:sendActions("touchDown")
      local list = errors()
      equal(#list, 1)
      return list[1]
    end
    value = nil
    assert(text():find("nil", 1, true))
    value = { code = 1 }
    local told = text()
    assert(told:find("code = 1", 1, true) or told:find("table", 1, true), told)
    value = 42
    assert(text():find("42", 1, true))
    value = true
    assert(text():find("true", 1, true))
    value = ui.View{ id = "thrown" }
    assert(text():find("thrown", 1, true))
    value = setmetatable({}, { __tostring = function() return "told by the table" end })
    local said = text()
    assert(said:find("told by the table", 1, true) or said:find("table", 1, true), said)
    value = setmetatable({}, { __tostring = function() error("again") end })
    text()
    value = setmetatable({}, { __tostring = function() return 5 end, __name = "Odd" })
    text()
    value = nil
  end)
end)
