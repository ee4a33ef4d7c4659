-- The run loop, layout and the hierarchy as scripts meet them (BEHAVIOUR, 1 to 7).

local ui = require "lunette"
require "members"

describe("The run loop, layout and the hierarchy", function()
  -- Source: Apple, "Handling changes to the run loop" and `setNeedsLayout()`: the request waits
  -- for the next update cycle; `Timer`: a timer fires in the loop, before that update.
  it("BEHAVIOUR 1: one turn is events, timers, layout, display, completions", function()
    local log = {}
    local Chart = ui.View:subclass "Chart"
    function Chart:layoutSubviews() log[#log + 1] = "layout" end
    function Chart:draw() log[#log + 1] = "draw" end
    local chart = Chart{ frame = { 0, 0, 100, 100 } }
    local parent, a, b = ui.ViewController{}, ui.ViewController{}, ui.ViewController{}
    parent:addChild(a)
    parent:addChild(b)
    parent.view:addSubview(a.view)
    parent.view:addSubview(chart)
    show(parent)
    log = {}
    parent:transition(a, b, 1, "", nil, function() log[#log + 1] = "completion" end)
    ui.Timer:scheduledTimer(1, false, function()
      log[#log + 1] = "timer"
      chart:setNeedsLayout()
      chart:setNeedsDisplay()
    end)
    advance(1)
    same(log, { "timer", "layout", "draw", "completion" })
  end)

  -- Source: Apple, `layoutSubviews()` and `setNeedsLayout()`.
  it("BEHAVIOUR 1: superviews are laid out before subviews, until nothing is marked", function()
    local log = {}
    local Box = ui.View:subclass "Box"
    function Box:layoutSubviews()
      log[#log + 1] = self.id
      for _, view in ipairs(self.subviews) do view.width = self.width / 2 end
    end
    local inner = Box{ id = "inner" }
    local outer = Box{ id = "outer", frame = { 0, 0, 100, 100 }, inner }
    show(outer)
    same(log, { "outer", "inner" })
    -- A callback sees no layout of what it changes, unless it asks for it.
    outer.width = 60
    equal(inner.width, 50)
    outer:layoutIfNeeded()
    equal(inner.width, 30)
  end)

  -- Source: a rule of Lunette's, which UIKit lacks; it hangs.
  it("BEHAVIOUR 1: a view that marks itself for ever is stopped, its path named", function()
    local count = 0
    local Restless = ui.View:subclass "Restless"
    function Restless:layoutSubviews()
      count = count + 1
      self:setNeedsLayout()
    end
    show(ui.View{ id = "outer", Restless{ id = "inner" } })
    equal(count, 100)
    same(reports(), {
      "layout does not come to rest: Window > View #outer > Restless #inner was marked again in "
        .. "each of 100 layouts",
    })
  end)

  -- Source: Apple, `viewDidLayoutSubviews()`: "it doesn't indicate that the individual layouts of
  -- the view's subviews have been adjusted".
  it("BEHAVIOUR 2: viewDidLayoutSubviews comes before the subviews' own layout", function()
    local log = {}
    local Box = ui.View:subclass "Box"
    function Box:layoutSubviews() log[#log + 1] = self.id end
    local Screen = ui.ViewController:subclass "Screen"
    function Screen:loadView() self.view = Box{ id = "view", Box{ id = "subview" } } end
    function Screen:viewWillLayoutSubviews() log[#log + 1] = "will" end
    function Screen:viewDidLayoutSubviews() log[#log + 1] = "did" end
    show(Screen{})
    same(log, { "will", "view", "did", "subview" })
  end)

  -- Source: Apple, "Displaying and managing views with a view controller"; the order of the
  -- window's calls from practice.
  it("BEHAVIOUR 3: the first appearance", function()
    local log = {}
    local Page = ui.View:subclass "Page"
    function Page:willMoveToWindow() log[#log + 1] = "willMoveToWindow" end
    function Page:didMoveToWindow() log[#log + 1] = "didMoveToWindow" end
    local Screen = ui.ViewController:subclass "Screen"
    function Screen:loadView()
      log[#log + 1] = "loadView"
      self.view = Page{ frame = ui.Screen.main.bounds }
    end
    function Screen:viewDidLoad()
      log[#log + 1] = "viewDidLoad " .. self.view.height
    end
    function Screen:viewWillAppear(animated)
      log[#log + 1] = "viewWillAppear"
      equal(self.view.window, nil)
      equal(animated, false)
    end
    function Screen:viewWillLayoutSubviews()
      log[#log + 1] = "viewWillLayoutSubviews " .. self.view.height
    end
    function Screen:viewDidLayoutSubviews() log[#log + 1] = "viewDidLayoutSubviews" end
    function Screen:viewDidAppear() log[#log + 1] = "viewDidAppear" end
    local window = ui.Window{ frame = { 0, 0, 375, 500 } }
    window.rootViewController = Screen{}
    window:makeKeyAndVisible()
    settle()
    same(log, {
      "loadView", "viewDidLoad 667", "viewWillAppear", "willMoveToWindow", "didMoveToWindow",
      "viewWillLayoutSubviews 500", "viewDidLayoutSubviews", "viewDidAppear",
    })
  end)

  -- Source: Apple, `layoutSubviews()`; objc.io issue 3, "Advanced Auto Layout Toolbox"; Apple,
  -- `frame`: undefined with a transform, so here as a layer does it.
  it("BEHAVIOUR 4: what marks for layout, and what frame, bounds and centre do", function()
    local count = 0
    local Box = ui.View:subclass "Box"
    function Box:layoutSubviews() count = count + 1 end
    local box = Box{ frame = { 0, 0, 100, 100 } }
    show(box)
    count = 0
    box.frame = { 50, 50, 100, 100 }
    box.center = { 10, 10 }
    settle()
    equal(count, 0)
    box.bounds = { 0, 20, 100, 100 } -- scrolled
    settle()
    equal(count, 1)
    box.frame = { 100, 100, -100, -100 } -- standardised
    equal(box.frame, ui.rect(0, 0, 100, 100))
    box.transform = ui.transform.scale(2)
    equal(box.frame, ui.rect(-50, -50, 200, 200))
    box.frame = { 0, 0, 100, 100 }
    equal(box.bounds.size, ui.size(50, 50))
    equal(box.center, ui.point(50, 50))
  end)

  -- Source: e-com-net.com/article/5357521.htm (2016, views outside of a window) and a log of 2019,
  -- juejin.cn/post/6844903903956140040 (removal); `didAddSubview` after the superview's call in
  -- the first.
  it("BEHAVIOUR 5: moving between superviews of one window sends no nil window", function()
    local log = {}
    local Noting = ui.View:subclass "Noting"
    function Noting:willMoveToSuperview(view)
      log[#log + 1] = "will " .. (view and view.id or "nil")
    end
    function Noting:didMoveToSuperview() log[#log + 1] = "did " .. self.superview.id end
    function Noting:willMoveToWindow() log[#log + 1] = "window" end
    function Noting:didMoveToWindow() log[#log + 1] = "window" end
    local Holder = ui.View:subclass "Holder"
    function Holder:didAddSubview() log[#log + 1] = self.id .. " didAdd" end
    function Holder:willRemoveSubview() log[#log + 1] = self.id .. " willRemove" end
    local a, b, view = Holder{ id = "a" }, Holder{ id = "b" }, Noting{}
    show(ui.View{ a, b })
    a:addSubview(view)
    log = {}
    b:addSubview(view)
    same(log, { "a willRemove", "will b", "did b", "b didAdd" })
  end)

  -- Source: Apple, `autoresizingMask`: "the size change is distributed proportionally".
  it("BEHAVIOUR 6: flexible parts share in proportion, from a superview without size "
    .. "too", function()
    local inner = ui.View{
      frame = { 10, 0, 60, 10 }, autoresizingMask = "flexibleLeftMargin|flexibleWidth",
    }
    local outer = ui.View{ frame = { 0, 0, 100, 10 }, inner }
    outer.width = 107 -- an odd remainder
    equal(inner.x, 11)
    equal(inner.width, 66)
    local empty = ui.View{ frame = { 0, 0, 0, 0 } }
    local content = ui.View{ autoresizingMask = "flexibleWidth|flexibleHeight" }
    empty:addSubview(content)
    empty.size = { 100, 50 }
    equal(content.frame, ui.rect(0, 0, 100, 50))
  end)

  -- Source: practice: sizes come in half points on a screen of two pixels per point.
  it("BEHAVIOUR 7: sizes that hold content are rounded up to the pixel", function()
    local label = ui.Label{ text = "Hello", font = 13 }
    label:sizeToFit()
    equal(label.width * 2, math.floor(label.width * 2))
    equal(label.height * 2, math.floor(label.height * 2))
    assert(label.width >= label:sizeThatFits{ 1000, 1000 }.width - 0.5)
  end)
end)
