import ViewKit

extension ViewPicture {
  /// The ground of the keyboard.
  static let keyboard = ViewPicture(KeyboardView.self) { view, context in
    context.fill(Path(view.bounds.standardized), view.keyboard.colors.ground)
  }

  /// A key: white with a letter, or grey with what it does; of a pad of digits, a field between
  /// lines.
  static let key = ViewPicture(Key.self) { key, context in
    let isPad = key.keyboard?.traits?.keyboardType.isPad == true
    if isPad { context.drawField(of: key) } else { context.drawCap(of: key) }
  }
}

extension Keyboard? {
  /// The colours of the keys.
  fileprivate var colors: DeviceLook.KeyboardColors {
    self?.traits?.keyboardAppearance == .dark ? DeviceLook.darkKeyboard : DeviceLook.lightKeyboard
  }
}

extension CGContext {
  fileprivate func drawCap(of key: Key) {
    let colors = key.keyboard.colors
    let cap = key.bounds.inset(by: DeviceLook.keyInsets)
    guard cap.size.width > 0, cap.size.height > 0 else { return }
    var (ground, text) = (colors.otherKey, colors.text)
    switch key.action {
    case .character, .space: ground = key.isHighlighted ? colors.otherKey : colors.key
    case .shift:
      if key.isSelected { (ground, text) = (.white, .black) }
    case .return:
      let type = key.keyboard?.traits?.returnKeyType ?? .default
      if type != .default, key.isEnabled { (ground, text) = (type.color, .white) }
      if !key.isEnabled { text = text.withAlphaComponent(0.4) }
    case .delete, .plane: if key.isHighlighted { ground = colors.key }
    }
    let radius = DeviceLook.keyRadius
    fill(Path(roundedRect: cap.offset(dx: 0, dy: 1), cornerRadius: radius), colors.shadow)
    fill(Path(roundedRect: cap, cornerRadius: radius), ground)
    switch key.action {
    case .character(let letter):
      // Until iOS 9 keys show capitals whatever the shift key says.
      let shown = letter.count == 1 ? letter.uppercased() : letter
      let size = letter.count == 1 ? DeviceLook.letterSize : DeviceLook.otherKeySize
      draw(shown, inMiddleOf: cap, Font(size: size), text)
    case .shift:
      drawShift(in: cap, text, isFilled: key.isSelected, locked: key.keyboard?.isCapsLocked == true)
    case .delete: drawDelete(in: cap, text, ground)
    case .space, .return, .plane:
      draw(key.title, inMiddleOf: cap, Font(size: DeviceLook.otherKeySize), text)
    }
  }

  /// A key of a pad of digits.
  fileprivate func drawField(of key: Key) {
    let colors = key.keyboard.colors
    let field = key.bounds.inset(
      by: EdgeInsets(top: 0.5, left: 0, bottom: 0, right: 0.5))
    var isDigit = false
    if case .character(let text) = key.action { isDigit = text != "." }
    let ground = isDigit == key.isHighlighted ? colors.otherKey : colors.key
    if isDigit || key.isHighlighted { fill(Path(field), ground) }
    switch key.action {
    case .character(let digit):
      let font = Font(size: DeviceLook.digitSize)
      guard let letters = Self.letters[digit], key.keyboard?.traits?.keyboardType != .decimalPad
      else {
        draw(digit, inMiddleOf: field, font, colors.text)
        return
      }
      draw(digit, inMiddleOf: field.offset(dx: 0, dy: -6), font, colors.text)
      draw(letters, inMiddleOf: field.offset(dx: 0, dy: 14), Font(size: 10), colors.text)
    case .delete: drawDelete(in: field, colors.text, colors.ground)
    default: draw(key.title, inMiddleOf: field, Font(size: DeviceLook.otherKeySize), colors.text)
    }
  }

  /// The letters below the digits of a telephone.
  private static let letters = [
    "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV",
    "9": "WXYZ",
  ]

  /// An arrow upwards; filled while letters are capital, with a bar while they stay so.
  private func drawShift(in rect: Rect, _ color: Color, isFilled: Bool, locked: Bool) {
    let (x, y) = (rect.midX, rect.midY)
    let arrow = Path(
      [
        (0, -8.5), (9, 0.5), (4.25, 0.5), (4.25, 7.5), (-4.25, 7.5), (-4.25, 0.5), (-9, 0.5),
      ].map { Point(x: x + $0.0, y: y + $0.1) }, isClosed: true)
    saving {
      state.line.join = .round
      if isFilled { fill(arrow, color) }
      stroke(arrow, color, width: 1.5)
      if locked {
        stroke(
          Path(from: Point(x: x - 4.25, y: y + 10.5), to: Point(x: x + 4.25, y: y + 10.5)), color,
          width: 2)
      }
    }
  }

  /// A sign that points to the left, with a cross.
  private func drawDelete(in rect: Rect, _ color: Color, _ ground: Color) {
    let (x, y) = (rect.midX, rect.midY)
    let outline = Path(
      [(-11, 0), (-4.5, -8), (11, -8), (11, 8), (-4.5, 8)].map {
        Point(x: x + $0.0, y: y + $0.1)
      }, isClosed: true)
    saving {
      state.line.join = .round
      stroke(outline, color, width: 1.5)
      for side in [1.0, -1.0] {
        stroke(
          Path(
            from: Point(x: x - 0.5, y: y - 3.5 * side), to: Point(x: x + 6.5, y: y + 3.5 * side)),
          color, width: 1.5, cap: .round)
      }
    }
  }
}
