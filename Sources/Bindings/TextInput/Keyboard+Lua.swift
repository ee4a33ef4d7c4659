import LuaRuntime
import ViewKit

// The notifications of the keyboard, which `Responder` has.
extension Responder {
  static func addKeyboard(to list: inout MemberList) {
    list.method(
      "reloadInputViews", objc: "reloadInputViews",
      doc: "Has the keyboard look again at the input views and the traits of a responder that has "
        + "the focus.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in Responder.at(object) { $0.reloadInputViews() } }
      })
    list.notification(
      "keyboardWillShowNotification", objc: KeyboardEvent.willShow.notification,
      get: { give($0, KeyboardEvent.willShow.notification) })
    list.notification(
      "keyboardDidShowNotification", objc: KeyboardEvent.didShow.notification,
      get: { give($0, KeyboardEvent.didShow.notification) })
    list.notification(
      "keyboardWillHideNotification", objc: KeyboardEvent.willHide.notification,
      get: { give($0, KeyboardEvent.willHide.notification) })
    list.notification(
      "keyboardDidHideNotification", objc: KeyboardEvent.didHide.notification,
      get: { give($0, KeyboardEvent.didHide.notification) })
    list.notification(
      "keyboardWillChangeFrameNotification", objc: KeyboardEvent.willChangeFrame.notification,
      get: { give($0, KeyboardEvent.willChangeFrame.notification) })
    list.notification(
      "keyboardDidChangeFrameNotification", objc: KeyboardEvent.didChangeFrame.notification,
      get: { give($0, KeyboardEvent.didChangeFrame.notification) })
  }
}
