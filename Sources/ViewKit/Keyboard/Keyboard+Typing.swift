// Pressing keys.
extension Keyboard {
  /// Types a character as a finger does: by its key, with the shift key where it needs one, or by
  /// holding a key.
  ///
  /// A small letter comes out capital while ``isShifted`` is true, which the text's
  /// autocapitalisation sees to; a capital letter stays one. A newline is the return key.
  public func type(_ character: Character) throws(KeyFailure) {
    let (traits, responder) = try receiver()
    if character.isNewline { return try pressReturn() }
    guard traits.keyboardType.accepts(character) else {
      throw .noCharacter(character, traits.keyboardType)
    }
    let text = String(character)
    responder.perform.insertText(isShifted ? text.uppercasedLetter : text)
    updateKeys()
  }

  /// Presses the return key; one that is off does nothing.
  public func pressReturn() throws(KeyFailure) {
    let (traits, responder) = try receiver()
    if traits.keyboardType.isPad { throw .noReturnKey(traits.keyboardType) }
    guard isReturnKeyEnabled else { return }
    responder.perform.pressReturn()
    updateKeys()
  }

  /// Presses a key by its name: `shift`, `delete`, `space`, `return`, or the character that is on
  /// it.
  public func press(keyNamed name: String) throws(KeyFailure) {
    switch name {
    case "shift", "delete", "space", "return", ".com":
      let (traits, _) = try receiver()
      let action: KeyAction =
        switch name {
        case "shift": .shift
        case "delete": .delete
        case "space": .space
        case "return": .return
        default: .character(name)
        }
      if action == .return { return try pressReturn() }
      guard has(action, traits.keyboardType) else { throw .noKey(name, traits.keyboardType) }
      press(action)
    default:
      guard let character = name.first, name.count == 1 else {
        throw .noKey(name, try receiver().0.keyboardType)
      }
      try type(character)
    }
  }

  /// Fails when no key can be pressed now.
  public func check() throws(KeyFailure) { _ = try receiver() }

  private func has(_ action: KeyAction, _ type: KeyboardType) -> Bool {
    let planes: [KeyboardLayout.Plane] = [.letters, .numbers, .symbols]
    return planes.contains { plane in
      KeyboardLayout(type, plane).rows.joined().contains { $0.action == action }
    }
  }

  /// A finger presses a key.
  ///
  /// - Parameter isDouble: whether it did so twice in quick succession.
  func press(_ action: KeyAction, isDouble: Bool = false) {
    guard traits != nil, let responder = host?.firstResponder else { return }
    switch action {
    case .character(let text):
      responder.perform.insertText(isShifted ? text.uppercasedLetter : text)
    case .space:
      responder.perform.insertText(" ")
      // The letters come back by themselves.
      if plane != .letters, traits?.keyboardType != .numbersAndPunctuation { plane = .letters }
    case .delete: responder.perform.deleteBackward()
    case .return: if isReturnKeyEnabled { responder.perform.pressReturn() }
    case .plane(let other): plane = other
    case .shift:
      isCapsLocked = isDouble && !isCapsLocked
      isShifted = isCapsLocked || !isShifted
      window?.keys?.update()
      return
    }
    updateKeys()
  }

  /// The text that the keys type into, and what it wants.
  private func receiver() throws(KeyFailure) -> (TextInputTraits, Responder) {
    guard let responder = host?.firstResponder else { throw .noFocus }
    let name = (responder as? View)?.pathName ?? responder.className
    if let inputView { throw .inputView(inputView.pathName, of: name) }
    guard let traits else { throw .noText(name) }
    return (traits, responder)
  }
}
