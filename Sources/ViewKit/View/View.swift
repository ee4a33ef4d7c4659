/// A rectangle on the screen that draws itself, holds other views and takes touches, as `UIView`.
///
/// This file has the stored state and the members that can be overridden; `View+….swift` have the
/// rest by topic.
open class View: Responder {
  // A view is made a hundred thousand times, so what few views use lies in `rare`, and booleans
  // in `flags`.

  /// At least the number of levels below this view; see ``View/levels(below:)``.
  final var heightBound: UInt16 = 0
  /// Grows from each sibling to the next in front of it; see ``View/position(of:)``.
  final var siblingOrder: Int32 = 0

  /// The view that holds this one.
  public final internal(set) unowned(unsafe) var superview: View?
  /// The window of the hierarchy that this view is in. Kept by the hierarchy operations.
  final unowned(unsafe) var windowReference: Window?
  /// The controller whose view this is.
  public final internal(set) unowned(unsafe) var viewController: ViewController?
  final var subviewList = OwnedList<View>()

  final var flags = ViewFlags()
  /// The looks that were set on this view by hand; whoever sets them notes it.
  public final var ownLooks: Looks {
    get { storedOwnLooks }
    set { storedOwnLooks = newValue }
  }
  /// How the content follows a change of size, `contentMode`.
  public final var contentMode: ContentMode {
    get { storedContentMode }
    set { storedContentMode = newValue }
  }
  /// How the frame follows the superview's size, `autoresizingMask`.
  public final var autoresizingMask: AutoresizingMask = []

  /// The frame's origin where the transform is the identity. Kept beside the centre so that both
  /// read back exactly as they were set.
  final var storedOrigin: Point
  final var storedCenter: Point
  final var storedBounds: Rect
  final var storedAlpha = 1.0

  /// A number by which a script finds the view again, `tag`.
  public final var tag: Int {
    get { storedTag }
    set { storedTag = newValue }
  }
  /// The name by which tests and queries find the view, `accessibilityIdentifier`.
  public final var accessibilityIdentifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

  // What scripts set on most views. The accesses are not checked: none lasts longer than reading or
  // storing the value. The compiler knows that in this module alone, hence the properties above.
  @exclusivity(unchecked) private final var storedOwnLooks: Looks = []
  @exclusivity(unchecked) private final var storedContentMode = ContentMode.scaleToFill
  @exclusivity(unchecked) private final var storedTag = 0
  @exclusivity(unchecked) private final var storedIdentifier: String?
  final var storedBackgroundColor: Color?
  final var rare: RareViewState?

  final var layoutWork = PendingWork(isPending: true)
  final var displayWork = PendingWork(isPending: true)

  /// Makes a view with a place in its superview-to-be, `init(frame:)`.
  public init(frame: Rect = .zero) {
    let frame = frame.standardized
    storedOrigin = frame.origin
    storedCenter = frame.center
    storedBounds = Rect(origin: .zero, size: frame.size)
    super.init()
  }

  deinit {
    for subview in subviewList.elements { subview.superview = nil }
    rare?.layer.value?.forgetView()
  }

  // MARK: Responder

  open override var next: Responder? { viewController ?? superview }

  open override var application: Application? { windowReference?.application }

  // MARK: Changes of the hierarchy

  /// The superview is about to change; `newSuperview` is nil when the view is taken out.
  open func willMove(toSuperview newSuperview: View?) {}
  /// The superview has changed.
  open func didMoveToSuperview() {}
  /// The window is about to change, with a move of this view or of a view around it.
  open func willMove(toWindow newWindow: Window?) {}
  /// The window has changed.
  open func didMoveToWindow() {}
  /// A view was added to this one.
  open func didAddSubview(_ subview: View) {}
  /// A view is about to leave this one.
  open func willRemoveSubview(_ subview: View) {}

  // MARK: Layout and display

  /// Gives the subviews their frames. The base class does nothing: it knows masks only.
  open func layoutSubviews() {}

  /// The size that suits the view best within a size; the present one unless overridden.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// The size that the content asks for; ``View/noIntrinsicMetric`` where it does not care.
  open var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Draws the part of the view in `rect`. The base class draws nothing.
  open func draw(_ rect: Rect) {}

  /// ``tintColor`` has changed, here or in a view from which it is inherited.
  open func tintColorDidChange() {}

  /// ``layoutMargins`` have changed.
  open func layoutMarginsDidChange() {}

  // MARK: Hit testing

  /// The view farthest to the front that contains a point, this one or one inside.
  ///
  /// - Parameter point: in this view's coordinates.
  open func hitTest(_ point: Point, with event: Event?) -> View? {
    descendant(at: point, with: event)
  }

  /// Whether a point in this view's coordinates lies inside, for touches.
  open func point(inside point: Point, with event: Event?) -> Bool {
    bounds.contains(point)
  }

  /// Whether a recogniser that watches this view, or one around it, may recognise what began here.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  // MARK: Hooks of ViewKit's own subclasses

  /// ``isHidden`` has changed.
  func visibilityDidChange() {}

  /// A view of a hierarchy that is in no window yet gets the focus with the window; a loose one does
  /// not get it.
  override func noteWishForFocus() {
    if superview != nil, perform.canBecomeFirstResponder { flags.insert(.wantsFocus) }
  }

  /// The view is about to leave its window, with a move of this view or of a view around it.
  func windowWillGo() {
    endMotions()
    layerIfMade?.endAnimationsInside()
    for recognizer in gestureRecognizers { recognizer.giveUp() }
  }

  /// The view has come into a window, with a move of this view or of a view around it.
  func windowDidCome() {}

  /// The bounds have another size, or another origin.
  func boundsDidChange(from old: Rect) {}

  /// A drawing begins: what ``draw(_:)`` and its overrides show replaces what was there.
  func drawingWillBegin() {}

  /// Whether a finger on the view is its own affair from the beginning, however it moves: no scroll
  /// view around it delays its touches, or takes them.
  var keepsFingers: Bool { false }

  /// Whether the class draws something itself, in ``draw(_:)``.
  var drawsContent: Bool { false }

  /// The background of a new view of this class.
  var standardBackgroundColor: Color? { nil }

  /// Whether a new view of this class takes touches.
  var takesTouchesByDefault: Bool { true }

  /// The size that the class takes in the place of the one it is given; asked for when its objects
  /// set the flag `choosesSize`.
  func admittedSize(_ size: Size) -> Size { size }

  // MARK: Accessibility

  /// Where a finger takes hold of the view, in its own coordinates, `accessibilityActivationPoint`;
  /// nil for the middle.
  open var activationPoint: Point? { nil }

  // MARK: Description

  open override var heldBytes: Int {
    accessibilityIdentifier.heldBytes + (rare?.heldBytes ?? 0)
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    describeView(visitor)
  }
}
