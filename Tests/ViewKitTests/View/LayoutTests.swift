import Testing

@testable import ViewKit

@Suite struct LayoutTests {
  let log = CallLog()
  let application = Application()

  private func layouts() -> [String] {
    log.take().filter { $0.hasSuffix("layoutSubviews") }
  }

  private func tree() throws -> (window: Window, outer: LoggingView, inner: [LoggingView]) {
    let window = application.makeWindow()
    let outer = LoggingView("outer", log, frame: window.bounds)
    let inner = (0..<3).map { LoggingView("inner\($0)", log) }
    for view in inner { try outer.addSubview(view) }
    try window.addSubview(outer)
    application.settle()
    _ = log.take()
    return (window, outer, inner)
  }

  @Test func superviewsAreLaidOutBeforeSubviews() throws {
    let window = application.makeWindow()
    let outer = LoggingView("outer", log)
    let first = LoggingView("first", log)
    let second = LoggingView("second", log)
    try outer.addSubview(first)
    try window.addSubview(outer)
    try outer.addSubview(second)
    application.settle()
    #expect(
      layouts() == ["outer.layoutSubviews", "first.layoutSubviews", "second.layoutSubviews"])
    application.settle()
    #expect(layouts() == [])
  }

  @Test func onlyWhatIsMarkedIsLaidOut() throws {
    let (_, outer, inner) = try tree()
    inner[1].setNeedsLayout()
    application.settle()
    #expect(layouts() == ["inner1.layoutSubviews"])
    inner[2].setNeedsLayout()
    inner[0].setNeedsLayout()
    application.settle()
    #expect(layouts() == ["inner0.layoutSubviews", "inner2.layoutSubviews"])
    outer.setNeedsLayout()
    application.settle()
    #expect(layouts() == ["outer.layoutSubviews"])
  }

  /// BEHAVIOUR 4.
  @Test func aFrameOfTheSameSizeMarksNothing() throws {
    let (_, outer, inner) = try tree()
    inner[0].frame = Rect(x: 5, y: 5, width: 0, height: 0)
    outer.center = Point(x: 1, y: 1)
    application.settle()
    #expect(layouts() == [])
    inner[0].frame.size = Size(width: 5, height: 5)
    application.settle()
    #expect(layouts() == ["inner0.layoutSubviews"])
  }

  @Test func scrollingMarksTheView() throws {
    let (_, outer, _) = try tree()
    outer.bounds.origin.y = 10
    application.settle()
    #expect(layouts() == ["outer.layoutSubviews"])
  }

  @Test func addingAndRemovingMarkTheSuperview() throws {
    let (_, outer, inner) = try tree()
    inner[2].removeFromSuperview()
    application.settle()
    #expect(layouts() == ["outer.layoutSubviews"])
    try outer.addSubview(inner[2])
    application.settle()
    #expect(layouts() == ["outer.layoutSubviews"])
  }

  @Test func whatASuperviewMarksInItsLayoutRunsInTheSamePass() throws {
    let (_, outer, inner) = try tree()
    outer.onLayout = { _ in inner[1].width += 1 }
    outer.setNeedsLayout()
    application.settle()
    #expect(layouts() == ["outer.layoutSubviews", "inner1.layoutSubviews"])
  }

  @Test func whatASubviewMarksAroundItRunsInTheSameTurn() throws {
    let (_, outer, inner) = try tree()
    inner[1].onLayout = { _ in
      outer.setNeedsLayout()
      inner[0].setNeedsLayout()
    }
    inner[1].setNeedsLayout()
    application.settle()
    #expect(
      layouts() == ["inner1.layoutSubviews", "outer.layoutSubviews", "inner0.layoutSubviews"])
  }

  @Test func aViewThatMarksItselfRunsAgainAtOnce() throws {
    let (_, outer, inner) = try tree()
    var rounds = 0
    outer.onLayout = { view in
      rounds += 1
      if rounds < 3 { view.setNeedsLayout() }
    }
    outer.setNeedsLayout()
    inner[0].setNeedsLayout()
    application.settle()
    #expect(
      layouts() == [
        "outer.layoutSubviews", "outer.layoutSubviews", "outer.layoutSubviews",
        "inner0.layoutSubviews",
      ])
    #expect(application.errors == [])
  }

  @Test func endlessLayoutIsReportedWithThePathAndLeftAlone() throws {
    let (_, outer, inner) = try tree()
    inner[1].accessibilityIdentifier = "busy"
    inner[1].onLayout = { $0.setNeedsLayout() }
    inner[1].setNeedsLayout()
    inner[2].setNeedsLayout()
    application.settle()
    let calls = layouts()
    #expect(calls.count == 101)
    #expect(calls.last == "inner2.layoutSubviews")
    #expect(
      application.errors.map(\.description) == [
        "layout does not come to rest: Window > LoggingView > LoggingView #busy was marked again "
          + "in each of 100 layouts"
      ])
    #expect(!outer.needsLayout)
  }

  @Test func viewsThatMarkEachOtherComeToAnEnd() throws {
    let (_, outer, inner) = try tree()
    outer.onLayout = { _ in inner[0].setNeedsLayout() }
    inner[0].onLayout = { _ in outer.setNeedsLayout() }
    outer.setNeedsLayout()
    application.settle()
    #expect(layouts().count <= 201)
    #expect(application.errors.count == 1)
    #expect(application.errors.first?.kind == .endless)
  }

  @Test func layoutIfNeededInsideLayoutDoesNotGoRoundForEver() throws {
    let (_, outer, _) = try tree()
    outer.onLayout = { view in
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    outer.setNeedsLayout()
    application.settle()
    #expect(layouts().count == 100)
    #expect(application.errors.count == 1)
  }

  @Test func layoutIfNeededBeginsAroundTheView() throws {
    let (_, outer, inner) = try tree()
    outer.setNeedsLayout()
    inner[0].setNeedsLayout()
    inner[0].layoutIfNeeded()
    #expect(layouts() == ["outer.layoutSubviews", "inner0.layoutSubviews"])
    inner[0].layoutIfNeeded()
    #expect(layouts() == [])
  }

  @Test func layoutIfNeededLeavesSiblingsAlone() throws {
    let (_, _, inner) = try tree()
    inner[0].setNeedsLayout()
    inner[1].setNeedsLayout()
    inner[0].layoutIfNeeded()
    #expect(layouts() == ["inner0.layoutSubviews"])
    application.settle()
    #expect(layouts() == ["inner1.layoutSubviews"])
  }

  @Test func aViewCanBeLaidOutManyTimesInOneTurnIfAsked() throws {
    let (_, _, inner) = try tree()
    for _ in 0..<500 {
      inner[0].setNeedsLayout()
      inner[0].layoutIfNeeded()
    }
    #expect(layouts().count == 500)
    #expect(application.errors == [])
  }

  @Test func viewsOutsideOfAWindowAreLaidOutWhenAsked() throws {
    let outer = LoggingView("outer", log)
    let inner = LoggingView("inner", log)
    try outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(layouts() == ["outer.layoutSubviews", "inner.layoutSubviews"])
    outer.onLayout = { $0.setNeedsLayout() }
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(layouts().count == 100)
  }

  @Test func aSubviewRemovedDuringThePassIsLeftOut() throws {
    let (_, outer, inner) = try tree()
    outer.onLayout = { _ in inner[2].removeFromSuperview() }
    outer.setNeedsLayout()
    for view in inner { view.setNeedsLayout() }
    application.settle()
    let calls = layouts()
    #expect(!calls.contains("inner2.layoutSubviews"))
    #expect(calls.contains("inner1.layoutSubviews"))
  }

  @Test func theScriptsOverrideIsCalledInsteadOfTheMethod() throws {
    let (_, outer, _) = try tree()
    let script = FakeScript()
    script.overrides[.layoutSubviews] = { [log] _, _ in
      log.add("script.layoutSubviews")
      return HookValue.none
    }
    outer.script = script
    outer.setNeedsLayout()
    application.settle()
    #expect(layouts() == ["script.layoutSubviews"])
  }

  @Test func aFailingOverrideCountsAsNotThere() throws {
    let (_, outer, _) = try tree()
    let script = FakeScript()
    script.overrides[.layoutSubviews] = { _, _ in nil }
    script.overrides[.sizeThatFits] = { _, _ in nil }
    outer.script = script
    outer.setNeedsLayout()
    application.settle()
    #expect(layouts() == ["outer.layoutSubviews"])
    #expect(outer.perform.sizeThatFits(.zero) == outer.bounds.size)
  }

  @Test func viewsWithContentAreDrawnOnceAndWhenMarked() throws {
    let window = application.makeWindow()
    let view = LoggingView("view", log, frame: Rect(x: 0, y: 0, width: 10, height: 10))
    try window.addSubview(view)
    application.settle()
    #expect(log.take().filter { $0 == "view.draw" }.count == 1)
    view.frame.size.width = 20
    application.settle()
    #expect(!log.take().contains("view.draw"))
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    application.settle()
    #expect(log.take() == ["view.draw"])
    view.contentMode = .redraw
    view.frame.size.width = 30
    application.settle()
    #expect(log.take() == ["view.layoutSubviews", "view.draw"])
  }

  @Test func fewMarksAmongManySiblingsAreFoundWithoutLookingAtThem() throws {
    let window = application.makeWindow()
    let views = (0..<1000).map { LoggingView("\($0)", log) }
    for view in views { try window.addSubview(view) }
    application.settle()
    _ = log.take()
    views[500].setNeedsLayout()
    views[3].setNeedsLayout()
    views[700].setNeedsLayout()
    var marked = window.layoutWork
    #expect(marked.takeSubviews(of: window) == [views[3], views[500], views[700]])
    views[500].removeFromSuperview()
    application.settle()
    #expect(layouts() == ["3.layoutSubviews", "700.layoutSubviews"])
    for view in views { view.setNeedsLayout() }
    application.settle()
    #expect(layouts().count == 999)
    #expect(!window.layoutWork.isNeeded)
  }

  @Test func fiveHundredLevelsAreLaidOut() throws {
    let window = application.makeWindow()
    var outer: View = window
    for index in 1..<Metrics.maximumDepth {
      let view = LoggingView("\(index)", log)
      try outer.addSubview(view)
      outer = view
    }
    application.settle()
    #expect(layouts().last == "499.layoutSubviews")
  }

  @Test func aPassThatMakesViewsWithoutEndIsReportedOnceWithThePath() throws {
    let (window, outer, _) = try tree()
    application.maximumVisitsPerPass = 200
    func grow(_ view: LoggingView) {
      let child = LoggingView("child", log)
      child.onLayout = grow
      try? window.addSubview(child)
    }
    outer.onLayout = grow
    outer.setNeedsLayout()
    application.settle()
    #expect(application.errors.count == 1)
    #expect(application.errors.first?.kind == .endless)
    #expect(
      application.errors.first?.message.hasPrefix(
        "layout does not come to rest: it was ended after 200 layouts in one pass; the next was of "
          + "Window > ") == true)
    // What was marked then is not begun again.
    _ = log.take()
    application.settle()
    #expect(layouts() == [])
    #expect(application.errors.count == 1)
    // And what is marked anew is.
    application.maximumVisitsPerPass = 1000
    outer.onLayout = { _ in }
    outer.setNeedsLayout()
    application.settle()
    #expect(layouts().first == "outer.layoutSubviews")
  }

  @Test func viewsThatDoNotComeToRestInsideEachOtherAreReportedOnce() throws {
    let (_, outer, inner) = try tree()
    for view in [outer] + inner { view.onLayout = { $0.setNeedsLayout() } }
    outer.setNeedsLayout()
    application.settle()
    #expect(application.errors.count == 1)
  }

  @Test func viewsThatLeaveWithTheirSuperviewAreLaidOutWhenTheyComeBack() throws {
    let (window, outer, inner) = try tree()
    let deep = LoggingView("deep", log)
    try inner[0].addSubview(deep)
    application.settle()
    _ = log.take()
    outer.onLayout = { _ in }
    inner[0].onLayout = { _ in outer.removeFromSuperview() }
    inner[0].setNeedsLayout()
    deep.setNeedsLayout()
    inner[1].setNeedsLayout()
    application.settle()
    #expect(layouts() == ["inner0.layoutSubviews"])
    inner[0].onLayout = { _ in }
    try window.addSubview(outer)
    application.settle()
    #expect(layouts().contains("deep.layoutSubviews"))
    #expect(layouts() == [])
  }
}
