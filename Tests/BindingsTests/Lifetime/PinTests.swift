import Testing
import ViewKit

@testable import Bindings

/// What a host frame received from Lua stays as it is until that frame returns.
@Suite struct PinTests {
  @Test func `A controller made from its class keeps its fields while the window takes it`() throws
  {
    try script(
      """
      local Screen = ui.ViewController:subclass "Screen"
      function Screen:init(options)
        Screen.super.init(self, options)
        self.mark = {}
      end
      function Screen:viewDidLoad() collect() self.loaded = self.mark end
      local window = ui.Window{}
      window:makeKeyAndVisible()
      window.rootViewController = Screen
      settle()
      collect()
      assert(window.rootViewController.loaded == window.rootViewController.mark)
      assert(window.rootViewController.mark)
      """)
  }

  @Test func `The view that loadView makes keeps its fields`() throws {
    try script(
      """
      local Screen = ui.ViewController:subclass "Screen"
      local Root = ui.View:subclass "Root"
      function Screen:loadView()
        self.view = Root{ mark = 1 }
        collect()
      end
      local window = show(Screen{})
      collect()
      equal(window.rootViewController.view.mark, 1)
      """)
  }

  @Test func `A view that hitTest returns and nobody else holds can be used`() throws {
    try script(
      """
      local Odd = ui.View:subclass "Odd"
      local Ghost = ui.View:subclass "Ghost"
      function Odd:hitTest(point, event) return Ghost{ mark = 3 } end
      function Ghost:touchesBegan(touches, event) collect() began = self.mark end
      local window = show(Odd{ frame = { 0, 0, 100, 100 } })
      tap(10, 10)
      equal(window:hitTest{ 10, 10 }.mark, 3)
      """)
  }

  @Test func `An action may drop its control and its target while it runs`() throws {
    try script(
      """
      local seen
      do
        local control = ui.Control{ frame = { 0, 0, 50, 50 } }
        local target = { mark = 1 }
        function target:act(sender, event)
          sender:removeTarget(nil, nil, "allEvents")
          sender:removeFromSuperview()
          collect() collect()
          self.mark = self.mark + 1
          sender.user.mark = self.mark
          seen = weak(sender, self)
          collect()
          equal(sender.user.mark, 2)
        end
        control:addTarget(target, "act", "touchUpInside")
        show(control)
      end
      tap(10, 10)
      collect()
      equal(next(seen), nil)
      """)
  }

  @Test func `The sender and the event are what they were in every handler of one event`() throws {
    try script(
      """
      local control = ui.Control{ frame = { 0, 0, 50, 50 } }
      local senders, events = {}, {}
      for i = 1, 3 do
        control:on("touchUpInside", function(sender, event)
          collect()
          senders[#senders + 1] = sender
          events[#events + 1] = event
        end)
      end
      show(control)
      tap(10, 10)
      equal(#senders, 3)
      for i = 1, 3 do
        assert(senders[i] == control)
        assert(rawequal(events[i], events[1]))
      end
      """)
  }

  @Test func `Nothing stays pinned after a call, whether it succeeded or failed`() throws {
    let runner = try ScriptRunner()
    try runner.run(
      """
      local view = ui.View{ ui.View{}, ui.View{} }
      for _ = 1, 100 do
        local list = view.subviews
        pcall(function() view.frame = "wrong" end)
        pcall(view.addSubview, view, view)
        local layer = view.layer
      end
      """)
    #expect(runner.state.pins == 0)
    runner.checkLedger()
  }
}
