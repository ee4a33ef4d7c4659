extension Label {
  /// Stands for "no limit" in the bounds that ``textRect(forBounds:limitedToNumberOfLines:)``
  /// gets: C's `MAXFLOAT`, as in UIKit, with which a script can still calculate.
  private static let unlimited = Double(Float.greatestFiniteMagnitude)

  /// The text's size at a width; 0 for no limit.
  final func measure(width: Double) -> Size {
    let bounds = Rect(
      x: 0, y: 0, width: width > 0 ? width : Self.unlimited, height: Self.unlimited)
    return perform.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// The size of as much of the text as fits into a size.
  final func textSize(in size: Size, numberOfLines: Int) -> Size {
    let layout = layout(in: size, font, numberOfLines)
    return Size(
      width: min(layout.size.width, max(0, size.width)),
      height: min(layout.size.height, max(0, size.height)))
  }

  /// The text in the lines that a size has room for, and one at least.
  ///
  /// The gap under the last line need not fit, nor the half point that comes from rounding.
  ///
  /// - Parameter font: the label's, or a smaller one to which all of the text is shrunk.
  final func layout(in size: Size, _ font: Font, _ numberOfLines: Int) -> TextLayout {
    if let styledText { return layout(of: styledText, in: size, font, numberOfLines) }
    let gap = font.lineHeight - font.ascender + font.descender
    let room = (size.height + gap + 0.5) / font.lineHeight
    var count = max(0, numberOfLines)
    if room < 1e6 {
      let fitting = Int(max(room, 1))
      count = count == 0 ? fitting : min(count, fitting)
    }
    return TextLayout(
      text ?? "", font: font, width: size.width, numberOfLines: count,
      lineBreakMode: lineBreakMode, scale: pixelsPerPoint)
  }

  private func layout(
    of styled: AttributedString, in size: Size, _ font: Font, _ numberOfLines: Int
  ) -> TextLayout {
    let scale = font.pointSize / self.font.pointSize
    let shown = scale < 1 ? styled.scaled(by: scale) : styled
    func layout(_ count: Int) -> TextLayout {
      TextLayout(
        shown, font: font, width: size.width, numberOfLines: count, lineBreakMode: lineBreakMode,
        scale: pixelsPerPoint)
    }
    // Lines differ in height, so how many fit is known once they are there.
    let count = max(0, numberOfLines)
    let all = layout(count)
    var fitting = 0
    var height = 0.0
    for line in all.lines {
      height += line.extent.height
      if height > size.height + 1 { break }
      height += line.extent.spacing
      fitting += 1
    }
    return fitting == all.lines.count ? all : layout(max(fitting, 1))
  }

  /// The font in which a text of one line is shown, smaller than ``font`` when it has to fit.
  final func fittingFont(width: Double) -> Font {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, let text else { return font }
    let textWidth =
      styledText.map { TextLayout($0, font: font, numberOfLines: 1).size.width }
      ?? font.width(of: text)
    if textWidth <= width || width <= 0 { return font }
    // Down to the tenth of a point, which keeps the size readable.
    let fitting = (font.pointSize * width / textWidth * 10).rounded(.down) / 10
    let least = minimumScaleFactor > 0 ? font.pointSize * min(minimumScaleFactor, 1) : 0
    return font.withSize(min(max(fitting, least, 1), font.pointSize))
  }
}

extension AttributedString {
  /// The same text in smaller fonts.
  func scaled(by scale: Double) -> AttributedString {
    withAttributes { attributes in
      attributes.font = attributes.font.map { $0.withSize($0.pointSize * scale) }
      attributes.kern = attributes.kern.map { $0 * scale }
      attributes.baselineOffset = attributes.baselineOffset.map { $0 * scale }
    }
  }
}
