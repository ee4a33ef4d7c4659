/// A text broken into lines, as a label or a button shows it.
///
/// A line ends at a blank or after a hyphen, between ideographs (except before closing and after
/// opening punctuation), and at a newline; a word longer than the line is broken between
/// characters, and a character as a person sees it never is. Blanks at the place of a break hang
/// over the edge; they are not shown and have no width. Right-to-left text keeps its logical
/// order. The time is linear in the length of the text.
public struct TextLayout: Sendable {
  /// One line.
  public struct Line: Sendable, Equatable {
    /// What the line stands for in the text; for a truncated line all that it had to show.
    public var range: Range<String.Index>
    /// What is shown, with `…` for what was cut.
    public var text: String
    /// The width of what is shown, in points.
    public var width: Double
    /// Whether `…` stands for a part of the range.
    public var isTruncated = false
    /// Whether the edge cuts the line; ``text`` has the characters whose middle is inside.
    public var isClipped = false
    /// Whether the line ends its paragraph, so that it is never justified.
    public var endsParagraph = true
    /// The parts of ``text`` that look alike, in a text of several looks; else none.
    public var fragments: [Fragment] = []
    /// The vertical room of the line.
    public var extent = Extent()
  }

  /// A part of a line that looks alike.
  public struct Fragment: Sendable, Equatable {
    public var text: String
    /// In points.
    public var width: Double
    /// How it looks; the font is always given.
    public var attributes: TextAttributes

    public init(text: String, width: Double, attributes: TextAttributes) {
      self.text = text
      self.width = width
      self.attributes = attributes
    }
  }

  /// The vertical room of a line, in points.
  public struct Extent: Sendable, Equatable {
    /// From the top of the line to its baseline.
    public var ascent = 0.0
    /// From the top of the line to its bottom.
    public var height = 0.0
    /// From its bottom to the top of the next line.
    public var spacing = 0.0
  }

  /// The lines from top to bottom; none for an empty text.
  public let lines: [Line]
  /// The room of the lines, rounded up to the pixel.
  public let size: Size

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - width: the length of a line in points. A character wider than it stands alone.
  ///   - numberOfLines: how many lines are allowed; 0 for any number.
  ///   - scale: the pixels of a point.
  public init(
    _ text: String, font: Font, width: Double = .infinity, numberOfLines: Int = 0,
    lineBreakMode: LineBreakMode = .byWordWrapping, scale: Double = 2
  ) {
    let pointsPerUnit = font.pointSize / 1000
    let limit = Self.limit(width, pointsPerUnit)
    let metrics = font.metrics
    var lines: [Line] = []
    if text.isEmpty {
      // No line.
    } else if let width = Self.lineWidth(text, metrics), width <= limit {
      lines = [
        Line(
          range: text.startIndex..<text.endIndex, text: text, width: Double(width) * pointsPerUnit)
      ]
    } else {
      let breaker = LineBreaker(
        text, metrics, limit, numberOfLines, lineBreakMode, pointsPerUnit)
      lines = breaker.lines()
    }
    let extent = Extent(ascent: font.ascender, height: font.lineHeight)
    for index in lines.indices { lines[index].extent = extent }
    self.lines = lines
    let widest = lines.reduce(0) { max($0, $1.width) }
    size = Size(
      width: Self.roundUp(widest, scale),
      height: Self.roundUp(Double(lines.count) * extent.height, scale))
  }

  /// Lays out a text of several looks.
  ///
  /// - Parameter font: that of parts that have none.
  public init(
    _ text: AttributedString, font: Font, width: Double = .infinity, numberOfLines: Int = 0,
    lineBreakMode: LineBreakMode = .byWordWrapping, scale: Double = 2
  ) {
    let limit = Self.limit(width, TextStyles.pointsPerUnit)
    var lines = LineBreaker(text, font, limit, numberOfLines, lineBreakMode).lines()
    // Spacing is between lines, not below the last one.
    if let last = lines.indices.last { lines[last].extent.spacing = 0 }
    self.lines = lines
    let widest = lines.reduce(0) { max($0, $1.width) }
    let height = lines.reduce(0) { $0 + $1.extent.height + $1.extent.spacing }
    size = Size(width: Self.roundUp(widest, scale), height: Self.roundUp(height, scale))
  }

  /// A length rounded up to the pixel; noise of the last bits does not count.
  static func roundUp(_ length: Double, _ scale: Double) -> Double {
    (length * scale - 1e-6).rounded(.up) / scale
  }

  /// A width in thousandths of the em.
  static func limit(_ width: Double, _ pointsPerUnit: Double) -> Int {
    let units = width / pointsPerUnit + 1e-6
    guard units > 0 else { return 0 }
    return units < 1e15 ? Int(units) : .max
  }

  /// The width of a text of one line; nil for a text with a newline.
  private static func lineWidth(_ text: String, _ metrics: FontMetrics) -> Int? {
    var text = text
    let hasNewline = text.withUTF8 { bytes in
      for (position, byte) in bytes.enumerated() {
        switch byte {
        case 0x0A...0x0D: return true
        // The last bytes of U+0085, U+2028 and U+2029.
        case 0x85 where bytes[position - 1] == 0xC2: return true
        case 0xA8, 0xA9:
          if position >= 2, bytes[position - 1] == 0x80, bytes[position - 2] == 0xE2 { return true }
        default: break
        }
      }
      return false
    }
    return hasNewline ? nil : metrics.width(of: text)
  }
}
