extension Button {
  /// The properties of every button, in the order in which renderings show them.
  final func describeButton(_ visitor: PropertyVisitor) {
    visitor.text("buttonType", buttonType.rawValue, isDefault: buttonType == .custom)
    visitor.string("title", currentTitle ?? "")
    visitor.byState("titles", titles) { .string($0) }
    visitor.attributedString("attributedTitle", currentAttributedTitle)
    visitor.byState("attributedTitles", attributedTitles) { $0.propertyValue }
    visitor.text(
      "titleColor", currentTitleColor.description, isDefault: titleColors.entries.isEmpty)
    visitor.byState("titleColors", titleColors) { .text($0.description) }
    visitor.text(
      "titleShadowColor", currentTitleShadowColor?.description ?? "none",
      isDefault: currentTitleShadowColor == nil)
    visitor.image("image", currentImage)
    visitor.byState("images", images) { $0.propertyValue }
    visitor.image("backgroundImage", currentBackgroundImage)
    visitor.byState("backgroundImages", backgroundImages) { $0.propertyValue }
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
}
