import LuaRuntime

extension Catalogue {
  /// What a gesture recogniser asks its delegate.
  static let gestureCallbacks: [CallbackDescription] = [
    gesture(
      "gestureRecognizerShouldBegin", objc: "gestureRecognizerShouldBegin:", [],
      doc: "Whether a gesture that was seen is recognised; true without the function."),
    gesture(
      "gestureRecognizer_shouldReceive", objc: "gestureRecognizer:shouldReceiveTouch:",
      [.init("touch", "Touch")],
      doc: "Whether a finger that landed is watched; true without the function."),
    gesture(
      "gestureRecognizer_shouldRecognizeSimultaneouslyWith",
      objc: "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
      [.init("other", "GestureRecognizer")],
      doc: "Whether two gestures may be recognised at once; false without the function."),
    gesture(
      "gestureRecognizer_shouldRequireFailureOf",
      objc: "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
      [.init("other", "GestureRecognizer")],
      doc: "Whether it waits until another has failed; false without the function."),
    gesture(
      "gestureRecognizer_shouldBeRequiredToFailBy",
      objc: "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
      [.init("other", "GestureRecognizer")],
      doc: "Whether another waits until it has failed; false without the function."),
  ]

  private static func gesture(
    _ name: String, objc: String, _ parameters: [Member.Parameter], doc: String
  ) -> CallbackDescription {
    CallbackDescription(
      protocol: "GestureRecognizerDelegate", name: name,
      objc: "UIGestureRecognizerDelegate \(objc)", doc: doc,
      parameters: [.init("gestureRecognizer", "GestureRecognizer")] + parameters)
  }
}
