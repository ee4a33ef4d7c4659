// Images by state, and the description. A state without one of its own has the normal state's.
extension Stepper {
  /// The image between the halves for a state of each.
  struct DividerImage: Equatable {
    var left: State
    var right: State
    var image: Image
  }

  /// Sets the image of the + half in a state; nil takes it away, and the sign comes back.
  public final func setIncrementImage(_ image: Image?, for state: State) {
    if incrementImages[state] == image { return }
    incrementImages[state] = image
    partsDidChange()
  }

  /// The image of the + half in a state.
  public final func incrementImage(for state: State) -> Image? {
    incrementImages.value(for: state)
  }

  /// Sets the image of the − half in a state; nil takes it away, and the sign comes back.
  public final func setDecrementImage(_ image: Image?, for state: State) {
    if decrementImages[state] == image { return }
    decrementImages[state] = image
    partsDidChange()
  }

  /// The image of the − half in a state.
  public final func decrementImage(for state: State) -> Image? {
    decrementImages.value(for: state)
  }

  /// Sets the image behind each half in a state; nil takes it away.
  public final func setBackgroundImage(_ image: Image?, for state: State) {
    if backgroundImages[state] == image { return }
    backgroundImages[state] = image
    setNeedsDisplay()
  }

  /// The image behind each half in a state.
  public final func backgroundImage(for state: State) -> Image? {
    backgroundImages.value(for: state)
  }

  /// Sets the image between the halves, for a state of each; nil takes it away.
  public final func setDividerImage(
    _ image: Image?, forLeftSegmentState left: State, rightSegmentState right: State
  ) {
    dividerImages.removeAll { $0.left == left && $0.right == right }
    if let image { dividerImages.append(DividerImage(left: left, right: right, image: image)) }
    setNeedsDisplay()
  }

  /// The image between the halves, for a state of each: its own, else the one for normal halves.
  public final func dividerImage(
    forLeftSegmentState left: State, rightSegmentState right: State
  ) -> Image? {
    func image(_ left: State, _ right: State) -> Image? {
      dividerImages.first { $0.left == left && $0.right == right }?.image
    }
    return image(left, right) ?? image(.normal, .normal)
  }

  /// What a half shows in its present state.
  final func image(of side: Side, _ part: ControlPart) -> Image? {
    let state: State =
      !part.isEnabled ? .disabled : part.isHighlighted ? .highlighted : .normal
    return side == .decrement ? decrementImage(for: state) : incrementImage(for: state)
  }

  /// The properties of every stepper, in the order in which renderings show them.
  final func describeStepper(_ visitor: PropertyVisitor) {
    visitor.number("minimumValue", minimumValue)
    visitor.number("maximumValue", maximumValue, default: 100)
    visitor.number("stepValue", stepValue, default: 1)
    visitor.number("value", value, restore: { [self] in value = $0 })
    visitor.bool("autorepeat", autorepeat, default: true)
    visitor.bool("isContinuous", isContinuous, default: true)
    visitor.bool("wraps", wraps)
    visitor.image("incrementImage", incrementImage(for: .normal))
    visitor.byState("incrementImages", incrementImages) { $0.propertyValue }
    visitor.image("decrementImage", decrementImage(for: .normal))
    visitor.byState("decrementImages", decrementImages) { $0.propertyValue }
    visitor.image("backgroundImage", backgroundImage(for: .normal))
    visitor.byState("backgroundImages", backgroundImages) { $0.propertyValue }
    visitor.image(
      "dividerImage", dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal))
  }
}
