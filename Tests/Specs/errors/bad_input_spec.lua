-- What is no sensible use of views and controls: UIKit's behaviour or a clear error.

local ui = require "lunette"
require "members"

describe("Bad input", function()
  it.each{ "frame", "bounds" }("A rectangle that is not finite: %s", function(name)
    local view = ui.View{ frame = { 1, 2, 3, 4 } }
    local old = view[name]
    for index = 1, 4 do
      for _, bad in ipairs { 0 / 0, math.huge, -math.huge } do
        local numbers = { 1, 2, 3, 4 }
        numbers[index] = bad
        raises("View." .. name .. ": expected Rect", function() view[name] = numbers end)
        equal(view[name], old)
      end
    end
  end)

  it("Other geometry that is not finite", function()
    local view = ui.View{ frame = { 1, 2, 3, 4 } }
    for _, bad in ipairs { 0 / 0, math.huge, -math.huge } do
      for _, name in ipairs { "x", "y", "width", "height" } do
        raises("View." .. name .. ": expected", function() view[name] = bad end)
      end
      for _, name in ipairs { "center", "origin", "size" } do
        raises("View." .. name .. ": expected", function() view[name] = { bad, 1 } end)
      end
      raises("View.transform: expected",
        function() view.transform = { bad, 0, 0, 1, 0, 0 } end)
    end
    equal(view.frame, ui.rect(1, 2, 3, 4))
    raises("View.alpha: expected a number other than NaN", function() view.alpha = 0 / 0 end)
    view.alpha = math.huge
    equal(view.alpha, 1)
  end)

  -- Source: Apple, `CGRect.standardized`; a view never has a negative size.
  it("Negative sizes are standardised", function()
    local view = ui.View{ frame = { 10, 10, -4, -6 } }
    equal(view.frame, ui.rect(6, 4, 4, 6))
    view.frame = { 0, 0, -5, 5 }
    equal(view.bounds, ui.rect(0, 0, 5, 5))
  end)

  it("A view inside itself or what is inside it", function()
    local inner = ui.View{ id = "inner" }
    local view = ui.View{ id = "outer", ui.View{ inner } }
    raises("View #outer cannot be added to itself", function() view:addSubview(view) end)
    raises("View #outer cannot be added to View #inner, which lies inside it",
      function() inner:addSubview(view) end)
    raises("lies inside it", function() inner:insertSubview(view, 1) end)
    equal(view.superview, nil)
    equal(#inner.subviews, 0)
  end)

  it("Views that are taken out while they are gone through", function()
    local view = ui.View{}
    for index = 1, 10 do view:addSubview(ui.View{ tag = index }) end
    local seen = 0
    for _, subview in ipairs(view.subviews) do
      subview:removeFromSuperview()
      seen = seen + 1
    end
    equal(seen, 10)
    equal(#view.subviews, 0)
    -- In a layout and in a move, which go through the subviews themselves.
    local Careless = ui.View:subclass "Careless"
    function Careless:layoutSubviews()
      if self.superview then
        for _, other in ipairs(self.superview.subviews) do other:removeFromSuperview() end
      end
    end
    function Careless:didMoveToWindow()
      if self.window and self.tag == 3 then
        for _, other in ipairs(self.superview.subviews) do
          if other ~= self then other:removeFromSuperview() end
        end
      end
    end
    local root = ui.View{ frame = { 0, 0, 9, 9 } }
    for index = 1, 5 do root:addSubview(Careless{ tag = index, frame = { 0, 0, 9, 9 } }) end
    show(root)
    settle()
    equal(#root.subviews, 0)
  end)

  it("Handlers that add and remove handlers", function()
    local log = {}
    local control = ui.Control{}
    local first, second
    first = control:on("touchDown", function()
      log[#log + 1] = "first"
      first:remove()
      second:remove()
      control:on("touchDown", function() log[#log + 1] = "new" end)
    end)
    second = control:on("touchDown", function() log[#log + 1] = "second" end)
    control:sendActions("touchDown")
    same(log, { "first", "second" })
    control:sendActions("touchDown")
    same(log, { "first", "second", "new" })
    first:remove()
  end)

  it("Targets without the method, and targets that lose it", function()
    local Target = ui.Object:subclass "Target"
    function Target:save() end
    local control = ui.Control{}
    raises('the target Target has no method "svae"; did you mean "save"?',
      function() control:addTarget(Target{}, "svae", "touchDown") end)
    equal(#control.allTargets, 0)
    local target = { go = function() end }
    control:addTarget(target, "go", "touchDown")
    target.go = nil
    control:sendActions("touchDown")
    same(reports(), { 'table has no method "go", which an action asks it for' })
  end)

  it("No target and nobody who handles the action", function()
    local control = ui.Control{ frame = { 0, 0, 50, 50 } }
    control:addTarget(nil, "nobody", "touchDown")
    control:sendActions("touchDown")
    show(control)
    tap(10, 10)
    equal(#control.allTargets, 0)
    control:removeTarget(nil, nil, "allEvents")
    equal(control.allControlEvents, "")
  end)

  it("Tags and positions out of range", function()
    local view = ui.View{ ui.View{ id = "a" }, ui.View{ id = "b" } }
    equal(view:viewWithTag(math.maxinteger), nil)
    view.tag = math.mininteger
    equal(view.tag, math.mininteger)
    raises("whole number", function() view.tag = 1.5 end)
    raises("whole number", function() view.tag = 2^70 end)
    raises("index", function() view:insertSubview(ui.View{}, 0) end)
    raises("index", function() view:insertSubview(ui.View{}, -1) end)
    view:insertSubview(ui.View{ id = "c" }, 1000)
    equal(view.subviews[3].id, "c")
    raises("there are 3 subviews, so there is none at position 4",
      function() view:exchangeSubview(1, 4) end)
    raises("index", function() view:exchangeSubview(0, 1) end)
    view:bringSubviewToFront(ui.View{})
    raises("is no subview of", function() view:insertSubviewAbove(ui.View{}, ui.View{}) end)
    equal(#view.subviews, 3)
  end)

  it("Impossible moves and chains that never end are told outside of windows too", function()
    local Clinging = ui.View:subclass "Clinging"
    function Clinging:willMoveToSuperview(superview)
      if superview and not self.isMoving then
        self.isMoving = true
        self:addSubview(superview)
      end
    end
    local outer, clinging = ui.View{ id = "outer" }, Clinging{}
    raises("Clinging cannot be added to View #outer, which lies inside it",
      function() outer:addSubview(clinging) end)
    equal(outer.superview, clinging)
    local Round = ui.View:subclass "Round"
    function Round:get_next() return self end
    local round = Round{ id = "r" }
    equal(round:target("save"), nil)
    round:touchesBegan({})
    local told = reports()
    equal(#told, 1)
    local part = "the responder chain comes back to Round #r: Round #r > Round #r;"
    assert(told[1]:find(part, 1, true), told[1])
  end)

  it("A loadView that makes no view is told", function()
    local Empty = ui.ViewController:subclass "Empty"
    function Empty:loadView() end
    assert(Empty{}.view:isKind(ui.View))
    local Asking = ui.ViewController:subclass "Asking"
    function Asking:loadView() self.view.tag = 5 end
    equal(Asking{}.view.tag, 5)
    local told = reports()
    equal(#told, 2)
    assert(told[1]:find("Empty.loadView has set no view", 1, true), told[1])
    assert(told[2]:find("Asking.loadView asks for the view that it is to make", 1, true), told[2])
  end)
end)
