import ViewKit

extension ViewShape {
  /// A slider: `━━●────`, with the images at its ends; in brackets while it is pressed or off.
  static let slider = ViewShape(Slider.self) { slider, canvas in
    canvas.drawBackground(of: slider)
    let bounds = slider.bounds
    let way = slider.thumbRect(for: slider.minimumValue)
      .union(slider.thumbRect(for: slider.maximumValue))
    var line = canvas.mark("", in: way, .left)
    line.bar = TextPart.Bar(
      fraction: slider.fraction(of: slider.value),
      mark: slider.currentThumbImage.map(Image.mark) ?? "●",
      doneStyle: canvas.style(slider.currentMinimumTrackColor),
      restStyle: canvas.style(slider.maximumTrackTintColor),
      markStyle: canvas.style(slider.thumbTintColor))
    let brackets = Brackets(of: slider)
    if brackets != .enabled {
      line.opening = brackets.open
      line.closing = brackets.close
    }
    var parts = [line]
    if let image = slider.minimumValueImage {
      let rect = slider.perform.minimumValueImageRect(forBounds: bounds)
      parts.insert(canvas.mark(of: image, in: rect, .left), at: 0)
    }
    if let image = slider.maximumValueImage {
      let rect = slider.perform.maximumValueImageRect(forBounds: bounds)
      parts.append(canvas.mark(of: image, in: rect, .right))
    }
    canvas.addRow(parts, of: slider)
  }
}
