/// A wheel that turns while something goes on, as `UIActivityIndicatorView`.
open class ActivityIndicatorView: View {
  private var storedColor: Color?

  /// How large the wheel is, and its colour, `UIActivityIndicatorView.Style`.
  public enum Style: String, CaseIterable, Sendable {
    case whiteLarge, white, gray

    var side: Double {
      self == .whiteLarge ? Metrics.largeActivitySide : Metrics.activitySide
    }

    var color: Color { self == .gray ? .gray : .white }
  }

  /// How large the wheel is, and its colour, `activityIndicatorViewStyle`.
  public final var style: Style {
    didSet {
      guard style != oldValue else { return }
      frame.size = Size(width: style.side, height: style.side)
      setNeedsDisplay()
    }
  }

  /// The colour of the wheel: that of the style, or the one that was set. The size stays the
  /// style's.
  public final var color: Color? {
    get { storedColor ?? style.color }
    set {
      if newValue == storedColor { return }
      storedColor = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the wheel is hidden while it stands still.
  public final var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue, !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// Whether the wheel turns.
  public private(set) final var isAnimating = false

  /// Makes a wheel that stands still and is hidden, `init(style:)`.
  ///
  /// Its size is the style's whatever its frame says (controls/S45). On a device the view takes
  /// the frame, and the wheel stays as large as it is in the middle.
  public init(style: Style) {
    self.style = style
    super.init(frame: Rect(x: 0, y: 0, width: style.side, height: style.side))
    flags.insert(.choosesSize)
    isHidden = true
  }

  /// Makes a small white wheel with a place.
  public override convenience init(frame: Rect = .zero) {
    self.init(style: .white)
    self.frame = frame
  }

  // MARK: Turning

  /// Lets the wheel turn, and shows it. It turns for ever, so no step waits for it.
  public final func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
    setNeedsDisplay()
  }

  /// Stops the wheel, and hides it when ``hidesWhenStopped`` says so.
  public final func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    setNeedsDisplay()
  }

  // MARK: Size

  private var wheelSize: Size { Size(width: style.side, height: style.side) }

  override func admittedSize(_ size: Size) -> Size { wheelSize }

  open override func sizeThatFits(_ size: Size) -> Size { wheelSize }

  open override var intrinsicContentSize: Size { wheelSize }

  // MARK: Description

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.text("style", style.rawValue, isDefault: style == .white)
    visitor.color("color", storedColor)
    visitor.bool("hidesWhenStopped", hidesWhenStopped, default: true)
    visitor.bool(
      "isAnimating", isAnimating,
      restore: { [self] in $0 ? startAnimating() : stopAnimating() })
  }
}
