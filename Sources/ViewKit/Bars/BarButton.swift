/// The button that shows an item in a bar. What a person taps; scripts deal with the item.
public class BarButton: Button {
  /// What the button shows. The bar's item has it.
  public private(set) weak var item: BarButtonItem?
  /// How far beyond the left and the right edge a finger still hits.
  final var hitMargins = (left: 0.0, right: 0.0)
  /// Points left and right of a picture.
  final var picturePadding = 0.0

  /// The picture of the system that the button shows; nil for a title or an image.
  public final var picture: BarButtonItem.SystemItem? {
    guard let item, item.title == nil, currentImage == nil else { return nil }
    return item.systemItem
  }

  init(item: BarButtonItem?) {
    self.item = item
    super.init(type: .system, frame: .zero)
    if let item { addTarget(item, action: BarButtonItem.tap, for: .touchUpInside) }
  }

  /// Shows what the item says now.
  ///
  /// - Parameter isCompact: whether the bar is one of a phone that lies on its side.
  func update(isCompact: Bool) {
    guard let item else { return }
    isEnabled = item.isEnabled
    show(item.title, of: item)
    show((isCompact ? item.landscapeImagePhone : nil) ?? item.image, of: item)
    accessibilityLabel =
      item.accessibilityLabel ?? (item.title == nil ? item.systemItem?.label : nil)
  }

  /// Shows a title in the way of an item.
  final func show(_ title: String?, of item: BarButtonItem?) {
    let title = title.flatMap { $0.isEmpty ? nil : $0 }
    setTitle(title, for: .normal)
    tintColor = item?.tintColor
    accessibilityIdentifier = item?.accessibilityIdentifier
    let size = Metrics.barButtonFontSize
    let standard =
      item?.style == .done ? Font.boldSystemFont(ofSize: size) : Font.systemFont(ofSize: size)
    let normal = item?.textAttributes[.normal]
    if title != nil || titleLabelIfMade != nil { titleLabel.font = normal?.font ?? standard }
    for state in Self.states {
      var attributes = item?.textAttributes[state]
      if state != .normal, let normal {
        // A colour of its own for what is usual says nothing of a button that is off.
        var inherited = normal
        if state == .disabled { inherited.foregroundColor = nil }
        attributes = attributes?.filled(from: inherited) ?? inherited
      }
      let styled = attributes.flatMap { attributes in
        title.map { AttributedString($0, attributes: attributes) }
      }
      setAttributedTitle(styled, for: state)
    }
  }

  final func show(_ image: Image?, of item: BarButtonItem) {
    setImage(image, for: .normal)
    imageEdgeInsets = item.imageInsets
  }

  private static let states: [State] = [.normal, .highlighted, .disabled]

  // MARK: Size

  /// How wide the button is unless its item says it.
  var contentWidth: Double {
    let unlimited = Size(width: .infinity, height: .infinity)
    if let image = currentImage { return image.size.width + 2 * picturePadding }
    if picture != nil { return Metrics.barPictureSide + 2 * picturePadding }
    let font = titleLabelIfMade?.font ?? Font.systemFont(ofSize: Metrics.barButtonFontSize)
    return (item?.possibleTitles ?? []).reduce(titleSize(in: unlimited).width) {
      max($0, roundUpToPixel(font.width(of: $1)))
    }
  }

  // MARK: Touches

  public override func point(inside point: Point, with event: Event?) -> Bool {
    bounds.minX - hitMargins.left <= point.x && point.x < bounds.maxX + hitMargins.right
      && bounds.minY <= point.y && point.y < bounds.maxY
  }

  /// A reload carries over what the item says, and not what the button shows of it.
  public override func describe(_ visitor: PropertyVisitor) {
    if visitor.restores { return }
    super.describe(visitor)
    visitor.text("systemItem", picture?.rawValue ?? "", isDefault: picture == nil)
  }
}
