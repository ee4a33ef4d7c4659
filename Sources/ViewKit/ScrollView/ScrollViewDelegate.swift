/// What a scroll view tells its delegate, as `UIScrollViewDelegate`; for delegates in Swift. All of
/// it is optional.
public protocol ScrollViewDelegate: Object {
  /// The offset has changed, by a finger or by code.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// What was scrolled with an animation has come to rest.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
