/// A row of dots, one for each page, as `UIPageControl`.
open class PageControl: Control {
  private var storedCurrentPage = 0

  /// How many pages there are; what is below 0 is 0.
  public final var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      if numberOfPages == oldValue { return }
      currentPage = storedCurrentPage
      displayedPage = min(displayedPage, lastPage)
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The page whose dot is lit, counted from zero. One out of range is brought in. Setting it sends
  /// nothing, and is shown at once.
  public final var currentPage: Int {
    get { storedCurrentPage }
    set {
      storedCurrentPage = min(max(newValue, 0), lastPage)
      show(storedCurrentPage)
    }
  }

  /// The page whose dot is lit on the screen; see ``defersCurrentPageDisplay``.
  public private(set) final var displayedPage = 0

  /// Whether nothing is shown when there is one page, or none.
  public final var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { setNeedsDisplay() } }
  }

  /// Whether a tap leaves the dots alone until ``updateCurrentPageDisplay()``.
  public final var defersCurrentPageDisplay = false

  /// The colour of the dots; nil for the system's faint white.
  public final var pageIndicatorTintColor: Color? {
    didSet { if pageIndicatorTintColor != oldValue { setNeedsDisplay() } }
  }
  /// The colour of the dot that is lit; nil for the system's white.
  public final var currentPageIndicatorTintColor: Color? {
    didSet { if currentPageIndicatorTintColor != oldValue { setNeedsDisplay() } }
  }

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Lights the dot of the current page, where ``defersCurrentPageDisplay`` is on.
  public final func updateCurrentPageDisplay() {
    if defersCurrentPageDisplay { show(storedCurrentPage) }
  }

  /// Whether dots are shown.
  public final var showsDots: Bool {
    numberOfPages > (hidesForSinglePage ? 1 : 0)
  }

  private var lastPage: Int { max(numberOfPages - 1, 0) }

  private func show(_ page: Int) {
    if page == displayedPage { return }
    displayedPage = page
    setNeedsDisplay()
  }

  // MARK: Size

  /// The size that the dots of so many pages need.
  open func size(forNumberOfPages pageCount: Int) -> Size {
    let count = Double(max(pageCount, 0))
    let gaps = max(count - 1, 0) * Metrics.pageDotGap
    return Size(width: count * Metrics.pageDotSide + gaps, height: Metrics.pageControlHeight)
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    perform.size(forNumberOfPages: numberOfPages)
  }

  open override var intrinsicContentSize: Size { perform.size(forNumberOfPages: numberOfPages) }

  // MARK: Tracking

  override var keepsTaps: Bool { true }

  /// A tap left of the middle goes back by a page, one right of it on.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let step = touch.location(in: self).x < bounds.midX ? -1 : 1
    let page = min(max(storedCurrentPage + step, 0), lastPage)
    if page == storedCurrentPage { return }
    storedCurrentPage = page
    if !defersCurrentPageDisplay { show(page) }
    sendActions(for: .valueChanged, with: event)
  }

  // MARK: Description

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.integer("numberOfPages", numberOfPages, restore: { [self] in numberOfPages = $0 })
    visitor.position(
      "currentPage", currentPage, default: 0, restore: { [self] in currentPage = $0 ?? 0 })
    visitor.position("displayedPage", displayedPage, default: currentPage)
    visitor.bool("hidesForSinglePage", hidesForSinglePage)
    visitor.bool("defersCurrentPageDisplay", defersCurrentPageDisplay)
    visitor.color("pageIndicatorTintColor", pageIndicatorTintColor)
    visitor.color("currentPageIndicatorTintColor", currentPageIndicatorTintColor)
  }
}
