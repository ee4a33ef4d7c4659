-- Controllers in controllers, made by hand, and values that they hand to each other.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"
local rows = scenario.rows

--- A button that stands for going on.
local function going(title, action)
  return ui.Button{ title = title, frame = { 20, 40, 100, 44 }, onTouchUpInside = action }
end

describe("A container", function()
  -- A controller that notes what it is told, and a container of such.
  local Noting, Container

  before_each(function()
    Noting = ui.ViewController:subclass "Noting"
    for _, name in ipairs{
      "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      "willMoveToParent", "didMoveToParent",
    } do
      Noting[name] = function(self, argument)
        local detail = argument == nil and " nil" or ""
        print(self.title .. " " .. name .. detail)
        Noting.super[name](self, argument)
      end
    end
    Container = ui.ViewController:subclass "Container"
    function Container:show(new)
      local old = self.children[1]
      if old then
        old:willMoveToParent(nil)
        old.view:removeFromSuperview()
        old:removeFromParent()
      end
      self:addChild(new)
      new.view.frame = self.view.bounds
      self.view:insertSubview(new.view, 1)
      new:didMoveToParent(self)
    end
  end)

  -- Source: Apple, "Implementing a container view controller" (addChild … didMove, willMove(nil) …
  -- removeFromParent), and `addChild(_:)` (calls willMove by itself).
  it("tells children in UIKit's order of being added, exchanged and removed", function()
    local screen = t.launch(function()
      local container = Container{}
      local second = Noting{ title = "b" }
      container:show(Noting{ title = "a" })
      container.view:addSubview(going("Next", function() container:show(second) end))
      return container
    end)
    assert.same({
      "a willMoveToParent", "a didMoveToParent", "a viewWillAppear", "a viewDidAppear",
    }, screen.log)
    screen:tap '"Next"'
    assert.same({
      "a willMoveToParent nil", "a viewWillDisappear", "a viewDidDisappear",
      "a didMoveToParent nil", "b willMoveToParent", "b viewWillAppear", "b didMoveToParent",
      "b viewDidAppear",
    }, { table.unpack(screen.log, 5) })
  end)

  -- Source: Apple, `shouldAutomaticallyForwardAppearanceMethods` and
  -- `beginAppearanceTransition(_:animated:)`.
  it("that forwards by hand decides who hears what", function()
    local screen = t.launch(function()
      function Container:get_shouldAutomaticallyForwardAppearanceMethods() return false end
      function Container:viewWillAppear(animated)
        self.children[1]:beginAppearanceTransition(true, animated)
      end
      function Container:viewDidAppear() self.children[1]:endAppearanceTransition() end
      local container = Container{}
      local shown, silent = Noting{ title = "shown" }, Noting{ title = "silent" }
      container:addChild(shown)
      container:addChild(silent)
      container.view:addSubview(shown.view)
      container.view:addSubview(silent.view)
      return container
    end)
    assert.same({
      "shown willMoveToParent", "silent willMoveToParent", "shown viewWillAppear",
      "shown viewDidAppear",
    }, screen.log)
  end)

  -- Source: Apple, `transition(from:to:duration:options:animations:completion:)`; the order of the
  -- appearance calls as on a push.
  it("makes a transition, which takes its time, and the step waits for it", function()
    local screen = t.launch(function()
      local container = ui.ViewController{}
      local a, b = Noting{ title = "a" }, Noting{ title = "b" }
      container:addChild(a)
      container:addChild(b)
      container.view:addSubview(a.view)
      a.view.backgroundColor = "red"
      b.view:addSubview(ui.Label{ text = "second", frame = { 20, 200, 200, 44 } })
      a.view:addSubview(going("Next", function()
        container:transition(a, b, 0.4, "transitionCrossDissolve", function()
          print("animations")
        end, function(finished)
          print("completion " .. tostring(finished))
        end)
      end))
      return container
    end)
    local before = #screen.log
    screen:tap '"Next"'
    assert.same({
      "a viewWillDisappear", "b viewWillAppear", "animations", "a viewDidDisappear",
      "b viewDidAppear", "completion true",
    }, { table.unpack(screen.log, before + 1) })
    assert.same({ "second" }, rows(screen))
    assert.near(0.45, t.clock.time, 1e-9)
  end)
end)

-- Two screens in a container that shows one of them: the pattern of course/S22 to S24, whose
-- presentation comes with the containers.
describe("A value", function()
  local Pair

  before_each(function()
    Pair = ui.ViewController:subclass "Pair"
    function Pair:show(controller)
      for _, old in ipairs(self.children) do
        old.view:removeFromSuperview()
        old:removeFromParent()
      end
      self:addChild(controller)
      self.view:addSubview(controller.view)
      controller:didMoveToParent(self)
    end
  end)

  it("goes forward through a public property (course/S22)", function()
    local Second = ui.ViewController:subclass "Second"
    function Second:viewDidLoad()
      self.label = ui.Label{ id = "answer", frame = { 20, 100, 200, 30 }, text = self.content }
      self.view:addSubview(self.label)
    end
    function Second:viewWillAppear() self.label.text = self.content end
    local First = ui.ViewController:subclass "First"
    function First:viewDidLoad()
      self.view:addSubview(going("Go", function() self:go() end))
    end
    function First:go()
      local second = Second{}
      second.content = "from first"
      self.parent:show(second)
    end
    local screen = t.launch(function()
      local pair = Pair{}
      pair:show(First{})
      return pair
    end)
    screen:tap '"Go"'
    assert.same({ "from first" }, rows(screen))
  end)

  it("comes back through a delegate, at once and before the screen (course/S24)", function()
    local Second = ui.ViewController:subclass "Second"
    function Second:viewDidLoad()
      self.view:addSubview(going("Back", function() self:goBack() end))
    end
    function Second:goBack()
      local delegate = self.delegate
      if delegate and delegate.second_inputFinishedWithMessage then
        delegate:second_inputFinishedWithMessage(self, "typed")
      end
      self.parent:show(self.first)
    end
    local First = ui.ViewController:subclass "First"
    function First:viewDidLoad()
      self.label = ui.Label{ frame = { 20, 100, 200, 30 } }
      self.view:addSubview(self.label)
      self.view:addSubview(going("Go", function()
        self.parent:show(Second{ delegate = self, first = self })
      end))
    end
    function First:second_inputFinishedWithMessage(_, message)
      print("delegate, shown: " .. tostring(self.view.window ~= nil))
      self.label.text = message
    end
    function First:viewWillAppear() print("viewWillAppear") end
    local screen = t.launch(function()
      local pair = Pair{}
      pair:show(First{})
      return pair
    end)
    screen:tap '"Go"'
    screen:tap '"Back"'
    assert.same({ "viewWillAppear", "delegate, shown: false", "viewWillAppear" }, screen.log)
    local shown = {}
    for _, row in ipairs(rows(screen)) do shown[row] = true end
    assert.is_true(shown.typed)
  end)
end)

it("Memory warnings reach every living controller, also one that is not shown", function()
  local screen = t.start()
  screen:open()
  local Noting = ui.ViewController:subclass "Noting"
  function Noting:didReceiveMemoryWarning() print(self.title) end
  local kept = Noting{ title = "kept" }
  local shown = Noting{ title = "shown" }
  shown:addChild(Noting{ title = "child" })
  do local dropped = Noting{ title = "dropped" } end -- luacheck: ignore
  collectgarbage()
  ui.Window{ rootViewController = shown }:makeKeyAndVisible()
  screen:memoryWarning()
  assert.same({ "kept", "shown", "child" }, screen.log)
  assert.equal("kept", kept.title)
end)
