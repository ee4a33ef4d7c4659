extension Label {
  /// The text in several looks.
  ///
  /// What it leaves out is the label's. Setting it sets ``text``, too, and ``font``,
  /// ``textColor``, ``textAlignment`` and ``lineBreakMode`` to those of its first character, as
  /// Apple's page of `UILabel.attributedText` says. Of a plain text it is the text in the
  /// properties of the label; nil without a text.
  public final var attributedText: AttributedString? {
    get { styledText ?? text.map { AttributedString($0, attributes: ownAttributes) } }
    set {
      guard let newValue else {
        text = nil
        return
      }
      let first = newValue.runs.first?.attributes ?? TextAttributes()
      // What the first character sets, later ones without it had from the label until now.
      var own = TextAttributes()
      if first.font != nil { own.font = font }
      if first.foregroundColor != nil { own.foregroundColor = textColor }
      if first.paragraphStyle != nil { own.paragraphStyle = ownAttributes.paragraphStyle }
      let styled = newValue.withAttributes { $0 = $0.filled(from: own) }
      text = newValue.string
      setStyledText(nil)
      if let font = first.font { self.font = font }
      if let color = first.foregroundColor { textColor = color }
      if let style = first.paragraphStyle {
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
      }
      setStyledText(styled)
    }
  }

  /// The properties of the label, as attributes.
  private var ownAttributes: TextAttributes {
    var attributes = TextAttributes(font: font, foregroundColor: textColor)
    attributes.paragraphStyle = ParagraphStyle(
      alignment: textAlignment, lineBreakMode: lineBreakMode)
    if let shadowColor {
      attributes.shadow = TextShadow(offset: shadowOffset, color: shadowColor)
    }
    return attributes
  }
}
