/// A view that shows a text, as `UILabel`.
///
/// This file has the properties; `Label+….swift` have the measuring and the drawing.
open class Label: View {
  /// The text; nil and the empty text look the same. Setting what it is already does nothing.
  public final var text: String? {
    didSet { if text != oldValue { contentDidChange() } }
  }

  /// The font, by default the system font of 17 points.
  public final var font = Font.label {
    didSet { if font != oldValue { contentDidChange() } }
  }

  /// The colour of the text, by default black.
  public final var textColor = Color.black {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// Where lines stand between left and right.
  public final var textAlignment = TextAlignment.natural {
    didSet { if textAlignment != oldValue { appearanceDidChange() } }
  }

  /// Where the text is broken, and how it is cut where it does not fit.
  public final var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }

  /// How many lines are allowed; 0, or less, for any number.
  public final var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// Whether the text has its full colour; a label that is off is dimmed.
  public final var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// Whether the text has its ``highlightedTextColor``.
  public final var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the text while the label is highlighted; nil for the ``textColor``.
  public final var highlightedTextColor: Color? {
    didSet { if highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the text's shadow; nil for no shadow.
  public final var shadowColor: Color? {
    didSet { if shadowColor != oldValue { setNeedsDisplay() } }
  }

  /// How far right and down of the text the shadow lies, in points; by default one point above.
  public final var shadowOffset = Size(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
  }

  /// Whether a text of one line that is too wide is shown in a smaller font.
  public final var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { appearanceDidChange() } }
  }

  /// The least part of its size to which the font is shrunk.
  ///
  /// 0 sets no limit, which is what iPhones do: Apple's page says that the font then keeps its
  /// size, and so ``adjustsFontSizeToFitWidth`` alone would do nothing.
  public final var minimumScaleFactor = 0.0 {
    didSet { if minimumScaleFactor != oldValue { appearanceDidChange() } }
  }

  /// Where a line stands whose font was shrunk.
  public final var baselineAdjustment = BaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { appearanceDidChange() } }
  }

  /// The width at which ``intrinsicContentSize`` wraps several lines, in points; 0 for none.
  public final var preferredMaxLayoutWidth = 0.0

  /// Whether this is the title of a button, which then follows changes of the text's size.
  final var isButtonTitle = false

  /// What was drawn last, and into which bounds; nil when it has to be drawn anew.
  final var drawing: (bounds: Rect, lines: [DisplayedLine])?

  /// Makes a label, which takes no touches unless told so.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override var takesTouchesByDefault: Bool { false }

  // MARK: Measuring

  /// The size of the text: of one line whatever `size` says, of several wrapped at its width. A
  /// width of 0 is no limit, and the height never is one.
  open override func sizeThatFits(_ size: Size) -> Size {
    measure(width: numberOfLines == 1 ? 0 : size.width)
  }

  /// The size of the text, wrapped at ``preferredMaxLayoutWidth``.
  open override var intrinsicContentSize: Size {
    measure(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth)
  }

  /// The rectangle that the text takes in `bounds`, from its origin on.
  ///
  /// Override it to change how the label is measured, and ``drawText(in:)`` to change where the
  /// text is drawn, as in UIKit.
  open func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    let size = textSize(in: bounds.size, numberOfLines: numberOfLines)
    return Rect(origin: bounds.origin, size: size)
  }

  // MARK: Drawing

  /// Draws the text, by ``drawText(in:)``.
  open override func draw(_ rect: Rect) {
    perform.drawText(in: bounds)
  }

  /// Draws the text in a rectangle of the label's bounds, in the middle of its height.
  open func drawText(in rect: Rect) {
    drawing = (bounds, (drawing?.lines ?? []) + lines(in: rect))
  }

  override func drawingWillBegin() {
    drawing = (bounds, [])
  }

  // MARK: Changes

  /// The size of the text may have changed.
  private func contentDidChange() {
    appearanceDidChange()
    // Nothing keeps an intrinsic size but a button, so no superview is laid out.
    if isButtonTitle { superview?.setNeedsLayout() }
  }

  /// The lines, or their places, may have changed.
  private func appearanceDidChange() {
    drawing = nil
    setNeedsDisplay()
  }

  // MARK: Description

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    describeLabel(visitor)
  }
}
