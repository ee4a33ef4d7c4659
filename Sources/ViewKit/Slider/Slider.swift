/// A control whose thumb is dragged along a track to choose a value, as `UISlider`.
///
/// This file has values and colours; `Slider+….swift` have images, rectangles and tracking. UIKit's
/// numbers have 32 bits, these have 64, so that a value reads as it was set.
open class Slider: Control {
  private var range = (minimum: 0.0, maximum: 1.0)
  private var storedValue = 0.0

  final var thumbImages = StateValues<Image>()
  final var minimumTrackImages = StateValues<Image>()
  final var maximumTrackImages = StateValues<Image>()
  /// The finger that drags the thumb.
  final var grip: Grip?

  struct Grip {
    /// From the finger to the middle of the thumb.
    var offset: Double
    /// The value before.
    var value: Double
  }

  /// Whether events come all through a drag; else one comes at its end.
  public final var isContinuous = true

  /// The image at the low end.
  public final var minimumValueImage: Image? {
    didSet { if minimumValueImage != oldValue { setNeedsDisplay() } }
  }
  /// The image at the high end.
  public final var maximumValueImage: Image? {
    didSet { if maximumValueImage != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the track up to the thumb; nil for the tint.
  public final var minimumTrackTintColor: Color? {
    didSet { if minimumTrackTintColor != oldValue { setNeedsDisplay() } }
  }
  /// The colour of the track beyond the thumb; nil for the system's grey.
  public final var maximumTrackTintColor: Color? {
    didSet { if maximumTrackTintColor != oldValue { setNeedsDisplay() } }
  }
  /// The colour of the thumb; nil for the system's white.
  public final var thumbTintColor: Color? {
    didSet { if thumbTintColor != oldValue { setNeedsDisplay() } }
  }

  // MARK: Values

  /// The value at the low end. One above the maximum takes that along, and a value below is raised
  /// (Apple, `UISlider.minimumValue`). What is no finite number is left out.
  public final var minimumValue: Double {
    get { range.minimum }
    set {
      if !newValue.isFinite || newValue == range.minimum { return }
      range = (newValue, max(newValue, range.maximum))
      rangeDidChange()
    }
  }

  /// The value at the high end. One below the minimum takes that along, and a value above is
  /// lowered (Apple, `UISlider.maximumValue`).
  public final var maximumValue: Double {
    get { range.maximum }
    set {
      if !newValue.isFinite || newValue == range.maximum { return }
      range = (min(newValue, range.minimum), newValue)
      rangeDidChange()
    }
  }

  /// The value where the thumb is. One out of range is brought in; NaN is left out.
  public final var value: Double {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value; the thumb may take its time. No event is sent.
  public final func setValue(_ value: Double, animated: Bool) {
    if value.isNaN { return }
    let value = min(max(value, range.minimum), range.maximum)
    if value == storedValue { return }
    storedValue = value
    setNeedsDisplay()
    if animated { move("the thumb") }
  }

  private func rangeDidChange() {
    storedValue = min(max(storedValue, range.minimum), range.maximum)
    setNeedsDisplay()
  }

  /// How far the value is from the minimum to the maximum, 0…1.
  public final func fraction(of value: Double) -> Double {
    // Halves, so that the width of the widest range is a number.
    let width = range.maximum / 2 - range.minimum / 2
    return width > 0 ? min(max((value / 2 - range.minimum / 2) / width, 0), 1) : 0
  }

  /// The colour of the track up to the thumb now.
  public final var currentMinimumTrackColor: Color? { minimumTrackTintColor ?? tintColor }

  // MARK: Rectangles

  /// The rectangle of the image at the low end.
  open func minimumValueImageRect(forBounds bounds: Rect) -> Rect {
    rect(of: minimumValueImage, x: bounds.minX, in: bounds)
  }

  /// The rectangle of the image at the high end.
  open func maximumValueImageRect(forBounds bounds: Rect) -> Rect {
    let width = maximumValueImage?.size.width ?? 0
    return rect(of: maximumValueImage, x: bounds.maxX - width, in: bounds)
  }

  /// The rectangle of the track.
  open func trackRect(forBounds bounds: Rect) -> Rect {
    let left = perform.minimumValueImageRect(forBounds: bounds)
    let right = perform.maximumValueImageRect(forBounds: bounds)
    let gap = Metrics.sliderImageGap
    let minX = left.isEmpty ? bounds.minX + Metrics.sliderTrackInset : left.maxX + gap
    let maxX = right.isEmpty ? bounds.maxX - Metrics.sliderTrackInset : right.minX - gap
    let height = Metrics.sliderTrackHeight
    return Rect(
      x: minX, y: bounds.minY + roundToPixel((bounds.height - height) / 2),
      width: max(0, maxX - minX), height: height)
  }

  /// The rectangle of the thumb for a value. At the ends it reaches just beyond the track.
  open func thumbRect(forBounds bounds: Rect, trackRect: Rect, value: Double) -> Rect {
    let side = Metrics.sliderHeight
    let size = currentThumbImage?.size ?? Size(width: side, height: side)
    let inset = Metrics.sliderTrackInset
    let way = max(0, trackRect.width + 2 * inset - size.width)
    return Rect(
      x: trackRect.minX - inset + way * fraction(of: value), y: trackRect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  private func rect(of image: Image?, x: Double, in bounds: Rect) -> Rect {
    let size = image?.size ?? .zero
    return Rect(
      x: x, y: bounds.minY + roundToPixel((bounds.height - size.height) / 2), width: size.width,
      height: size.height)
  }

  // MARK: Size

  /// As wide as it is, and as high as its thumb.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: bounds.width, height: fittingHeight)
  }

  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: fittingHeight)
  }

  private var fittingHeight: Double {
    max(
      currentThumbImage?.size.height ?? Metrics.sliderHeight,
      minimumValueImage?.size.height ?? 0, maximumValueImage?.size.height ?? 0)
  }

  // MARK: Tracking

  /// A swipe of the thumb along the slider is its own affair, says Apple's page of
  /// `UIGestureRecognizer`.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    if isTracking, gestureRecognizer.view !== self,
      let swipe = gestureRecognizer as? SwipeGestureRecognizer
    {
      return swipe.direction.isDisjoint(with: [.left, .right])
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    takeThumb(at: touch.location(in: self))
  }

  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    dragThumb(to: touch.location(in: self), with: event)
    return true
  }

  open override func endTracking(_ touch: Touch?, with event: Event?) {
    super.endTracking(touch, with: event)
    releaseThumb(with: event)
  }

  open override func cancelTracking(with event: Event?) {
    super.cancelTracking(with: event)
    releaseThumb(with: event)
  }

  open override var activationPoint: Point? { thumbRect(for: value).center }

  // MARK: Description

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    describeSlider(visitor)
  }
}
