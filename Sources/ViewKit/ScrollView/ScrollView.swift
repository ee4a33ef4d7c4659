/// A view that shows a part of a larger content, as `UIScrollView`.
///
/// What is seen is where ``View/bounds`` lie: their origin is the ``contentOffset``. This file has
/// what is stored and what can be overridden; `ScrollView+….swift` have the rest by topic.
open class ScrollView: View {
  final var storedContentSize = Size.zero
  private final var storedContentInset = EdgeInsets.zero
  private final var delegateSlot = Referred<Object>()
  private final var panSlot = Owned<ScrollViewPanGestureRecognizer>()
  final var refreshSlot = Owned<RefreshControl>()

  private final var pinchSlot = Owned<ScrollViewPinchGestureRecognizer>()

  /// The recogniser of two fingers that scale the content; nil while the limits of the scale are
  /// alike.
  public final var pinchGestureRecognizer: ScrollViewPinchGestureRecognizer? { pinchSlot.value }

  final func setPinch(_ pinch: ScrollViewPinchGestureRecognizer?) { pinchSlot.set(pinch, in: self) }

  /// The recogniser that follows the fingers.
  public final let panGestureRecognizer = ScrollViewPanGestureRecognizer()

  // MARK: What it does

  /// Whether fingers move the content.
  public final var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether the content comes to rest at pages alone, which are as large as the view.
  public final var isPagingEnabled = false
  /// Whether a drag that begins along one axis moves the content along that alone.
  public final var isDirectionalLockEnabled = false
  /// Whether the content can be pulled beyond its edges, and swings back.
  public final var bounces = true
  /// Whether, with ``bounces``, content that is not as high as the view can be pulled, too.
  public final var alwaysBounceVertical = false
  /// Whether, with ``bounces``, content that is not as wide as the view can be pulled, too.
  public final var alwaysBounceHorizontal = false
  /// How content that was thrown loses its speed.
  public final var decelerationRate = DecelerationRate.normal
  /// Whether content gets its touches only when the finger has stayed for a moment.
  public final var delaysContentTouches = true
  /// Whether a drag takes touches away from content that has them already; see
  /// ``touchesShouldCancel(in:)``.
  public final var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top; see ``Application/scrollToTop()``.
  public final var scrollsToTop = true
  /// What a drag does to the keyboard.
  public final var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether an indicator is seen while the content moves up and down.
  public final var showsVerticalScrollIndicator = true
  /// Whether an indicator is seen while the content moves sideways.
  public final var showsHorizontalScrollIndicator = true
  /// The colour of the indicators.
  public final var indicatorStyle = IndicatorStyle.default
  /// How far the indicators stay away from the edges of the view, in points.
  public final var scrollIndicatorInsets = EdgeInsets.zero

  /// The smallest and the largest scale of the content; what is no number above 0 is left out.
  public final var minimumZoomScale = 1.0 {
    didSet { if isNew(&minimumZoomScale, oldValue) { updatePinch() } }
  }
  public final var maximumZoomScale = 1.0 {
    didSet { if isNew(&maximumZoomScale, oldValue) { updatePinch() } }
  }
  /// Whether two fingers can scale the content beyond these limits, to which it goes back.
  public final var bouncesZoom = true

  private final func isNew(_ scale: inout Double, _ old: Double) -> Bool {
    if !(scale > 0 && scale.isFinite) { scale = old }
    return scale != old
  }

  // MARK: What it is doing

  /// Whether a finger is on the content, which need not have moved yet.
  public internal(set) final var isTracking = false
  /// Whether the content goes on without a finger.
  public internal(set) final var isDecelerating = false
  /// The fingers that move the content.
  final var drag: Drag?
  /// The motion that is under way without a finger.
  final var motion: ScrollMotion?
  /// Two fingers that scale the content, and its scale.
  final var zoom: Zoom?
  final var storedZoomScale = 1.0
  /// Whether the content goes back to a limit of its scale.
  public internal(set) final var isZoomBouncing = false
  /// Whether the offset has to be corrected when the finger is gone.
  final var waitsForClamp = false
  /// The axes along which the content has moved since the drag began.
  final var movedAxes: Set<ScrollAxis> = []
  /// The end of a flash of the indicators.
  final var flash: ScheduledCall?

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    panSlot.set(panGestureRecognizer, in: self)
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.delegate = self
  }

  /// Who is told of scrolling; not held.
  public final var delegate: Object? {
    get { delegateSlot.value }
    set {
      if newValue === delegateSlot.value { return }
      delegateSlot.set(newValue, in: self)
      delegateDidChange()
    }
  }

  // MARK: Content

  /// The size of the content in points. An offset that no longer suits it is corrected, unless a
  /// finger is down.
  public final var contentSize: Size {
    get {
      contentWillBeMeasured()
      return storedContentSize
    }
    set {
      if newValue == storedContentSize || !admits([newValue.width, newValue.height], "contentSize")
      {
        return
      }
      storedContentSize = newValue
      clampContentOffset()
    }
  }

  /// The content has another scale. The offset follows by that.
  final func setZoomedContentSize(_ size: Size) {
    if admits([size.width, size.height], "contentSize") { storedContentSize = size }
  }

  /// What is added around the content, in points.
  public final var contentInset: EdgeInsets {
    get { storedContentInset }
    set {
      if newValue == storedContentInset || !admits(newValue, "contentInset") { return }
      storedContentInset = newValue
      contentInsetDidChange()
      clampContentOffset()
    }
  }

  /// Adds to the inset above the content. What is seen stays where it is.
  final func addTopInset(_ height: Double) {
    storedContentInset.top += height
    drag?.pulled = Point { pulled(contentOffset[$0], $0) }
  }

  /// The point of the content at the upper left corner. Set by code, it may lie anywhere.
  public final var contentOffset: Point {
    get { bounds.origin }
    set { bounds = Rect(origin: newValue, size: bounds.size) }
  }

  /// Whether insets can be taken; ones that cannot are recorded.
  final func admits(_ insets: EdgeInsets, _ property: String) -> Bool {
    admits([insets.top, insets.left, insets.bottom, insets.right], property)
  }

  private func admits(_ numbers: [Double], _ property: String) -> Bool {
    guard let number = numbers.first(where: { !$0.isFinite || abs($0) > Metrics.maximumCoordinate })
    else { return true }
    let value = "{ \(numbers.map(\.description).joined(separator: ", ")) }"
    let error: InvalidUse =
      number.isFinite
      ? .tooFar(property: property, view: pathName, value: value)
      : .notFinite(property: property, view: pathName, value: value)
    report(Report(.invalidUse, error.description))
    return false
  }

  // MARK: Touches of the content

  /// Whether a view in the content gets touches that began in it.
  open func touchesShouldBegin(_ touches: [Touch], with event: Event?, in view: View) -> Bool {
    true
  }

  /// Whether a drag takes touches away from a view in the content.
  ///
  /// Apple's page says no for every control; here buttons give theirs up, as controls, S33, has it.
  open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) || view is Button }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer { return mayBeginDragging() }
    if let pinch = pinchGestureRecognizer, pinch === gestureRecognizer {
      return mayBeginZooming(pinch)
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: For subclasses

  /// Whether ``alwaysBounceVertical`` of a new view is true.
  var bouncesByDefault: Bool { false }

  /// There is another delegate, or none.
  func delegateDidChange() {}

  /// Fingers are about to move the content.
  func dragWillBegin() {}

  /// The size of the content is asked for; it may have to be found first.
  func contentWillBeMeasured() {}

  /// The ``contentInset`` has been set.
  func contentInsetDidChange() {}

  /// Where content that was let go with a velocity, in points a millisecond, is to come to rest in
  /// the place of `target`. The delegate has the last word.
  func restingPlace(_ target: Point, after velocity: Point) -> Point { target }

  /// The offset has changed, whatever changed it: what is shown can follow. The delegate hears of it
  /// next. Overrides call `super`.
  func contentOffsetDidChange(from old: Point) { refreshSlot.value?.follow() }

  /// Where a tap on the status bar scrolls to: the top of the content, as far left as it is now.
  var targetForScrollToTop: Point { Point(x: contentOffset.x, y: 0 - contentInset.top) }

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    if bounds.size != old.size {
      clampContentOffset()
      refreshSlot.value?.follow()
    }
    if bounds.origin != old.origin {
      contentOffsetDidChange(from: old.origin)
      tell(.scrollViewDidScroll) { $0.scrollViewDidScroll(self) }
    }
  }

  override func windowWillGo() {
    super.windowWillGo()
    stopMotion()
    drag = nil
    zoom = nil
    isZoomBouncing = false
    isTracking = false
    endFlash()
    if clamped(contentOffset) != contentOffset, waitsForClamp {
      contentOffset = clamped(contentOffset)
    }
    waitsForClamp = false
  }

  // MARK: The delegate

  final func tell(_ callback: Hook, _ body: (any ScrollViewDelegate) -> Void) {
    delegate?.hear(callback, self, body)
  }

  final func tell(
    _ callback: Hook, _ argument: some HookArgument, _ body: (any ScrollViewDelegate) -> Void
  ) {
    guard let delegate else { return }
    if delegate.callBack(callback, self, argument) == nil,
      let delegate = delegate as? any ScrollViewDelegate
    {
      body(delegate)
    }
  }

  open override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    let count = super.dropTargets(where: isGone)
    guard let delegate, isGone(delegate) else { return count }
    self.delegate = nil
    return count + 1
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    describeScrollView(visitor)
  }
}
