// Sizes and places of the parts of a button's content.
extension Button {
  /// The size of the image, or of the sign of the type.
  final var imageSize: Size {
    if let image = currentImage { return image.size }
    guard buttonType.glyph != nil else { return .zero }
    return Size(width: Metrics.buttonGlyphSide, height: Metrics.buttonGlyphSide)
  }

  /// The size of the title in a room; none while an image takes its place.
  final func titleSize(in room: Size) -> Size {
    let font = titleFont
    if hasImage || shownTitle.isEmpty { return .zero }
    var size: Size
    if let label = label.value, label.numberOfLines != 1 {
      size = label.perform.sizeThatFits(room)
    } else if let title = currentAttributedTitle {
      size = TextLayout(title, font: font, numberOfLines: 1, scale: pixelsPerPoint).size
    } else {
      size = TextLayout(shownTitle, font: font, numberOfLines: 1, scale: pixelsPerPoint).size
    }
    size.width = min(size.width, max(0, room.width))
    return size
  }

  /// The size of the content and its insets.
  ///
  /// Without insets a title has six points above and below it, and the whole is at least 30
  /// points wide (stackoverflow 70778238, and the sizes that Interface Builder gives). A button is
  /// at least as large as its background image, and as large when that is all it has (weibo, §35).
  final var fittingSize: Size {
    let unlimited = Size(width: .infinity, height: .infinity)
    let title = titleSize(in: unlimited)
    let image = imageSize
    var size = Size(width: title.width + image.width, height: max(title.height, image.height))
    let background = currentBackgroundImage?.size ?? .zero
    let isEmpty = title == .zero && background != .zero
    if contentEdgeInsets == .zero && image == .zero && !isEmpty {
      let line = TextLayout.roundUp(titleFont.lineHeight, pixelsPerPoint)
      size.width = max(size.width, Metrics.buttonMinimumWidth)
      size.height = max(size.height, line) + 2 * Metrics.buttonTitlePadding
    }
    size.width += contentEdgeInsets.left + contentEdgeInsets.right
    size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    return Size(
      width: max(0, size.width, background.width), height: max(0, size.height, background.height))
  }

  /// Makes the label when there is a title to show, and places it.
  final func layOutTitle() {
    guard label.value != nil || !shownTitle.isEmpty else { return }
    let label = titleLabel
    updateTitleLabel()
    let content = perform.contentRect(forBounds: bounds)
    label.frame = perform.titleRect(forContentRect: content)
  }

  /// The rectangle of a part in its room, by the alignments of the content.
  final func place(_ size: Size, in room: Rect) -> Rect {
    let width = max(0, min(size.width, room.size.width))
    var rect = Rect(origin: room.origin, size: Size(width: width, height: size.height))
    switch contentHorizontalAlignment {
    case .left: break
    case .center: rect.origin.x += roundToPixel((room.size.width - width) / 2)
    case .right: rect.origin.x += room.size.width - width
    case .fill: rect.size.width = max(0, room.size.width)
    }
    switch contentVerticalAlignment {
    case .top: break
    case .center: rect.origin.y += roundToPixel((room.size.height - size.height) / 2)
    case .bottom: rect.origin.y += room.size.height - size.height
    case .fill: rect.size.height = max(0, room.size.height)
    }
    return rect
  }
}
