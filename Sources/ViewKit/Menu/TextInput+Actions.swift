// The standard edit actions, for all that take text.
extension TextInput {
  /// Whether an action makes sense for the text and its selection now.
  ///
  /// A secret is never copied. All is selected from a caret; in a text that can only be read, which
  /// has no caret, also from a part.
  public func canPerform(_ action: EditAction) -> Bool {
    let selection = editor.selection
    switch action {
    case .cut: return acceptsText && !selection.isEmpty && !traits.isSecureTextEntry
    case .copy: return !selection.isEmpty && !traits.isSecureTextEntry
    case .select: return selection.isEmpty && hasText
    case .selectAll:
      let isAll = selection.count == editor.byteCount
      return hasText && !isAll && (selection.isEmpty || !acceptsText)
    case .paste: return acceptsText && application?.generalPasteboard.string != nil
    // Only what a script's class deletes itself is in the menu.
    case .delete: return false
    }
  }

  /// Does an action, whatever ``canPerform(_:)`` says of it, as far as that is possible.
  public func perform(_ action: EditAction) {
    let selected = String(editor[editor.selection])
    switch action {
    case .cut:
      guard acceptsText, !selected.isEmpty else { return }
      application?.generalPasteboard.string = selected
      asResponder.perform.deleteBackward()
    case .copy:
      if !selected.isEmpty { application?.generalPasteboard.string = selected }
    case .select:
      select(editor.word(nearest: editor.caret))
      showEditMenu()
    case .selectAll:
      selectAllText()
      showEditMenu()
    case .paste:
      guard acceptsText, let text = application?.generalPasteboard.string, !text.isEmpty else {
        return
      }
      asResponder.perform.insertText(text)
    case .delete:
      if acceptsText, !selected.isEmpty { asResponder.perform.deleteBackward() }
    }
  }

  /// Shows the edit menu at what is selected, as a person's selection does.
  public func showEditMenu() {
    guard isFirstResponder, let application, let view = self as? View else { return }
    let menu = application.menuController
    menu.setTargetRect(editMenuRect, in: view)
    menu.setMenuVisible(true, animated: true)
  }

  private var asResponder: Responder { self }
}

extension TextEditor {
  /// The word at a position, or the one before it where blanks are.
  func word(nearest position: Int) -> Range<Int> {
    let here = word(at: position)
    guard self[here].first?.isWhitespace != false, here.lowerBound > 0 else { return here }
    // Blanks, or nothing: the word that ends before them.
    let before = word(at: here.lowerBound - 1)
    return self[before].first?.isWhitespace == true ? here : before
  }
}
