extension AttributedString {
  /// The font of drawn texts that have none: Helvetica of 12 points, as `NSFontAttributeName` says.
  public static let drawingFont = Font(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

  /// The text with what UIKit draws it in where nothing is said.
  var filledForDrawing: AttributedString {
    let standard = TextAttributes(font: Self.drawingFont, foregroundColor: .black)
    return AttributedString(
      runs: runs.map { Run($0.text, $0.attributes.filled(from: standard)) })
  }

  /// The room that the text takes when it is drawn, in points, unrounded.
  ///
  /// - Parameters:
  ///   - width: where lines are broken; without one at newlines alone.
  ///   - height: lines that end below are left out, except for the first.
  public func drawnSize(width: Double = .infinity, height: Double = .infinity) -> Size {
    let layout = TextLayout(
      self, font: Self.drawingFont, width: width, lineBreakMode: lineBreakMode)
    var size = Size.zero
    for line in layout.lines {
      if size.height > 0, size.height + line.extent.height > height + 1e-6 { break }
      size.width = max(size.width, line.width)
      size.height += line.extent.height + line.extent.spacing
    }
    return size
  }

  /// How lines are broken: as the first paragraph says.
  public var lineBreakMode: LineBreakMode {
    runs.first?.attributes.paragraphStyle?.lineBreakMode ?? .byWordWrapping
  }
}
