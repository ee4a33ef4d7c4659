/// The application: owner of everything that UIKit keeps in singletons, as `UIApplication`.
///
/// An application and all its objects belong to one thread. Any number of them live side by side.
public final class Application: Responder {
  // MARK: Surroundings

  private var screenSlot = Owned<Screen>()
  /// The one screen, `UIScreen.main`.
  public var screen: Screen { screenSlot.value ?? makeScreen() }

  /// The time that everything goes by.
  public let clock: Clock
  /// The calls that wait for their time.
  public let runLoop: RunLoop
  /// The locale that formatters use, for example `en_US_POSIX`.
  public var localeIdentifier = "en_US_POSIX"
  /// The time zone that formatters use, for example `UTC` or `Europe/Lisbon`.
  public var timeZoneIdentifier = "UTC"

  /// The images that are found by name.
  public let images = ImageLibrary()

  // MARK: What is shown

  private var windowList = OwnedList<Window>()
  /// The windows that are visible, from back to front; the application holds them.
  public var visibleWindows: [Window] { windowList.elements }
  var allWindows = WindowRegistry()
  /// All windows, visible and hidden, by level, then by when they were made or shown.
  public var windows: [Window] { allWindows.all.filter { !$0.isOfSystem } }
  /// The window that gets what has no place on the screen, such as keys.
  public internal(set) weak var keyWindow: Window?
  /// The window that was the key one until it was hidden, when none was left to follow it.
  weak var lastKeyWindow: Window?
  /// The responder that has the focus.
  public internal(set) weak var firstResponder: Responder?
  /// How many changes of the focus lie inside each other now; the keyboard follows the outermost.
  var focusChanges = 0
  /// Whether the focus goes to one that had it before a reload.
  var isTakingFocusBack = false
  /// Whether the focus stays where it is while views are made again.
  var isHoldingFocus = false

  private var keyboardSlot = Owned<Keyboard>()
  /// The keyboard, which is on the screen while a text has the focus.
  public var keyboard: Keyboard { keyboardSlot.value ?? makeKeyboard() }
  /// The same, unless it was never needed.
  public var keyboardIfMade: Keyboard? { keyboardSlot.value }

  private var menuSlot = Owned<MenuController>()
  /// The edit menu.
  public var menuController: MenuController { menuSlot.value ?? makeMenuController() }
  /// The same, unless it was never needed.
  public var menuControllerIfMade: MenuController? { menuSlot.value }

  /// What was copied; see ``generalPasteboard``.
  var pasteboardList = OwnedList<Pasteboard>()

  var userDefaultsSlot = Owned<UserDefaults>()
  /// ``userDefaults``, unless they were never needed.
  public var userDefaultsIfMade: UserDefaults? { userDefaultsSlot.value }
  /// What ``userDefaults`` begin with.
  public var savedDefaults: [String: PlainValue] = [:]
  /// Takes what is to be kept of them; nil keeps it in memory alone.
  public var storeDefaults: ((_ values: [String: PlainValue]) -> Bool)?

  var urlSessionSlot = Owned<URLSession>()
  /// ``urlSession``, unless it was never needed.
  public var urlSessionIfMade: URLSession? { urlSessionSlot.value }
  /// What answers requests; nil where there is no network.
  public var network: (any NetworkAccess)?
  /// What has to be given back while ``withholdEffects()`` is in force.
  var withheldEffects: WithheldEffects?

  /// Whether the status bar shows the spinner for network activity.
  public var isNetworkActivityIndicatorVisible = false
  /// Whether the status bar is hidden by the application.
  public var isStatusBarHidden = false
  /// The colour of the status bar's text.
  public var statusBarStyle = StatusBarStyle.default
  /// Whether the screen stays on although nobody touches it. It never goes off here.
  public var isIdleTimerDisabled = false
  /// The number on the application's icon.
  public var applicationIconBadgeNumber = 0
  /// Which way up the status bar is.
  public internal(set) var statusBarOrientation = InterfaceOrientation.portrait
  /// The addresses that the script asked to open, in order.
  public internal(set) var openedURLs: [String] = []

  private var delegateSlot = Owned<Object>()
  /// The application's delegate.
  public var delegate: Object? {
    get { delegateSlot.value }
    set { delegateSlot.set(newValue, in: self) }
  }

  public override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    let count = super.dropTargets(where: isGone)
    guard let delegate, isGone(delegate) else { return count }
    self.delegate = nil
    return count + 1
  }

  private var notificationCenterSlot = Owned<NotificationCenter>()
  /// Tells what happens, `NotificationCenter.default`.
  public let notificationCenter = NotificationCenter()

  /// What gives views the looks of their class; nil while there is nothing to give.
  public weak var appearance: (any AppearanceSource)?

  // MARK: What is going on

  /// Whether it is in front, and gets the fingers.
  public internal(set) var applicationState = State.inactive
  /// Whether it is in the background, where nothing runs.
  public internal(set) var isAsleep = false
  /// Whether it was ended.
  public internal(set) var isTerminated = false

  /// What went wrong where no caller could be told; in order.
  public internal(set) var errors: [Report] = []
  var transitionQueue = TransitionQueue()

  /// Counts the turns; what belongs to a turn carries its number.
  var turn: UInt32 = 0
  /// The first of ``errors`` that belongs to the present turn.
  var firstErrorOfTurn = 0
  /// Counts the passes over a hierarchy; see ``PendingWork``.
  private var passes: UInt32 = 0
  /// Tells where a script made an object, for reports.
  public var originOfObject: (Object) -> String? = { _ in nil }
  /// Calls what loads the view of a controller, and may watch what that does.
  public var viewLoading: ((ViewController, () -> Void) -> Void)?
  /// Called before and after layout and drawing, which are one entry into the scripts: their limits
  /// hold for all of it. Such pairs lie inside each other.
  public var passWillBegin: () -> Void = {}
  public var passDidEnd: () -> Void = {}
  /// How much one pass does, and how many turns one ``advance(by:)`` takes; less in tests.
  var maximumVisitsPerPass = Metrics.maximumVisitsPerPass
  var maximumTurnsPerAdvance = Metrics.maximumTurnsPerAdvance
  /// How much of the processor's time one ``settle()`` may take, in seconds; nil is no limit.
  public var maximumSettlingTime: Double?
  /// Counts the turns in which scripts have exceeded a limit; see ``noteLimit()``.
  var stoppedTurns = 0
  private var lastStoppedTurn: UInt32?

  /// Scripts have exceeded a limit in this turn.
  public func noteLimit() {
    if lastStoppedTurn == turn { return }
    lastStoppedTurn = turn
    stoppedTurns += 1
  }

  /// Receives what is odd and changes nothing.
  public var onWarning: (String) -> Void = { _ in }
  /// Hears of the touches that have changed at one moment, before the views do.
  public var onTouches: ((_ changed: [Touch]) -> Void)?
  /// Called at the end of each turn: what callbacks had in their hands can be let go.
  public var turnDidEnd: () -> Void = {}
  /// What runs after the next display.
  var afterDisplay: [() -> Void] = []
  var timerList = OwnedList<Timer>()
  var displayLinkList = OwnedList<DisplayLink>()
  /// Animations of layers that were ended, and whose delegates are not told yet.
  var endedAnimations = OwnedList<Animation>()
  var messageList = OwnedList<DelayedMessage>()
  var touchList = OwnedList<Touch>()
  var taps = TapSequence()
  var gestures = GestureState()
  var contexts = ContextStack()
  var animations = AnimationState()
  /// How many calls of `beginIgnoringInteractionEvents()` have no end yet.
  var ignoringDepth = 0
  /// How many transitions are under way in which fingers are ignored.
  var touchBlockers = 0
  var controllers = ControllerRegistry()

  public init(screen: Screen = Screen(), clock: Clock = Clock()) {
    self.clock = clock
    runLoop = RunLoop(clock: clock)
    super.init()
    screenSlot.set(screen, in: self)
    notificationCenterSlot.set(notificationCenter, in: self)
  }

  public override var application: Application? { self }

  /// Records what went wrong. The same report again in one turn only counts.
  public func record(_ report: Report) {
    let turn = errors.indices.suffix(from: min(firstErrorOfTurn, errors.count))
    if let index = turn.first(where: {
      errors[$0].kind == report.kind && errors[$0].message == report.message
    }) {
      errors[index].count += report.count
    } else {
      errors.append(report)
    }
  }

  /// Forgets the reports, once they were shown.
  public func removeAllErrors() {
    errors = []
    firstErrorOfTurn = 0
  }

  public override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.bool("isNetworkActivityIndicatorVisible", isNetworkActivityIndicatorVisible)
    visitor.bool("isStatusBarHidden", isStatusBarHidden)
    visitor.text(
      "statusBarStyle", statusBarStyle.rawValue, isDefault: statusBarStyle == .default)
    visitor.text(
      "applicationState", applicationState.rawValue, isDefault: applicationState != .background)
    visitor.integer("applicationIconBadgeNumber", applicationIconBadgeNumber)
    if !openedURLs.isEmpty {
      visitor.visit(
        "openedURLs", .list(openedURLs.map(PropertyValue.string)), isDefault: false, restore: nil)
    }
  }

  /// The place of the status bar; empty when it is hidden.
  public var statusBarFrame: Rect {
    isStatusBarHidden
      ? .zero : Rect(x: 0, y: 0, width: screen.bounds.width, height: Metrics.statusBarHeight)
  }

  private var statusBarSlot = Owned<StatusBarWindow>()
  /// The status bar as fingers meet it; nil while it is hidden.
  public var statusBarWindow: StatusBarWindow? {
    if isStatusBarHidden || isTerminated { return nil }
    let window = statusBarSlot.value ?? StatusBarWindow(application: self)
    statusBarSlot.set(window, in: self)
    window.frame = statusBarFrame
    window.bar?.frame = window.bounds
    return window
  }

  /// Takes it away, and tells nobody.
  func removeStatusBar() { statusBarSlot.set(nil, in: self) }

  // MARK: For ViewKit's own use

  func beginPass() -> UInt32 {
    passes &+= 1
    // 0 is what a view has that no pass came by.
    if passes == 0 { passes = 1 }
    return passes
  }

  /// Puts a window among the visible ones, in front of those of its level and below.
  func show(_ window: Window) {
    if let index = visibleWindows.firstIndex(where: { $0 === window }) {
      windowList.remove(at: index, in: self)
    }
    let index =
      visibleWindows.firstIndex { $0.windowLevel > window.windowLevel } ?? visibleWindows.count
    windowList.insert(window, at: index, in: self)
    allWindows.add(window)
  }

  func hide(_ window: Window) {
    guard let index = visibleWindows.firstIndex(where: { $0 === window }) else { return }
    windowList.remove(at: index, in: self)
  }

  func removeAllWindows() {
    windowList.removeAll(in: self)
  }

  /// Takes the keyboard away with all that it holds, and tells nobody; a text that gets the focus
  /// gets another one.
  public func removeKeyboard() {
    keyboardSlot.value?.end()
    keyboardSlot.set(nil, in: self)
  }

  private func makeKeyboard() -> Keyboard {
    let keyboard = Keyboard(self)
    keyboardSlot.set(keyboard, in: self)
    return keyboard
  }

  private func makeMenuController() -> MenuController {
    let menu = MenuController(self)
    menuSlot.set(menu, in: self)
    return menu
  }

  /// Takes the edit menu away with its items, and tells nobody.
  public func removeMenuController() {
    menuSlot.value?.end()
    menuSlot.set(nil, in: self)
  }

  private func makeScreen() -> Screen {
    let screen = Screen()
    screenSlot.set(screen, in: self)
    return screen
  }
}
