/// What a scroll view asks and tells its delegate, as `UIScrollViewDelegate`; for delegates in
/// Swift. All of it is optional.
public protocol ScrollViewDelegate: Object {
  /// The offset has changed, by a finger or by code.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// A finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// A finger that has moved the content is lifted.
  ///
  /// - Parameters:
  ///   - velocity: how fast the offset changes, in points a millisecond.
  ///   - targetContentOffset: where the content will come to rest; another place can be set, unless
  ///     the view has pages.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)
  /// A finger that has moved the content was lifted.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// The content goes on without a finger.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// It has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// What was scrolled with an animation has come to rest.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// It has come there, or was there already.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// The view in the content that is seen larger or smaller; nil for none.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Two fingers, or code with an animation, begin to scale the content.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// The content has another scale.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Two fingers, or code with an animation, have scaled the content, and it is within the limits.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)
}

extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Double
  ) {}
}
