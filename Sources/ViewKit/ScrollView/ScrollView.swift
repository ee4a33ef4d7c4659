/// A view that shows a part of a larger content, as `UIScrollView`.
///
/// What is seen is where ``View/bounds`` lie: their origin is the ``contentOffset``.
open class ScrollView: View {
  private final var storedContentSize = Size.zero
  private final var storedContentInset = EdgeInsets.zero
  private final var delegateSlot = Referred<Object>()
  /// The animated scrolling that is under way.
  private final var motion: Transition?

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
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

  /// What is added around the content, in points.
  public final var contentInset: EdgeInsets {
    get { storedContentInset }
    set {
      if newValue == storedContentInset || !admits(newValue, "contentInset") { return }
      storedContentInset = newValue
      clampContentOffset()
    }
  }

  /// The point of the content at the upper left corner. Set by code, it may lie anywhere.
  public final var contentOffset: Point {
    get { bounds.origin }
    set { bounds = Rect(origin: newValue, size: bounds.size) }
  }

  /// Scrolls to a point; with an animation it is seen to move, and the delegate is told when it has
  /// come there.
  public final func setContentOffset(_ offset: Point, animated: Bool) {
    if let motion { application?.cancelTransition(motion) }
    motion = nil
    let isElsewhere = offset != contentOffset
    contentOffset = offset
    guard animated, isElsewhere else { return }
    motion = application?.beginTransition(
      named: "scrolling of \(pathName)", duration: Metrics.scrollDuration
    ) { [weak self] isFinished in
      guard let self, isFinished else { return }
      motion = nil
      tell(.scrollViewDidEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Scrolls as little as needed to show a rectangle of the content; of one that is larger than the
  /// view its beginning is shown.
  public final func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    let room = Rect(
      x: contentOffset.x + contentInset.left, y: contentOffset.y + contentInset.top,
      width: max(0, bounds.width - contentInset.left - contentInset.right),
      height: max(0, bounds.height - contentInset.top - contentInset.bottom))
    let offset = Point(
      x: contentOffset.x + Self.shift(room.minX, room.maxX, toShow: rect.minX, rect.maxX),
      y: contentOffset.y + Self.shift(room.minY, room.maxY, toShow: rect.minY, rect.maxY))
    setContentOffset(clamped(offset), animated: animated)
  }

  private static func shift(
    _ start: Double, _ end: Double, toShow first: Double, _ last: Double
  ) -> Double {
    if last - first > end - start || first < start { return first - start }
    return last > end ? last - end : 0
  }

  /// The nearest offset at which the content fills the view, as far as it can.
  public final func clamped(_ offset: Point) -> Point {
    let size = contentSize
    let left = -contentInset.left
    let top = -contentInset.top
    let right = max(left, size.width + contentInset.right - bounds.width)
    let bottom = max(top, size.height + contentInset.bottom - bounds.height)
    return Point(x: min(max(offset.x, left), right), y: min(max(offset.y, top), bottom))
  }

  /// Corrects the offset after a change of the content or the bounds.
  final func clampContentOffset() {
    let isHeld = application?.activeTouches.contains {
      $0.view.map { $0.isDescendant(of: self) } ?? false
    }
    if isHeld == true { return }
    let offset = clamped(contentOffset)
    if offset != contentOffset { contentOffset = offset }
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

  // MARK: For subclasses

  /// There is another delegate, or none.
  func delegateDidChange() {}

  /// The size of the content is asked for; it may have to be found first.
  func contentWillBeMeasured() {}

  /// The offset has changed, whatever changed it: what is shown can follow. The delegate hears of it
  /// next. Overrides call `super`.
  func contentOffsetDidChange(from old: Point) {}

  /// Where a tap on the status bar scrolls to: the top of the content, as far left as it is now.
  var targetForScrollToTop: Point { Point(x: contentOffset.x, y: -contentInset.top) }

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    if bounds.size != old.size { clampContentOffset() }
    if bounds.origin != old.origin {
      contentOffsetDidChange(from: old.origin)
      tell(.scrollViewDidScroll) { $0.scrollViewDidScroll(self) }
    }
  }

  private func tell(_ callback: Hook, _ body: (any ScrollViewDelegate) -> Void) {
    delegate?.hear(callback, self, body)
  }

  open override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    let count = super.dropTargets(where: isGone)
    guard let delegate, isGone(delegate) else { return count }
    self.delegate = nil
    return count + 1
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.size("contentSize", contentSize)
    visitor.point("contentOffset", contentOffset, restore: { [self] in contentOffset = $0 })
    visitor.insets("contentInset", contentInset)
  }
}
