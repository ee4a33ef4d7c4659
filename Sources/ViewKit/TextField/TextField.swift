/// A control for one line of text that a person can change, as `UITextField`.
///
/// This file has what is stored and what can be overridden; `TextField+….swift` have the editing,
/// the places of its parts, and the drawing.
open class TextField: Control, RevertibleText {
  /// The border around a field, as `UITextField.BorderStyle`.
  public enum BorderStyle: String, CaseIterable, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When a part of a field is shown, as `UITextField.ViewMode`.
  public enum ViewMode: String, CaseIterable, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  public static let textDidBeginEditingNotification = "UITextFieldTextDidBeginEditingNotification"
  public static let textDidChangeNotification = "UITextFieldTextDidChangeNotification"
  public static let textDidEndEditingNotification = "UITextFieldTextDidEndEditingNotification"

  // MARK: Text

  /// The text with its caret.
  public internal(set) final var editor = TextEditor()
  /// The text in several looks, where the field was given one; see ``attributedText``.
  final var styledText: AttributedString?
  /// The hint in several looks; see ``attributedPlaceholder``.
  final var styledPlaceholder: AttributedString?

  /// How the keyboard behaves for this text. Most changes are seen when it comes next, or after
  /// ``Responder/reloadInputViews()``.
  public final var traits = TextInputTraits() {
    didSet { if traits != oldValue { contentDidChange() } }
  }

  /// The font, by default the system font of 17 points, as iOS 7 and 8 give a new field. Setting it
  /// sets that of all the text.
  public final var font = Font.label {
    didSet {
      if font != oldValue { contentDidChange() }
      restyle { $0.font = nil }
    }
  }

  /// The colour of the text, by default black. Setting it sets that of all the text.
  public final var textColor = Color.black {
    didSet {
      if textColor != oldValue { contentDidChange() }
      restyle { $0.foregroundColor = nil }
    }
  }

  /// Where the text stands between left and right; by default left, as before iOS 9.
  public final var textAlignment = TextAlignment.left {
    didSet {
      if textAlignment != oldValue { contentDidChange() }
      restyle { $0.paragraphStyle?.alignment = textAlignment }
    }
  }

  /// The hint that is shown while there is no text; nil and the empty one look the same.
  public final var placeholder: String? {
    didSet {
      styledPlaceholder = nil
      if placeholder != oldValue { contentDidChange() }
    }
  }

  /// Whether a text that is too wide is shown in a smaller font, down to ``minimumFontSize``.
  public final var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } }
  }

  /// The size in points below which the font does not shrink; at 0 it is a size that can be read,
  /// ``Metrics/readableFontSize``.
  public final var minimumFontSize = 0.0 {
    didSet { if minimumFontSize != oldValue { contentDidChange() } }
  }

  // MARK: Editing

  /// Whether the field has the focus.
  public internal(set) final var isEditing = false
  /// Whether the text goes whenever editing begins.
  public final var clearsOnBeginEditing = false
  /// Whether what is typed first takes the place of all the text.
  public final var clearsOnInsertion = false {
    didSet { replacesAllOnInsertion = clearsOnInsertion && isEditing }
  }
  /// Whether the next key does so. A secure text goes this way when it is edited again.
  final var replacesAllOnInsertion = false
  /// Whether a person can give parts of the text another look; a mark for the edit menu.
  public final var allowsEditingTextAttributes = false
  /// How what is typed next looks, beside what the text before it has; nil outside of editing.
  public final var typingAttributes: TextAttributes?

  private final var delegateSlot = Referred<Object>()
  /// Who is asked and told; not held.
  public final var delegate: Object? {
    get { delegateSlot.value }
    set { delegateSlot.set(newValue, in: self) }
  }

  // MARK: Parts

  /// The border; none by default.
  public final var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentDidChange() } }
  }

  /// The image behind the text, in the place of the border. A field with a rounded border ignores
  /// it, says Apple's page.
  public final var background: Image? {
    didSet { if background != oldValue { setNeedsDisplay() } }
  }

  /// The same while the field is off; without a ``background`` it is ignored.
  public final var disabledBackground: Image? {
    didSet { if disabledBackground != oldValue { setNeedsDisplay() } }
  }

  /// When the button that empties the field is shown, while there is some text.
  public final var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { contentDidChange() } }
  }
  final var clearButtonSlot = Owned<ClearButton>()

  final var leftSlot = Owned<View>()
  final var rightSlot = Owned<View>()
  /// When the left view is shown: never, unless it is said.
  public final var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { contentDidChange() } }
  }
  /// When the right view is shown. It takes the place of the clear button.
  public final var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { contentDidChange() } }
  }

  final var undoSlot = Owned<UndoManager>()
  private final var inputSlot = Owned<View>()
  private final var accessorySlot = Owned<View>()

  /// What was drawn last, and into which bounds; nil when it has to be drawn anew.
  final var drawing: (bounds: Rect, shown: DisplayedText?)?
  /// Where the part of the text begins that is seen while it is edited, in bytes.
  final var firstShown = 0

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  // MARK: Responder

  /// A field that is off takes no focus.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// The view that stands in for the keyboard; see ``setInputView(_:)``.
  open override var inputView: View? { inputSlot.value }

  open override var inputAccessoryView: View? { accessorySlot.value }

  /// Sets the view that stands in for the keyboard. While the field has the focus, it is seen after
  /// ``Responder/reloadInputViews()``.
  public final func setInputView(_ view: View?) { inputSlot.set(view, in: self) }

  /// Sets the view above the keyboard; likewise.
  public final func setInputAccessoryView(_ view: View?) { accessorySlot.set(view, in: self) }

  /// The changes of this text that can be undone.
  open override var undoManager: UndoManager? { ownUndoManager }
  override var ownedUndoManager: UndoManager? { ownUndoManager }

  override func focusMayCome() -> Bool { mayBeginEditing() }
  override func focusDidCome() { beginEditing() }
  override func focusMayLeave() -> Bool { mayEndEditing() }
  override func focusDidLeave() { finishEditing() }
  override func focusWasHandedOn(isHere: Bool) {
    isEditing = isHere
    contentDidChange()
  }

  // MARK: Typing

  public final var hasText: Bool { !editor.isEmpty }

  /// A person types or pastes: newlines become blanks.
  open func insertText(_ text: String) { insert(text) }

  /// A person presses the delete key.
  open func deleteBackward() { deleteSelection() }

  public final func pressReturn() { doReturn() }

  public final func select(_ range: Range<Int>) {
    editor.select(range)
    replacesAllOnInsertion = false
    selectionDidChange()
  }

  public final func replace(_ range: Range<Int>, withText text: String) {
    change(text) { _ in range }
  }

  /// A tap gives it the focus: in UIKit a recogniser of its own does that, which lies below those
  /// of the views around it and so comes before them.
  override var keepsTaps: Bool { true }

  open override func touchesEnded(_ touches: [Touch], with event: Event?) {
    let touch = isTracking ? touches.first : nil
    super.touchesEnded(touches, with: event)
    if let touch { tapped(touch) }
  }

  // MARK: Places and drawing

  /// The rectangle of the border in the bounds: all of it.
  open func borderRect(forBounds bounds: Rect) -> Rect { bounds }

  /// The rectangle of the text: what the border and the parts beside it leave.
  open func textRect(forBounds bounds: Rect) -> Rect { contentRect(in: bounds) }

  /// The rectangle of the text while it is being edited.
  open func editingRect(forBounds bounds: Rect) -> Rect { contentRect(in: bounds) }

  /// The rectangle of the hint: that of the text.
  open func placeholderRect(forBounds bounds: Rect) -> Rect { currentTextRect(in: bounds) }

  /// The place of the button that empties the field.
  open func clearButtonRect(forBounds bounds: Rect) -> Rect { ownClearButtonRect(in: bounds) }

  /// The place of the left view; empty while it is not shown.
  open func leftViewRect(forBounds bounds: Rect) -> Rect { ownLeftViewRect(in: bounds) }

  /// The place of the right view; empty while it is not shown.
  open func rightViewRect(forBounds bounds: Rect) -> Rect { ownRightViewRect(in: bounds) }

  /// Draws the text while it is not being edited.
  open func drawText(in rect: Rect) { show(textLine(in: rect)) }

  /// Draws the hint.
  open func drawPlaceholder(in rect: Rect) { show(placeholderLine(in: rect)) }

  open override func draw(_ rect: Rect) { drawContent() }

  override func drawingWillBegin() { drawing = (bounds, nil) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// The size of the text, or of the hint, with the border and the parts beside it.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize }

  open override var intrinsicContentSize: Size { fittingSize }

  override func stateDidChange() {
    super.stateDidChange()
    drawing = nil
  }

  // MARK: Description

  open override var heldBytes: Int {
    super.heldBytes + editor.text.heldBytes + placeholder.heldBytes
  }

  open override func dropTargets(where isGone: (Object) -> Bool) -> Int {
    let count = super.dropTargets(where: isGone)
    guard let delegate, isGone(delegate) else { return count }
    self.delegate = nil
    return count + 1
  }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    describeTextField(visitor)
  }
}
