import ViewKit

extension ViewPicture {
  /// A slider: its track in two colours, the images at its ends, the thumb with its shadow.
  static let slider = ViewPicture(Slider.self) { slider, context in
    context.faded(to: slider.isEnabled ? 1 : DeviceLook.disabledAlpha) {
      context.draw(slider)
    }
  }
}

extension CGContext {
  fileprivate func draw(_ slider: Slider) {
    let bounds = slider.bounds
    let track = slider.perform.trackRect(forBounds: bounds).standardized
    let thumb = slider.perform.thumbRect(
      forBounds: bounds, trackRect: track, value: slider.value)
    let middle = min(max(thumb.midX, track.minX), track.maxX)
    var (low, high) = (track, track)
    low.size.width = middle - track.minX
    high.origin.x = middle
    high.size.width = track.maxX - middle
    drawTrack(
      high, slider.currentMaximumTrackImage, slider.maximumTrackTintColor ?? DeviceLook.track)
    drawTrack(
      low, slider.currentMinimumTrackImage, slider.currentMinimumTrackColor ?? .defaultTint)
    if let image = slider.minimumValueImage {
      draw(image, in: slider.perform.minimumValueImageRect(forBounds: bounds))
    }
    if let image = slider.maximumValueImage {
      draw(image, in: slider.perform.maximumValueImageRect(forBounds: bounds))
    }
    if let image = slider.currentThumbImage {
      draw(image, in: thumb)
      return
    }
    let disc = thumb.middleSquare(DeviceLook.thumbSide)
    shadowed(DeviceLook.knobShadow) {
      fill(Path(ellipseIn: disc), slider.thumbTintColor ?? .white)
    }
    stroke(Path(ellipseIn: disc.inset(dx: 0.25, dy: 0.25)), DeviceLook.thumbEdge, width: 0.5)
  }

  /// A part of the track; an image keeps its own height.
  private func drawTrack(_ rect: Rect, _ image: Image?, _ color: Color) {
    guard rect.width > 0 else { return }
    if let image {
      let height = image.size.height
      draw(
        image,
        in: Rect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height))
    } else {
      fill(Path(roundedRect: rect, cornerRadius: rect.height / 2), color)
    }
  }
}
