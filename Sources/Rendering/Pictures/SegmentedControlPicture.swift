import ViewKit

extension ViewPicture {
  /// Segments in a round frame, the chosen one filled.
  static let segmentedControl = ViewPicture(
    SegmentedControl.self,
    draw: { control, context in
      context.faded(to: control.isEnabled ? 1 : DeviceLook.disabledAlpha) {
        context.draw(control)
      }
    },
    includes: { $1 is Segment })
}

extension CGContext {
  fileprivate func draw(_ control: SegmentedControl) {
    let bounds = control.bounds.standardized
    let tint = control.tintColor ?? .defaultTint
    let frame = Path(roundedRect: bounds, cornerRadius: DeviceLook.segmentRadius)
    let hasImages = control.backgroundImage(for: .normal, barMetrics: .default) != nil
    for segment in control.segments {
      let background = control.backgroundImage(for: segment.controlState, barMetrics: .default)
      if let background {
        draw(background, in: segment.frame)
      } else if segment.isSelected || segment.isHighlighted {
        let alpha = segment.isSelected ? 1 : DeviceLook.pressedPartAlpha
        clipped(to: frame) {
          fill(Path(segment.frame), tint.withAlphaComponent(tint.alpha * alpha))
        }
      }
      draw(segment, of: control, tint, hasImages: hasImages)
    }
    for (left, right) in zip(control.segments, control.segments.dropFirst()) {
      drawDivider(at: right.frame.minX, left, right, of: control, tint, hasImages: hasImages)
    }
    if !hasImages, !control.segments.isEmpty { drawFrame(bounds, tint) }
  }

  private func draw(
    _ segment: Segment, of control: SegmentedControl, _ tint: Color, hasImages: Bool
  ) {
    let state: Control.State = segment.isSelected ? .selected : .normal
    let attributes = control.titleTextAttributes(for: state)
    let offset = control.contentOffset(of: segment)
    let rect = segment.frame.offset(dx: offset.width, dy: offset.height)
    var color = attributes?.foregroundColor ?? (segment.isSelected && !hasImages ? .white : tint)
    if control.isEnabled, !segment.isEnabled { color = color.withAlphaComponent(color.alpha * 0.5) }
    if let image = segment.image {
      let place = ContentMode.center.rect(of: image.size, in: rect)
      draw(image, in: place, stencil: image.renderingMode == .alwaysOriginal ? nil : color)
      return
    }
    let title = control.displayedTitle(of: segment)
    let font = control.titleFont(for: state)
    var shown = attributes ?? TextAttributes()
    shown.font = font
    shown.foregroundColor = color
    let width = font.width(of: title) + (shown.kern ?? 0) * Double(title.count)
    draw(
      title, at: Point(x: rect.midX - width / 2, y: rect.midY - font.lineHeight / 2), shown)
  }

  private func drawDivider(
    at x: Double, _ left: Segment, _ right: Segment, of control: SegmentedControl, _ tint: Color,
    hasImages: Bool
  ) {
    let bounds = control.bounds.standardized
    let image = control.dividerImage(
      forLeftSegmentState: left.controlState, rightSegmentState: right.controlState,
      barMetrics: .default)
    if let image {
      let width = image.size.width
      draw(
        image,
        in: Rect(x: x - width / 2, y: bounds.minY, width: width, height: bounds.height))
    } else if !hasImages {
      stroke(
        Path(from: Point(x: x, y: bounds.minY), to: Point(x: x, y: bounds.maxY)), tint,
        width: DeviceLook.segmentLine)
    }
  }
}
