/// A text of any number of lines that a person can read, select and change, as `UITextView`.
///
/// This file has what is stored and what can be overridden; `TextView+….swift` have the editing,
/// the touches, the lines and the drawing.
open class TextView: ScrollView, RevertibleText {
  public static let textDidBeginEditingNotification = "UITextViewTextDidBeginEditingNotification"
  public static let textDidChangeNotification = "UITextViewTextDidChangeNotification"
  public static let textDidEndEditingNotification = "UITextViewTextDidEndEditingNotification"

  // MARK: Text

  /// The text with its caret.
  public internal(set) final var editor = TextEditor()
  /// The text in several looks, where the view was given one; see ``attributedText``.
  final var styledText: AttributedString?

  /// How the keyboard behaves for this text. Most changes are seen when it comes next, or after
  /// ``Responder/reloadInputViews()``.
  public final var traits = TextInputTraits() {
    didSet { if traits.isSecureTextEntry != oldValue.isSecureTextEntry { looksDidChange() } }
  }

  /// The font, by default the system font of 12 points; see ``Metrics/textViewFontSize``. Setting it
  /// sets that of all the text.
  public final var font = Font.textView {
    didSet {
      if font != oldValue { looksDidChange() }
      restyle { $0.font = nil }
    }
  }

  /// The colour of the text, by default black. Setting it sets that of all the text.
  public final var textColor = Color.black {
    didSet { restyle { $0.foregroundColor = nil } }
  }

  /// Where the lines stand between left and right; by default left, as before iOS 9. Setting it sets
  /// that of all the text.
  public final var textAlignment = TextAlignment.left {
    didSet { restyle { $0.paragraphStyle?.alignment = textAlignment } }
  }

  /// What is left free around the text, in points.
  public final var textContainerInset: EdgeInsets {
    get { storedContainerInset }
    set {
      if newValue == storedContainerInset || !admits(newValue, "textContainerInset") { return }
      storedContainerInset = newValue
      looksDidChange()
    }
  }
  private final var storedContainerInset = Metrics.textContainerInset

  // MARK: Editing

  /// Whether a person can change the text. A view that has the focus gives it up when it no longer
  /// can.
  public final var isEditable = true {
    didSet { if isEditable != oldValue { usesDidChange() } }
  }

  /// Whether a person can select something, and tap what was detected. Without that nothing can be
  /// typed either.
  public final var isSelectable = true {
    didSet { if isSelectable != oldValue { usesDidChange() } }
  }

  /// Whether the keyboard types into the text.
  public final var acceptsText: Bool { isEditable && isSelectable }

  /// Whether the text is being edited: it has the focus, and can be changed.
  public internal(set) final var isEditing = false

  /// Whether the next key takes the place of all the text; set with ``clearsOnInsertion``.
  public final var clearsOnInsertion = false {
    didSet { if clearsOnInsertion, isFirstResponder, hasText { select(0..<editor.byteCount) } }
  }

  /// Whether a person can give parts of the text another look; a mark for the edit menu.
  public final var allowsEditingTextAttributes = false

  /// How what is typed next looks, beside what the text before it has; a new selection forgets it.
  public final var typingAttributes: TextAttributes?

  /// What is found in the text and can be tapped, while it is no longer edited: addresses of the
  /// web, numbers of telephones, …
  public final var dataDetectorTypes: DataDetectorTypes = [] {
    didSet { detected = nil }
  }

  /// How what was detected looks, beside the rest of the text; by default it is underlined, and in
  /// the tint colour.
  public final var linkTextAttributes: TextAttributes?

  private final var inputSlot = Owned<View>()
  private final var accessorySlot = Owned<View>()
  final var undoSlot = Owned<UndoManager>()

  // MARK: Lines

  /// The lines, and the width for which they were made; nil when they have to be made anew.
  final var laidOut: (lines: TextLines, settings: TextLines.Settings)?
  /// What was detected, and in which text; nil when that has to be looked for.
  final var detected: (revision: Int, found: [DetectedData])?
  /// The touch that may become a tap.
  final var press: Press?

  /// A text view is white, as iOS makes it.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .white
  }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { isSelectable }

  /// The view that stands in for the keyboard; see ``setInputView(_:)``.
  open override var inputView: View? { inputSlot.value }

  open override var inputAccessoryView: View? { accessorySlot.value }

  /// Sets the view that stands in for the keyboard. While the view has the focus, it is seen after
  /// ``Responder/reloadInputViews()``.
  public final func setInputView(_ view: View?) { inputSlot.set(view, in: self) }

  /// Sets the view above the keyboard; likewise.
  public final func setInputAccessoryView(_ view: View?) { accessorySlot.set(view, in: self) }

  /// The changes of this text that can be undone.
  open override var undoManager: UndoManager? { ownUndoManager }
  override var ownedUndoManager: UndoManager? { ownUndoManager }

  override var isKeyboardFirst: Bool { true }
  override func focusMayCome() -> Bool { mayBeginEditing() }
  override func focusDidCome() { beginEditing() }
  override func focusMayLeave() -> Bool { mayEndEditing() }
  override func focusDidLeave() { finishEditing() }
  override func focusWasHandedOn(isHere: Bool) { isEditing = isHere && acceptsText }

  // MARK: Typing

  open var hasText: Bool { !editor.isEmpty }

  /// A person types or pastes.
  open func insertText(_ text: String) { change(text) { $0.selection } }

  /// A person presses the delete key.
  open func deleteBackward() { change("") { $0.deletionRange } }

  /// The return key begins a new line.
  public final func pressReturn() { perform.insertText("\n") }

  public final func select(_ range: Range<Int>) { setSelection(range) }

  public final func replace(_ range: Range<Int>, withText text: String) {
    change(text) { _ in range }
  }

  open override func touchesBegan(_ touches: [Touch], with event: Event?) { pressBegan(touches) }
  open override func touchesMoved(_ touches: [Touch], with event: Event?) { pressMoved(touches) }
  open override func touchesEnded(_ touches: [Touch], with event: Event?) { pressEnded(touches) }
  open override func touchesCancelled(_ touches: [Touch], with event: Event?) { press = nil }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentSize()
  }

  /// The size of the text within a width, with what is free around it.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(size) }

  override func contentWillBeMeasured() {
    super.contentWillBeMeasured()
    updateContentSize()
  }

  // MARK: Description

  open override var heldBytes: Int { super.heldBytes + editor.text.heldBytes }

  open override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    describeTextView(visitor)
  }
}

extension Font {
  /// The font of a text view that was given none.
  static let textView = Font(size: Metrics.textViewFontSize)
}
