import ViewKit

/// The colours, radii and lengths of an iPhone with iOS 8, where `Metrics` has none.
///
/// Lengths are in points. Those without a source were measured on screenshots of iOS 7 and 8.
enum DeviceLook {
  // Colours that many parts have

  /// What is selected in a text, and how large the marks at its ends are.
  static let selection = Color(red: 0, green: 84.0 / 255, blue: 166.0 / 255, alpha: 0.2)
  static let selectionKnob = 9.0
  /// How opaque a control is that is off.
  static let disabledAlpha = 0.5
  /// The grey of tracks, `#b7b7b7`.
  static let track = Color(white: 183.0 / 255)
  /// What stands for an image of which only the name is known.
  static let standInColor = Color(white: 142.0 / 255)
  /// How dark an image gets below a finger.
  static let pressedShade = Color(white: 0, alpha: 0.45)

  /// Indicators of scroll views.
  static let darkIndicator = Color(white: 0, alpha: 0.35)
  static let lightIndicator = Color(white: 1, alpha: 0.35)

  // Text fields

  static let fieldRadius = 5.0
  /// The hairline around a rounded field, `#cccccc`.
  static let fieldBorder = Color(white: 0.8)
  /// The button that empties a field: a grey disc of 14 points with a white cross.
  static let clearColor = Color(white: 0, alpha: 0.25)
  static let clearDisc = 14.0

  // Switches: a capsule with a knob of 28 points, 1.5 points from its edge

  static let switchEdge = Color(white: 229.0 / 255)
  static let switchEdgeWidth = 1.5
  static let knobSide = 28.0
  /// How much wider the knob is below a finger.
  static let knobStretch = 5.0

  // Sliders: a thumb of 28 points in the 31 of its rectangle

  static let thumbSide = 28.0
  static let thumbEdge = Color(white: 0, alpha: 0.1)
  /// The shadow of knobs and thumbs.
  static let knobShadow = DrawnShadow(
    offset: Size(width: 0, height: 3), blur: 4, color: Color(white: 0, alpha: 0.2))

  // Segments and steppers: a line of one point in the tint

  static let segmentRadius = 4.0
  static let segmentLine = 1.0
  /// How much of the tint a part has below a finger.
  static let pressedPartAlpha = 0.15
  static let stepperSign = 15.0
  static let stepperSignWidth = 1.5

  // Page control

  static let dot = Color(white: 1, alpha: 0.3)
  static let currentDot = Color.white

  // Activity indicators: twelve spokes, the darkest of which goes round once in a second

  static let spokes = 12
  static let spokeTurn = 1.0
  static let palestSpoke = 0.25

  // Status bar: five dots of 5.5 points, two apart; text of 12 points

  static let signalDot = 5.5
  static let signalGap = 1.5
  static let statusMargin = 6.5
  static let batterySize = Size(width: 22, height: 9.5)

  // Keyboard

  /// Light and dark: the ground, keys with letters, other keys, letters, the shadow of a key.
  static let lightKeyboard = KeyboardColors(
    ground: Color(red: 209.0 / 255, green: 213.0 / 255, blue: 219.0 / 255), key: .white,
    otherKey: Color(red: 174.0 / 255, green: 179.0 / 255, blue: 190.0 / 255), text: .black,
    shadow: Color(red: 136.0 / 255, green: 138.0 / 255, blue: 142.0 / 255))
  static let darkKeyboard = KeyboardColors(
    ground: Color(white: 80.0 / 255), key: Color(white: 138.0 / 255),
    otherKey: Color(white: 102.0 / 255), text: .white, shadow: Color(white: 36.0 / 255))
  static let keyRadius = 5.0
  /// What is left free at the sides of a key, above it and below it.
  static let keyInsets = EdgeInsets(top: 8, left: 3, bottom: 4, right: 3)
  static let letterSize = 22.5
  static let otherKeySize = 16.0
  static let digitSize = 25.0

  // Edit menu

  static let menuColor = Color(white: 0.1)
  static let menuRadius = 8.0
  static let menuDivider = Color(white: 0.4)
  static let menuArrowWidth = 18.0

  struct KeyboardColors: Sendable {
    var ground: Color
    var key: Color
    var otherKey: Color
    var text: Color
    var shadow: Color
  }

  // Cells

  /// The grey behind the content of a selected cell, `#d9d9d9`.
  static let selectedCell = Color(white: 217.0 / 255)
  /// The chevron, `#c7c7cc`, and how thick it is.
  static let chevron = Color(red: 199.0 / 255, green: 199.0 / 255, blue: 204.0 / 255)
  static let chevronWidth = 2.0
  /// The disc of an edit control, where its middle is, and the green of +.
  static let editDisc = 22.0
  static let editMiddle = 26.0
  static let insertGreen = Color(red: 76.0 / 255, green: 217.0 / 255, blue: 100.0 / 255)
  static let editSign = 11.0
  /// The three lines of the reorder control.
  static let reorderLine = Size(width: 22, height: 1)
  static let reorderPitch = 5.0

  /// The letters of a table's index, as on the device.
  static let indexFont = Font.boldSystemFont(ofSize: 11)

  // Bars: the lines of the system's pictures, and of the chevron that leads back

  static let barPictureWidth = 1.0
  static let backChevronWidth = 3.0
}
