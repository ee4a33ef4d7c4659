/// What a step does. The raw value is the word that a script types, and the name of the step
/// method in Lua.
public enum Verb: String, CaseIterable, Sendable {
  // Fingers
  case tap, doubleTap, longPress, press, move, release, cancel
  case swipe, drag, scroll, pinch, twist, touch
  // Text
  case type, clear, enter, key, selectText, menu
  // Lists
  case select, reveal, delete, reorder, pull
  // Controls
  case set, pick
  // Navigation and the device
  case back, rotate, home, open, kill, relaunch, memoryWarning, shake
  // Time
  case advance

  /// What stands after the verb: a query or none, and the fixed list of arguments.
  public var signature: Signature {
    switch self {
    case .tap, .press: Signature(.required, optional: [.number("x"), .number("y")])
    case .doubleTap, .longPress, .pull: Signature(.required)
    case .move: Signature(.none, [.number("dx"), .number("dy")])
    case .swipe: Signature(.required, [.word("direction", of: SwipeDirection.allCases)])
    case .drag: Signature(.required, [.number("dx"), .number("dy")])
    case .scroll: Signature(.required, [.number("dy")], optional: [.number("dx")])
    case .pinch: Signature(.required, [.number("scale", above: 0)])
    case .twist: Signature(.required, [.number("degrees")])
    case .touch:
      Signature(
        .none, [.word("phase", of: TouchWord.allCases), .number("x"), .number("y")],
        optional: [.number("seconds", from: 0), .integer("finger", from: 1)])
    case .type: Signature(.optional, [.string("text")])
    case .clear: Signature(.optional)
    case .key: Signature(.none, [.string("key")])
    case .selectText: Signature(.required, [.integer("first", from: 1), .integer("last", from: 0)])
    case .menu: Signature(.none, [.string("title")])
    case .select, .reveal, .delete:
      Signature(.required, [.integer("section", from: 1), .integer("row", from: 1)])
    case .reorder:
      Signature(
        .required,
        [
          .integer("section", from: 1), .integer("row", from: 1),
          .integer("to section", from: 1), .integer("to row", from: 1),
        ])
    case .set: Signature(.required, [.value("value")])
    case .pick: Signature(.required, [.integer("component", from: 1), .integer("row", from: 1)])
    case .rotate: Signature(.none, [.word("orientation", of: DeviceRotation.allCases)])
    case .advance: Signature(.none, [.number("seconds", from: 0)])
    case .release, .cancel, .enter, .back, .home, .open, .kill, .relaunch, .memoryWarning, .shake:
      Signature(.none)
    }
  }

  /// How the verb is used, as `tap Q [x y]`.
  public var usage: String {
    let words = [rawValue, signature.usage].filter { !$0.isEmpty }
    return words.joined(separator: " ")
  }
}

/// What a finger of `touch` does.
public enum TouchWord: String, CaseIterable, Sendable {
  case down, move, up, cancel
}

/// The way in which the finger of a `swipe` moves.
public enum SwipeDirection: String, CaseIterable, Sendable {
  case left, right, up, down
  /// To the right, from the left edge of the screen on.
  case fromLeft
}

/// How the device of a `rotate` step is held afterwards.
public enum DeviceRotation: String, CaseIterable, Sendable {
  case portrait, landscapeLeft, landscapeRight
}
