// Editing: the focus, keys, and who is asked and told, in UIKit's order.
extension TextView {
  // MARK: Focus

  func mayBeginEditing() -> Bool {
    !acceptsText || ask(.textViewShouldBeginEditing) { $0.textViewShouldBeginEditing(self) }
  }

  func mayEndEditing() -> Bool {
    !isEditing || ask(.textViewShouldEndEditing) { $0.textViewShouldEndEditing(self) }
  }

  /// The view has the focus, and the keyboard is there: the delegate is told, and who listens. A
  /// text that can only be read has the focus without a word.
  func beginEditing() {
    guard acceptsText else { return }
    isEditing = true
    if clearsOnInsertion, hasText { setSelection(0..<editor.byteCount) }
    tell(.textViewDidBeginEditing) { $0.textViewDidBeginEditing(self) }
    post(Self.textDidBeginEditingNotification)
  }

  /// The view has lost the focus.
  func finishEditing() {
    typingAttributes = nil
    application?.menuControllerIfMade?.hide(for: self)
    guard isEditing else { return }
    isEditing = false
    tell(.textViewDidEndEditing) { $0.textViewDidEndEditing(self) }
    post(Self.textDidEndEditingNotification)
  }

  /// The text can be edited or selected now, or no longer.
  func usesDidChange() {
    detected = nil
    guard isFirstResponder else { return }
    if isEditing && !acceptsText || !isSelectable { perform.resignFirstResponder() }
    if isFirstResponder { application?.keyboard.follow() }
  }

  // MARK: Keys

  /// A person changes the text: the delegate is asked; then come the text, the caret and the
  /// notification.
  ///
  /// - Parameter range: what is replaced; asked again when the delegate has set another text.
  func change(_ text: String, in range: (TextEditor) -> Range<Int>) {
    guard acceptsText else { return }
    let place = editor.clamped(range(editor))
    if place.isEmpty, text.isEmpty { return }
    let revision = editor.revision
    guard mayChange(place, to: text) else { return }
    let current = editor.revision == revision ? place : editor.clamped(range(editor))
    let before = styledText
    let known = editor.changeCount
    guard let edit = editor.replace(current, with: text) else { return }
    styledText = before?.replacing(current, with: text, attributes: typingAttributes)
    if before == nil, let typingAttributes, !text.isEmpty { style(edit, typingAttributes) }
    if editor.changeCount != known { ownUndoManager.registerEdit(of: self, styled: before) }
    updateLines(edit.replaced, by: edit.inserted.utf8.count)
    announceChange()
  }

  /// What was typed looks otherwise than the plain text around it.
  private func style(_ edit: Edit, _ attributes: TextAttributes) {
    let text = editor.text
    let start = text.utf8.index(text.startIndex, offsetBy: edit.start)
    let end = text.utf8.index(start, offsetBy: edit.inserted.utf8.count)
    styledText = AttributedString(runs: [
      .init(String(text[..<start])), .init(String(text[start..<end]), attributes),
      .init(String(text[end...])),
    ])
  }

  /// Takes back what was done last, or does it again; false when there is nothing.
  ///
  /// - Parameter styled: the looks that the text had.
  func revert(isRedo: Bool, styled: AttributedString?) -> Bool {
    guard let edit = isRedo ? editor.redo() : editor.undo() else { return false }
    styledText = styled
    if isRedo {
      updateLines(edit.replaced, by: edit.inserted.utf8.count)
    } else {
      updateLines(
        edit.start..<edit.start + edit.inserted.utf8.count, by: edit.removed.utf8.count)
    }
    announceChange()
    return true
  }

  // MARK: Selection

  /// Selects a range, or puts the caret somewhere; the delegate is told of a change.
  func setSelection(_ range: Range<Int>) {
    let old = editor.selection
    editor.select(range)
    if editor.selection == old { return }
    typingAttributes = nil
    selectionDidChange()
  }

  private func selectionDidChange() {
    if isFirstResponder { showCaret() }
    application?.keyboardIfMade?.textDidChange(in: self)
    tell(.textViewDidChangeSelection) { $0.textViewDidChangeSelection(self) }
  }

  /// Scrolls as little as needed to show the caret, with what is free around the text.
  func showCaret() {
    let inset = textContainerInset
    var rect = caretRect(at: editor.caret)
    rect.origin.y -= inset.top
    rect.size.height += inset.top + inset.bottom
    // The view stays where it is between left and right.
    rect.origin.x = contentOffset.x + contentInset.left
    rect.size.width = 0
    if rect.size.height <= bounds.height {
      scrollRectToVisible(rect, animated: false)
    } else {
      scrollRectToVisible(caretRect(at: editor.caret), animated: false)
    }
  }

  // MARK: Text by code

  /// Sets the text as code does: nobody is asked, and the delegate is told of the caret alone.
  func setText(_ text: String, styled: AttributedString?) {
    let old = editor.selection
    editor.setText(text)
    styledText = styled
    undoSlot.value?.removeAllActions(withTarget: self)
    looksDidChange()
    application?.menuControllerIfMade?.hide(for: self)
    application?.keyboardIfMade?.textDidChange(in: self)
    if editor.selection != old {
      tell(.textViewDidChangeSelection) { $0.textViewDidChangeSelection(self) }
    }
  }

  // MARK: Changes

  private func announceChange() {
    let revision = editor.revision
    application?.menuControllerIfMade?.hide(for: self)
    selectionDidChange()
    // A delegate that has set another text has the last word.
    guard editor.revision == revision else { return }
    tell(.textViewDidChange) { $0.textViewDidChange(self) }
    post(Self.textDidChangeNotification)
  }

  // MARK: The delegate

  private func mayChange(_ range: Range<Int>, to text: String) -> Bool {
    guard let delegate else { return true }
    let range = editor.textRange(range)
    let answer = delegate.callBack(
      .textView_shouldChangeTextIn_replacementText, self, range, text)
    if case .bool(let may)? = answer { return may }
    return (delegate as? any TextViewDelegate)?.textView(
      self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  /// Whether what was detected may be opened.
  func mayOpen(_ url: String, _ range: Range<Int>) -> Bool {
    guard let delegate else { return true }
    let range = editor.textRange(range)
    let answer = delegate.callBack(.textView_shouldInteractWith_in, self, url, range)
    if case .bool(let may)? = answer { return may }
    return (delegate as? any TextViewDelegate)?.textView(
      self, shouldInteractWith: url, in: range) ?? true
  }

  private func ask(_ callback: Hook, _ body: (any TextViewDelegate) -> Bool) -> Bool {
    delegate?.answer(callback, self, body) ?? true
  }

  private func tell(_ callback: Hook, _ body: (any TextViewDelegate) -> Void) {
    delegate?.hear(callback, self, body)
  }

  private func post(_ name: String) {
    application?.notificationCenter.post(name: name, object: self)
  }
}
