import Testing

@testable import ViewKit

@Suite struct ControlTests {
  let control = Control(frame: Rect(x: 0, y: 0, width: 100, height: 40))

  private func target(_ log: CallLog, _ actions: String...) -> Object {
    let target = Object()
    let script = FakeScript()
    for action in actions {
      script.actions[Selector(action)] = { _, _ in log.add(action) }
    }
    target.script = script
    return target
  }

  @Test("controls/S01: a fresh control is normal and states add up")
  func states() {
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    #expect(control.state.joinedNames == "highlighted|selected")
    control.isEnabled = false
    control.isHighlighted = false
    #expect(control.state == [.disabled, .selected])
    control.isSelected = false
    control.isEnabled = true
    #expect(control.state == .normal)
  }

  @Test func aChangeOfStateMarksTheControl() {
    control.layoutIfNeeded()
    #expect(!control.needsLayout)
    control.isSelected = true
    #expect(control.needsLayout)
  }

  @Test("weibo/S107-S109: registering, sending, removing")
  func registry() {
    let log = CallLog()
    let a = target(log, "a")
    let b = target(log, "b")
    control.addTarget(a, action: "a", for: .touchUpInside)
    control.addTarget(b, action: "b", for: .valueChanged)
    #expect(control.allTargets == [a, b])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    #expect(control.actions(forTarget: a, forControlEvent: .touchUpInside) == ["a"])
    #expect(control.actions(forTarget: a, forControlEvent: .valueChanged) == nil)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["b"])
    control.removeTarget(a, action: "a", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == [])
    #expect(control.allTargets == [b])
  }

  @Test("weibo/S110: everyone who listens is told, in order")
  func everyone() {
    let log = CallLog()
    let a = target(log, "one", "two")
    control.addTarget(a, action: "one", for: .valueChanged)
    control.addTarget(a, action: "two", for: .valueChanged)
    control.addTarget(a, action: "one", for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["one", "two"])
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["one"])
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(log.take() == ["one", "two"])
  }

  @Test func nilStandsForAnyWhenRemoving() {
    let log = CallLog()
    let a = target(log, "one", "two")
    let b = target(log, "one")
    for target in [a, b] { control.addTarget(target, action: "one", for: .allTouchEvents) }
    control.addTarget(a, action: "two", for: .touchDown)
    control.removeTarget(nil, action: "one", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["two"])
    control.removeTarget(a, action: nil, for: .allEvents)
    #expect(control.allTargets == [b])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets == [])
    #expect(control.allControlEvents == [])
  }

  @Test func removingWhileSendingSkipsNobody() {
    let log = CallLog()
    let b = target(log, "b")
    let a = ClosureTarget { [control] _, _ in
      log.add("a")
      control.removeTarget(nil, action: nil, for: .allEvents)
      control.addTarget(b, action: "b", for: .touchDown)
    }
    control.addTarget(a, action: ClosureTarget.action, for: .touchDown)
    control.addTarget(b, action: "b", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["a", "b"])
  }

  @Test func aDisabledControlSendsWhatItIsAskedToSend() {
    let log = CallLog()
    control.addTarget(log.keep(target(log, "a")), action: "a", for: .valueChanged)
    control.isEnabled = false
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["a"])
  }

  @Test func theControlRefersToItsTargetsAndDoesNotOwnThem() {
    let log = CallLog()
    weak var held: Object?
    do {
      let target = ClosureTarget { _, _ in log.add("called") }
      held = target
      control.addTarget(target, action: ClosureTarget.action, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(log.take() == ["called"])
    }
    #expect(held == nil)
    control.sendActions(for: .touchDown)
    #expect(log.take() == [])
    #expect(control.allTargets == [])
    #expect(control.allControlEvents == [])
    // What is gone is not taken for the responder chain.
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
  }

  @Test func aTargetKnowsTheControlsThatReferToIt() {
    let target = ClosureTarget { _, _ in }
    var owners: Int {
      var count = 0
      target.forEachOwner { _ in count += 1 }
      return count
    }
    do {
      let other = Control()
      for action in ["one", "two"] {
        control.addTarget(target, action: Selector(action), for: .touchDown)
        other.addTarget(target, action: Selector(action), for: .touchDown)
      }
      #expect(owners == 4)
    }
    #expect(owners == 2)
    control.removeTarget(target, action: "one", for: .allEvents)
    #expect(owners == 1)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(owners == 0)
  }

  @Test func withoutATargetTheChainIsSearchedWhenTheEventComes() throws {
    let log = CallLog()
    let superview = View()
    try superview.addSubview(control)
    control.addTarget(nil, action: "save", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == [])
    let script = FakeScript()
    script.actions["save"] = { _, _ in log.add("save") }
    superview.script = script
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["save"])
    #expect(control.allTargets == [])
    #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["save"])
  }

  @Test func scriptsSeeEachActionOnItsWay() {
    let log = CallLog()
    let a = target(log, "a")
    control.addTarget(a, action: "a", for: .valueChanged)
    let script = FakeScript()
    script.overrides[.sendAction] = { object, arguments in
      if case .string(let name) = arguments[0] { log.add("sendAction \(name)") }
      (object as? Control)?.sendAction("a", to: a, for: nil)
      return HookValue.none
    }
    control.script = script
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["sendAction a", "a"])
  }

  @Test func eventsHaveUIKitsValues() {
    #expect(Control.Events.touchUpInside.rawValue == 64)
    #expect(Control.Events.valueChanged.rawValue == 4096)
    #expect(Control.Events.editingDidEndOnExit.rawValue == 1 << 19)
    #expect(Control.Events.allTouchEvents.rawValue == 0xFFF)
    let both: Control.Events = [.touchUpInside, .touchDown]
    #expect(both.joinedNames == "touchDown|touchUpInside")
  }
}
