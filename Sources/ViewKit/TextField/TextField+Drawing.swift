// What is shown of the text.
extension TextField {
  /// What the field shows; nil when that is nothing. It is kept until the text, its looks or the
  /// bounds change.
  public final var displayedText: DisplayedText? {
    if let drawing, drawing.bounds == bounds { return drawing.shown }
    drawingWillBegin()
    perform.draw(bounds)
    return drawing?.shown
  }

  /// The text with dots for a secret, on one line.
  final var shownText: String {
    let text = editor.text
    if traits.isSecureTextEntry { return String(repeating: "•", count: text.count) }
    return text.contains(where: \.isNewline) ? text.oneLine : text
  }

  final func drawContent() {
    if hasText {
      if isEditing {
        show(editingLine(in: perform.editingRect(forBounds: bounds)))
      } else {
        perform.drawText(in: perform.textRect(forBounds: bounds))
      }
      return
    }
    if let placeholder, !placeholder.isEmpty {
      perform.drawPlaceholder(in: perform.placeholderRect(forBounds: bounds))
    }
    guard isEditing else { return }
    if drawing?.shown == nil { show(editingLine(in: perform.editingRect(forBounds: bounds))) }
    drawing?.shown?.selection = 0..<0
  }

  final func show(_ line: DisplayedText?) {
    drawing = (bounds, line ?? drawing?.shown)
  }

  /// The text at rest in a rectangle: it is cut at its end when it is too wide.
  final func textLine(in rect: Rect) -> DisplayedText? {
    line(shownText, styled: traits.isSecureTextEntry ? nil : styledText, in: rect)
  }

  /// The hint in a rectangle.
  final func placeholderLine(in rect: Rect) -> DisplayedText? {
    var line = line(placeholder ?? "", styled: styledPlaceholder, in: rect)
    line?.isPlaceholder = true
    return line
  }

  private func line(
    _ text: String, styled: AttributedString?, in rect: Rect
  ) -> DisplayedText? {
    guard !text.isEmpty, rect.width > 0 else { return nil }
    let font = fittingFont(for: text, styled, width: rect.width)
    let layout =
      styled.map {
        TextLayout(
          $0.scaled(by: font.pointSize / self.font.pointSize), font: font, width: rect.width,
          numberOfLines: 1, lineBreakMode: .byTruncatingTail, scale: pixelsPerPoint)
      }
      ?? TextLayout(
        text, font: font, width: rect.width, numberOfLines: 1, lineBreakMode: .byTruncatingTail,
        scale: pixelsPerPoint)
    guard let line = layout.lines.first else { return nil }
    let side = side(of: text)
    let place = place(width: line.width, height: line.extent.height, side, in: rect)
    return DisplayedText(
      text: line.text, rect: place, font: font, alignment: side, fragments: line.fragments)
  }

  /// The text while it is being edited: all of it, or the part around the caret that there is room
  /// for.
  private func editingLine(in rect: Rect) -> DisplayedText? {
    let text = shownText
    let styled = traits.isSecureTextEntry ? nil : styledText
    let font = fittingFont(for: text, styled, width: rect.width)
    let first = editor[0..<editor.selection.lowerBound].count
    let selection = first..<first + editor[editor.selection].count
    if rect.width <= 0 || width(of: text, styled, font) <= rect.width {
      scrollOffset = 0
      var line = line(text, styled: styled, in: rect)
      if line == nil {
        let side = side(of: text)
        let place = place(width: 0, height: font.lineHeight, side, in: rect)
        line = DisplayedText(text: "", rect: place, font: font, alignment: side)
      }
      line?.selection = selection
      return line
    }
    return scrolledLine(Array(text), font, selection, in: rect)
  }

  private func scrolledLine(
    _ characters: [Character], _ font: Font, _ selection: Range<Int>, in rect: Rect
  ) -> DisplayedText {
    var edges = [0.0]
    for width in advances(characters, font) { edges.append((edges.last ?? 0) + width) }
    let caret = edges[min(selection.upperBound, characters.count)]
    // No further than needed to show the caret, and the end of the text stays at the edge.
    scrollOffset = min(max(scrollOffset, caret - rect.width), caret)
    scrollOffset = max(0, min(scrollOffset, (edges.last ?? 0) - rect.width))
    let visible = characters.indices.filter { index in
      let middle = (edges[index] + edges[index + 1]) / 2
      return scrollOffset <= middle && middle < scrollOffset + rect.width
    }
    let start = visible.first ?? 0
    let end = (visible.last ?? -1) + 1
    var place = place(
      width: edges[max(start, end)] - edges[start], height: font.lineHeight, .left, in: rect)
    // A character that the edge cuts is left out.
    place.origin.x = start > 0 ? rect.minX : rect.minX - scrollOffset
    let shown = max(start, end)
    return DisplayedText(
      text: String(characters[start..<shown]), rect: place, font: font, alignment: .left,
      isCutLeft: start > 0, isCutRight: shown < characters.count,
      selection: min(
        max(selection.lowerBound - start, 0), shown - start)..<min(
          max(selection.upperBound - start, 0), shown - start))
  }

  /// The place in the text that is nearest to a position in the field, in bytes.
  final func position(at x: Double) -> Int {
    guard let shown = displayedText, !shown.isPlaceholder else { return 0 }
    let isCut = shown.isCutLeft || shown.isCutRight
    var edge =
      isCut ? perform.editingRect(forBounds: bounds).minX - scrollOffset : shown.rect.minX
    var position = 0
    for (character, width) in zip(editor.text, advances(shownText, shown.font)) {
      if x < edge + width / 2 { break }
      edge += width
      position += character.utf8.count
    }
    return position
  }

  private func advances(_ text: some Sequence<Character>, _ font: Font) -> [Double] {
    text.map { Double(font.metrics.width(of: $0)) * font.pointSize / 1000 }
  }

  // MARK: Measures

  private func width(of text: String, _ styled: AttributedString?, _ font: Font) -> Double {
    styled.map { TextLayout($0, font: font, numberOfLines: 1).size.width } ?? font.width(of: text)
  }

  /// The font in which a text fits, no smaller than wanted.
  private func fittingFont(
    for text: String, _ styled: AttributedString?, width room: Double
  ) -> Font {
    guard adjustsFontSizeToFitWidth, room > 0 else { return font }
    let width = width(of: text, styled, font)
    if width <= room { return font }
    // Down to the tenth of a point, which keeps the size readable.
    let fitting = (font.pointSize * room / width * 10).rounded(.down) / 10
    let least = minimumFontSize > 0 ? minimumFontSize : Metrics.readableFontSize
    return font.withSize(min(max(fitting, least), font.pointSize))
  }

  private func side(of text: String) -> TextAlignment {
    textAlignment.side(isRightToLeft: text[...].beginsRightToLeft)
  }

  private func place(
    width: Double, height: Double, _ side: TextAlignment, in rect: Rect
  ) -> Rect {
    let width = TextLayout.roundUp(width, pixelsPerPoint)
    let x =
      switch side {
      case .center: roundToPixel((rect.width - width) / 2)
      case .right: rect.width - width
      default: 0.0
      }
    let y =
      switch contentVerticalAlignment {
      case .top: 0.0
      case .bottom: rect.height - height
      case .center, .fill: roundToPixel((rect.height - height) / 2)
      }
    return Rect(x: rect.minX + x, y: rect.minY + y, width: width, height: height)
  }
}
