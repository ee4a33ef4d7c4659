extension Button {
  /// The properties of every button, in the order in which renderings show them.
  final func describeButton(_ visitor: PropertyVisitor) {
    visitor.text("buttonType", buttonType.rawValue, isDefault: buttonType == .custom)
    visitor.string("title", currentTitle ?? "")
    describe(titles, "titles", visitor) { .string($0) }
    visitor.attributedString("attributedTitle", currentAttributedTitle)
    describe(attributedTitles, "attributedTitles", visitor) { $0.propertyValue }
    visitor.text(
      "titleColor", currentTitleColor.description, isDefault: titleColors.entries.isEmpty)
    describe(titleColors, "titleColors", visitor) { .text($0.description) }
    visitor.text(
      "titleShadowColor", currentTitleShadowColor?.description ?? "none",
      isDefault: currentTitleShadowColor == nil)
    visitor.image("image", currentImage)
    describe(images, "images", visitor) { $0.propertyValue }
    visitor.image("backgroundImage", currentBackgroundImage)
    describe(backgroundImages, "backgroundImages", visitor) { $0.propertyValue }
    visitor.text(
      "imageAdjustment", imageAdjustment.rawValue, isDefault: imageAdjustment == .none)
    visitor.insets("contentEdgeInsets", contentEdgeInsets)
    visitor.insets("titleEdgeInsets", titleEdgeInsets)
    visitor.insets("imageEdgeInsets", imageEdgeInsets)
    visitor.bool("showsTouchWhenHighlighted", showsTouchWhenHighlighted)
    visitor.bool("isGlowing", isGlowing)
    visitor.bool("reversesTitleShadowWhenHighlighted", reversesTitleShadowWhenHighlighted)
    visitor.bool("adjustsImageWhenHighlighted", adjustsImageWhenHighlighted, default: true)
    visitor.bool("adjustsImageWhenDisabled", adjustsImageWhenDisabled, default: true)
  }

  /// Shows the values that states other than the normal one have.
  private func describe<Value>(
    _ values: StateValues<Value>, _ name: StaticString, _ visitor: PropertyVisitor,
    _ describe: (Value) -> PropertyValue
  ) {
    let fields = values.entries.filter { $0.state != .normal }
      .sorted { $0.state.rawValue < $1.state.rawValue }
      .map { PropertyValue.Field($0.state.joinedNames, describe($0.value)) }
    visitor.visit(name, .fields(fields), isDefault: fields.isEmpty, restore: nil)
  }
}
