import Testing

@testable import ViewKit

/// The order in which views are told of a move (BEHAVIOUR 5).
@Suite struct MoveOrderTests {
  let log = CallLog()
  let application = Application()

  /// Log of 2019 in jishudog.com/3762: superview pair first, the window pair when the tree enters.
  @Test func addingOutsideOfAWindowTellsOfTheSuperviewOnly() throws {
    let outer = LoggingView("outer", log)
    let inner = LoggingView("inner", log)
    try outer.addSubview(inner)
    #expect(
      log.take() == [
        "inner.willMoveToSuperview view", "inner.didMoveToSuperview", "outer.didAddSubview",
      ])
  }

  @Test func everyDescendantIsToldOfTheWindow() throws {
    let window = application.makeWindow()
    let outer = LoggingView("outer", log)
    let inner = LoggingView("inner", log)
    try outer.addSubview(inner)
    _ = log.take()
    try window.addSubview(outer)
    #expect(
      log.take() == [
        "outer.willMoveToSuperview view", "outer.willMoveToWindow window",
        "inner.willMoveToWindow window", "outer.didMoveToWindow", "inner.didMoveToWindow",
        "outer.didMoveToSuperview",
      ])
    #expect(inner.window === window)
  }

  /// e-com-net.com/article/5357521.htm.
  @Test func removingFromAWindowTellsOfTheWindowInBetween() throws {
    let window = application.makeWindow()
    let outer = LoggingView("outer", log)
    let inner = LoggingView("inner", log)
    try outer.addSubview(inner)
    try window.addSubview(outer)
    _ = log.take()
    inner.removeFromSuperview()
    #expect(
      log.take() == [
        "outer.willRemoveSubview", "inner.willMoveToSuperview nil", "inner.willMoveToWindow nil",
        "inner.didMoveToWindow", "inner.didMoveToSuperview",
      ])
  }

  @Test func movingInsideOneWindowTellsNothingOfIt() throws {
    let window = application.makeWindow()
    let old = LoggingView("old", log)
    let new = LoggingView("new", log)
    let view = LoggingView("view", log)
    try window.addSubview(old)
    try window.addSubview(new)
    try old.addSubview(view)
    _ = log.take()
    try new.addSubview(view)
    #expect(
      log.take() == [
        "old.willRemoveSubview", "view.willMoveToSuperview view", "view.didMoveToSuperview",
        "new.didAddSubview",
      ])
  }

  @Test func theHierarchyIsNewWhenTheViewIsTold() throws {
    final class Watcher: View {
      var seen: [String] = []
      override func willMove(toSuperview newSuperview: View?) {
        seen.append(superview == nil ? "outside" : "inside")
      }
      override func didMoveToSuperview() { seen.append(superview == nil ? "outside" : "inside") }
    }
    let watcher = Watcher()
    try View().addSubview(watcher)
    #expect(watcher.seen == ["outside", "inside"])
  }

  @Test func aScriptMayTakeTheViewOutAgainWhileItIsAdded() throws {
    let window = application.makeWindow()
    let view = View()
    let script = FakeScript()
    script.overrides[.didMoveToWindow] = { object, _ in
      (object as? View)?.removeFromSuperview()
      return HookValue.none
    }
    view.script = script
    try window.addSubview(view)
    #expect(view.superview == nil)
    #expect(view.window == nil)
    #expect(window.subviews.isEmpty)
  }

  @Test func aCallbackCannotMakeACircle() throws {
    let outer = View()
    let inner = View()
    let script = FakeScript()
    script.overrides[.willMoveToSuperview] = { _, arguments in
      if case .object(let object?) = arguments[0], let view = object as? View {
        try? inner.addSubview(view)
      }
      return HookValue.none
    }
    inner.script = script
    #expect(throws: InvalidUse.self) { try outer.addSubview(inner) }
    #expect(outer.superview === inner)
    #expect(inner.superview == nil)
    #expect(outer.subviews.isEmpty)
  }

  @Test func takingOutTheFirstResponderTakesItsFocus() throws {
    final class Field: View {
      override var canBecomeFirstResponder: Bool { true }
    }
    let window = application.makeWindow()
    let outer = View()
    let field = Field()
    try outer.addSubview(field)
    try window.addSubview(outer)
    #expect(field.becomeFirstResponder())
    outer.removeFromSuperview()
    #expect(application.firstResponder == nil)
  }
}
