// Editing: the focus, keys and taps, and who is asked and told, in UIKit's order.
extension TextField {
  // MARK: Focus

  func mayBeginEditing() -> Bool {
    ask(.textFieldShouldBeginEditing) { $0.textFieldShouldBeginEditing(self) }
  }

  func mayEndEditing() -> Bool {
    ask(.textFieldShouldEndEditing) { $0.textFieldShouldEndEditing(self) }
  }

  /// The field has the focus: its text is cleared where that is wanted, then the delegate is told,
  /// the targets, and who listens.
  ///
  /// A field that has the focus back after a reload goes on where it was.
  func beginEditing() {
    isEditing = true
    var isCleared = false
    if application?.isTakingFocusBack != true {
      editor.select(editor.byteCount..<editor.byteCount)
      if clearsOnBeginEditing, hasText, mayClear() {
        putText("")
        isCleared = true
      }
      replacesAllOnInsertion = hasText && (clearsOnInsertion || traits.isSecureTextEntry)
    }
    contentDidChange()
    tell(.textFieldDidBeginEditing) { $0.textFieldDidBeginEditing(self) }
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    if isCleared { announceChange() }
  }

  /// The field has lost the focus.
  func finishEditing() {
    isEditing = false
    application?.menuControllerIfMade?.hide(for: self)
    replacesAllOnInsertion = false
    typingAttributes = nil
    firstShown = 0
    contentDidChange()
    tell(.textFieldDidEndEditing) { $0.textFieldDidEndEditing(self) }
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  // MARK: Keys

  func insert(_ text: String) {
    // A field has one line.
    let line = text.hasNewline ? text.oneLine : text
    change(line) { [self] editor in
      replacesAllOnInsertion ? 0..<editor.byteCount : editor.selection
    }
  }

  func deleteSelection() {
    change("") { [self] editor in
      replacesAllOnInsertion && traits.isSecureTextEntry
        ? 0..<editor.byteCount : editor.deletionRange
    }
  }

  /// A person changes the text: the delegate is asked; then come the text, the event
  /// `editingChanged` and the notification.
  ///
  /// - Parameter range: what is replaced; asked again when the delegate has set another text.
  func change(_ text: String, in range: (TextEditor) -> Range<Int>) {
    let place = editor.clamped(range(editor))
    if place.isEmpty, text.isEmpty { return }
    let revision = editor.revision
    guard mayChange(place, to: text) else { return }
    let current = editor.revision == revision ? place : editor.clamped(range(editor))
    let before = styledText
    let known = editor.changeCount
    styledText = before?.replacing(current, with: text, attributes: typingAttributes)
    editor.replace(current, with: text)
    if editor.changeCount != known { ownUndoManager.registerEdit(of: self, styled: before) }
    replacesAllOnInsertion = false
    announceChange()
  }

  /// Takes back what was done last, or does it again.
  func revert(isRedo: Bool, styled: AttributedString?) -> Bool {
    guard (isRedo ? editor.redo() : editor.undo()) != nil else { return false }
    styledText = styled
    announceChange()
    return true
  }

  /// The changes of this text that can be undone.
  var ownUndoManager: UndoManager {
    let manager = undoSlot.value ?? UndoManager()
    undoSlot.set(manager, in: self)
    manager.follow(application, ofText: true)
    return manager
  }

  /// The return key: the delegate is asked; then `editingDidEndOnExit` is sent, and a field with a
  /// target for that gives up the focus.
  func doReturn() {
    guard ask(.textFieldShouldReturn, { $0.textFieldShouldReturn(self) }) else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    if ends { perform.resignFirstResponder() }
  }

  /// The clear button: the delegate is asked; then the field gets the focus, and is empty.
  func clearByButton() {
    guard hasText, mayClear() else { return }
    if !isFirstResponder { perform.becomeFirstResponder() }
    guard hasText else { return }
    putText("")
    announceChange()
  }

  /// A tap gives the field the focus, with the caret at the end. In a field that has it, it puts
  /// the caret at the end of a word that is nearest; a second tap selects the word.
  func tapped(_ touch: Touch) {
    let place = touch.location(in: self)
    guard isEnabled, window != nil, bounds.contains(place) else { return }
    guard isFirstResponder else {
      perform.becomeFirstResponder()
      return
    }
    let position = position(at: place.x)
    let word = traits.isSecureTextEntry ? 0..<editor.byteCount : editor.word(at: position)
    if touch.tapCount > 1 {
      select(word)
      return showEditMenu()
    }
    let isNearEnd = position - word.lowerBound > word.upperBound - position
    let end = isNearEnd ? word.upperBound : word.lowerBound
    // A tap on the caret shows the edit menu, or hides it.
    if editor.selection == end..<end {
      if application?.menuControllerIfMade?.wasHidden(by: touch) != true { showEditMenu() }
      return
    }
    select(end..<end)
  }

  // MARK: Text by code

  /// Sets the text as code does: nobody is asked or told.
  func setText(_ text: String) {
    putText(text)
    contentDidChange()
    application?.menuControllerIfMade?.hide(for: self)
    application?.keyboardIfMade?.textDidChange(in: self)
  }

  private func putText(_ text: String) {
    styledText = nil
    editor.setText(text)
    firstShown = 0
    undoSlot.value?.removeAllActions(withTarget: self)
  }

  // MARK: Changes

  private func announceChange() {
    contentDidChange()
    application?.menuControllerIfMade?.hide(for: self)
    application?.keyboardIfMade?.textDidChange(in: self)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  func selectionDidChange() {
    drawing = nil
    setNeedsDisplay()
    application?.keyboardIfMade?.textDidChange(in: self)
  }

  /// What is shown, or where, may be different.
  func contentDidChange() {
    drawing = nil
    setNeedsDisplay()
    setNeedsLayout()
  }

  // MARK: The delegate

  private func mayClear() -> Bool {
    ask(.textFieldShouldClear) { $0.textFieldShouldClear(self) }
  }

  private func mayChange(_ range: Range<Int>, to text: String) -> Bool {
    guard let delegate else { return true }
    let range = editor.textRange(range)
    let answer = delegate.callBack(
      .textField_shouldChangeCharactersIn_replacementString, self, range, text)
    if case .bool(let may)? = answer { return may }
    return (delegate as? any TextFieldDelegate)?.textField(
      self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  private func ask(_ callback: Hook, _ body: (any TextFieldDelegate) -> Bool) -> Bool {
    delegate?.answer(callback, self, body) ?? true
  }

  private func tell(_ callback: Hook, _ body: (any TextFieldDelegate) -> Void) {
    delegate?.hear(callback, self, body)
  }

  private func post(_ name: String) {
    application?.notificationCenter.post(name: name, object: self)
  }
}
