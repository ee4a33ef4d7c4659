/// A row of segments, one of which is chosen, as `UISegmentedControl`.
///
/// This file has the choice; `SegmentedControl+….swift` have the segments and their layout.
open class SegmentedControl: Control {
  final var segmentList = OwnedList<Segment>()
  /// The chosen segment, one of the list.
  private weak var selection: Segment?
  final var textAttributes = StateValues<TextAttributes>()
  final var backgrounds: [Background] = []
  final var dividers: [Divider] = []
  final var adjustments: [Adjustment] = []
  /// The segment on which the finger has landed.
  private weak var pressed: Segment?

  /// The look of a control before iOS 7, `UISegmentedControlStyle`; since then all look alike.
  public enum Style: String, CaseIterable, Sendable {
    case plain, bordered, bar, bezeled
  }

  /// The look of the control; it changes nothing that is shown.
  public final var segmentedControlStyle = Style.plain

  /// Whether no segment stays chosen after a tap.
  public final var isMomentary = false {
    didSet { if isMomentary { select(nil) } }
  }

  /// Whether segments without a width of their own share the room by what they show; else all are
  /// equally wide.
  public final var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { setNeedsLayout() } }
  }

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Makes a control with a segment for each item, as large as they need, `init(items:)`.
  public convenience init(items: [Item]) {
    self.init()
    for item in items { insert(item, at: numberOfSegments, animated: false) }
    sizeToFit()
  }

  // MARK: Choice

  /// The position of the chosen segment, counted from zero; nil for none.
  public final var selectedSegmentIndex: Int? { selection.flatMap(position) }

  /// Chooses a segment, or none; a control that is momentary takes no notice. No event is sent.
  ///
  /// - Throws: ``InvalidUse/noSegment(at:count:of:)``.
  public final func setSelectedSegmentIndex(_ index: Int?) throws(InvalidUse) {
    guard let index else { return select(nil) }
    guard segments.indices.contains(index) else {
      throw .noSegment(at: index, count: numberOfSegments, of: pathName)
    }
    if !isMomentary { select(segments[index]) }
  }

  final func select(_ segment: Segment?) {
    if segment === selection { return }
    selection?.isSelected = false
    selection = segment
    segment?.isSelected = true
    setNeedsDisplay()
  }

  final func position(of segment: Segment) -> Int? {
    segments.firstIndex { $0 === segment }
  }

  /// A segment is about to go.
  final func forget(_ segment: Segment) {
    if selection === segment { select(nil) }
    if pressed === segment { pressed = nil }
  }

  // MARK: Size and layout

  open override func sizeThatFits(_ size: Size) -> Size { fittingSize }

  open override var intrinsicContentSize: Size { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSegments()
  }

  // MARK: Tracking

  override var keepsTaps: Bool { true }

  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    layoutIfNeeded()
    pressed = segment(at: touch.location(in: self))
    pressed?.isHighlighted = true
    return true
  }

  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    pressed?.isHighlighted = isOver(touch)
    return true
  }

  /// The segment that was pressed is chosen, if the finger is still on it. Nothing happens when it
  /// was chosen before.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    super.endTracking(touch, with: event)
    guard let segment = release(), let touch, isOver(segment, touch), segment !== selection else {
      return
    }
    select(segment)
    sendActions(for: .valueChanged, with: event)
    if isMomentary { select(nil) }
  }

  open override func cancelTracking(with event: Event?) {
    super.cancelTracking(with: event)
    _ = release()
  }

  private func release() -> Segment? {
    defer { pressed = nil }
    pressed?.isHighlighted = false
    return pressed
  }

  private func isOver(_ touch: Touch) -> Bool {
    pressed.map { isOver($0, touch) } ?? false
  }

  private func isOver(_ segment: Segment, _ touch: Touch) -> Bool {
    let x = touch.location(in: self).x
    return isTouchInside && segment.frame.minX <= x && x < segment.frame.maxX
  }

  private func segment(at place: Point) -> Segment? {
    segments.first {
      $0.isEnabled && $0.frame.minX <= place.x && place.x < $0.frame.maxX
    }
  }

  // MARK: Description

  open override var heldBytes: Int {
    segments.reduce(super.heldBytes) { $0 + $1.title.heldBytes }
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    describeSegments(visitor)
  }
}
