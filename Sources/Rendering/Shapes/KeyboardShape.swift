import ViewKit

extension ViewShape {
  /// The keys of the keyboard: a hairline, and one row that says which keyboard it is and what its
  /// return key says (rule 9).
  static let keyboard = ViewShape(KeyboardView.self) { keys, canvas in
    canvas.drawBackground(of: keys)
    let frame = canvas.onScreen(keys.bounds)
    let top = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 0.5)
    canvas.add(.line(top, .lightGray))
    guard !canvas.showsKeys, let keyboard = keys.keyboard, let traits = keyboard.traits else {
      return
    }
    canvas.drawKeys("⌨ " + keyboard.account(traits), in: frame, of: keyboard)
  }

  /// A key, where keys are shown one by one: what it says in brackets, which carry its state.
  static let key = ViewShape(Key.self) { key, canvas in
    guard canvas.showsKeys, let keyboard = key.keyboard else { return }
    let brackets = Brackets(isEnabled: key.isEnabled, isHighlighted: key.isHighlighted)
    let mark = key.isSelected ? "*" : ""
    canvas.drawKeys(
      brackets.open + mark + key.title + brackets.close, in: canvas.onScreen(key.bounds),
      of: keyboard)
  }
}

extension Canvas {
  /// A text of the keyboard in the middle of a place on the screen.
  fileprivate mutating func drawKeys(_ text: String, in frame: Rect, of keyboard: Keyboard) {
    let font = Font.systemFont(ofSize: 15)
    let width = font.width(of: text)
    let isDark = keyboard.traits?.keyboardAppearance == .dark
    let part = TextPart(
      text, minX: frame.midX - width / 2, maxX: frame.midX + width / 2, alignment: .center,
      font: font, style: TextStyle(color: isDark ? .white : .black))
    add(.run(TextRun([part], middle: frame.midY, lineHeight: font.lineHeight)))
  }
}

extension Keyboard {
  /// The keyboard in words: `email · return key: Go (off)`.
  fileprivate func account(_ traits: TextInputTraits) -> String {
    var words = [traits.keyboardType.title]
    if traits.isSecureTextEntry { words.append("secure") }
    if traits.keyboardAppearance == .dark { words.append("dark") }
    var text = words.joined(separator: ", ")
    if isShifted { text += isCapsLocked ? " ⇪" : " ⇧" }
    if traits.keyboardType.isPad { return text }
    let state = isReturnKeyEnabled ? "" : " (off)"
    return text + " · return key: \(traits.returnKeyType.title)\(state)"
  }
}
