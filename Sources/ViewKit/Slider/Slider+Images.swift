// Images by state, and the description. A state without one of its own has the normal state's.
extension Slider {
  /// Sets the image of the thumb in a state; nil takes it away.
  public final func setThumbImage(_ image: Image?, for state: State) {
    if thumbImages[state] == image { return }
    thumbImages[state] = image
    setNeedsDisplay()
  }

  /// The image of the thumb in a state.
  public final func thumbImage(for state: State) -> Image? { thumbImages.value(for: state) }

  /// The image of the thumb now.
  public final var currentThumbImage: Image? { thumbImage(for: self.state) }

  /// Sets the image of the track up to the thumb in a state; nil takes it away.
  public final func setMinimumTrackImage(_ image: Image?, for state: State) {
    if minimumTrackImages[state] == image { return }
    minimumTrackImages[state] = image
    setNeedsDisplay()
  }

  /// The image of the track up to the thumb in a state.
  public final func minimumTrackImage(for state: State) -> Image? {
    minimumTrackImages.value(for: state)
  }

  /// The image of the track up to the thumb now.
  public final var currentMinimumTrackImage: Image? { minimumTrackImage(for: self.state) }

  /// Sets the image of the track beyond the thumb in a state; nil takes it away.
  public final func setMaximumTrackImage(_ image: Image?, for state: State) {
    if maximumTrackImages[state] == image { return }
    maximumTrackImages[state] = image
    setNeedsDisplay()
  }

  /// The image of the track beyond the thumb in a state.
  public final func maximumTrackImage(for state: State) -> Image? {
    maximumTrackImages.value(for: state)
  }

  /// The image of the track beyond the thumb now.
  public final var currentMaximumTrackImage: Image? { maximumTrackImage(for: self.state) }

  /// The properties of every slider, in the order in which renderings show them.
  final func describeSlider(_ visitor: PropertyVisitor) {
    visitor.number("minimumValue", minimumValue)
    visitor.number("maximumValue", maximumValue, default: 1)
    visitor.number("value", value, restore: { [self] in value = $0 })
    visitor.bool("isContinuous", isContinuous, default: true)
    visitor.image("minimumValueImage", minimumValueImage)
    visitor.image("maximumValueImage", maximumValueImage)
    visitor.color("minimumTrackTintColor", minimumTrackTintColor)
    visitor.color("maximumTrackTintColor", maximumTrackTintColor)
    visitor.color("thumbTintColor", thumbTintColor)
    visitor.image("thumbImage", currentThumbImage)
    visitor.byState("thumbImages", thumbImages) { $0.propertyValue }
    visitor.image("minimumTrackImage", currentMinimumTrackImage)
    visitor.byState("minimumTrackImages", minimumTrackImages) { $0.propertyValue }
    visitor.image("maximumTrackImage", currentMaximumTrackImage)
    visitor.byState("maximumTrackImages", maximumTrackImages) { $0.propertyValue }
  }
}
