extension TextField {
  /// What a field shows of its text, or of its hint.
  public struct DisplayedText: Equatable, Sendable {
    /// What is shown: dots for a secure text, `…` for what was cut off at the end.
    public var text: String
    /// Its place in the field's bounds.
    public var rect: Rect
    /// The font, which may be smaller than the field's; parts may have others.
    public var font: Font
    /// Where it is fixed: never natural.
    public var alignment: TextAlignment
    /// The parts that look alike, in a text of several looks; else none.
    public var fragments: [TextLayout.Fragment] = []
    /// Whether it is the hint.
    public var isPlaceholder = false
    /// Whether more of the text lies to the left or to the right, out of sight.
    public var isCutLeft = false
    public var isCutRight = false
    /// The characters of ``text`` that are selected, empty for the caret; nil outside of editing.
    public var selection: Range<Int>?
  }
}
