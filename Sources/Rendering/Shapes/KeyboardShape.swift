import ViewKit

extension ViewShape {
  /// The keys of the keyboard: a hairline, and one row that says which keyboard it is and what its
  /// return key says (rule 9).
  static let keyboard = ViewShape(
    KeyboardView.self,
    draw: { keys, canvas in
      canvas.drawBackground(of: keys)
      let frame = canvas.onScreen(keys.bounds)
      let top = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 0.5)
      canvas.add(.line(top, .lightGray))
      guard let keyboard = keys.keyboard, let traits = keyboard.traits else { return }
      let text = "⌨ " + keyboard.account(traits)
      let font = Font.systemFont(ofSize: 15)
      let width = font.width(of: text)
      let part = TextPart(
        text, minX: frame.midX - width / 2, maxX: frame.midX + width / 2, alignment: .center,
        font: font, style: TextStyle(color: traits.keyboardAppearance == .dark ? .white : .black))
      canvas.add(.run(TextRun([part], middle: frame.midY, lineHeight: font.lineHeight)))
    },
    includes: { _, subview in subview is Key })
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
