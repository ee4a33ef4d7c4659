/// The button of a navigation bar that leads back: a chevron, and the title of where it leads.
public final class BackButton: BarButton {
  /// The image that stands for the chevron; nil for that of the system.
  public internal(set) var indicatorImage: Image? {
    didSet { if indicatorImage != oldValue { setNeedsDisplay() } }
  }

  /// What a bar asks for when the button is tapped.
  static let tap: Selector = "(back)"

  init(of bar: NavigationBar) {
    super.init(item: nil)
    contentHorizontalAlignment = .left
    accessibilityLabel = "Back"
    addTarget(bar, action: Self.tap, for: .touchUpInside)
    titleLabel.lineBreakMode = .byTruncatingTail
  }

  /// The width of the button with a title, or without one.
  func width(with title: String?, of item: BarButtonItem?) -> Double {
    show(title, of: item)
    if let image = item?.image { return indicatorWidth + image.size.width }
    return title == nil ? indicatorWidth : indicatorWidth + contentWidth
  }

  private var indicatorWidth: Double {
    indicatorImage.map { $0.size.width + Metrics.backIndicatorGap }
      ?? Metrics.backIndicatorSize.width + Metrics.backIndicatorGap
  }

  /// The place of the chevron.
  public var indicatorFrame: Rect {
    let size = indicatorImage?.size ?? Metrics.backIndicatorSize
    return Rect(
      x: bounds.minX, y: bounds.minY + roundToPixel((bounds.height - size.height) / 2),
      width: size.width, height: size.height)
  }

  public override func contentRect(forBounds bounds: Rect) -> Rect {
    super.contentRect(forBounds: bounds).inset(
      by: EdgeInsets(top: 0, left: indicatorWidth, bottom: 0, right: 0))
  }
}
