// How wide segments are.
extension SegmentedControl {
  /// The font of a title in a state.
  public final func titleFont(for state: State) -> Font {
    titleTextAttributes(for: state)?.font ?? Font.systemFont(ofSize: Metrics.segmentFontSize)
  }

  /// The title of a segment as far as it has room for it, with `…` for the rest.
  public final func displayedTitle(of segment: Segment) -> String {
    let font = titleFont(for: segment.isSelected ? .selected : .normal)
    let layout = TextLayout(
      segment.title ?? "", font: font, width: segment.frame.width, numberOfLines: 1,
      lineBreakMode: .byTruncatingTail, scale: pixelsPerPoint)
    return layout.lines.first?.text ?? ""
  }

  /// The width that a segment asks for: its own, or what its content needs.
  private func wantedWidth(_ segment: Segment) -> Double {
    if segment.ownWidth > 0 { return segment.ownWidth }
    let width =
      segment.image?.size.width
      ?? roundUpToPixel(
        max(
          titleFont(for: .normal).width(of: segment.title ?? ""),
          titleFont(for: .selected).width(of: segment.title ?? "")))
    return width + 2 * Metrics.segmentPadding
  }

  /// The size in which each segment has the width that it asks for, or that of the widest.
  final var fittingSize: Size {
    let height = segments.reduce(Metrics.segmentedControlHeight) { height, segment in
      max(height, segment.image?.size.height ?? 0)
    }
    return Size(width: fittingWidths.reduce(0, +), height: height)
  }

  private var fittingWidths: [Double] {
    let wanted = segments.map(wantedWidth)
    if apportionsSegmentWidthsByContent { return wanted }
    let widest = zip(segments, wanted).reduce(0) { widest, segment in
      segment.0.ownWidth > 0 ? widest : max(widest, segment.1)
    }
    return zip(segments, wanted).map { $0.ownWidth > 0 ? $1 : widest }
  }

  /// Gives the segments their frames: widths that were set stay, the others share what is left.
  final func layOutSegments() {
    var widths = fittingWidths
    let shared = segments.indices.filter { segments[$0].ownWidth == 0 }
    let fixed = segments.reduce(0) { $0 + $1.ownWidth }
    let wanted = shared.reduce(0) { $0 + widths[$1] }
    if wanted > 0 {
      let factor = max(0, bounds.width - fixed) / wanted
      for index in shared { widths[index] *= factor }
    }
    // Edges lie on pixels, so that widths may differ by one.
    var x = 0.0
    for (segment, width) in zip(segments, widths) {
      let start = roundToPixel(x)
      x += width
      segment.frame = Rect(
        x: bounds.minX + start, y: bounds.minY, width: roundToPixel(x) - start,
        height: bounds.height)
    }
  }
}
