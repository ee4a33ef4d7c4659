import LuaRuntime

extension Catalogue {
  /// What a scroll view asks and tells its delegate.
  static let scrollViewCallbacks: [CallbackDescription] = [
    callback(
      "scrollViewDidScroll", objc: "scrollViewDidScroll:",
      doc: "Called when contentOffset has changed."),
    callback(
      "scrollViewWillBeginDragging", objc: "scrollViewWillBeginDragging:",
      doc: "Called when a finger begins to move the content."),
    callback(
      "scrollViewWillEndDragging_withVelocity_targetContentOffset",
      objc: "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
      [.init("velocity", "Point"), .init("targetContentOffset", "Point")],
      doc: "Called when that finger is lifted, with its points a millisecond and where the content "
        + "will rest; return another point to rest at, or nothing."),
    callback(
      "scrollViewDidEndDragging_willDecelerate", objc: "scrollViewDidEndDragging:willDecelerate:",
      [.init("decelerate", "boolean")],
      doc: "Called when that finger was lifted, with whether the content goes on."),
    callback(
      "scrollViewWillBeginDecelerating", objc: "scrollViewWillBeginDecelerating:",
      doc: "Called when the content goes on without a finger."),
    callback(
      "scrollViewDidEndDecelerating", objc: "scrollViewDidEndDecelerating:",
      doc: "Called when that has come to rest."),
    callback(
      "scrollViewDidEndScrollingAnimation", objc: "scrollViewDidEndScrollingAnimation:",
      doc: "Called when what was scrolled with an animation has come to rest."),
    callback(
      "scrollViewShouldScrollToTop", objc: "scrollViewShouldScrollToTop:",
      doc: "Whether a tap on the status bar scrolls to the top; true without the function."),
    callback(
      "scrollViewDidScrollToTop", objc: "scrollViewDidScrollToTop:",
      doc: "Called when that has come to the top, or was there."),
    callback(
      "viewForZooming_in", objc: "viewForZoomingInScrollView:",
      doc: "The view in the content that is seen larger or smaller; nil for none."),
    callback(
      "scrollViewWillBeginZooming_with", objc: "scrollViewWillBeginZooming:withView:",
      [.init("view", "View?")],
      doc: "Called when two fingers, or an animation, begin to scale the content."),
    callback(
      "scrollViewDidZoom", objc: "scrollViewDidZoom:",
      doc: "Called when zoomScale has changed."),
    callback(
      "scrollViewDidEndZooming_with_atScale", objc: "scrollViewDidEndZooming:withView:atScale:",
      [.init("view", "View?"), .init("scale", "number")],
      doc: "Called when they have, and the scale is within its limits."),
  ]

  private static func callback(
    _ name: String, objc: String, _ parameters: [Member.Parameter] = [], doc: String
  ) -> CallbackDescription {
    CallbackDescription(
      protocol: "ScrollViewDelegate", name: name, objc: "UIScrollViewDelegate \(objc)", doc: doc,
      parameters: [.init("scrollView", "ScrollView")] + parameters)
  }
}
