/// What the keyboard tells of, by its notifications.
public enum KeyboardEvent: String, CaseIterable, Sendable {
  case willShow = "WillShow"
  case didShow = "DidShow"
  case willHide = "WillHide"
  case didHide = "DidHide"
  case willChangeFrame = "WillChangeFrame"
  case didChangeFrame = "DidChangeFrame"

  /// The notification's name: `UIKeyboardWillShowNotification`.
  public var notification: String { "UIKeyboard\(rawValue)Notification" }

  /// What is known of a motion; the frames are in the screen's coordinates.
  func userInfo(from begin: Rect, to end: Rect) -> NotificationInfo {
    NotificationInfo([
      .init("keyboardFrameBegin", .rect(begin)),
      .init("keyboardFrameEnd", .rect(end)),
      .init("keyboardAnimationDuration", .number(Metrics.keyboardDuration)),
      .init("keyboardAnimationCurve", .integer(Metrics.keyboardCurve)),
    ])
  }
}
