import Testing
import ViewKit

@testable import Bindings

/// The Lua collector sees who holds whom on the Swift side.
@Suite struct EdgeTests {
  @Test func `A view that only its superview holds keeps its fields`() throws {
    try script(
      """
      local Medal = ui.View:subclass "Medal"
      local outer = ui.View{}
      do
        local badge = Medal{ count = 7 }
        badge.notify = function() return badge.count end
        outer:addSubview(badge)
      end
      for _ = 1, 3 do collect() end
      equal(outer.subviews[1].count, 7)
      equal(outer.subviews[1].notify(), 7)
      """)
  }

  @Test func `A subtree that hangs below views of the host keeps its fields`() throws {
    try script(
      """
      local controller = ui.ViewController{}
      show(controller)
      controller.view:addSubview(ui.View{ ui.View{ ui.Label{ text = "deep" } } })
      controller.view.subviews[1].subviews[1].subviews[1].user.mark = 5
      controller = nil
      for _ = 1, 3 do collect() end
      local root = ui.Application.shared.keyWindow.rootViewController.view
      equal(root.subviews[1].subviews[1].subviews[1].user.mark, 5)
      """)
  }

  @Test func `A view that is taken out and dropped is collected`() throws {
    try script(
      """
      local outer = ui.View{}
      outer:addSubview(ui.View{})
      local seen = weak(outer.subviews[1])
      collect()
      assert(seen[1])
      seen[1]:removeFromSuperview()
      collect()
      equal(seen[1], nil)
      equal(#outer.subviews, 0)
      """)
  }

  @Test func `A view that moves is held by its new superview alone`() throws {
    try script(
      """
      local first, second = ui.View{}, ui.View{}
      first:addSubview(ui.View{ id = "moved" })
      second:addSubview(first.subviews[1])
      local gone = weak(first)
      first = nil
      collect()
      equal(gone[1], nil)
      local kept = weak(second.subviews[1])
      equal(kept[1].id, "moved")
      kept[1].user.mark = 1
      collect()
      equal(kept[1].user.mark, 1)
      second = nil
      collect()
      equal(kept[1], nil)
      """)
  }

  @Test func `An object with several owners lives until the last lets go`() throws {
    try script(
      """
      local target = {}
      function target:fire() self.count = (self.count or 0) + 1 end
      local controls = {}
      for i = 1, 4 do
        controls[i] = ui.Control{}
        controls[i]:addTarget(target, "fire", "valueChanged")
        controls[i]:addTarget(target, "fire", "touchDown")
      end
      local seen = weak(target)
      target = nil
      for i = 1, 4 do
        collect()
        assert(seen[1], i)
        controls[i]:sendActions("valueChanged")
        equal(seen[1].count, i)
        controls[i]:removeTarget(nil, nil, "allEvents")
      end
      collect()
      equal(seen[1], nil)
      """)
  }

  @Test func `A target that is registered for two actions is held until both are removed`() throws {
    try script(
      """
      local target = { a = function() end, b = function() end }
      local control = ui.Control{}
      control:addTarget(target, "a", "touchDown")
      control:addTarget(target, "b", "touchDown")
      local seen = weak(target)
      target = nil
      control:removeTarget(seen[1], "a", "touchDown")
      collect()
      assert(seen[1])
      same(control:actions(seen[1], "touchDown"), { "b" })
      control:removeTarget(seen[1], "b", "touchDown")
      collect()
      equal(seen[1], nil)
      """)
  }

  @Test func `A controller lives with the window that shows it, and dies when it is replaced`()
    throws
  {
    try script(
      """
      local Screen = ui.ViewController:subclass "Screen"
      local window = show(Screen{ name = "one" })
      local seen = weak(window.rootViewController)
      collect()
      equal(seen[1].name, "one")
      window.rootViewController = Screen{ name = "two" }
      settle()
      collect()
      equal(seen[1], nil)
      equal(window.rootViewController.name, "two")
      """)
  }

  @Test func `Child controllers and their views are held by the parent`() throws {
    try script(
      """
      local Child = ui.ViewController:subclass "Child"
      local parent = ui.ViewController{}
      do
        local child = Child{ mark = 1 }
        parent:addChild(child)
        parent.view:addSubview(child.view)
        child.view.user.mark = 2
        child:didMoveToParent(parent)
      end
      for _ = 1, 3 do collect() end
      local child = parent.children[1]
      equal(child.mark, 1)
      equal(child.view.user.mark, 2)
      local seen = weak(child)
      child:willMoveToParent(nil)
      child.view:removeFromSuperview()
      child:removeFromParent()
      child = nil
      collect()
      equal(seen[1], nil)
      """)
  }

  @Test func `A controller that is dropped takes its view along, unless somebody else holds that`()
    throws
  {
    try script(
      """
      local controller = ui.ViewController{}
      local view = controller.view
      view.user.mark = 1
      local seen = weak(controller)
      controller = nil
      collect()
      equal(seen[1], nil)
      equal(view.user.mark, 1)
      view:layoutIfNeeded()
      equal(view.next, nil)
      """)
  }

  @Test func `The application holds its delegate, a table`() throws {
    try script(
      """
      do
        local delegate = { mark = 1 }
        ui.Application.shared.delegate = delegate
        seen = weak(delegate)
      end
      for _ = 1, 3 do collect() end
      equal(seen[1].mark, 1)
      assert(rawequal(ui.Application.shared.delegate, seen[1]))
      ui.Application.shared.delegate = nil
      collect()
      equal(seen[1], nil)
      """)
  }

  @Test func `A running timer holds its target, and lets go when it is invalidated`() throws {
    try script(
      """
      local beats = 0
      local target = { beat = function(self, timer) beats = beats + 1 end }
      local seen = weak(target)
      local timer = ui.Timer:scheduledTimer(1, true, target, "beat")
      target = nil
      collect()
      advance(2.5)
      equal(beats, 2)
      timer:invalidate()
      collect()
      equal(seen[1], nil)
      advance(5)
      equal(beats, 2)
      """)
  }

  @Test func `A timer that nobody holds runs on, and is gone after it has fired once`() throws {
    try script(
      """
      local beats = 0
      local seen = weak(ui.Timer:scheduledTimer(1, false, function() beats = beats + 1 end))
      collect()
      advance(0.5)
      equal(beats, 0)
      advance(1)
      equal(beats, 1)
      collect()
      equal(seen[1], nil)
      """)
  }

  @Test func `A view that is given away twice and taken out once is still held once`() throws {
    try script(
      """
      local controller = ui.ViewController{}
      local outer = ui.View{}
      do
        local view = ui.View{}
        view.user.mark = 1
        controller.view = view
        outer:addSubview(view)
        view:removeFromSuperview()
      end
      for _ = 1, 3 do collect() end
      equal(controller.view.user.mark, 1)
      """)
  }
}
