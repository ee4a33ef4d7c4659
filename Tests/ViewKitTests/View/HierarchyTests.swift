import Testing

@testable import ViewKit

@Suite struct HierarchyTests {
  @Test func subviewsStandFromBackToFront() throws {
    let superview = View()
    let first = View()
    let second = View()
    let third = View()
    try superview.addSubview(first)
    try superview.addSubview(third)
    try superview.insertSubview(second, aboveSubview: first)
    #expect(superview.subviews == [first, second, third])
    #expect(second.superview === superview)
  }

  @Test func insertingBeyondTheLastPositionAppends() throws {
    let superview = View()
    let first = View()
    let second = View()
    try superview.insertSubview(first, at: 7)
    try superview.insertSubview(second, at: -3)
    #expect(superview.subviews == [second, first])
  }

  @Test func insertingBelowPutsDirectlyBehind() throws {
    let superview = View()
    let views = (0..<4).map { _ in View() }
    for view in views { try superview.addSubview(view) }
    try superview.insertSubview(views[3], belowSubview: views[1])
    #expect(superview.subviews == [views[0], views[3], views[1], views[2]])
    try superview.insertSubview(views[0], belowSubview: views[2])
    #expect(superview.subviews == [views[3], views[1], views[0], views[2]])
    try superview.insertSubview(views[3], aboveSubview: views[2])
    #expect(superview.subviews == [views[1], views[0], views[2], views[3]])
  }

  @Test func bringingToFrontAndSendingToBackReorder() throws {
    let superview = View()
    let views = (0..<3).map { _ in View() }
    for view in views { try superview.addSubview(view) }
    superview.bringSubviewToFront(views[0])
    #expect(superview.subviews == [views[1], views[2], views[0]])
    superview.sendSubviewToBack(views[2])
    #expect(superview.subviews == [views[2], views[1], views[0]])
    try superview.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(superview.subviews == [views[0], views[1], views[2]])
    superview.bringSubviewToFront(View())
    #expect(superview.subviews == views)
  }

  @Test func addingAgainBringsToTheFront() throws {
    let superview = View()
    let views = (0..<2).map { _ in View() }
    for view in views { try superview.addSubview(view) }
    try superview.addSubview(views[0])
    #expect(superview.subviews == [views[1], views[0]])
  }

  @Test func aViewLeavesItsFormerSuperview() throws {
    let old = View()
    let new = View()
    let view = View()
    try old.addSubview(view)
    try new.addSubview(view)
    #expect(old.subviews.isEmpty)
    #expect(view.superview === new)
    view.removeFromSuperview()
    #expect(view.superview == nil)
    #expect(new.subviews.isEmpty)
  }

  @Test func aViewIsRefusedInsideItself() throws {
    let outer = View()
    let inner = View()
    inner.accessibilityIdentifier = "inner"
    try outer.addSubview(inner)
    #expect(throws: InvalidUse.viewInsideDescendant(view: "View", superview: "View #inner")) {
      try inner.addSubview(outer)
    }
    let error = #expect(throws: InvalidUse.self) { try inner.addSubview(inner) }
    #expect(error?.description == "View #inner cannot be added to itself")
    #expect(outer.subviews == [inner])
  }

  @Test func aWindowIsRefusedInsideAView() {
    let application = Application()
    let window = Window(application: application)
    #expect(throws: InvalidUse.windowInsideView(window: "Window", view: "View")) {
      try View().addSubview(window)
    }
  }

  @Test func strangersAndMissingPositionsAreRefused() throws {
    let superview = View()
    try superview.addSubview(View())
    #expect(throws: InvalidUse.notASubview(view: "View", of: "View")) {
      try superview.insertSubview(View(), aboveSubview: View())
    }
    #expect(throws: InvalidUse.noSubview(at: 3, count: 1, of: "View")) {
      try superview.exchangeSubview(at: 0, withSubviewAt: 3)
    }
  }

  @Test func fiveHundredLevelsAreAllowedAndNotOneMore() throws {
    let views = (0..<Metrics.maximumDepth).map { _ in View() }
    for (outer, inner) in zip(views, views.dropFirst()) { try outer.addSubview(inner) }
    let last = try #require(views.last)
    #expect(throws: InvalidUse.hierarchyTooDeep(view: "View", depth: 501, limit: 500)) {
      try last.addSubview(View())
    }
    // From above as well: the height of what is added counts.
    #expect(throws: InvalidUse.hierarchyTooDeep(view: "View", depth: 501, limit: 500)) {
      try View().addSubview(views[0])
    }
  }

  @Test func levelsThatLeftDoNotCountAnyMore() throws {
    let outer = View()
    let views = (0..<499).map { _ in View() }
    for (outer, inner) in zip(views, views.dropFirst()) { try outer.addSubview(inner) }
    views[1].removeFromSuperview()
    let deep = (0..<499).map { _ in View() }
    for (outer, inner) in zip(deep, deep.dropFirst()) { try outer.addSubview(inner) }
    try deep[498].addSubview(views[0])
    #expect(views[0].depth == 499)
    #expect(outer.subviews.isEmpty)
  }

  /// course-apps.md and BEHAVIOUR 45: the receiver is included, and the order is the hierarchy's.
  @Test func viewWithTagSearchesTheReceiverFirst() throws {
    let outer = View()
    let first = View()
    let second = View()
    let deep = View()
    try outer.addSubview(first)
    try outer.addSubview(second)
    try first.addSubview(deep)
    deep.tag = 7
    second.tag = 7
    #expect(outer.viewWithTag(7) === deep)
    #expect(outer.viewWithTag(0) === outer)
    #expect(outer.viewWithTag(8) == nil)
  }

  @Test func descendantsIncludeTheViewItself() throws {
    let outer = View()
    let inner = View()
    try outer.addSubview(inner)
    #expect(inner.isDescendant(of: outer))
    #expect(inner.isDescendant(of: inner))
    #expect(!outer.isDescendant(of: inner))
  }

  @Test func aViewOutlivesItsSuperview() throws {
    let inner = View()
    do {
      let outer = View()
      try outer.addSubview(inner)
    }
    #expect(inner.superview == nil)
    #expect(inner.window == nil)
  }

  @Test func aSubviewOfAWindowThatIsGoneIsInNoWindow() throws {
    let inner = View()
    do {
      let application = Application()
      let window = Window(application: application)
      try window.addSubview(inner)
      #expect(inner.window === window)
    }
    #expect(inner.window == nil)
  }

  @Test func ownershipIsReportedToTheScript() throws {
    let script = FakeScript()
    let outer = View()
    let inner = View()
    inner.script = script
    try outer.addSubview(inner)
    outer.bringSubviewToFront(inner)
    inner.removeFromSuperview()
    #expect(script.edges == ["+View", "-View"])
  }
}
