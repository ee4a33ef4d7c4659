// What a screen is to the navigation controller around it.
extension ViewController {
  /// The nearest navigation controller around this one.
  public final var navigationController: NavigationController? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? NavigationController }
      .first
  }
}

/// How much of a screen lies below bars, in points.
struct LayoutLengths: Equatable {
  var top = 0.0
  var bottom = 0.0
}

// Room for the bars.
extension ViewController {
  /// How much of the view lies below the bars.
  final var layoutLengths: LayoutLengths {
    guard let parent else { return LayoutLengths(top: statusBarOverlap) }
    if let navigation = parent as? NavigationController { return navigation.lengths(for: self) }
    guard let view = viewIfLoaded, let outer = parent.viewIfLoaded else { return LayoutLengths() }
    let lengths = parent.layoutLengths
    let frame = view.convert(view.bounds, to: outer)
    return LayoutLengths(
      top: max(0, lengths.top - (frame.minY - outer.bounds.minY)),
      bottom: max(0, lengths.bottom - (outer.bounds.maxY - frame.maxY)))
  }

  /// How much of the view lies below the status bar.
  final var statusBarOverlap: Double {
    guard let height = application?.statusBarFrame.height else { return 0 }
    guard let view = viewIfLoaded, let window = view.window else { return height }
    let top = window.convertToScreen(view.convert(view.bounds.origin, to: window)).y
    return min(max(height - top, 0), height)
  }

  /// Where the part of the view begins that no bar covers, `topLayoutGuide`.
  public final var topLayoutGuide: LayoutGuide {
    let guide = topGuideSlot.value ?? LayoutGuide(of: self, isTop: true)
    topGuideSlot.set(guide, in: self)
    return guide
  }

  /// Where the part of the view ends that no bar covers, `bottomLayoutGuide`.
  public final var bottomLayoutGuide: LayoutGuide {
    let guide = bottomGuideSlot.value ?? LayoutGuide(of: self, isTop: false)
    bottomGuideSlot.set(guide, in: self)
    return guide
  }

  /// Has the container lay out the view anew, as what it goes by has changed.
  final func extendedLayoutDidChange() { parent?.viewIfLoaded?.setNeedsLayout() }

  /// Gives the scroll view of the screen the room below the bars: the view itself, or its first
  /// subview. What it was given before is taken back.
  final func adjustScrollViewInsets(_ lengths: LayoutLengths) {
    guard automaticallyAdjustsScrollViewInsets, let view = viewIfLoaded,
      let scrollView = view as? ScrollView ?? view.subviews.first as? ScrollView
    else { return }
    if adjustedScrollView !== scrollView { adjustment = LayoutLengths() }
    adjustedScrollView = scrollView
    let (top, bottom) = (lengths.top - adjustment.top, lengths.bottom - adjustment.bottom)
    if top == 0, bottom == 0 { return }
    adjustment = lengths
    let isAtTop = scrollView.contentOffset.y == 0 - scrollView.contentInset.top
    scrollView.contentInset.top += top
    scrollView.contentInset.bottom += bottom
    scrollView.scrollIndicatorInsets.top += top
    scrollView.scrollIndicatorInsets.bottom += bottom
    if isAtTop { scrollView.contentOffset.y = 0 - scrollView.contentInset.top }
  }
}
