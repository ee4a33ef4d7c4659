extension Label {
  /// The properties of every label, in the order in which renderings show them.
  final func describeLabel(_ visitor: PropertyVisitor) {
    visitor.string("text", text ?? "", restore: { [self] in text = $0 })
    visitor.attributedString("attributedText", styledText)
    visitor.text("font", font.description, isDefault: font == .label)
    visitor.text("textColor", textColor.description, isDefault: textColor == .black)
    visitor.text("textAlignment", textAlignment.rawValue, isDefault: textAlignment == .left)
    visitor.text(
      "lineBreakMode", lineBreakMode.rawValue, isDefault: lineBreakMode == .byTruncatingTail)
    visitor.integer("numberOfLines", numberOfLines, default: 1)
    visitor.bool("isEnabled", isEnabled, default: true, restore: { [self] in isEnabled = $0 })
    visitor.bool("isHighlighted", isHighlighted, restore: { [self] in isHighlighted = $0 })
    visitor.text(
      "highlightedTextColor", highlightedTextColor?.description ?? "none",
      isDefault: highlightedTextColor == nil)
    visitor.text("shadowColor", shadowColor?.description ?? "none", isDefault: shadowColor == nil)
    visitor.size("shadowOffset", shadowOffset, default: Size(width: 0, height: -1))
    visitor.bool("adjustsFontSizeToFitWidth", adjustsFontSizeToFitWidth)
    visitor.number("minimumScaleFactor", minimumScaleFactor)
    visitor.text(
      "baselineAdjustment", baselineAdjustment.rawValue,
      isDefault: baselineAdjustment == .alignBaselines)
    visitor.number("preferredMaxLayoutWidth", preferredMaxLayoutWidth)
  }
}
