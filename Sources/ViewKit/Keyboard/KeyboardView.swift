/// The keys of the keyboard, or of one of its planes.
public final class KeyboardView: View {
  public private(set) weak var keyboard: Keyboard?
  private var layout: KeyboardLayout?
  /// What the keys were like when they were marked last: most keys that are pressed change nothing.
  private var state: State?

  private struct State: Equatable {
    let traits: TextInputTraits
    let plane: KeyboardLayout.Plane
    let isShifted: Bool
    let isCapsLocked: Bool
    let isReturnKeyEnabled: Bool
  }

  init(_ keyboard: Keyboard) {
    self.keyboard = keyboard
    super.init()
    backgroundColor = Color(white: 0.82)
  }

  /// The keys may be others, or say something else.
  func update() {
    guard let keyboard, let traits = keyboard.traits else { return }
    let state = State(
      traits: traits, plane: keyboard.plane, isShifted: keyboard.isShifted,
      isCapsLocked: keyboard.isCapsLocked,
      isReturnKeyEnabled: keyboard.isReturnKeyEnabled)
    if state == self.state { return }
    self.state = state
    backgroundColor = Color(white: traits.keyboardAppearance == .dark ? 0.3 : 0.82)
    setNeedsLayout()
    setNeedsDisplay()
  }

  public override func layoutSubviews() {
    guard let keyboard, let traits = keyboard.traits else { return }
    let layout = KeyboardLayout(traits.keyboardType, keyboard.plane)
    if layout != self.layout {
      self.layout = layout
      for key in subviews { key.removeFromSuperview() }
      for key in layout.rows.joined() { try? addSubview(Key(key.action, keyboard)) }
    }
    var keys = subviews.makeIterator()
    let height = bounds.height / Double(max(layout.rows.count, 1))
    for (row, entries) in layout.rows.enumerated() {
      let width = entries.reduce(0) { $0 + $1.width }
      var x = (10 - width) / 2
      for entry in entries {
        guard let key = keys.next() as? Key else { return }
        key.frame = Rect(
          x: x / 10 * bounds.width, y: Double(row) * height,
          width: entry.width / 10 * bounds.width, height: height)
        if entry.action == .return { key.isEnabled = keyboard.isReturnKeyEnabled }
        if entry.action == .shift { key.isSelected = keyboard.isShifted }
        x += entry.width
      }
    }
  }
}
