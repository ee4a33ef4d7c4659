/// How a part of a text looks, by the names of `NSAttributedString.Key`; nil is what the view that
/// shows the text has.
public struct TextAttributes: Hashable, Sendable {
  public var font: Font?
  public var foregroundColor: Color?
  /// The colour behind the text.
  public var backgroundColor: Color?
  /// What is added to the width of each character, in points.
  public var kern: Double?
  /// How far the text stands above the baseline, in points; below it when negative.
  public var baselineOffset: Double?
  public var underlineStyle: UnderlineStyle?
  /// The colour of the line below the text; nil is that of the text.
  public var underlineColor: Color?
  public var strikethroughStyle: UnderlineStyle?
  /// The colour of the line through the text; nil is that of the text.
  public var strikethroughColor: Color?
  public var shadow: TextShadow?
  /// How the paragraph is set; that of its first character counts.
  public var paragraphStyle: ParagraphStyle?

  public init(font: Font? = nil, foregroundColor: Color? = nil) {
    self.font = font
    self.foregroundColor = foregroundColor
  }

  /// Takes over what is not given here from other attributes.
  public func filled(from other: TextAttributes) -> TextAttributes {
    var result = self
    result.font = font ?? other.font
    result.foregroundColor = foregroundColor ?? other.foregroundColor
    result.backgroundColor = backgroundColor ?? other.backgroundColor
    result.kern = kern ?? other.kern
    result.baselineOffset = baselineOffset ?? other.baselineOffset
    result.underlineStyle = underlineStyle ?? other.underlineStyle
    result.underlineColor = underlineColor ?? other.underlineColor
    result.strikethroughStyle = strikethroughStyle ?? other.strikethroughStyle
    result.strikethroughColor = strikethroughColor ?? other.strikethroughColor
    result.shadow = shadow ?? other.shadow
    result.paragraphStyle = paragraphStyle ?? other.paragraphStyle
    return result
  }
}
