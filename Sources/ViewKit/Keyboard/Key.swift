/// A key of the keyboard on the screen, which a finger can press: `tap Key"a"`.
public final class Key: Control {
  public let action: KeyAction
  public private(set) weak var keyboard: Keyboard?
  /// The next press of a key that is held.
  private var nextRepeat: ScheduledCall?

  init(_ action: KeyAction, _ keyboard: Keyboard?) {
    self.action = action
    self.keyboard = keyboard
    super.init()
    accessibilityLabel = label
  }

  /// What the key says.
  public var title: String {
    switch action {
    case .character(let text): keyboard?.isShifted == true ? text.uppercasedLetter : text
    case .shift: "⇧"
    case .delete: "⌫"
    case .space: "space"
    case .return: keyboard?.traits?.returnKeyType.title ?? "return"
    case .plane(.letters): keyboard?.traits?.keyboardType.isPad == true ? "123" : "ABC"
    case .plane(.numbers): "123"
    case .plane(.symbols): keyboard?.traits?.keyboardType.isPad == true ? "+*#" : "#+="
    }
  }

  /// The name of the key, whatever it says now.
  private var label: String {
    switch action {
    case .character(let text): text
    case .shift: "shift"
    case .delete: "delete"
    case .space: "space"
    case .return: "return"
    case .plane: ""
    }
  }

  // A key that is held deletes again and again.

  public override func touchesBegan(_ touches: [Touch], with event: Event?) {
    super.touchesBegan(touches, with: event)
    if action == .delete, isTracking {
      keyboard?.press(.delete)
      repeatPress(after: Metrics.keyRepeatDelay)
    }
  }

  public override func touchesEnded(_ touches: [Touch], with event: Event?) {
    let isPressed = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    nextRepeat?.cancel()
    if isPressed, action != .delete {
      let isDouble = touches.first.map { $0.tapCount > 1 } ?? false
      keyboard?.press(action, isDouble: isDouble)
    }
  }

  public override func touchesCancelled(_ touches: [Touch], with event: Event?) {
    super.touchesCancelled(touches, with: event)
    nextRepeat?.cancel()
  }

  private func repeatPress(after seconds: Double) {
    nextRepeat = application?.runLoop.schedule(after: seconds) { [weak self] in
      guard let self, isTracking else { return }
      keyboard?.press(.delete)
      repeatPress(after: Metrics.keyRepeatInterval)
    }
  }

  public override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    visitor.string("title", title)
  }
}

extension String {
  /// One letter as the shift key makes it; what has no single capital stays.
  var uppercasedLetter: String {
    let upper = uppercased()
    return count == 1 && upper.count == 1 ? upper : self
  }
}
