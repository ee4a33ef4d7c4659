/// The keyboard of an application: what stands at the bottom of the screen while a responder that
/// takes text, or that has an input view, has the focus.
///
/// It follows the focus by itself, in ``follow()``. What it shows is known at once; how it comes
/// and goes is a ``Transition``, and its notifications are UIKit's.
public final class Keyboard: Object {
  /// What it shows.
  struct Content {
    // Who shows them holds them.

    /// The view in the place of the keys.
    weak var inputView: View?
    weak var accessoryView: View?
    /// What the text wants; nil where there are no keys.
    var traits: TextInputTraits?

    var isEmpty: Bool { inputView == nil && accessoryView == nil && traits == nil }

    /// How high it is, in points.
    var height: Double {
      let keys = traits == nil ? 0 : Metrics.keyboardHeight
      return max(0, accessoryView?.bounds.height ?? 0) + max(0, inputView?.bounds.height ?? keys)
    }

    /// Whether the keys, or what stands in their place, are the same.
    func isAlike(_ other: Content) -> Bool {
      inputView === other.inputView && accessoryView === other.accessoryView
        && traits?.keyboardType == other.traits?.keyboardType
        && (traits == nil) == (other.traits == nil) && height == other.height
    }
  }

  private(set) weak var host: Application?
  private var windowSlot = Owned<KeyboardWindow>()
  /// Where it is shown; nil before it was needed.
  public var window: KeyboardWindow? { windowSlot.value }

  private(set) var content: Content?
  /// Its way in, out, or to another form.
  private var motion: Transition?
  /// Counts its changes: a script may cause one while it is told of another.
  private var changes = 0

  /// Whether letters are capital.
  public internal(set) var isShifted = false
  /// Whether they stay so.
  public internal(set) var isCapsLocked = false
  /// Whether the return key can be pressed.
  public internal(set) var isReturnKeyEnabled = true
  /// Which of its planes of keys is shown.
  public internal(set) var plane = KeyboardLayout.Plane.letters

  init(_ application: Application) {
    host = application
    super.init()
  }

  /// Whether it is on the screen.
  public var isShown: Bool { content != nil }

  /// What the text that has the focus wants; nil while no keys are shown.
  public var traits: TextInputTraits? { content?.inputView == nil ? content?.traits : nil }

  /// The view that stands in the place of the keys.
  public var inputView: View? { content?.inputView }

  /// The view above the keys.
  public var inputAccessoryView: View? { content?.accessoryView }

  /// The views of scripts that are part of it, from top to bottom.
  public var scriptViews: [View] { [inputAccessoryView, inputView].compactMap(\.self) }

  /// Its place on the screen with the accessory view; below the screen while it is hidden.
  public var frame: Rect {
    guard let content else { return place(height: 0, isShown: false) }
    return place(height: content.height, isShown: true)
  }

  // MARK: Following the focus

  /// Shows what the responder with the focus wants, or goes when it wants nothing.
  public func follow() {
    guard let host, !host.isTerminated else { return }
    let wanted = wish(of: host.firstResponder)
    let old = content
    if wanted.isEmpty {
      if let old { hide(old) }
    } else if let old {
      content = wanted
      reset()
      if !wanted.isAlike(old) { change(from: old, to: wanted) } else { updateKeys() }
    } else {
      show(wanted)
    }
  }

  /// Goes when the responder that it was for is gone.
  func followIfLost() {
    if isShown, host?.firstResponder == nil { follow() }
  }

  /// The application has ended, and with it all windows; nobody is told.
  func end() {
    content = nil
    motion = nil
    windowSlot.set(nil, in: self)
  }

  private func wish(of responder: Responder?) -> Content {
    guard let responder, host?.focusedView?.window?.isHidden != true else { return Content() }
    let takesText = responder.perform.takesText
    let traits = (responder as? any TextInput)?.traits ?? TextInputTraits()
    return Content(
      inputView: responder.nearestInputView, accessoryView: responder.nearestInputAccessoryView,
      traits: takesText ? traits : nil)
  }

  // MARK: Coming and going

  private func show(_ wanted: Content) {
    content = wanted
    reset()
    let begin = place(height: wanted.height, isShown: false)
    let turn = beginChange()
    install(wanted)
    guard turn == changes else { return }
    announce([.willChangeFrame, .willShow], from: begin, to: frame)
    if turn == changes { animate([.didChangeFrame, .didShow], from: begin, to: frame) }
  }

  private func hide(_ old: Content) {
    let begin = frame
    content = nil
    let end = place(height: old.height, isShown: false)
    let turn = beginChange()
    window?.clear()
    guard turn == changes else { return }
    announce([.willChangeFrame, .willHide], from: begin, to: end)
    if turn == changes { animate([.didChangeFrame, .didHide], from: begin, to: end) }
  }

  private func change(from old: Content, to wanted: Content) {
    let begin = place(height: old.height, isShown: true)
    let turn = beginChange()
    install(wanted)
    guard turn == changes else { return }
    let isMoved = begin != frame
    announce(isMoved ? [.willChangeFrame, .willShow] : [.willChangeFrame], from: begin, to: frame)
    guard turn == changes else { return }
    animate(isMoved ? [.didChangeFrame, .didShow] : [.didChangeFrame], from: begin, to: frame)
  }

  private func beginChange() -> Int {
    changes += 1
    if let motion {
      self.motion = nil
      host?.cancelTransition(motion)
    }
    return changes
  }

  private func animate(_ events: [KeyboardEvent], from begin: Rect, to end: Rect) {
    motion = host?.beginTransition(named: "keyboard", duration: Metrics.keyboardDuration) {
      [weak self] isFinished in
      guard let self, isFinished else { return }
      motion = nil
      announce(events, from: begin, to: end)
    }
  }

  private func announce(_ events: [KeyboardEvent], from begin: Rect, to end: Rect) {
    for event in events {
      host?.notificationCenter.post(
        name: event.notification, userInfo: event.userInfo(from: begin, to: end))
    }
  }

  // MARK: What is seen

  private func install(_ content: Content) {
    guard let host else { return }
    let window = windowSlot.value ?? KeyboardWindow(self, application: host)
    windowSlot.set(window, in: self)
    let level = host.focusedView?.window?.windowLevel ?? 0
    window.windowLevel = max(Window.Level.keyboard, level + 1)
    window.show(content, in: frame)
  }

  private func place(height: Double, isShown: Bool) -> Rect {
    let screen = host?.screen.bounds ?? .zero
    return Rect(
      x: screen.minX, y: screen.maxY - (isShown ? height : 0), width: screen.width, height: height)
  }

  /// Begins anew for another text.
  private func reset() {
    isCapsLocked = false
    plane = traits?.keyboardType == .numbersAndPunctuation ? .numbers : .letters
    updateKeys()
  }

  /// The text that has the focus, its selection or its traits have changed.
  public func textDidChange(in responder: Responder) {
    if let host, host.firstResponder === responder { updateKeys() }
  }

  func updateKeys() {
    guard let traits, let responder = host?.firstResponder else { return }
    isShifted = isCapsLocked || capitalizesNext(traits, responder)
    isReturnKeyEnabled = !traits.enablesReturnKeyAutomatically || responder.perform.hasText
    window?.keys?.update()
  }

  /// Whether the next letter is capital by itself.
  private func capitalizesNext(_ traits: TextInputTraits, _ responder: Responder) -> Bool {
    guard traits.keyboardType.capitalizes, !traits.isSecureTextEntry,
      let editor = (responder as? any TextInput)?.editor
    else { return false }
    switch traits.autocapitalizationType {
    case .none: return false
    case .words: return editor.beginsWord
    case .sentences: return editor.beginsSentence
    case .allCharacters: return true
    }
  }

  public override func describe(_ visitor: PropertyVisitor) {
    super.describe(visitor)
    guard let traits else { return }
    visitor.text("keyboardType", traits.keyboardType.rawValue, isDefault: false)
    visitor.text(
      "keyboardAppearance", traits.keyboardAppearance.rawValue,
      isDefault: traits.keyboardAppearance == .default)
    visitor.bool("isSecureTextEntry", traits.isSecureTextEntry)
    visitor.bool("isShifted", isShifted)
    if traits.keyboardType.isPad { return }
    visitor.text("returnKeyType", traits.returnKeyType.rawValue, isDefault: false)
    visitor.string("returnKeyTitle", traits.returnKeyType.title)
    visitor.text("returnKeyColor", traits.returnKeyType.color.description, isDefault: false)
    visitor.bool("isReturnKeyEnabled", isReturnKeyEnabled, default: true)
  }
}
