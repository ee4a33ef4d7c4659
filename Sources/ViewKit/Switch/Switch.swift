/// A control that is on or off, as `UISwitch`.
open class Switch: Control {
  private var storedIsOn = false
  /// The finger that is on it.
  private var grip: Grip?

  private struct Grip {
    var start: Double
    /// Whether the finger moves the knob.
    var drags = false
    /// The side on which it has the knob.
    var isRight = false
  }

  /// The colour of a switch that is on; nil for the system's green.
  public final var onTintColor: Color? {
    didSet { if onTintColor != oldValue { setNeedsDisplay() } }
  }
  /// The colour of the knob; nil for the system's white.
  public final var thumbTintColor: Color? {
    didSet { if thumbTintColor != oldValue { setNeedsDisplay() } }
  }
  /// The image of a switch that is on.
  ///
  /// It is shown, as the catalogue wants it (controls/S34); since iOS 7 a device leaves it out.
  public final var onImage: Image? {
    didSet { if onImage != oldValue { setNeedsDisplay() } }
  }
  /// The image of a switch that is off; see ``onImage``.
  public final var offImage: Image? {
    didSet { if offImage != oldValue { setNeedsDisplay() } }
  }

  /// Makes a switch. Its size is its own, whatever the frame says.
  public override init(frame: Rect = .zero) {
    super.init(frame: Rect(origin: frame.standardized.origin, size: Metrics.switchSize))
    flags.insert(.choosesSize)
  }

  // MARK: Value

  /// Whether it is on. Setting it sends nothing.
  public final var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off. No event is sent.
  public final func setOn(_ isOn: Bool, animated: Bool) {
    if isOn == storedIsOn { return }
    storedIsOn = isOn
    setNeedsDisplay()
    if animated { move("the knob") }
  }

  /// The image that shows now.
  public final var currentImage: Image? { isOn ? onImage : offImage }

  /// The colour that shows now: that of being on, else the tint of the edge.
  public final var currentColor: Color? {
    isOn ? onTintColor ?? Self.green : hasOwnTintColor ? tintColor : nil
  }

  /// The green of iOS 7 and 8.
  private static let green = Color(red: 76.0 / 255, green: 217.0 / 255, blue: 100.0 / 255)

  // MARK: Size

  override func admittedSize(_ size: Size) -> Size { Metrics.switchSize }

  open override func sizeThatFits(_ size: Size) -> Size { Metrics.switchSize }

  open override var intrinsicContentSize: Size { Metrics.switchSize }

  // MARK: Tracking

  override var keepsTaps: Bool { true }

  /// A pan along the switch is its own affair, too, says Apple's page of `UIGestureRecognizer`.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    if isEnabled, gestureRecognizer.view !== self,
      let pan = gestureRecognizer as? PanGestureRecognizer
    {
      let way = pan.translation(in: self)
      return abs(way.x) < abs(way.y)
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    grip = Grip(start: touch.location(in: self).x)
    return true
  }

  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard var grip else { return true }
    let x = touch.location(in: self).x
    if abs(x - grip.start) >= Metrics.switchDragDistance { grip.drags = true }
    grip.isRight = x > bounds.midX
    self.grip = grip
    return true
  }

  /// A tap turns the switch over; a finger that has moved the knob leaves it on its side.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    super.endTracking(touch, with: event)
    guard let grip else { return }
    self.grip = nil
    let isOn = grip.drags ? grip.isRight : isTouchInside ? !storedIsOn : storedIsOn
    if isOn == storedIsOn { return }
    setOn(isOn, animated: true)
    sendActions(for: .valueChanged, with: event)
  }

  open override func cancelTracking(with event: Event?) {
    super.cancelTracking(with: event)
    grip = nil
  }

  // MARK: Description

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.bool("isOn", isOn, restore: { [self] in isOn = $0 })
    visitor.color("onTintColor", onTintColor)
    visitor.color("thumbTintColor", thumbTintColor)
    visitor.image("onImage", onImage)
    visitor.image("offImage", offImage)
  }
}
