/// A control with two halves, − and +, that change a value by steps, as `UIStepper`.
///
/// This file has values; `Stepper+….swift` have images and tracking.
open class Stepper: Control {
  public private(set) final var minimumValue = 0.0
  public private(set) final var maximumValue = 100.0
  public private(set) final var stepValue = 1.0
  private var storedValue = 0.0

  private var decrementSlot = Owned<StepperButton>()
  private var incrementSlot = Owned<StepperButton>()
  final var incrementImages = StateValues<Image>()
  final var decrementImages = StateValues<Image>()
  final var backgroundImages = StateValues<Image>()
  final var dividerImages: [DividerImage] = []
  /// The finger that presses a half.
  final var press: Press?

  /// Whether a half that is held changes the value again and again.
  public final var autorepeat = true
  /// Whether an event comes with each change; else one comes when the finger is gone.
  public final var isContinuous = true
  /// Whether the value goes on at the other end: beyond the maximum comes the minimum.
  public final var wraps = false {
    didSet { if wraps != oldValue { partsDidChange() } }
  }

  /// Makes a stepper. Its size is its own, whatever the frame says.
  public override init(frame: Rect = .zero) {
    super.init(frame: Rect(origin: frame.standardized.origin, size: Metrics.stepperSize))
    flags.insert(.choosesSize)
    decrementSlot.set(StepperButton("−", label: "Decrement"), in: self)
    incrementSlot.set(StepperButton("+", label: "Increment"), in: self)
    for part in parts {
      // Refused only where the hierarchy is too deep, which a new view's is not.
      try? addSubview(part)
    }
    partsDidChange()
  }

  /// Makes a stepper for a range.
  ///
  /// - Throws: ``InvalidUse`` unless the minimum is less than the maximum.
  public convenience init(minimumValue: Double, maximumValue: Double) throws(InvalidUse) {
    self.init()
    try setRange(minimumValue, maximumValue, changed: "minimumValue")
  }

  deinit { press?.repetition?.cancel() }

  // MARK: Values

  /// Sets the lowest value; a value below is raised.
  ///
  /// - Throws: ``InvalidUse`` unless it is less than the maximum, as UIKit raises
  ///   `NSInvalidArgumentException` (controls, `UIStepper`; Apple's page has both become equal).
  public final func setMinimumValue(_ minimum: Double) throws(InvalidUse) {
    try setRange(minimum, maximumValue, changed: "minimumValue")
  }

  /// Sets the highest value; a value above is lowered.
  ///
  /// - Throws: ``InvalidUse`` unless it is greater than the minimum.
  public final func setMaximumValue(_ maximum: Double) throws(InvalidUse) {
    try setRange(minimumValue, maximum, changed: "maximumValue")
  }

  private func setRange(
    _ minimum: Double, _ maximum: Double, changed: String
  ) throws(InvalidUse) {
    guard minimum < maximum else {
      throw .rangeTurnedRound(
        property: changed, control: pathName, minimum: minimum, maximum: maximum)
    }
    minimumValue = minimum
    maximumValue = maximum
    storedValue = min(max(storedValue, minimum), maximum)
    partsDidChange()
  }

  /// Sets by how much the value changes.
  ///
  /// - Throws: ``InvalidUse`` unless it is above 0.
  public final func setStepValue(_ step: Double) throws(InvalidUse) {
    guard step > 0 else { throw .stepNotAboveZero(control: pathName, value: step) }
    stepValue = step
  }

  /// The value. One out of range is brought in; NaN is left out. Setting it sends nothing.
  public final var value: Double {
    get { storedValue }
    set {
      if newValue.isNaN { return }
      let value = min(max(newValue, minimumValue), maximumValue)
      if value == storedValue { return }
      storedValue = value
      partsDidChange()
    }
  }

  /// What a step down or up makes of a value.
  ///
  /// One that would lie beyond a bound is the bound, or the other bound when it ``wraps``.
  public final func value(after side: Side, from value: Double) -> Double {
    switch side {
    case .decrement:
      let next = value - stepValue
      return next >= minimumValue ? next : wraps ? maximumValue : minimumValue
    case .increment:
      let next = value + stepValue
      return next <= maximumValue ? next : wraps ? minimumValue : maximumValue
    }
  }

  // MARK: Halves

  /// A half of a stepper.
  public enum Side: CaseIterable, Sendable {
    case decrement, increment
  }

  /// The half that shows − or +.
  public final func part(_ side: Side) -> ControlPart? {
    side == .decrement ? decrementSlot.value : incrementSlot.value
  }

  /// The halves, from left to right.
  final var parts: [ControlPart] { Side.allCases.compactMap(part) }

  /// What the halves show may have changed.
  final func partsDidChange() {
    for side in Side.allCases {
      guard let part = part(side) else { continue }
      part.isEnabled = isEnabled && value(after: side, from: storedValue) != storedValue
      part.isHighlighted = press?.side == side && press?.isOver == true
      part.image = image(of: side, part)
    }
    setNeedsDisplay()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled { endPress(isTap: false, with: nil) }
    partsDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2
    for (index, part) in parts.enumerated() {
      part.frame = Rect(
        x: bounds.minX + Double(index) * half, y: bounds.minY, width: half, height: bounds.height)
    }
  }

  // MARK: Size

  override func admittedSize(_ size: Size) -> Size { Metrics.stepperSize }

  open override func sizeThatFits(_ size: Size) -> Size { Metrics.stepperSize }

  open override var intrinsicContentSize: Size { Metrics.stepperSize }

  // MARK: Tracking

  override var keepsTaps: Bool { true }

  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    beginPress(at: touch.location(in: self), with: event)
    return true
  }

  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    continuePress(at: touch.location(in: self))
    return true
  }

  open override func endTracking(_ touch: Touch?, with event: Event?) {
    super.endTracking(touch, with: event)
    endPress(isTap: true, with: event)
  }

  open override func cancelTracking(with event: Event?) {
    super.cancelTracking(with: event)
    endPress(isTap: false, with: event)
  }

  // MARK: Description

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    describeStepper(visitor)
  }
}
