import ViewKit

// What pictures are made of.
extension CGContext {
  /// Fills a path with a colour; nothing when that is clear.
  func fill(_ path: Path, _ color: Color) {
    guard color.alpha > 0 else { return }
    if color != state.fillColor { state.fillColor = color }
    fill(path)
  }

  /// Draws a line along a path.
  func stroke(_ path: Path, _ color: Color, width: Double, cap: LineCap = .butt) {
    guard color.alpha > 0, width > 0 else { return }
    state.strokeColor = color
    state.line.width = width
    state.line.cap = cap
    stroke(path)
  }

  /// Draws with another state, which is forgotten afterwards.
  func saving(_ body: () -> Void) {
    let isSaved = saveState()
    body()
    if isSaved { restoreState() }
  }

  /// Draws with a shadow.
  func shadowed(_ shadow: DrawnShadow, _ body: () -> Void) {
    saving {
      state.shadow = shadow
      body()
    }
  }

  /// Draws something paler.
  func faded(to alpha: Double, _ body: () -> Void) {
    if alpha >= 1 { return body() }
    saving {
      guard beginLayer(alpha: alpha) else { return }
      body()
      endLayer()
    }
  }

  private func beginLayer(alpha: Double) -> Bool {
    state.alpha = alpha
    return beginLayer()
  }

  /// Draws inside of a path alone.
  func clipped(to path: Path, _ body: () -> Void) {
    saving {
      clip(to: path)
      body()
    }
  }

  // MARK: Images

  /// Draws an image over a rectangle; in a colour where that is given, as a stencil.
  func draw(_ image: Image, in rect: Rect, stencil color: Color? = nil) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard let color, image.cgImage.path != nil || image.cgImage.drawing != nil else {
      add(.image(image, rect, isFlipped: false))
      return
    }
    saving {
      // Core Graphics turns masks upside down.
      concatenate(AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
      clip(to: rect, mask: image.cgImage)
      fill(Path(rect), color)
    }
  }

  // MARK: Texts

  /// Draws a text on one line; its place is that of its line.
  func draw(_ text: String, at origin: Point, _ attributes: TextAttributes) {
    draw(AttributedString(text, attributes: attributes), at: origin)
  }

  func draw(_ text: AttributedString, at origin: Point) {
    if text.string.isEmpty { return }
    add(.text(text, Rect(x: origin.x, y: origin.y, width: .infinity, height: 0)))
  }

  /// Draws a text in the middle of a rectangle.
  func draw(_ text: String, inMiddleOf rect: Rect, _ font: Font, _ color: Color) {
    let width = font.width(of: text)
    draw(
      text, at: Point(x: rect.midX - width / 2, y: rect.midY - font.lineHeight / 2),
      TextAttributes(font: font, foregroundColor: color))
  }

  /// Draws a line that was laid out, at least as wide as it came to be.
  ///
  /// - Parameters:
  ///   - fragments: the parts that look alike; none where all does.
  ///   - color: gives the colour of a part.
  func draw(
    _ text: String, _ fragments: [TextLayout.Fragment], in rect: Rect, _ font: Font,
    shadow: TextShadow? = nil, color: (TextAttributes) -> Color
  ) {
    var runs = fragments.map { AttributedString.Run($0.text, $0.attributes) }
    if runs.isEmpty { runs = [AttributedString.Run(text)] }
    for index in runs.indices {
      let attributes = runs[index].attributes
      runs[index].attributes.foregroundColor = color(attributes)
      runs[index].attributes.font = attributes.font ?? font
      runs[index].attributes.shadow = attributes.shadow ?? shadow
      runs[index].attributes.paragraphStyle = nil
    }
    // A line that fills its room has wider blanks.
    let width = fragments.isEmpty ? font.width(of: text) : fragments.reduce(0) { $0 + $1.width }
    if rect.width > width + 1 { runs.widenBlanks(by: rect.width - width) }
    draw(AttributedString(runs: runs), at: rect.origin)
  }
}

extension [AttributedString.Run] {
  /// Shares a width among the blanks.
  fileprivate mutating func widenBlanks(by width: Double) {
    let blanks = reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: " ") } }
    guard blanks > 0 else { return }
    self = flatMap { run in
      run.text.split(separator: " ", omittingEmptySubsequences: false).enumerated().flatMap {
        index, word in
        var blank = run
        blank.text = " "
        blank.attributes.kern = (run.attributes.kern ?? 0) + width / Double(blanks)
        var part = run
        part.text = String(word)
        return index > 0 ? [blank, part] : [part]
      }
    }
  }
}

extension Path {
  /// A path of straight lines.
  init(_ points: [Point], isClosed: Bool = false) {
    self.init()
    for point in points { addLine(to: point) }
    if isClosed { closeSubpath() }
  }

  init(from start: Point, to end: Point) {
    self.init([start, end])
  }

  /// A circle.
  init(circleAround center: Point, radius: Double) {
    self.init(
      ellipseIn: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

extension Rect {
  /// A square in the middle of the rectangle.
  func middleSquare(_ side: Double) -> Rect {
    Rect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
