/// A stack of screens with a bar at the top, as `UINavigationController`: what is pushed comes from
/// the right, and the bar leads back.
///
/// This file has what is stored; `NavigationController+….swift` have the stack, how its top is shown,
/// and the bars.
open class NavigationController: ViewController {
  final var stack = OwnedList<ViewController>()
  private final var barSlot = Owned<NavigationBar>()
  private final var toolbarSlot = Owned<Toolbar>()
  private final var contentSlot = Owned<NavigationTransitionView>()
  private final var popSlot = Owned<InteractivePop>()
  private final var delegateSlot = Referred<Object>()

  /// The controller whose view is in its place; another one than the top while that waits.
  final weak var shown: ViewController?
  /// From one screen to another, while that is under way.
  final var transition: NavigationTransition?
  /// What the top wants to be shown by, once what is under way is over.
  final var wish: NavigationWish?
  /// Whether the top is being shown, so that what callbacks do to the stack waits.
  final var isShowing = false
  /// Those that came and went, and have not heard the end of it.
  final var arrivals: [WeakController] = []
  final var leaving: [WeakController] = []
  /// Whether the delegate is to hear that the top is shown when this controller has appeared.
  final var owesDidShow = false

  final var hidesNavigationBar = false
  final var hidesToolbar = true
  /// How many animations of the bars are under way.
  final var movingBars = 0
  /// Whether the pop that is asked for follows a finger.
  final var popsInteractively = false

  public override init(application: Application) {
    super.init(application: application)
    let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 0, height: Metrics.barHeight))
    bar.controller = self
    bar.barPosition = .topAttached
    barSlot.set(bar, in: self)
  }

  /// Makes a controller with its first screen, `init(rootViewController:)`.
  public convenience init(
    rootViewController: ViewController, application: Application
  ) throws(InvalidUse) {
    self.init(application: application)
    try perform.pushViewController(rootViewController, animated: false)
  }

  /// Who is told which screen is shown; a ``NavigationControllerDelegate`` in Swift.
  public final var delegate: Object? {
    get { delegateSlot.value }
    set { delegateSlot.set(newValue, in: self) }
  }

  open override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    let count = super.dropTargets(where: isGone)
    guard let delegate, isGone(delegate) else { return count }
    self.delegate = nil
    return count + 1
  }

  // MARK: Views

  /// The bar at the top.
  public final var navigationBar: NavigationBar {
    // It is made with the controller.
    barSlot.value ?? NavigationBar()
  }

  /// The bar at the bottom, hidden at first.
  public final var toolbar: Toolbar {
    if let toolbar = toolbarSlot.value { return toolbar }
    let toolbar = Toolbar(frame: Rect(x: 0, y: 0, width: 0, height: Metrics.barHeight))
    toolbar.barPosition = .bottom
    toolbarSlot.set(toolbar, in: self)
    toolbar.isHidden = !showsToolbar
    if let view = viewIfLoaded { put(toolbar, into: view) }
    return toolbar
  }

  final var toolbarIfMade: Toolbar? { toolbarSlot.value }

  /// Where the views of the screens lie.
  final var content: NavigationTransitionView {
    if let content = contentSlot.value { return content }
    let content = NavigationTransitionView()
    content.controller = self
    contentSlot.set(content, in: self)
    return content
  }

  override func makeDefaultView() -> View {
    let frame = application?.screen.bounds ?? Rect(origin: .zero, size: Metrics.screenSize)
    let view = NavigationView(frame: frame)
    view.controller = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  override func viewDidChange(to view: View) {
    super.viewDidChange(to: view)
    put(content, into: view)
    put(navigationBar, into: view)
    if let toolbar = toolbarSlot.value { put(toolbar, into: view) }
    view.addGestureRecognizer(interactivePop.recognizer)
    layOutBars()
  }

  private func put(_ part: View, into view: View) {
    do throws(InvalidUse) {
      try view.addSubview(part)
    } catch {
      report(Report(.invalidUse, error.description))
    }
  }

  /// Light upon a dark bar; where the bar is hidden, what the screen prefers.
  open override var preferredStatusBarStyle: StatusBarStyle {
    if hidesNavigationBar, let top = topViewController {
      return top.perform.preferredStatusBarStyle
    }
    return navigationBar.barStyle.isDark ? .lightContent : super.preferredStatusBarStyle
  }

  // MARK: Swipe back

  final var interactivePop: InteractivePop {
    if let pop = popSlot.value { return pop }
    let pop = InteractivePop(of: self)
    popSlot.set(pop, in: self)
    return pop
  }

  /// What recognises the swipe from the left edge that leads back; nil before the view is loaded.
  public final var interactivePopGestureRecognizer: GestureRecognizer? {
    isViewLoaded ? interactivePop.recognizer : nil
  }

  // MARK: Appearance

  override func willBeginToAppear() {
    super.willBeginToAppear()
    placeTop()
  }

  override func didBeginToAppear() {
    super.didBeginToAppear()
    guard owesDidShow, let top = topViewController else { return }
    tellDelegate(.navigationController_willShow_animated, of: top, animated: isAppearanceAnimated)
  }

  override func didEndAppearance() {
    super.didEndAppearance()
    if appearance == .appeared, owesDidShow, let top = topViewController {
      owesDidShow = false
      tellDelegate(
        .navigationController_didShow_animated, of: top, animated: isAppearanceAnimated)
    }
    if shown !== topViewController, !isShowing { showTop(animated: false, isPush: true) }
  }

  override func childDidLeave(_ child: ViewController) {
    super.childDidLeave(child)
    if child === shown, transition == nil {
      shown = nil
      takeOut(child)
    }
    guard let index = stack.elements.firstIndex(where: { $0 === child }) else { return }
    stack.remove(at: index, in: self)
    showTop(animated: false, isPush: false)
  }

  // MARK: Description

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.bool("isNavigationBarHidden", hidesNavigationBar)
    visitor.bool("isToolbarHidden", hidesToolbar, default: true)
    let names = viewControllers.map { PropertyValue.text($0.className) }
    visitor.visit("viewControllers", .list(names), isDefault: names.count < 2, restore: nil)
  }
}

/// A controller that somebody else holds.
struct WeakController {
  weak var controller: ViewController?

  init(_ controller: ViewController) { self.controller = controller }
}
