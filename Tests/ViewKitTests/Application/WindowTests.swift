import Testing

@testable import ViewKit

@Suite struct WindowTests {
  let application = Application()

  @Test("course/S1: a label straight on the window")
  func helloWorld() throws {
    let window = Window(application: application)
    #expect(window.frame == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(window.isHidden)
    #expect(application.visibleWindows.isEmpty)
    let label = View(frame: Rect(x: 100, y: 150, width: 200, height: 40))
    try window.addSubview(label)
    window.makeKeyAndVisible()
    #expect(application.visibleWindows == [window])
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

  /// Source: Apple, `UIApplication.windows`: "The app's visible and hidden windows", "ordered from
  /// back to front by window level".
  @Test func windowsAreVisibleAndHiddenOnes() {
    let window = application.makeWindow()
    let alert = Window(application: application)
    alert.windowLevel = Window.Level.alert
    let behind = Window(application: application)
    #expect(application.windows == [window, behind, alert])
    window.isHidden = true
    #expect(application.windows == [window, behind, alert])
    #expect(application.visibleWindows.isEmpty)
    window.isHidden = false
    #expect(application.windows == [behind, window, alert])
    #expect(application.visibleWindows == [window])
  }

  /// There is a key window as long as a window is visible: what has no place on the screen, such as
  /// a shake, has to go somewhere (Apple, "The key window").
  @Test func whenTheKeyWindowIsHiddenTheFrontmostOtherBecomesKey() {
    let back = application.makeWindow()
    let middle = application.makeWindow()
    let front = Window(application: application)
    front.windowLevel = Window.Level.alert
    front.makeKeyAndVisible()
    front.isHidden = true
    #expect(application.keyWindow === middle)
    middle.isHidden = true
    #expect(application.keyWindow === back)
    back.isHidden = true
    #expect(application.keyWindow == nil)
    middle.isHidden = false
    #expect(application.keyWindow == nil)
    back.isHidden = false
    #expect(application.keyWindow === back)
    front.isHidden = false
    #expect(application.keyWindow === back)
  }

  /// Source: Apple, `makeKeyAndVisible()`: "show the current window and position it in front of all
  /// other windows at the same level or lower", and make it the key window: in the order of its
  /// notifications.
  @Test func aWindowIsVisibleBeforeItIsKey() {
    var names: [String] = []
    for name in [Window.didBecomeVisibleNotification, Window.didBecomeKeyNotification] {
      _ = application.notificationCenter.addObserver(forName: name) { names.append($0.name) }
    }
    Window(application: application).makeKeyAndVisible()
    #expect(names == [Window.didBecomeVisibleNotification, Window.didBecomeKeyNotification])
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
