import ViewKit

/// What stands on one line at one place of the device: a line of text, or a control of one row
/// with its brackets.
///
/// A run is never split over rows. All lengths are points of the screen.
struct TextRun {
  /// From left to right.
  var parts: [TextPart]
  /// The height of the middle of the line, by which runs come together on a row.
  var middle: Double
  var lineHeight: Double

  init(_ parts: [TextPart], middle: Double, lineHeight: Double) {
    self.parts = parts
    self.middle = middle
    self.lineHeight = lineHeight
  }

  /// A control of one row: its brackets stand at the edges of the frame, whatever is in between.
  ///
  /// - Parameter content: the texts between the brackets, from left to right, in the screen's
  ///   points.
  init(
    _ brackets: Brackets, around frame: Rect, content: [TextPart], lineHeight: Double,
    style: TextStyle = .plain
  ) {
    let open = TextPart(
      brackets.open, minX: frame.minX, maxX: frame.minX, alignment: .left, style: style,
      joins: .right)
    let close = TextPart(
      brackets.close, minX: frame.maxX, maxX: frame.maxX, alignment: .right, style: style,
      joins: .left)
    self.init([open] + content + [close], middle: frame.midY, lineHeight: lineHeight)
  }
}

/// The brackets of a control, which carry the state that the device shows by colour.
struct Brackets: Hashable, Sendable {
  let open: String
  let close: String

  static let enabled = Brackets(open: "[", close: "]")
  static let disabled = Brackets(open: "(", close: ")")
  static let highlighted = Brackets(open: "<", close: ">")

  init(open: String, close: String) {
    self.open = open
    self.close = close
  }

  init(isEnabled: Bool, isHighlighted: Bool) {
    self = !isEnabled ? .disabled : isHighlighted ? .highlighted : .enabled
  }
}
