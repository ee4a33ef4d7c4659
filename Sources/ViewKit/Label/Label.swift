/// A view that shows a text, as `UILabel`.
///
/// This file has the properties; `Label+….swift` have the measuring and the drawing.
open class Label: View {
  /// The text; nil and the empty text look the same. Setting what it is already does nothing, but
  /// that any ``attributedText`` becomes plain: it then has the properties of the label.
  public final var text: String? {
    didSet { if text != oldValue || styledText != nil { textDidChange() } }
  }

  /// The text in several looks, where the label was given one; see ``attributedText``.
  final var styledText: AttributedString?

  /// The font, by default the system font of 17 points. Setting it sets that of all the text.
  public final var font = Font.label {
    didSet {
      if font != oldValue { contentDidChange() }
      restyle { $0.font = nil }
    }
  }

  /// The colour of the text, by default black. Setting it sets that of all the text.
  public final var textColor: Color {
    get { storedTextColor }
    set {
      if newValue != storedTextColor {
        storedTextColor = newValue
        setNeedsDisplay()
      }
      restyle { $0.foregroundColor = nil }
    }
  }
  private var storedTextColor = Color.black

  /// Where lines stand between left and right; setting it sets that of all the text.
  ///
  /// By default left: natural is the default of iOS 9 and later, says Apple's page of
  /// `UILabel.textAlignment`.
  public final var textAlignment = TextAlignment.left {
    didSet {
      if textAlignment != oldValue { appearanceDidChange() }
      restyle { $0.paragraphStyle?.alignment = textAlignment }
    }
  }

  /// Where the text is broken, and how it is cut where it does not fit.
  public final var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet {
      if lineBreakMode != oldValue { contentDidChange() }
      restyle { $0.paragraphStyle?.lineBreakMode = lineBreakMode }
    }
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

  /// The text is another one, or became plain.
  private func textDidChange() {
    styledText = nil
    contentDidChange()
  }

  /// Changes the attributes of all of a text of several looks.
  private func restyle(_ change: (inout TextAttributes) -> Void) {
    guard let styledText else { return }
    setStyledText(styledText.withAttributes(change))
  }

  /// Sets the looks of the text, whose characters stay the same.
  final func setStyledText(_ styled: AttributedString?) {
    if styled == styledText { return }
    styledText = styled
    contentDidChange()
  }

  /// Shows a title of a button. The label's own properties are those that the button sets, so
  /// attributes change none of them.
  final func show(_ title: String?, styled: AttributedString?, color: Color) {
    let title = styled?.string ?? title
    if title != text || (styled == nil) != (styledText == nil) { text = title }
    setStyledText(styled)
    if color != storedTextColor {
      storedTextColor = color
      setNeedsDisplay()
    }
  }

  /// The size of the text may have changed.
  private func contentDidChange() {
    appearanceDidChange()
    // Nothing keeps an intrinsic size but a button, so no superview is laid out.
    if isButtonTitle { superview?.setNeedsLayout() }
    cellPartDidChange()
  }

  /// The lines, or their places, may have changed.
  private func appearanceDidChange() {
    drawing = nil
    setNeedsDisplay()
  }

  // MARK: Description

  open override var heldBytes: Int { super.heldBytes + text.heldBytes }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    describeLabel(visitor)
  }
}
