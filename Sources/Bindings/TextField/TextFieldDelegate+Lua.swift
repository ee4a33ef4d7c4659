import LuaRuntime

extension Catalogue {
  /// What a text field asks and tells its delegate.
  static let textFieldCallbacks: [CallbackDescription] = [
    callback(
      "textFieldShouldBeginEditing", objc: "textFieldShouldBeginEditing:",
      doc: "Return false to refuse the focus."),
    callback(
      "textFieldDidBeginEditing", objc: "textFieldDidBeginEditing:",
      doc: "Called when the field has the focus; the keyboard comes after it."),
    callback(
      "textFieldShouldEndEditing", objc: "textFieldShouldEndEditing:",
      doc: "Return false to keep the focus."),
    callback(
      "textFieldDidEndEditing", objc: "textFieldDidEndEditing:",
      doc: "Called when the field has lost the focus, perhaps by force."),
    callback(
      "textField_shouldChangeCharactersIn_replacementString",
      objc: "textField:shouldChangeCharactersInRange:replacementString:",
      doc: "Return false to refuse a key, a deletion or a paste; `ui.replace(field.text, range, "
        + "string)` is what the text would be.",
      [.init("range", "Range"), .init("string", "string")]),
    callback(
      "textFieldShouldClear", objc: "textFieldShouldClear:",
      doc: "Return false to refuse the clear button."),
    callback(
      "textFieldShouldReturn", objc: "textFieldShouldReturn:",
      doc: "Called at the return key; give up the focus here to close the keyboard."),
  ]

  private static func callback(
    _ name: String, objc: String, doc: String, _ more: [Member.Parameter] = []
  ) -> CallbackDescription {
    CallbackDescription(
      protocol: "TextFieldDelegate", name: name, objc: "UITextFieldDelegate \(objc)", doc: doc,
      parameters: [.init("textField", "TextField")] + more)
  }
}
