import ViewKit

// Texts: an element for each line, with the place and the width that the device gives it, so that
// another font shifts nothing.
extension SVGWriter {
  mutating func write(_ text: AttributedString, in rect: Rect, _ style: DisplayList.Style) {
    for line in DrawnText.lines(of: text, in: rect) {
      write(line.line, at: line.origin, text, style)
    }
  }

  private mutating func write(
    _ line: TextLayout.Line, at origin: Point, _ text: AttributedString,
    _ style: DisplayList.Style
  ) {
    let fragments = DrawnText.fragments(of: line, in: text)
    let baseline = origin.y + line.extent.ascent
    var x = origin.x
    for fragment in fragments {
      if let color = fragment.attributes.backgroundColor, color.alpha > 0 {
        writeBar(
          Rect(x: x, y: origin.y, width: fragment.width, height: line.extent.height), color, style)
      }
      x += fragment.width
    }
    for shadow in shadows(of: fragments) {
      writeRuns(fragments, x: origin.x, baseline, style, shadow: shadow)
    }
    writeRuns(fragments, x: origin.x, baseline, style)
    writeDecorations(fragments, x: origin.x, baseline, style)
  }

  /// The shadows that parts of a line have by their attributes, each once.
  private func shadows(of fragments: [TextLayout.Fragment]) -> [TextShadow] {
    var shadows: [TextShadow] = []
    for case let shadow? in fragments.map(\.attributes.shadow) where !shadows.contains(shadow) {
      shadows.append(shadow)
    }
    return shadows
  }

  /// The letters of a line, in one element; only those that have a shadow, as that shadow.
  private mutating func writeRuns(
    _ fragments: [TextLayout.Fragment], x: Double, _ baseline: Double, _ style: DisplayList.Style,
    shadow: TextShadow? = nil
  ) {
    let shown = fragments.reduce(0) { $1.isShown(as: shadow) ? $0 + 1 : $0 }
    if shown == 0 { return }
    let blur = shadow.map { max($0.shadowBlurRadius.bounded, 0) } ?? 0
    if blur > 0 {
      bytes.append("<g")
      bytes.attribute("filter", reference: blurNumber(blur))
      bytes.append(">\n")
    }
    let offset = shadow?.shadowOffset ?? .zero
    var x = x + offset.width.bounded
    let y = baseline + offset.height.bounded
    bytes.append("<text")
    if shown > 1 { bytes.attribute("y", coordinate: y) }
    if shown > 1 || !style.transform.isIdentity { bytes.attribute(transform: style.transform) }
    if fragments.contains(where: { $0.text.hasBlanksToKeep }) {
      bytes.attribute("xml:space", "preserve")
    }
    for fragment in fragments {
      defer { x += fragment.width }
      guard fragment.isShown(as: shadow) else { continue }
      if shown > 1 { bytes.append("><tspan") }
      let raised = y - (fragment.attributes.baselineOffset ?? 0).bounded
      bytes.attribute("x", coordinate: x)
      if shown == 1 || raised != y { bytes.attribute("y", coordinate: raised) }
      attributes(of: fragment, style, color: shadow?.shadowColor)
      bytes.append(">")
      bytes.append(escaped: fragment.text)
      bytes.append(shown > 1 ? "</tspan" : "</text>\n")
    }
    if shown > 1 { bytes.append("></text>\n") }
    if blur > 0 { bytes.append("</g>\n") }
  }

  private mutating func attributes(
    of fragment: TextLayout.Fragment, _ style: DisplayList.Style, color: Color?
  ) {
    let attributes = fragment.attributes
    let font = attributes.font ?? AttributedString.drawingFont
    bytes.attribute("font-size", coordinate: font.pointSize)
    if font.family != .helveticaNeue {
      bytes.attribute("font-family", text: font.family.svgNames)
    }
    if font.weight != .regular { bytes.attribute("font-weight", font.weight.cssNumber) }
    if font.isItalic { bytes.attribute("font-style", "italic") }
    if let kern = attributes.kern, kern != 0 {
      bytes.attribute("letter-spacing", coordinate: kern)
    }
    fill(color ?? attributes.foregroundColor ?? .black, alpha: style.alpha)
    if fragment.width > 0, fragment.text.utf8.count > 1 {
      bytes.attribute("textLength", coordinate: fragment.width)
    }
  }

  // MARK: Lines below and through a text

  private mutating func writeDecorations(
    _ fragments: [TextLayout.Fragment], x: Double, _ baseline: Double, _ style: DisplayList.Style
  ) {
    var x = x
    for fragment in fragments {
      defer { x += fragment.width }
      let attributes = fragment.attributes
      let font = attributes.font ?? AttributedString.drawingFont
      let color = attributes.foregroundColor ?? .black
      let base = baseline - (attributes.baselineOffset ?? 0).bounded
      if let line = attributes.underlineStyle {
        // Helvetica Neue's own place and thickness, of a thousand units.
        writeLines(
          line, x, base + font.pointSize * 0.1, fragment.width, font,
          attributes.underlineColor ?? color, style)
      }
      if let line = attributes.strikethroughStyle {
        writeLines(
          line, x, base - font.xHeight / 2, fragment.width, font,
          attributes.strikethroughColor ?? color, style)
      }
    }
  }

  private mutating func writeLines(
    _ line: UnderlineStyle, _ x: Double, _ y: Double, _ width: Double, _ font: Font,
    _ color: Color, _ style: DisplayList.Style
  ) {
    let thickness = max(font.pointSize * 0.05, 0.5) * (line == .thick ? 2 : 1)
    let tops: [Double] =
      switch line {
      case .none: []
      case .single, .thick: [y - thickness / 2]
      case .double: [y - thickness * 1.5, y + thickness / 2]
      }
    for top in tops {
      writeBar(Rect(x: x, y: top, width: width, height: thickness), color, style)
    }
  }

  private mutating func writeBar(_ rect: Rect, _ color: Color, _ style: DisplayList.Style) {
    bytes.append("<rect")
    bytes.attributes(of: rect)
    fill(color, alpha: style.alpha)
    bytes.attribute(transform: style.transform)
    bytes.append("/>\n")
  }

  private mutating func blurNumber(_ blur: Double) -> Int {
    let rest = inside { writer in
      // A line of text is low: a part of its height would cut the blur off.
      writer.bytes.append(" x=\"-1\" y=\"-2\" width=\"3\" height=\"5\"><feGaussianBlur")
      writer.bytes.attribute("stdDeviation", coordinate: blur / 2)
      writer.bytes.append("/></filter>")
    }
    return definitions.number("filter", rest)
  }
}

extension TextLayout.Fragment {
  fileprivate func isShown(as shadow: TextShadow?) -> Bool {
    !text.isEmpty && (shadow == nil || attributes.shadow == shadow)
  }
}

extension String {
  /// Whether SVG would take blanks away.
  fileprivate var hasBlanksToKeep: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      let isBlank = byte == UInt8(ascii: " ") || 0x09...0x0D ~= byte
      if isBlank, last == UInt8(ascii: " ") { return true }
      last = isBlank ? UInt8(ascii: " ") : byte
    }
    return last == UInt8(ascii: " ")
  }
}

extension Font.Family {
  /// The family, and what comes near where it is not installed.
  var svgNames: String {
    switch self {
    case .helveticaNeue: "Helvetica Neue, Helvetica, Arial, sans-serif"
    case .helvetica: "Helvetica, Arial, sans-serif"
    case .arial: "Arial, Helvetica, sans-serif"
    case .courierNew: "Courier New, Courier, monospace"
    case .menlo: "Menlo, DejaVu Sans Mono, monospace"
    }
  }
}

extension Font.Weight {
  /// As CSS counts it.
  var cssNumber: StaticString {
    switch self {
    case .ultraLight: "100"
    case .thin: "200"
    case .light: "300"
    case .regular: "400"
    case .medium: "500"
    case .semibold: "600"
    case .bold: "700"
    case .heavy: "800"
    case .black: "900"
    }
  }
}
