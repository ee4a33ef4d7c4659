/// What a text field asks and tells its delegate, as `UITextFieldDelegate`; for delegates in Swift.
/// All of it is optional.
public protocol TextFieldDelegate: Object {
  /// Whether the field may get the focus.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// The field has the focus.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether the field may give up the focus.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// The field has lost the focus, perhaps against its delegate's will.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Whether what a person types, deletes or pastes may change the text.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool
  /// Whether the clear button may empty the field.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Whether the return key does what it does by itself.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: TextField) {}
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
