import Testing

@testable import ViewKit

/// Callbacks of a move that move views themselves: the outer move ends where its caller said, or
/// throws.
@Suite struct ReentrantMoveTests {
  let application = Application()
  let log = CallLog()
  let outer = View()
  let other = View()
  let view = View()
  let script = FakeScript()

  init() { view.script = script }

  private func on(_ hook: Hook, _ body: @escaping (View?) -> Void) {
    var isRunning = false
    script.overrides[hook] = { _, arguments in
      if isRunning { return HookValue.none }
      isRunning = true
      defer { isRunning = false }
      if case .object(let object)? = arguments.first {
        body(object as? View)
      } else {
        body(nil)
      }
      return HookValue.none
    }
  }

  @Test func theMoveWinsOverOneOfItsCallback() throws {
    on(.willMoveToSuperview) { _ in try? other.addSubview(view) }
    let watch = FakeScript()
    var leaving = 0
    watch.overrides[.willRemoveSubview] = { _, _ in
      leaving += 1
      return HookValue.none
    }
    other.script = watch
    try outer.addSubview(view)
    #expect(view.superview === outer)
    #expect(other.subviews.isEmpty)
    #expect(leaving == 1)
  }

  @Test func aPlaceBesideASubviewIsFoundWhenTheCallbacksAreOver() throws {
    let (back, front) = (View(), View())
    try outer.addSubview(back)
    try outer.addSubview(front)
    on(.willMoveToSuperview) { [outer] _ in outer.sendSubviewToBack(front) }
    try outer.insertSubview(view, belowSubview: front)
    #expect(outer.subviews == [view, front, back])
    view.removeFromSuperview()
    on(.willMoveToSuperview) { _ in front.removeFromSuperview() }
    #expect(throws: InvalidUse.self) { try outer.insertSubview(view, aboveSubview: front) }
    #expect(view.superview == nil)
  }

  @Test func whatACallbackMadeImpossibleIsToldToTheCaller() throws {
    try other.addSubview(view)
    on(.willMoveToSuperview) { superview in
      if let superview { try? view.addSubview(superview) }
    }
    let error = #expect(throws: InvalidUse.self) { try outer.addSubview(view) }
    #expect(error?.description.contains("lies inside it, as a callback of this move") == true)
    #expect(view.superview === other)
    #expect(outer.superview === view)
  }

  @Test func itIsToldOutsideOfAWindowToo() throws {
    on(.willMoveToSuperview) { superview in
      if let superview { try? view.addSubview(superview) }
    }
    #expect(throws: InvalidUse.self) { try outer.addSubview(view) }
    #expect(view.superview == nil)
  }

  @Test func aControllerOfAnImpossibleMoveGoesAgain() throws {
    let window = application.makeWindow()
    let controller = ViewController(application: application)
    try window.addSubview(outer)
    let inner = controller.view
    try view.addSubview(inner)
    on(.willMoveToWindow) { window in
      if window != nil { try? view.addSubview(outer) }
    }
    #expect(throws: InvalidUse.self) { try outer.addSubview(view) }
    application.settle()
    #expect(view.window == nil)
    #expect(controller.appearance == .disappeared)
  }

  @Test func aViewThatLeavesAsItArrives() throws {
    on(.didMoveToSuperview) { _ in view.removeFromSuperview() }
    try outer.addSubview(view)
    #expect(view.superview == nil)
    #expect(outer.subviews.isEmpty)
  }

  @Test func aViewThatMovesOnAsItArrives() throws {
    on(.didMoveToSuperview) { _ in try? other.addSubview(view) }
    try outer.addSubview(view)
    #expect(view.superview === other)
    #expect(outer.subviews.isEmpty)
  }

  @Test func aSuperviewThatMovesTheNewSubview() throws {
    let watch = FakeScript()
    watch.overrides[.didAddSubview] = { object, _ in
      try? other.addSubview(view)
      return HookValue.none
    }
    outer.script = watch
    try outer.addSubview(view)
    #expect(view.superview === other)
    #expect(outer.subviews.isEmpty)
    watch.overrides[.willRemoveSubview] = { _, _ in
      try? other.addSubview(outer)
      return HookValue.none
    }
    watch.overrides[.didAddSubview] = nil
    try outer.addSubview(view)
    view.removeFromSuperview()
    #expect(view.superview == nil)
    #expect(outer.superview === other)
  }

  @Test func aWindowCallbackThatMovesTheSuperview() throws {
    let window = application.makeWindow()
    try outer.addSubview(view)
    on(.didMoveToWindow) { _ in try? other.addSubview(outer) }
    try window.addSubview(outer)
    #expect(outer.superview === other)
    #expect(view.window == nil)
    #expect(window.subviews.isEmpty)
    #expect(application.errors.isEmpty)
  }
}
