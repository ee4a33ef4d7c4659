/// What stands behind a screen: makes its view and knows when it comes and goes, as
/// `UIViewController`.
open class ViewController: Responder {
  private weak var owner: Application?
  final var viewSlot = Owned<View>()
  final var childList = OwnedList<ViewController>()
  /// The controller that contains this one.
  public final internal(set) unowned(unsafe) var parent: ViewController?
  /// The window whose root this controller is.
  final weak var rootWindow: Window?

  final var isLoading = false
  /// Whether a view is made that ``reloadView()`` will put where the old one is.
  final var isReloading = false
  final var appearance = Appearance.disappeared
  final var isAppearanceAnimated = false
  /// Counts the changes of ``appearance``, so that a late end finds its own beginning only.
  final var appearanceNumber = 0
  /// How many transitions bring it in or take it away, and tell it what happens.
  final var transitionCount = 0
  final var isInTransition: Bool { transitionCount > 0 }
  final var movesToParent = false
  final var movesFromParent = false
  private final var editing = false {
    didSet { if editing != oldValue { bars?.showEditing(editing) } }
  }
  /// What the screen has for bars; nil until it is asked for.
  final var bars: ControllerBars?

  /// What it has presented.
  final var presentedSlot = Owned<ViewController>()
  final var presentation: Presentation?
  /// As what it was presented.
  final weak var presentedBy: Presentation?
  final var modalPhase: ModalPhase?
  /// The alpha of its view before that fades.
  final var alphaWhenShown: Double?
  /// How it lies on the screen when it is presented.
  public final var modalPresentationStyle = ModalPresentationStyle.fullScreen
  /// How it comes and goes when it is presented.
  public final var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// Whether a controller that is presented from inside it with a style of the context lies over
  /// this one.
  public final var definesPresentationContext = false

  /// Whether bars at the bottom are hidden while it is on a stack.
  public final var hidesBottomBarWhenPushed = false
  /// Whether its scroll view gets insets for the bars that cover it.
  public final var automaticallyAdjustsScrollViewInsets = true {
    didSet { extendedLayoutDidChange() }
  }
  /// The edges at which its view goes on below translucent bars.
  public final var edgesForExtendedLayout = RectEdge.all {
    didSet { extendedLayoutDidChange() }
  }
  /// Whether its view goes on below opaque bars too.
  public final var extendedLayoutIncludesOpaqueBars = false {
    didSet { extendedLayoutDidChange() }
  }
  /// What its scroll view was given for bars, and which one that was.
  final var adjustment = LayoutLengths()
  final weak var adjustedScrollView: ScrollView?
  final var topGuideSlot = Owned<LayoutGuide>()
  final var bottomGuideSlot = Owned<LayoutGuide>()

  /// What the screen is called; bars show it.
  open var title: String? {
    didSet { bars?.navigationItem.value?.title = title }
  }

  /// - Parameter application: whose screen gives the view its first size.
  public init(application: Application) {
    owner = application
    super.init()
    application.controllers.add(self)
  }

  deinit {
    owner?.controllers.remove(self)
    for child in childList.elements { child.parent = nil }
    if let view = viewSlot.value, view.viewController === self { view.viewController = nil }
  }

  open override var heldBytes: Int { title.heldBytes }

  open override var application: Application? { owner }

  /// Makes another application its own and that of its children, before it is shown there: the one
  /// that it was made for has ended.
  public final func move(to application: Application) {
    var waiting = [self]
    while let controller = waiting.popLast() {
      waiting += controller.childList.elements
      if controller.owner === application { continue }
      controller.owner?.controllers.remove(controller)
      controller.owner = application
      application.controllers.add(controller)
    }
  }

  open override var next: Responder? {
    if let presenter = presentedBy?.presenter { return presenter }
    return viewIfLoaded?.superview ?? parent ?? rootWindow
  }

  // MARK: The view

  /// The view of the screen. It is loaded when it is asked for.
  public final var view: View {
    get { loadedView() }
    set { setView(newValue) }
  }

  /// Makes the view and sets ``view``. By default a plain view of the screen's size.
  open func loadView() { setView(makeDefaultView()) }

  /// The view was loaded.
  open func viewDidLoad() {}

  /// The view that the controller has where nobody gives it another.
  func makeDefaultView() -> View {
    let frame = application?.screen.bounds ?? Rect(origin: .zero, size: Metrics.screenSize)
    let view = View(frame: frame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Refuses a view of a kind that the controller cannot have.
  func checkKind(of view: View) throws(InvalidUse) {}

  /// The controller has another view.
  func viewDidChange(to view: View) {}

  // MARK: Editing

  /// Whether a person can change what the controller shows. Setting it calls
  /// ``setEditing(_:animated:)``.
  public final var isEditing: Bool {
    get { editing }
    set { perform.setEditing(newValue, animated: false) }
  }

  /// Enters or leaves the state in which a person can change what the controller shows. Overrides
  /// call `super`.
  open func setEditing(_ isEditing: Bool, animated: Bool) { editing = isEditing }

  /// The colour of the status bar's text over this screen: by default what the application has.
  open var preferredStatusBarStyle: StatusBarStyle { application?.statusBarStyle ?? .default }

  // MARK: For containers

  /// It begins to come; nobody was told yet.
  func willBeginToAppear() {}
  /// It has begun to come, and so have those inside it.
  func didBeginToAppear() {}
  /// It has come or gone, and so have those inside it.
  func didEndAppearance() {}
  /// A child has gone to another parent, or to none.
  func childDidLeave(_ child: ViewController) {}

  // MARK: Coming and going

  /// The view is about to be shown; it is in no window yet.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews; they have not laid out theirs.
  open func viewDidLayoutSubviews() {}
  /// Memory is short.
  open func didReceiveMemoryWarning() {}

  // MARK: Parents and children

  /// The controller is about to get another parent, or none. Overrides call `super`.
  open func willMove(toParent parent: ViewController?) {
    movesFromParent = parent == nil && self.parent != nil
  }
  /// The controller has another parent, or none.
  open func didMove(toParent parent: ViewController?) {}

  /// Whether the children are told by themselves when this controller comes and goes.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.string("title", title ?? "")
    visitor.bool(
      "isEditing", isEditing, restore: { [self] in perform.setEditing($0, animated: false) })
  }
}
