/// What navigation bars and toolbars have in common: how they look, and buttons for items.
open class Bar: View, BarContentObserver {
  /// Whether what is shown has changed since it was laid out.
  final var needsContent = true
  /// The views of items that the bar has placed.
  final var customViews: [BarElement] = []
  private var backgrounds: [(metrics: BarMetrics, image: Image)] = []

  /// Whether the bar is light or dark.
  public final var barStyle = BarStyle.default {
    didSet { if barStyle != oldValue { looksDidChange() } }
  }
  /// The colour of the bar; nil is that of its style.
  public final var barTintColor: Color? {
    didSet { if barTintColor != oldValue { looksDidChange() } }
  }
  /// Whether what is behind the bar is seen through it, blurred.
  public final var isTranslucent = true {
    didSet { if isTranslucent != oldValue { looksDidChange() } }
  }
  /// The image of the line at the bar's edge; nil is a hairline. It is shown together with an image
  /// behind the bar, says Apple.
  public final var shadowImage: Image? {
    didSet { if shadowImage != oldValue { looksDidChange() } }
  }
  /// Where the bar stands.
  public final internal(set) var barPosition = BarPosition.any {
    didSet { if barPosition != oldValue { looksDidChange() } }
  }

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Sets the image behind the bar; nil takes it away.
  public final func setBackgroundImage(_ image: Image?, for metrics: BarMetrics) {
    backgrounds.removeAll { $0.metrics == metrics }
    if let image { backgrounds.append((metrics, image)) }
    looksDidChange()
  }

  /// The image that was set for bars of a kind.
  public final func backgroundImage(for metrics: BarMetrics) -> Image? {
    backgrounds.first { $0.metrics == metrics }?.image
  }

  /// The image behind the bar as it is now: that of its kind, else that of usual bars.
  public final var displayedBackgroundImage: Image? {
    backgroundImage(for: barMetrics)
      ?? (barMetrics == .compactPrompt ? backgroundImage(for: .compact) : nil)
      ?? backgroundImage(for: .default)
  }

  /// The kind of bar that this one is now.
  public final var barMetrics: BarMetrics {
    switch (isCompact, hasPrompt) {
    case (false, false): .default
    case (true, false): .compact
    case (false, true): .defaultPrompt
    case (true, true): .compactPrompt
    }
  }

  /// Whether it is as low as on a phone that lies on its side.
  final var isCompact: Bool { 0 < bounds.height && bounds.height <= Metrics.compactBarHeight }

  /// Whether a line stands above the title.
  var hasPrompt: Bool { false }

  /// The colour behind the content.
  public final var displayedColor: Color {
    barTintColor ?? (barStyle.isDark ? Metrics.blackBarColor : Metrics.barColor)
  }

  /// The colour of titles that have none of their own.
  final var titleColor: Color { barStyle.isDark ? .white : .black }

  /// What the background fills: more than the bounds at the upper edge of the screen.
  public final var backgroundFrame: Rect {
    guard barPosition == .topAttached else { return bounds }
    return bounds.inset(
      by: EdgeInsets(top: -Metrics.statusBarHeight, left: 0, bottom: 0, right: 0))
  }

  /// The image that is seen at the edge; nil is a hairline.
  public final var displayedShadowImage: Image? {
    displayedBackgroundImage == nil ? nil : shadowImage
  }

  /// The line at the edge, of the hairline or the image.
  public final var edgeFrame: Rect {
    let height = displayedShadowImage?.size.height ?? Metrics.separatorHeight
    let y = isEdgeAtTop ? bounds.minY - height : bounds.maxY
    return Rect(x: bounds.minX, y: y, width: bounds.width, height: height)
  }

  /// Whether the line is at the upper edge.
  var isEdgeAtTop: Bool { false }

  private func looksDidChange() {
    setNeedsDisplay()
    barContentDidChange()
  }

  // MARK: Content

  final func barContentDidChange() {
    needsContent = true
    setNeedsLayout()
  }

  override func windowDidCome() {
    super.windowDidCome()
    // What `appearance()` says of items counts from now on.
    barContentDidChange()
  }

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    if old.height != bounds.height { barContentDidChange() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsContent {
      needsContent = false
      makeContent()
    }
    layOutContent()
  }

  /// Makes the views for what is shown.
  func makeContent() {}

  /// Gives them their places.
  func layOutContent() {}

  // MARK: Size

  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: fittingWidth(size.width), height: fittingHeight)
  }

  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: fittingHeight)
  }

  var fittingHeight: Double { Metrics.barHeight }

  private func fittingWidth(_ width: Double) -> Double {
    if width > 0, width.isFinite { return width }
    return superview?.bounds.width ?? application?.screen.bounds.width ?? Metrics.screenSize.width
  }

  // MARK: Description

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.text("barStyle", barStyle.rawValue, isDefault: barStyle == .default)
    visitor.color("barTintColor", barTintColor)
    visitor.bool("isTranslucent", isTranslucent, default: true)
    visitor.text("barPosition", barPosition.rawValue, isDefault: barPosition == .any)
    visitor.image("shadowImage", shadowImage)
    let images = backgrounds.sorted { $0.metrics.rawValue < $1.metrics.rawValue }
      .map { PropertyValue.Field($0.metrics.rawValue, $0.image.propertyValue) }
    visitor.visit("backgroundImages", .fields(images), isDefault: images.isEmpty, restore: nil)
  }
}
