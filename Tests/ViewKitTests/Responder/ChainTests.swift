import Testing

@testable import ViewKit

/// A script's `next` may lead anywhere.
@Suite struct ChainTests {
  /// A view that tells of its touches and passes them on.
  final class Teller: View {
    var touches = 0

    override func touchesBegan(_ touches: [Touch], with event: Event?) {
      self.touches += 1
      super.touchesBegan(touches, with: event)
    }
  }

  let application = Application()
  let window: Window
  let first = Teller()
  let second = Teller()

  init() throws {
    window = application.makeWindow()
    try window.addSubview(first)
    try window.addSubview(second)
    first.accessibilityIdentifier = "first"
    second.accessibilityIdentifier = "second"
  }

  private func lead(_ view: View, to next: @escaping () -> Responder?) {
    let script = FakeScript(className: "Own")
    script.overrides[.get_next] = { _, _ in .object(next()) }
    view.script = script
  }

  private var reports: [String] { application.errors.map(\.message) }

  @Test func aChainThatComesBackIsReportedAndEachIsAskedOnce() {
    lead(first) { self.second }
    lead(second) { self.first }
    first.perform.touchesBegan([], with: nil)
    #expect(first.touches == 1)
    #expect(second.touches == 1)
    #expect(
      reports == [
        "the responder chain comes back to Own #first: Own #first > Own #second > Own #first; "
          + "Own.get_next must lead to a responder further up, or to nil"
      ])
  }

  @Test func aViewThatIsItsOwnNext() {
    lead(first) { self.first }
    #expect(first.perform.target(forAction: "zork", withSender: nil) == nil)
    first.perform.touchesEnded([], with: nil)
    first.perform.motionBegan(.motionShake, with: nil)
    #expect(application.errors.map(\.count) == [3])
    #expect(reports.first?.contains("comes back to Own #first: Own #first > Own #first;") == true)
  }

  @Test func aChainOfEverNewRespondersEnds() {
    let script = FakeScript(className: "Own")
    script.overrides[.get_next] = { _, _ in
      let view = View()
      view.script = script
      return .object(view)
    }
    first.script = script
    #expect(first.perform.target(forAction: "zork", withSender: nil) == nil)
    #expect(reports.count == 1)
    #expect(reports.first?.contains("has more than \(Metrics.maximumResponders)") == true)
  }

  @Test func aLongCycleIsNamedByItsEnds() {
    let views = (0..<20).map { index in
      let view = Teller()
      view.accessibilityIdentifier = "\(index)"
      return view
    }
    for (index, view) in views.enumerated() { lead(view) { views[(index + 1) % 20] } }
    lead(first) { views[0] }
    first.perform.touchesBegan([], with: nil)
    #expect(views.allSatisfy { $0.touches == 1 })
    #expect(
      reports.first?.contains(
        ": Own #0 > Own #1 > Own #2 > Own #3 > … > Own #18 > Own #19 > Own #0;") == true)
  }

  @Test func aDeepHierarchyIsWalkedWithoutRecursion() throws {
    var inner: View = window
    for _ in 0..<Metrics.maximumDepth - 2 {
      let view = View()
      try inner.addSubview(view)
      inner = view
    }
    let script = FakeScript()
    script.actions["go"] = { _, _ in }
    window.script = script
    #expect(inner.perform.target(forAction: "go", withSender: nil) === window)
    inner.perform.touchesBegan([], with: nil)
    #expect(reports == [])
  }

  @Test func aHandlerInTheMiddleEndsTheWalk() throws {
    let control = Control()
    try window.addSubview(control)
    let child = View()
    try control.addSubview(child)
    var asked = 0
    let script = FakeScript()
    script.overrides[.touchesBegan] = { _, _ in
      asked += 1
      return HookValue.none
    }
    window.script = script
    child.perform.touchesBegan([], with: nil)
    #expect(asked == 0)
    first.perform.touchesBegan([], with: nil)
    #expect(asked == 1)
  }

  @Test func anOverrideThatFailsPassesOn() throws {
    let child = View()
    try first.addSubview(child)
    let script = FakeScript()
    script.overrides[.touchesBegan] = { _, _ in nil }
    child.script = script
    child.perform.touchesBegan([], with: nil)
    #expect(first.touches == 1)
    first.script = script
    child.perform.touchesBegan([], with: nil)
    #expect(first.touches == 2)
  }
}
