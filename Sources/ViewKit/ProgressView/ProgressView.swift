/// A line that fills as something gets done, as `UIProgressView`.
///
/// UIKit's progress has 32 bits, this one has 64.
open class ProgressView: View {
  private var storedProgress = 0.0

  /// The look of a progress view, `UIProgressView.Style`.
  public enum Style: String, CaseIterable, Sendable {
    case `default`
    /// For toolbars.
    case bar
  }

  /// The look, which has its height.
  public final var progressViewStyle: Style {
    didSet {
      guard progressViewStyle != oldValue else { return }
      frame.size.height = Metrics.progressHeight
      setNeedsDisplay()
    }
  }

  /// The colour of what is done; nil for the tint.
  public final var progressTintColor: Color? {
    didSet { if progressTintColor != oldValue { setNeedsDisplay() } }
  }
  /// The colour of what is left; nil for the system's grey.
  public final var trackTintColor: Color? {
    didSet { if trackTintColor != oldValue { setNeedsDisplay() } }
  }
  /// The image of what is done.
  public final var progressImage: Image? {
    didSet { if progressImage != oldValue { setNeedsDisplay() } }
  }
  /// The image of what is left.
  public final var trackImage: Image? {
    didSet { if trackImage != oldValue { setNeedsDisplay() } }
  }

  /// Makes a view of a style, 150 points wide, `init(progressViewStyle:)`.
  public init(progressViewStyle: Style) {
    self.progressViewStyle = progressViewStyle
    let size = Size(width: Metrics.progressWidth, height: Self.height(of: progressViewStyle))
    super.init(frame: Rect(origin: .zero, size: size))
    flags.insert(.choosesSize)
  }

  /// Makes a view with a place. Its height is that of its style.
  public override convenience init(frame: Rect = .zero) {
    self.init(progressViewStyle: .default)
    self.frame = frame
  }

  // MARK: Progress

  /// How much is done, 0…1. What is out of range is brought in; NaN is left out.
  public final var progress: Double {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done; the line may take its time.
  public final func setProgress(_ progress: Double, animated: Bool) {
    if progress.isNaN { return }
    let progress = min(max(progress, 0), 1)
    if progress == storedProgress { return }
    storedProgress = progress
    setNeedsDisplay()
    if animated { move("the progress") }
  }

  /// The colour of what is done now.
  public final var currentColor: Color? { progressTintColor ?? tintColor }

  // MARK: Size

  private static func height(of style: Style) -> Double {
    style == .bar ? Metrics.progressBarHeight : Metrics.progressHeight
  }

  /// A subclass that wants another height overrides ``sizeThatFits(_:)``, as with UIKit.
  override func admittedSize(_ size: Size) -> Size {
    Size(width: size.width, height: max(0, perform.sizeThatFits(size).height))
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: bounds.width, height: Self.height(of: progressViewStyle))
  }

  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: Self.height(of: progressViewStyle))
  }

  // MARK: Description

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.text(
      "progressViewStyle", progressViewStyle.rawValue, isDefault: progressViewStyle == .default)
    visitor.number("progress", progress, restore: { [self] in progress = $0 })
    visitor.color("progressTintColor", progressTintColor)
    visitor.color("trackTintColor", trackTintColor)
    visitor.image("progressImage", progressImage)
    visitor.image("trackImage", trackImage)
  }
}
