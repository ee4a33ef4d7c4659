// What is shown of the text.
extension TextField {
  /// What the field shows; nil when that is nothing. It is kept until the text, its looks or the
  /// bounds change.
  public final var displayedText: DisplayedText? {
    if let drawing, drawing.bounds == bounds { return drawing.shown }
    drawNow()
    return drawing?.shown
  }

  /// The text with dots for a secret, on one line. Of a text that is far too long for any screen it
  /// is the beginning.
  final var shownText: String {
    let text = editor.text
    let limit = Metrics.longestShownText
    let part = editor.byteCount > limit ? String(text.prefix(limit)) : text
    if traits.isSecureTextEntry { return String(repeating: "•", count: part.count) }
    return part.hasNewline ? part.oneLine : part
  }

  /// How a character of the text is shown.
  private func shown(_ character: Character) -> Character {
    traits.isSecureTextEntry ? "•" : character.isNewline ? " " : character
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
    if rect.width > 0, isWider(than: rect.width, styled, font) {
      return scrolledLine(font, in: rect)
    }
    firstShown = 0
    var line = line(text, styled: styled, in: rect)
    if line == nil {
      let side = side(of: text)
      let place = place(width: 0, height: font.lineHeight, side, in: rect)
      line = DisplayedText(text: "", rect: place, font: font, alignment: side)
    }
    let first = editor[0..<editor.selection.lowerBound].count
    line?.selection = first..<first + editor[editor.selection].count
    return line
  }

  private func isWider(than room: Double, _ styled: AttributedString?, _ font: Font) -> Bool {
    if let styled { return TextLayout(styled, font: font, numberOfLines: 1).size.width > room }
    var width = 0.0
    for character in editor.text {
      width += advance(character, font)
      if width > room { return true }
    }
    return false
  }

  /// The part of the text around the caret that there is room for. It moves no further than needed
  /// to show the caret, and the end of the text stays at the edge.
  private func scrolledLine(_ font: Font, in rect: Rect) -> DisplayedText {
    let room = rect.width
    let count = editor.byteCount
    var first = editor.clamped(firstShown..<firstShown).lowerBound
    first = min(first, editor.caret)
    first = max(first, start(ofRoom: room, before: editor.caret, font))
    first = min(first, start(ofRoom: room, before: count, font))
    firstShown = first
    var text = ""
    var width = 0.0
    var end = first
    for character in editor[first..<count] {
      let advance = advance(character, font)
      if width + advance / 2 > room { break }
      text.append(shown(character))
      width += advance
      end += character.utf8.count
    }
    let range = editor.selection.clamped(to: first..<max(first, end))
    let lower = editor[first..<range.lowerBound].count
    return DisplayedText(
      text: text, rect: place(width: width, height: font.lineHeight, .left, in: rect), font: font,
      alignment: .left, isCutLeft: first > 0, isCutRight: end < count,
      selection: lower..<lower + editor[range].count)
  }

  /// Where the text has to begin for as much of it as there is room for to end at a position.
  private func start(ofRoom room: Double, before end: Int, _ font: Font) -> Int {
    var width = 0.0
    var start = end
    for character in editor[0..<end].reversed() {
      width += advance(character, font)
      if width > room { break }
      start -= character.utf8.count
    }
    return start
  }

  /// The place in the text that is nearest to a position in the field, in bytes.
  final func position(at x: Double) -> Int {
    guard let shown = displayedText, !shown.isPlaceholder else { return 0 }
    var edge = shown.rect.minX
    var position = firstShown
    for character in editor[firstShown..<editor.byteCount] {
      let advance = advance(character, shown.font)
      if x < edge + advance / 2 || edge > bounds.maxX { break }
      edge += advance
      position += character.utf8.count
    }
    return position
  }

  private func advance(_ character: Character, _ font: Font) -> Double {
    Double(font.metrics.width(of: shown(character))) * font.pointSize / 1000
  }

  /// What is selected, or the caret.
  public final var editMenuRect: Rect {
    guard let shown = displayedText, let selection = shown.selection, !shown.isPlaceholder else {
      return perform.editingRect(forBounds: bounds)
    }
    let widths = shown.text.map {
      Double(shown.font.metrics.width(of: $0)) * shown.font.pointSize / 1000
    }
    let start = widths[..<min(selection.lowerBound, widths.count)].reduce(0, +)
    let end = widths[..<min(selection.upperBound, widths.count)].reduce(0, +)
    return Rect(
      x: shown.rect.minX + start, y: shown.rect.minY, width: max(end - start, Metrics.caretWidth),
      height: shown.rect.height)
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
