import LuaRuntime

extension Catalogue {
  /// What a scroll view tells its delegate.
  static let scrollViewCallbacks: [CallbackDescription] = [
    callback(
      "scrollViewDidScroll", objc: "scrollViewDidScroll:",
      doc: "Called when contentOffset has changed."),
    callback(
      "scrollViewDidEndScrollingAnimation", objc: "scrollViewDidEndScrollingAnimation:",
      doc: "Called when what was scrolled with an animation has come to rest."),
  ]

  private static func callback(_ name: String, objc: String, doc: String) -> CallbackDescription {
    CallbackDescription(
      protocol: "ScrollViewDelegate", name: name, objc: "UIScrollViewDelegate \(objc)", doc: doc,
      parameters: [.init("scrollView", "ScrollView")])
  }
}
