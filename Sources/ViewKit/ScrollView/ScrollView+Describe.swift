// What renderings show of a scroll view, and what a reload carries over.
extension ScrollView {
  final func describeScrollView(_ visitor: PropertyVisitor) {
    visitor.size("contentSize", contentSize)
    // The scale first: with it the offset changes.
    let offset = contentOffset
    visitor.number(
      "zoomScale", zoomScale, default: 1,
      restore: { [self] in setZoomScale($0, animated: false) })
    visitor.point("contentOffset", offset, restore: { [self] in contentOffset = $0 })
    visitor.insets("contentInset", contentInset)
    visitor.bool("isScrollEnabled", isScrollEnabled, default: true)
    visitor.bool("isPagingEnabled", isPagingEnabled)
    visitor.bool("isDirectionalLockEnabled", isDirectionalLockEnabled)
    visitor.bool("bounces", bounces, default: true)
    visitor.bool("alwaysBounceVertical", alwaysBounceVertical, default: bouncesByDefault)
    visitor.bool("alwaysBounceHorizontal", alwaysBounceHorizontal)
    visitor.number(
      "decelerationRate", decelerationRate.rawValue, default: DecelerationRate.normal.rawValue)
    visitor.bool("delaysContentTouches", delaysContentTouches, default: true)
    visitor.bool("canCancelContentTouches", canCancelContentTouches, default: true)
    visitor.bool("scrollsToTop", scrollsToTop, default: true)
    visitor.text(
      "keyboardDismissMode", keyboardDismissMode.rawValue, isDefault: keyboardDismissMode == .none)
    visitor.bool("showsVerticalScrollIndicator", showsVerticalScrollIndicator, default: true)
    visitor.bool("showsHorizontalScrollIndicator", showsHorizontalScrollIndicator, default: true)
    visitor.text(
      "indicatorStyle", indicatorStyle.rawValue, isDefault: indicatorStyle == .default)
    visitor.insets("scrollIndicatorInsets", scrollIndicatorInsets)
    visitor.number("minimumZoomScale", minimumZoomScale, default: 1)
    visitor.number("maximumZoomScale", maximumZoomScale, default: 1)
    visitor.bool("bouncesZoom", bouncesZoom, default: true)
    visitor.bool("isZooming", isZooming)
    visitor.bool("isTracking", isTracking)
    visitor.bool("isDragging", isDragging)
    visitor.bool("isDecelerating", isDecelerating)
  }
}
