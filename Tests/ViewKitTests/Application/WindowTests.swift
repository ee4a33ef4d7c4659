import Testing

@testable import ViewKit

@Suite struct WindowTests {
  let application = Application()

  @Test("course/S1: a label straight on the window")
  func helloWorld() throws {
    let window = Window(application: application)
    #expect(window.frame == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(window.isHidden)
    #expect(application.windows.isEmpty)
    let label = View(frame: Rect(x: 100, y: 150, width: 200, height: 40))
    try window.addSubview(label)
    window.makeKeyAndVisible()
    #expect(application.windows == [window])
    #expect(window.isKeyWindow)
    #expect(!window.isHidden)
    #expect(window.subviews == [label])
    #expect(label.window === window)
  }

  @Test("course/S2: the first controller")
  func firstController() throws {
    let window = Window(application: application)
    let controller = LoggingController("a", CallLog(), application: application)
    let label = View()
    var loads = 0
    controller.onViewDidLoad = { controller in
      loads += 1
      try? controller.view.addSubview(label)
    }
    window.rootViewController = controller
    #expect(loads == 0)
    window.makeKeyAndVisible()
    application.settle()
    #expect(loads == 1)
    #expect(label.superview === controller.view)
    #expect(controller.view.superview === window)
    #expect(controller.view.frame == window.bounds)
  }

  @Test func windowsStandByLevelThenByWhenTheyWereShown() {
    let first = application.makeWindow()
    let alert = Window(application: application)
    alert.windowLevel = Window.Level.alert
    alert.isHidden = false
    let second = application.makeWindow()
    #expect(application.windows == [first, second, alert])
    first.makeKeyAndVisible()
    #expect(application.windows == [second, first, alert])
    second.windowLevel = 3000
    #expect(application.windows == [first, alert, second])
  }

  @Test func aHiddenWindowLeavesTheApplication() {
    let window = application.makeWindow()
    window.isHidden = true
    #expect(application.windows.isEmpty)
    #expect(application.keyWindow == nil)
  }

  @Test func theApplicationHoldsVisibleWindows() {
    weak var window: Window?
    do { window = application.makeWindow() }
    #expect(window != nil)
    window?.isHidden = true
    #expect(window == nil)
  }

  @Test func aNewRootTakesThePlaceOfTheOld() {
    let window = application.makeWindow()
    let log = CallLog()
    let old = LoggingController("old", log, application: application)
    let new = LoggingController("new", log, application: application)
    window.rootViewController = old
    application.settle()
    _ = log.take()
    window.rootViewController = new
    application.settle()
    #expect(window.subviews == [new.view])
    #expect(
      log.take().filter { !$0.contains("oad") && !$0.contains("Layout") } == [
        "old.viewWillDisappear", "old.viewDidDisappear", "new.viewWillAppear", "new.viewDidAppear",
      ])
  }

  @Test func theRootViewLiesBehindWhatIsInTheWindow() throws {
    let window = Window(application: application)
    let overlay = View()
    try window.addSubview(overlay)
    let root = ViewController(application: application)
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(window.subviews == [root.view, overlay])
  }

  @Test func theScreenHasTheSizeThatWasAskedFor() {
    let screen = Screen(size: Size(width: 320, height: 568), scale: 2)
    let application = Application(screen: screen)
    #expect(application.screen === screen)
    #expect(screen.bounds == Rect(x: 0, y: 0, width: 320, height: 568))
    #expect(screen.nativeBounds.size == Size(width: 640, height: 1136))
    #expect(screen.applicationFrame == Rect(x: 0, y: 20, width: 320, height: 548))
    #expect(Window(application: application).screen === screen)
  }
}
