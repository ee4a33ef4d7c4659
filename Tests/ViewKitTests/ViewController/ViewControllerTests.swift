import Testing

@testable import ViewKit

/// The life of a controller and its view (BEHAVIOUR 2 and 3).
@Suite struct ViewControllerTests {
  let application = Application()
  let log = CallLog()

  private func make(_ name: String) -> LoggingController {
    LoggingController(name, log, application: application)
  }

  @Test func theViewIsLoadedWhenItIsAskedFor() {
    let controller = make("a")
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(log.take() == ["a.loadView", "a.viewDidLoad"])
    #expect(view.frame == application.screen.bounds)
    #expect(view.viewController === controller)
    #expect(controller.view === view)
    #expect(log.take() == [])
  }

  @Test func aScriptThatMakesNoViewGetsTheUsualOne() {
    let controller = make("a")
    let script = FakeScript()
    script.overrides[.loadView] = { _, _ in HookValue.none }
    controller.script = script
    #expect(controller.view.frame == application.screen.bounds)
    #expect(log.take() == ["a.viewDidLoad"])
    #expect(application.errors.map(\.kind) == [.invalidUse])
    #expect(application.errors.first?.message.contains(".loadView has set no view") == true)
  }

  @Test func askingForTheViewWhileItIsMadeDoesNotGoRoundForEver() {
    let controller = make("a")
    let script = FakeScript()
    script.overrides[.loadView] = { object, _ in
      (object as? ViewController)?.view.tag = 7
      return HookValue.none
    }
    controller.script = script
    #expect(controller.view.tag == 7)
    #expect(log.take() == ["a.viewDidLoad"])
    #expect(
      application.errors.first?.message.contains("asks for the view that it is to make") == true)
  }

  @Test func firstAppearance() throws {
    let window = application.makeWindow()
    let controller = make("a")
    let view = LoggingView("view", log)
    let script = FakeScript()
    script.overrides[.loadView] = { [log] object, _ in
      log.add("a.loadView")
      (object as? ViewController)?.view = view
      return HookValue.none
    }
    controller.script = script
    window.rootViewController = controller
    application.settle()
    #expect(
      log.take() == [
        "a.loadView", "a.viewDidLoad", "view.willMoveToSuperview view", "a.viewWillAppear",
        "view.willMoveToWindow window", "view.didMoveToWindow", "view.didMoveToSuperview",
        "a.viewWillLayoutSubviews", "view.layoutSubviews", "a.viewDidLayoutSubviews",
        "view.draw", "a.viewDidAppear",
      ])
  }

  @Test func viewDidLayoutSubviewsComesBeforeTheSubviewsLayout() throws {
    let window = application.makeWindow()
    let controller = make("a")
    window.rootViewController = controller
    application.settle()
    let inner = LoggingView("inner", log)
    _ = log.take()
    try controller.view.addSubview(inner)
    application.settle()
    #expect(
      log.take().filter { $0.contains("ayout") } == [
        "a.viewWillLayoutSubviews", "a.viewDidLayoutSubviews", "inner.layoutSubviews",
      ])
  }

  @Test func leavingTheWindow() {
    let window = application.makeWindow()
    let controller = make("a")
    window.rootViewController = controller
    application.settle()
    _ = log.take()
    window.rootViewController = nil
    #expect(log.take() == ["a.viewWillDisappear", "a.viewDidDisappear"])
    application.settle()
    #expect(log.take() == [])
  }

  @Test func goingBeforeItHasAppeared() {
    let window = application.makeWindow()
    let controller = make("a")
    window.rootViewController = controller
    window.rootViewController = nil
    application.settle()
    #expect(
      log.take() == [
        "a.loadView", "a.viewDidLoad", "a.viewWillAppear", "a.viewWillDisappear",
        "a.viewDidDisappear",
      ])
  }

  @Test func aViewBelongsToOneController() {
    let first = make("first")
    let second = make("second")
    let view = first.view
    second.view = view
    #expect(view.viewController === first)
    #expect(second.viewIfLoaded == nil)
    #expect(
      application.errors.map(\.message) == ["View is already the view of LoggingController"])
  }

  @Test func theViewOutlivesItsController() {
    let view: View
    do {
      let controller = ViewController(application: application)
      view = controller.view
    }
    #expect(view.viewController == nil)
    #expect(view.next == nil)
  }

  // MARK: Children

  @Test func childrenAreAddedAndRemovedWithTheirCalls() throws {
    let parent = make("parent")
    let child = make("child")
    try parent.addChild(child)
    #expect(log.take() == ["child.willMoveToParent parent"])
    #expect(parent.children == [child])
    #expect(child.parent === parent)
    child.removeFromParent()
    #expect(log.take() == ["child.didMoveToParent nil"])
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test func aChildLeavesItsFormerParent() throws {
    let old = make("old")
    let new = make("new")
    let child = make("child")
    try old.addChild(child)
    try new.addChild(child)
    #expect(old.children.isEmpty)
    #expect(child.parent === new)
  }

  @Test func circlesAreRefused() throws {
    let parent = make("parent")
    let child = make("child")
    try parent.addChild(child)
    #expect(throws: InvalidUse.self) { try child.addChild(parent) }
    #expect(throws: InvalidUse.self) { try child.addChild(child) }
  }

  @Test func controllersContainEachOtherToALimit() throws {
    let controllers = (0..<Metrics.maximumDepth).map { _ in
      ViewController(application: application)
    }
    for (parent, child) in zip(controllers, controllers.dropFirst()) { try parent.addChild(child) }
    let last = try #require(controllers.last)
    #expect(throws: InvalidUse.parentsTooDeep(controller: "ViewController", limit: 500)) {
      try last.addChild(ViewController(application: application))
    }
    #expect(throws: InvalidUse.self) {
      try ViewController(application: application).addChild(controllers[0])
    }
  }

  @Test func childrenComeAndGoWithTheirParent() throws {
    let window = application.makeWindow()
    let parent = make("parent")
    let child = make("child")
    parent.onViewDidLoad = { parent in
      try? parent.addChild(child)
      try? parent.view.addSubview(child.view)
      child.perform.didMove(toParent: parent)
    }
    window.rootViewController = parent
    application.settle()
    #expect(
      log.take().filter { $0.contains("ppear") } == [
        "parent.viewWillAppear", "child.viewWillAppear", "parent.viewDidAppear",
        "child.viewDidAppear",
      ])
    window.rootViewController = nil
    #expect(
      log.take().filter { $0.contains("ppear") } == [
        "parent.viewWillDisappear", "child.viewWillDisappear", "parent.viewDidDisappear",
        "child.viewDidDisappear",
      ])
  }

  @Test func aChildAddedToAVisibleParentAppears() throws {
    let window = application.makeWindow()
    let parent = make("parent")
    window.rootViewController = parent
    application.settle()
    _ = log.take()
    let child = make("child")
    try parent.addChild(child)
    try parent.view.addSubview(child.view)
    application.settle()
    #expect(
      log.take().filter { $0.contains("ppear") } == ["child.viewWillAppear", "child.viewDidAppear"])
    child.view.removeFromSuperview()
    #expect(log.take() == ["child.viewWillDisappear", "child.viewDidDisappear"])
  }

  @Test func aContainerMayTellItsChildrenItself() throws {
    final class Container: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let window = application.makeWindow()
    let container = Container(application: application)
    let child = make("child")
    try container.addChild(child)
    try container.view.addSubview(child.view)
    window.rootViewController = container
    application.settle()
    #expect(log.take().filter { $0.contains("ppear") } == [])
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    #expect(log.take() == ["child.viewWillAppear"])
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(log.take() == ["child.viewDidAppear"])
    child.beginAppearanceTransition(false, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(
      log.take() == ["child.viewWillDisappear", "child.viewWillAppear", "child.viewDidAppear"])
  }
}
