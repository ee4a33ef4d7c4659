/// What a person pulls down above the content of a scroll view to have it made anew, as
/// `UIRefreshControl`.
///
/// A pull that is long enough begins the refreshing and sends `valueChanged` once. The control stays
/// in sight, by an inset above the content, until ``endRefreshing()``.
open class RefreshControl: Control {
  /// Where it stands.
  private final weak var scrollView: ScrollView?
  private final var wheelSlot = Owned<ActivityIndicatorView>()
  private final var labelSlot = Owned<Label>()

  /// Whether the content is being made anew.
  public private(set) final var isRefreshing = false
  /// The height that the insets of the scroll view have of it.
  private final var addedInset = 0.0
  /// Whether the finger that is down has begun a refreshing already.
  private final var isPullUsed = false

  /// Makes a control of 60 points' height, `init()`. Its place and size are its own affair.
  public override init(frame: Rect = .zero) {
    super.init(frame: Rect(x: 0, y: 0, width: frame.width, height: Metrics.refreshHeight))
    let wheel = ActivityIndicatorView(style: .gray)
    let label = Label()
    label.font = Metrics.refreshTitleFont
    label.textColor = Metrics.refreshColor
    label.textAlignment = .center
    wheelSlot.set(wheel, in: self)
    labelSlot.set(label, in: self)
    do {
      try addSubview(wheel)
      try addSubview(label)
    } catch {
      report(Report(.invalidUse, error.description))
    }
    updateParts()
  }

  /// The text below the wheel.
  public final var attributedTitle: AttributedString? {
    didSet {
      labelSlot.value?.attributedText = attributedTitle
      updateParts()
    }
  }

  /// The colour of the wheel.
  public final var displayedColor: Color { storedTintColor ?? Metrics.refreshColor }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheelSlot.value?.color = displayedColor
    setNeedsDisplay()
  }

  // MARK: Refreshing

  /// Shows that the content is being made anew, as a pull does, but sends nothing and scrolls
  /// nowhere.
  public final func beginRefreshing() {
    if isRefreshing { return }
    isRefreshing = true
    addInset()
    updateParts()
  }

  /// The content is new: the control goes.
  public final func endRefreshing() {
    if !isRefreshing { return }
    isRefreshing = false
    updateParts()
    guard addedInset > 0, let scrollView else { return }
    let height = addedInset
    addedInset = 0
    let change = {
      scrollView.addTopInset(-height)
      scrollView.clampContentOffset()
    }
    if let application, window != nil {
      application.animate(AnimationParameters(duration: Metrics.refreshDuration), changes: change)
    } else {
      change()
    }
    follow()
  }

  /// A finger that pulls adds the room only when it is lifted, so that the content does not jump.
  private func addInset() {
    guard let scrollView, isRefreshing, addedInset == 0, !scrollView.isDragging else { return }
    addedInset = Metrics.refreshHeight
    scrollView.addTopInset(addedInset)
  }

  // MARK: The scroll view

  /// The control stands above the content of another scroll view, or of none.
  final func attach(to new: ScrollView?) {
    if let scrollView, addedInset > 0 {
      scrollView.addTopInset(-addedInset)
      scrollView.clampContentOffset()
    }
    addedInset = 0
    removeFromSuperview()
    scrollView = new
    guard let new else { return }
    do {
      try new.insertSubview(self, at: 0)
    } catch {
      report(Report(.invalidUse, error.description))
    }
    addInset()
    follow()
  }

  /// How far the content is pulled down, in points.
  public final var pull: Double {
    guard let scrollView else { return 0 }
    return max(0, addedInset - scrollView.contentInset.top - scrollView.contentOffset.y)
  }

  /// The content has moved.
  final func follow() {
    guard let scrollView else { return }
    let y = -max(Metrics.refreshHeight, pull)
    let place = Rect(x: 0, y: y, width: scrollView.bounds.width, height: Metrics.refreshHeight)
    if frame != place { frame = place }
    updateParts()
    guard scrollView.isDragging, !isPullUsed, !isRefreshing, isEnabled, pull >= Metrics.refreshPull
    else { return }
    isPullUsed = true
    isRefreshing = true
    updateParts()
    sendActions(for: .valueChanged)
  }

  /// The finger is about to be lifted.
  final func pullWillEnd() {
    isPullUsed = false
    guard let scrollView, isRefreshing, addedInset == 0 else { return }
    addedInset = Metrics.refreshHeight
    scrollView.addTopInset(addedInset)
  }

  // MARK: Parts

  /// Whether the arrow is seen that says that there is something to pull.
  public final var showsArrow: Bool { !isRefreshing && pull > 0 }

  /// The place of the arrow and the wheel.
  public final var wheelRect: Rect {
    let side = Metrics.activitySide
    let middle =
      attributedTitle == nil ? Metrics.refreshHeight / 2 : Metrics.refreshWheelMiddle
    return Rect(x: (bounds.width - side) / 2, y: middle - side / 2, width: side, height: side)
  }

  private func updateParts() {
    guard let wheel = wheelSlot.value, let label = labelSlot.value else { return }
    if isRefreshing != wheel.isAnimating {
      isRefreshing ? wheel.startAnimating() : wheel.stopAnimating()
    }
    label.isHidden = attributedTitle == nil || !isRefreshing && pull == 0
    if wheel.frame != wheelRect { wheel.frame = wheelRect }
    let place = Rect(
      x: 0, y: Metrics.refreshTitleTop, width: bounds.width, height: Metrics.refreshTitleHeight)
    if label.frame != place { label.frame = place }
    setNeedsDisplay()
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.bool(
      "isRefreshing", isRefreshing, restore: { [self] in $0 ? beginRefreshing() : endRefreshing() })
    visitor.attributedString("attributedTitle", attributedTitle)
  }
}
