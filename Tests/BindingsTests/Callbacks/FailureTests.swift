import Testing

@Suite struct FailureTests {
  @Test func `An error in a callback is recorded and does not reach the caller`() throws {
    try script(
      """
      local Panel = ui.View:subclass "Panel"
      function Panel:layoutSubviews() error("broken layout") end
      local panel = Panel{ id = "p", frame = { 0, 0, 10, 10 } }
      panel:layoutIfNeeded()
      local text = failed("broken layout")
      assert(text:find("Panel #p.layoutSubviews", 1, true), text)
      assert(text:find("test.lua:2", 1, true), text)
      """)
  }

  @Test func `pcall around a host call catches invalid use, not the errors of callbacks`() throws {
    try script(
      """
      local Panel = ui.View:subclass "Panel"
      function Panel:didAddSubview(view) error("not mine") end
      local panel = Panel{}
      equal(pcall(panel.addSubview, panel, ui.View{}), true)
      failed("not mine")
      local ok, message = pcall(panel.addSubview, panel, panel)
      equal(ok, false)
      assert(message:find("cannot be added to itself", 1, true), message)
      """)
  }

  @Test func `A callback that fails counts as not implemented for this call`() throws {
    try script(
      """
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
      assert(panel.size == ui.size(20, 20))
      assert(panel:convertTo({ 0, 0 }, nil))
      local outer = ui.View{ frame = { 0, 0, 50, 50 }, panel }
      assert(outer:hitTest{ 5, 5 } == panel)
      failed("no hit")
      fails = false
      panel:sizeToFit()
      assert(panel.size == ui.size(1, 1))
      """)
  }

  @Test func `What a layout did before it failed stays`() throws {
    try script(
      """
      local Panel = ui.View:subclass "Panel"
      function Panel:layoutSubviews()
        self.subviews[1].frame = { 1, 1, 1, 1 }
        error("halfway")
      end
      local panel = Panel{ frame = { 0, 0, 10, 10 }, ui.View{}, ui.View{} }
      panel:layoutIfNeeded()
      failed("halfway")
      assert(panel.subviews[1].frame == ui.rect(1, 1, 1, 1))
      """)
  }

  @Test func `The other handlers of an event are called after one failed`() throws {
    try script(
      """
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
      """)
  }

  @Test func `A timer that fails goes on`() throws {
    try script(
      """
      local beats = 0
      local timer = ui.Timer:scheduledTimer(1, true, function() beats = beats + 1 error("beat") end)
      advance(3)
      equal(beats, 3)
      equal(#errors(), 3)
      timer:invalidate()
      """)
  }

  @Test func `A controller whose callbacks fail is shown all the same`() throws {
    try script(
      """
      local Screen = ui.ViewController:subclass "Screen"
      for _, name in ipairs { "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear",
          "viewWillLayoutSubviews", "viewDidLayoutSubviews" } do
        Screen[name] = function() error(name) end
      end
      local window = show(Screen{})
      assert(window.rootViewController.view:isKind(ui.View))
      assert(window.rootViewController.view.window == window)
      equal(#errors(), 6)
      """)
  }

  @Test func `Errors in errors: nested callbacks are recorded one by one`() throws {
    try script(
      """
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
      """)
  }

  @Test func `Invalid use raises and leaves the object as before the call`() throws {
    try script(
      """
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
      """)
  }

  @Test func `An error with a value keeps the value on its way through constructors`() throws {
    try script(
      """
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
      """)
  }

  @Test func `An error value of a callback that is no text is told`() throws {
    try script(
      """
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
      """)
  }
}
