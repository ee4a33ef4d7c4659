/// How the lines of a paragraph are set, as `NSParagraphStyle`.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where the lines stand.
  public var alignment: TextAlignment
  /// How they are broken. A label takes that of its first character for the whole text.
  public var lineBreakMode: LineBreakMode
  /// What is added between two lines, in points.
  public var lineSpacing: Double

  public init(
    alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .byWordWrapping,
    lineSpacing: Double = 0
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineSpacing = lineSpacing
  }
}
