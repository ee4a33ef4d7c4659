import ViewKit

extension ViewPicture {
  /// Pages: a dot for each, in the middle of the control.
  static let pageControl = ViewPicture(PageControl.self) { control, context in
    guard control.showsDots else { return }
    let (side, gap) = (Metrics.pageDotSide, Metrics.pageDotGap)
    let bounds = control.bounds.standardized
    // More than the control, and any screen, has room for are not seen.
    let most = Int(min(max(bounds.width, 2_000), 10_000) / (side + gap)) + 1
    let count = min(control.numberOfPages, most)
    let width = Double(count) * (side + gap) - gap
    var x = bounds.midX - width / 2
    let other = control.pageIndicatorTintColor ?? DeviceLook.dot
    let current = control.currentPageIndicatorTintColor ?? DeviceLook.currentDot
    context.faded(to: control.isEnabled ? 1 : DeviceLook.disabledAlpha) {
      for page in 0..<count {
        let dot = Rect(x: x, y: bounds.midY - side / 2, width: side, height: side)
        context.fill(Path(ellipseIn: dot), page == control.displayedPage ? current : other)
        x += side + gap
      }
    }
  }
}
