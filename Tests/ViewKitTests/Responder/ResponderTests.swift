import Testing

@testable import ViewKit

@Suite struct ResponderTests {
  final class Field: View {
    var accepts = true
    var refusesToResign = false
    override var canBecomeFirstResponder: Bool { accepts }
    override var canResignFirstResponder: Bool { !refusesToResign }
  }

  let application = Application()
  let window: Window
  let first = Field()
  let second = Field()

  init() throws {
    window = application.makeWindow()
    try window.addSubview(first)
    try window.addSubview(second)
  }

  @Test func theChainGoesUpToTheApplication() throws {
    let controller = ViewController(application: application)
    window.rootViewController = controller
    let inner = View()
    try controller.view.addSubview(inner)
    #expect(inner.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(window.next === application)
    #expect(application.next == nil)
  }

  @Test func aPlainViewDoesNotTakeTheFocus() throws {
    let view = View()
    try window.addSubview(view)
    #expect(!view.becomeFirstResponder())
    #expect(application.firstResponder == nil)
  }

  @Test func theFocusMoves() {
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(application.firstResponder === second)
    #expect(second.resignFirstResponder())
    #expect(application.firstResponder == nil)
  }

  @Test func whoRefusesToResignKeepsTheFocus() {
    first.becomeFirstResponder()
    first.refusesToResign = true
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(!window.endEditing(false))
    #expect(window.endEditing(true))
    #expect(application.firstResponder == nil)
  }

  @Test func endEditingReachesWhatIsInsideOnly() {
    first.becomeFirstResponder()
    second.endEditing(true)
    #expect(first.isFirstResponder)
    window.endEditing(false)
    #expect(!first.isFirstResponder)
  }

  @Test func outsideOfAWindowThereIsNoFocus() {
    #expect(!Field().becomeFirstResponder())
  }

  @Test func actionsFindTheFirstWhoHandlesThem() throws {
    let controller = ViewController(application: application)
    window.rootViewController = controller
    let view = View()
    try controller.view.addSubview(view)
    let script = FakeScript()
    var senders: [Object?] = []
    script.actions["save"] = { sender, _ in senders.append(sender) }
    controller.script = script
    #expect(view.target(forAction: "save", withSender: nil) === controller)
    #expect(view.target(forAction: "open", withSender: nil) == nil)
    #expect(application.sendAction("save", to: nil, from: view, for: nil))
    #expect(!application.sendAction("open", to: nil, from: view, for: nil))
    #expect(senders == [view])
  }

  @Test func theSearchForATargetBeginsAtTheFirstResponder() {
    let script = FakeScript()
    var count = 0
    script.actions["save"] = { _, _ in count += 1 }
    first.script = script
    first.becomeFirstResponder()
    #expect(application.sendAction("save", to: nil, from: second, for: nil))
    #expect(count == 1)
  }
}
