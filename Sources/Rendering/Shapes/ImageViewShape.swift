import ViewKit

extension ViewShape {
  /// An image view: the mark of the image that is seen, in the middle of where it is drawn. An image
  /// without transparent pixels hides what lies behind it.
  static let imageView = ViewShape(ImageView.self) { view, canvas in
    canvas.drawBackground(of: view)
    guard let image = view.displayedImage, let drawn = view.imageRect, !drawn.isEmpty else {
      return
    }
    if !image.cgImage.hasAlpha, image.renderingMode != .alwaysTemplate {
      let area = view.clipsToBounds ? drawn.intersection(view.bounds) : drawn
      canvas.add(.fill(canvas.onScreen(area), Image.ground, opacity: canvas.opacity))
    }
    // What is not scaled, or fills the view, may reach far beyond it.
    let part = drawn.intersection(view.bounds)
    let mark = Image.mark(image) + (view.isAnimating ? " ▶" : "")
    let isStencil = image.renderingMode == .alwaysTemplate
    let color = isStencil ? view.tintColor ?? .black : .black
    canvas.addMark(mark, inMiddleOf: part.isEmpty ? drawn : part, color: color)
  }
}

extension Image {
  /// What stands for an image in the text grid: `▢bell.png` (rule 7).
  static func mark(_ image: Image) -> String { "▢" + image.description }

  /// What stands for the colours of an image in the colours of a terminal.
  static let ground = Color(white: 0.9)
}

extension Canvas {
  /// Adds a mark of the grid's own in the middle of a rectangle of the view: as wide as a text, but
  /// no wider than the rectangle, so that an icon leaves its row to what stands beside it.
  mutating func addMark(_ mark: String, inMiddleOf rect: Rect, color: Color) {
    let font = Font.systemFont(ofSize: 15)
    let width = min(font.width(of: mark), rect.width)
    let place = Rect(
      x: rect.midX - width / 2, y: rect.midY - font.lineHeight / 2, width: width,
      height: font.lineHeight)
    guard
      let part = part(
        mark, in: place, of: rect, alignment: .center, font: font, color: color)
    else { return }
    let line = onScreen(place)
    add(.run(TextRun([part], middle: line.midY, lineHeight: font.lineHeight)))
  }
}
