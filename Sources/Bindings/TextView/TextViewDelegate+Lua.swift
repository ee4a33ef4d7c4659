import LuaRuntime

extension Catalogue {
  /// What a text view asks and tells its delegate.
  static let textViewCallbacks: [CallbackDescription] = [
    callback(
      "textViewShouldBeginEditing", objc: "textViewShouldBeginEditing:",
      doc: "Return false to refuse the focus."),
    callback(
      "textViewDidBeginEditing", objc: "textViewDidBeginEditing:",
      doc: "Called when the view has the focus, and the keyboard is coming."),
    callback(
      "textViewShouldEndEditing", objc: "textViewShouldEndEditing:",
      doc: "Return false to keep the focus."),
    callback(
      "textViewDidEndEditing", objc: "textViewDidEndEditing:",
      doc: "Called when the view has lost the focus, perhaps by force."),
    callback(
      "textView_shouldChangeTextIn_replacementText",
      objc: "textView:shouldChangeTextInRange:replacementText:",
      doc: "Return false to refuse a key, a deletion or a paste; `ui.replace(view.text, range, "
        + "text)` is what the text would be.",
      [.init("range", "Range"), .init("text", "string")]),
    callback(
      "textViewDidChange", objc: "textViewDidChange:",
      doc: "Called when a person has changed the text; a change by code is not told."),
    callback(
      "textViewDidChangeSelection", objc: "textViewDidChangeSelection:",
      doc: "Called when something else is selected, or the caret is elsewhere."),
    callback(
      "textView_shouldInteractWith_in", objc: "textView:shouldInteractWithURL:inRange:",
      doc: "Return false to keep what was detected in the text from being opened.",
      [.init("url", "string"), .init("characterRange", "Range")]),
  ]

  private static func callback(
    _ name: String, objc: String, doc: String, _ more: [Member.Parameter] = []
  ) -> CallbackDescription {
    CallbackDescription(
      protocol: "TextViewDelegate", name: name, objc: "UITextViewDelegate \(objc)", doc: doc,
      parameters: [.init("textView", "TextView")] + more)
  }
}
