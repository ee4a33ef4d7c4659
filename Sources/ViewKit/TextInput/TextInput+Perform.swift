// The call points of what takes text. A script's own responder takes text too when it has a
// function `insertText`.
extension Perform where Subject: Responder {
  /// Whether the keyboard can type into the responder.
  public var takesText: Bool {
    if let input = subject as? any TextInput { return input.acceptsText }
    return subject.script?.overrides(.insertText) == true
  }

  public var hasText: Bool {
    if case .bool(let result) = override(.get_hasText) { return result }
    return (subject as? any TextInput)?.hasText ?? false
  }

  public func insertText(_ text: String) {
    if override(.insertText, text) == nil { (subject as? any TextInput)?.insertText(text) }
  }

  public func deleteBackward() {
    if override(.deleteBackward) == nil { (subject as? any TextInput)?.deleteBackward() }
  }

  /// What the return key does: a script's own responder gets a newline.
  public func pressReturn() {
    if let input = subject as? any TextInput { input.pressReturn() } else { insertText("\n") }
  }
}
