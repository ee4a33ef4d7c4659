import Testing

@testable import ViewKit

/// Callbacks of a controller that change what is being done with it: parents, roots and views.
@Suite struct ReentrantControllerTests {
  /// A controller that does something in its callbacks.
  final class Acting: ViewController {
    let name: String
    let log: CallLog
    var actions: [String: (Acting) -> Void] = [:]

    init(_ name: String, _ log: CallLog, application: Application) {
      self.name = name
      self.log = log
      super.init(application: application)
    }

    private func act(_ callback: String) {
      log.add("\(name).\(callback)")
      actions.removeValue(forKey: callback)?(self)
    }

    override func viewDidLoad() { act("didLoad") }
    override func viewWillAppear(_ animated: Bool) { act("willAppear") }
    override func viewDidAppear(_ animated: Bool) { act("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { act("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { act("didDisappear") }
    override func viewWillLayoutSubviews() { act("willLayout") }
    override func viewDidLayoutSubviews() { act("didLayout") }
    override func willMove(toParent parent: ViewController?) {
      super.willMove(toParent: parent)
      act("willMove")
    }
  }

  let application = Application()
  let log = CallLog()

  private func make(_ name: String) -> Acting { Acting(name, log, application: application) }

  /// The calls about coming and going since the last time.
  private func appearances() -> [String] {
    log.take().filter { $0.hasSuffix("ppear") }
  }

  // MARK: Parents

  /// Source: Apple, `addChild(_:)`: a child may have one parent only; a controller that contains
  /// itself has no end.
  @Test func aChildThatTakesItsParentMeanwhileIsRefused() {
    let parent = make("parent")
    let child = make("child")
    child.actions["willMove"] = { try? $0.addChild(parent) }
    let error = #expect(throws: InvalidUse.self) { try parent.addChild(child) }
    #expect(
      error?.description.contains(
        "one of its children, as a callback of this move (willMoveToParent)") == true)
    #expect(parent.parent === child)
    #expect(child.parent == nil)
  }

  @Test func aChildThatAddsItselfIsThereOnce() throws {
    let parent = make("parent")
    let child = make("child")
    child.actions["willMove"] = { try? parent.addChild($0) }
    try parent.addChild(child)
    #expect(parent.children.count == 1)
    #expect(child.parent === parent)
  }

  @Test func aTransitionWhoseChildLeavesMeanwhileIsTakenBack() throws {
    let window = application.makeWindow()
    let parent = make("parent")
    let old = make("old")
    let new = make("new")
    window.rootViewController = parent
    try parent.addChild(old)
    try parent.addChild(new)
    try parent.view.addSubview(old.view)
    application.settle()
    new.actions["willAppear"] = { $0.removeFromParent() }
    _ = log.take()
    #expect(throws: InvalidUse.self) { try parent.transition(from: old, to: new, duration: 0) }
    #expect(old.view.superview === parent.view)
    #expect(
      appearances() == [
        "old.willDisappear", "new.willAppear", "new.willDisappear", "new.didDisappear",
        "old.willAppear", "old.didAppear",
      ])
  }

  // MARK: Roots

  /// Source: Apple, `UIWindow.rootViewController`: "assigning a new view controller to this
  /// property replaces the previous one": there is one root, however it came to be.
  @Test(arguments: ["didLoad", "willAppear", "didAppear"])
  func aRootThatIsReplacedAsItComesDoesNotStay(_ callback: String) {
    let window = application.makeWindow()
    let home = make("home")
    let login = make("login")
    home.actions[callback] = { _ in window.rootViewController = login }
    window.rootViewController = home
    application.settle()
    #expect(window.rootViewController === login)
    #expect(window.subviews == [login.view])
    #expect(home.view.window == nil)
    let coming = ["login.willAppear", "login.didAppear"]
    let going = ["home.willDisappear", "home.didDisappear"]
    switch callback {
    case "didLoad": #expect(appearances() == coming)
    case "willAppear": #expect(appearances() == ["home.willAppear"] + going + coming)
    default: #expect(appearances() == ["home.willAppear", "home.didAppear"] + going + coming)
    }
  }

  @Test func aRootThatWantsToStayAsItGoesStays() {
    let window = application.makeWindow()
    let stays = make("stays")
    let other = make("other")
    window.rootViewController = stays
    application.settle()
    stays.actions["willDisappear"] = { window.rootViewController = $0 }
    window.rootViewController = other
    application.settle()
    #expect(window.rootViewController === stays)
    #expect(window.subviews == [stays.view])
  }

  @Test func rootsThatReplaceEachOtherForEverAreReported() {
    let window = application.makeWindow()
    final class Restless: ViewController {
      override func viewWillAppear(_ animated: Bool) {
        guard let application, let window = application.visibleWindows.first else { return }
        window.rootViewController = Restless(application: application)
      }
    }
    window.rootViewController = Restless(application: application)
    #expect(application.errors.map(\.kind) == [.endless])
    #expect(application.errors.first?.message.contains("does not come to rest") == true)
  }

  @Test func theOldRootMayGoIntoTheNewOne() throws {
    let window = application.makeWindow()
    let inner = make("inner")
    let outer = make("outer")
    window.rootViewController = inner
    try outer.addChild(inner)
    try outer.view.addSubview(inner.view)
    window.rootViewController = outer
    #expect(inner.view.superview === outer.view)
  }

  @Test func aControllerIsTheRootOfOneWindow() {
    let first = application.makeWindow()
    let second = application.makeWindow()
    let controller = make("a")
    first.rootViewController = controller
    second.rootViewController = controller
    #expect(first.rootViewController == nil)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews == [controller.view])
  }

  // MARK: Views

  /// UIKit users swap `self.view` when the device turns, and see the new one: it takes the place of
  /// the old one.
  @Test(arguments: ["willAppear", "didAppear", "willLayout", "didLayout", "didLoad"])
  func aNewViewOfARootTakesThePlaceOfTheOld(_ callback: String) {
    let window = application.makeWindow()
    let controller = make("a")
    let new = View()
    var old: View?
    controller.actions[callback] = {
      old = $0.viewIfLoaded
      $0.view = new
    }
    window.rootViewController = controller
    application.settle()
    #expect(window.subviews == [new])
    #expect(old?.superview == nil)
    #expect(new.frame == window.bounds)
    #expect(appearances() == ["a.willAppear", "a.didAppear"])
    window.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    #expect(new.frame == window.bounds)
    #expect(application.errors.isEmpty)
  }

  @Test(arguments: ["willAppear", "didAppear", "willLayout", "didLayout"])
  func soDoesThatOfAChild(_ callback: String) throws {
    let window = application.makeWindow()
    let parent = make("parent")
    let child = make("child")
    window.rootViewController = parent
    application.settle()
    let front = View()
    try parent.view.addSubview(front)
    let new = View()
    child.actions[callback] = { $0.view = new }
    _ = log.take()
    try parent.addChild(child)
    child.view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    try parent.view.insertSubview(child.view, belowSubview: front)
    application.settle()
    #expect(parent.view.subviews == [new, front])
    #expect(new.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(appearances() == ["child.willAppear", "child.didAppear"])
  }

  @Test func aViewThatIsWrappedStaysWhereItIs() throws {
    let window = application.makeWindow()
    let controller = make("a")
    let wrapper = View()
    func wrap(_ controller: ViewController) {
      let old = controller.view
      try? wrapper.addSubview(old)
      controller.view = wrapper
    }
    controller.actions["didLoad"] = wrap
    window.rootViewController = controller
    application.settle()
    #expect(window.subviews == [wrapper])
    #expect(wrapper.subviews.count == 1)
    let second = View()
    let old = controller.view
    try second.addSubview(old)
    controller.view = second
    application.settle()
    #expect(window.subviews == [second])
    #expect(old.superview === second)
  }

  @Test func aWindowIsNoView() {
    let controller = make("a")
    let error = #expect(throws: InvalidUse.self) {
      try controller.checkView(Window(application: application))
    }
    #expect(error?.description.hasPrefix("Window cannot be the view of Acting: a window") == true)
  }

  // MARK: Children

  /// Source: BEHAVIOUR 3: `viewDidAppear` comes after the first layout, also for a child that comes
  /// alone.
  @Test func aChildThatIsAddedInViewDidAppearIsLaidOutBeforeItAppears() {
    let window = application.makeWindow()
    let parent = make("parent")
    let child = make("child")
    parent.actions["didAppear"] = {
      try? $0.addChild(child)
      try? $0.view.addSubview(child.view)
    }
    window.rootViewController = parent
    application.settle()
    #expect(
      log.take().filter { $0.hasPrefix("child") } == [
        "child.willMove", "child.didLoad", "child.willAppear", "child.willLayout",
        "child.didLayout", "child.didAppear",
      ])
  }

  @Test func aChildThatIsAddedInLayoutAppearsWithItsParent() {
    let window = application.makeWindow()
    let parent = make("parent")
    let child = make("child")
    parent.actions["didLayout"] = {
      try? $0.addChild(child)
      try? $0.view.addSubview(child.view)
    }
    window.rootViewController = parent
    application.settle()
    #expect(
      appearances() == [
        "parent.willAppear", "child.willAppear", "parent.didAppear", "child.didAppear",
      ])
  }

  @Test func aChildThatASiblingTakesOutIsNotToldToCome() throws {
    let window = application.makeWindow()
    let parent = make("parent")
    let first = make("first")
    let second = make("second")
    for child in [first, second] {
      try parent.addChild(child)
      try parent.view.addSubview(child.view)
    }
    first.actions["willAppear"] = { _ in
      second.view.removeFromSuperview()
      second.removeFromParent()
    }
    window.rootViewController = parent
    application.settle()
    #expect(!log.take().contains("second.willAppear"))
  }
}
