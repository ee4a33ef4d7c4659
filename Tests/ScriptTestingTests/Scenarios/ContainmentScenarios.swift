import Testing
import ViewKit

/// Controllers in controllers, made by hand, and values that they hand to each other.
@Suite struct ContainmentScenarios {
  /// A controller that notes what it is told, and a container of such.
  private let classes = """
    local Noting = ui.ViewController:subclass "Noting"
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
    local Container = ui.ViewController:subclass "Container"
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

    """

  // Source: Apple, "Implementing a container view controller" (addChild … didMove, willMove(nil) …
  // removeFromParent), and `addChild(_:)` (calls willMove by itself).
  @Test func `Adding, exchanging and removing children tells them in UIKit's order`() throws {
    let screen = try ScriptScreen(
      classes + """
        local container = Container{}
        local second = Noting{ title = "b" }
        container:show(Noting{ title = "a" })
        container.view:addSubview(ui.Button{ title = "Next", frame = { 20, 40, 100, 44 },
          onTouchUpInside = function() container:show(second) end })
        return container
        """)
    #expect(
      screen.log == [
        "a willMoveToParent", "a didMoveToParent", "a viewWillAppear", "a viewDidAppear",
      ])
    try screen.perform("tap \"Next\"")
    #expect(
      screen.log.dropFirst(4) == [
        "a willMoveToParent nil", "a viewWillDisappear", "a viewDidDisappear",
        "a didMoveToParent nil", "b willMoveToParent", "b viewWillAppear", "b didMoveToParent",
        "b viewDidAppear",
      ])
  }

  // Source: Apple, `shouldAutomaticallyForwardAppearanceMethods` and
  // `beginAppearanceTransition(_:animated:)`.
  @Test func `A container that forwards by hand decides who hears what`() throws {
    let screen = try ScriptScreen(
      classes + """
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
        """)
    #expect(
      screen.log == [
        "shown willMoveToParent", "silent willMoveToParent", "shown viewWillAppear",
        "shown viewDidAppear",
      ])
  }

  // Source: Apple, `transition(from:to:duration:options:animations:completion:)`; the order of the
  // appearance calls as on a push.
  @Test func `A transition takes its time, and the step waits for it`() throws {
    let screen = try ScriptScreen(
      classes + """
        local container = ui.ViewController{}
        local a, b = Noting{ title = "a" }, Noting{ title = "b" }
        container:addChild(a)
        container:addChild(b)
        container.view:addSubview(a.view)
        a.view.backgroundColor = "red"
        b.view:addSubview(ui.Label{ text = "second", frame = { 20, 200, 200, 44 } })
        a.view:addSubview(ui.Button{ title = "Next", frame = { 20, 40, 100, 44 },
          onTouchUpInside = function()
            container:transition(a, b, 0.4, "transitionCrossDissolve", function()
              print("animations")
            end, function(finished)
              print("completion " .. tostring(finished))
            end)
          end })
        return container
        """)
    let before = screen.log.count
    try screen.perform("tap \"Next\"")
    #expect(
      screen.log.dropFirst(before) == [
        "a viewWillDisappear", "b viewWillAppear", "animations", "a viewDidDisappear",
        "b viewDidAppear", "completion true",
      ])
    #expect(screen.rows == ["second"])
    #expect(abs(screen.host.application.clock.time - 0.45) < 1e-9)
  }

  /// Two screens in a container that shows one of them: the pattern of course/S22 to S24, whose
  /// presentation comes with the containers.
  private let pair = """
    local Pair = ui.ViewController:subclass "Pair"
    function Pair:show(controller)
      for _, old in ipairs(self.children) do
        old.view:removeFromSuperview()
        old:removeFromParent()
      end
      self:addChild(controller)
      self.view:addSubview(controller.view)
      controller:didMoveToParent(self)
    end

    """

  @Test func `course/S22 A value goes forward through a public property`() throws {
    let screen = try ScriptScreen(
      pair + """
        local Second = ui.ViewController:subclass "Second"
        function Second:viewDidLoad()
          self.label = ui.Label{ id = "answer", frame = { 20, 100, 200, 30 }, text = self.content }
          self.view:addSubview(self.label)
        end
        function Second:viewWillAppear() self.label.text = self.content end
        local First = ui.ViewController:subclass "First"
        function First:viewDidLoad()
          self.view:addSubview(ui.Button{ title = "Go", frame = { 20, 40, 100, 44 },
            onTouchUpInside = function() self:go() end })
        end
        function First:go()
          local second = Second{}
          second.content = "from first"
          self.parent:show(second)
        end
        local pair = Pair{}
        pair:show(First{})
        return pair
        """)
    try screen.perform("tap \"Go\"")
    #expect(screen.rows == ["from first"])
  }

  @Test func `course/S24 A value comes back through a delegate, at once and before the screen`()
    throws
  {
    let screen = try ScriptScreen(
      pair + """
        local Second = ui.ViewController:subclass "Second"
        function Second:viewDidLoad()
          self.view:addSubview(ui.Button{ title = "Back", frame = { 20, 40, 100, 44 },
            onTouchUpInside = function() self:goBack() end })
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
          self.view:addSubview(ui.Button{ title = "Go", frame = { 20, 40, 100, 44 },
            onTouchUpInside = function()
              self.parent:show(Second{ delegate = self, first = self })
            end })
        end
        function First:second_inputFinishedWithMessage(sender, message)
          print("delegate, shown: " .. tostring(self.view.window ~= nil))
          self.label.text = message
        end
        function First:viewWillAppear() print("viewWillAppear") end
        local pair = Pair{}
        pair:show(First{})
        return pair
        """)
    try screen.perform("tap \"Go\"; tap \"Back\"")
    #expect(screen.log == ["viewWillAppear", "delegate, shown: false", "viewWillAppear"])
    #expect(screen.rows.contains("typed"))
  }

  @Test func `Memory warnings reach every living controller, also one that is not shown`() throws {
    let screen = try ScriptScreen(
      """
      local Noting = ui.ViewController:subclass "Noting"
      function Noting:didReceiveMemoryWarning() print(self.title) end
      kept = Noting{ title = "kept" }
      local shown = Noting{ title = "shown" }
      shown:addChild(Noting{ title = "child" })
      do local dropped = Noting{ title = "dropped" } end
      collectgarbage()
      return shown
      """)
    try screen.perform("memoryWarning")
    #expect(screen.log == ["kept", "shown", "child"])
  }
}
