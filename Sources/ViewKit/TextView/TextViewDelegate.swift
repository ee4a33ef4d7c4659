/// What a text view asks and tells its delegate, as `UITextViewDelegate`; for delegates in Swift.
/// All of it is optional.
public protocol TextViewDelegate: ScrollViewDelegate {
  /// Whether the view may get the focus, to be edited.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// The view has the focus.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Whether the view may give up the focus.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// The view has lost the focus, perhaps against its delegate's will.
  func textViewDidEndEditing(_ textView: TextView)
  /// Whether what a person types, deletes or pastes may change the text.
  func textView(
    _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool
  /// A person has changed the text.
  func textViewDidChange(_ textView: TextView)
  /// Something else is selected, or the caret is elsewhere.
  func textViewDidChangeSelection(_ textView: TextView)
  /// Whether a tap on what was detected in the text may open it.
  func textView(
    _ textView: TextView, shouldInteractWith url: String, in characterRange: TextRange
  ) -> Bool
}

extension TextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: TextView) {}
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: TextView) {}
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: TextView) {}
  public func textViewDidChangeSelection(_ textView: TextView) {}
  public func textView(
    _ textView: TextView, shouldInteractWith url: String, in characterRange: TextRange
  ) -> Bool { true }
}
