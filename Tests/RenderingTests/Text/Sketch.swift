import ViewKit

@testable import Rendering

/// A screen drawn by hand, without views: what the rules of the grid are tested with.
struct Sketch {
  var drawing: ScreenDrawing
  var alphabet = Alphabet.unicode
  var cell = CellSize.standard

  init(_ width: Double = 375, _ height: Double = 667) {
    drawing = ScreenDrawing(size: Size(width: width, height: height))
  }

  /// A line of text in a frame of the given place, as a label draws it.
  mutating func text(
    _ text: String, x: Double, middle: Double, size: Double = 17,
    _ alignment: TextPart.Alignment = .left, clip: Rect? = nil, owner: Int = 0
  ) {
    let height = size * 1.2
    drawing.add(
      .run(TextRun([part(text, x: x, size: size, alignment)], middle: middle, lineHeight: height)),
      clip: clip, owner: owner)
  }

  func part(
    _ text: String, x: Double, size: Double = 17, _ alignment: TextPart.Alignment = .left
  ) -> TextPart {
    let font = Font(size: size)
    let width = font.width(of: text)
    let minX =
      switch alignment {
      case .left: x
      case .center: x - width / 2
      case .right: x - width
      }
    return TextPart(text, minX: minX, maxX: minX + width, alignment: alignment, font: font)
  }

  /// A control with brackets at the edges of its frame.
  mutating func control(
    _ text: String, _ frame: Rect, _ alignment: TextPart.Alignment = .center,
    _ brackets: Brackets = .enabled, size: Double = 17, owner: Int = 0
  ) {
    let x: Double =
      switch alignment {
      case .left: frame.minX + 7
      case .center: frame.midX
      case .right: frame.maxX - 7
      }
    let content = text.isEmpty ? [] : [part(text, x: x, size: size, alignment)]
    drawing.add(
      .run(TextRun(brackets, around: frame, content: content, lineHeight: 20.4)), owner: owner)
  }

  /// A button without border: its brackets are beside its title.
  mutating func link(
    _ text: String, x: Double, middle: Double, size: Double = 15, _ brackets: Brackets = .enabled
  ) {
    var part = part(text, x: x, size: size, .center)
    part.opening = brackets.open
    part.closing = brackets.close
    drawing.add(.run(TextRun([part], middle: middle, lineHeight: size * 1.2)))
  }

  mutating func line(_ x: Double, _ y: Double, _ width: Double, _ height: Double = 0.5) {
    drawing.add(.line(Rect(x: x, y: y, width: width, height: height), nil))
  }

  mutating func box(_ rect: Rect, filled: Bool = false) {
    if filled { fill(rect) }
    drawing.add(.box(rect, nil))
  }

  mutating func fill(_ rect: Rect, _ color: Color = .white, opacity: Double = 1) {
    drawing.add(.fill(rect, color, opacity: opacity))
  }

  mutating func statusBar() {
    text("●●●●○ LNT", x: 5, middle: 10, size: 12)
    text("09:41", x: drawing.size.width / 2, middle: 10, size: 12, .center)
    text("100%", x: drawing.size.width, middle: 10, size: 12, .right)
  }

  var screen: ScreenText { ScreenText(drawing, cell: cell, alphabet: alphabet) }

  /// The rows of the plain form.
  var lines: [String] { screen.grid.plainLines() }
}
