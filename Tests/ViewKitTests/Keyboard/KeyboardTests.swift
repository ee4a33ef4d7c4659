import Testing

@testable import ViewKit

@Suite struct KeyboardTests {
  private let application = Application()
  private let window: Window
  private let field = TextField(frame: Rect(x: 20, y: 100, width: 200, height: 30))
  private let other = TextField(frame: Rect(x: 20, y: 140, width: 200, height: 30))
  private let log = CallLog()
  private let observers: [NotificationObserver]

  init() throws {
    window = application.makeWindow()
    try window.addSubview(field)
    try window.addSubview(other)
    let log = log
    let center = application.notificationCenter
    observers = KeyboardEvent.allCases.map { event in
      center.addObserver(forName: event.notification) { notification in
        let info = notification.userInfo as? NotificationInfo
        let tops = info?.fields.prefix(2).map { field in
          if case .rect(let rect) = field.value { "\(Int(rect.minY))" } else { "?" }
        }
        log.add("\(event.rawValue) \(tops?.joined(separator: "-") ?? "")")
      }
    }
    application.settle()
  }

  private var keyboard: Keyboard { application.keyboard }

  private func type(_ text: String) throws {
    for character in text { try keyboard.type(character) }
  }

  // MARK: Coming and going

  @Test func `it comes with the focus, and has come a quarter of a second later`() {
    field.becomeFirstResponder()
    #expect(log.take() == ["WillChangeFrame 667-451", "WillShow 667-451"])
    #expect(keyboard.frame == Rect(x: 0, y: 451, width: 375, height: 216))
    #expect(application.transitions.map(\.name) == ["keyboard"])
    application.advance(by: 0.2)
    #expect(log.take() == [])
    application.advance(by: 0.05)
    #expect(log.take() == ["DidChangeFrame 667-451", "DidShow 667-451"])
    field.resignFirstResponder()
    #expect(log.take() == ["WillChangeFrame 451-667", "WillHide 451-667"])
    #expect(!keyboard.isShown)
    application.advance(by: 0.25)
    #expect(log.take() == ["DidChangeFrame 451-667", "DidHide 451-667"])
  }

  @Test func `BEHAVIOUR 14: between two texts it stays, and says something only when it changes`() {
    field.becomeFirstResponder()
    application.advance(by: 1)
    _ = log.take()
    other.becomeFirstResponder()
    #expect(log.take() == [])
    field.traits.keyboardType = .numberPad
    field.becomeFirstResponder()
    #expect(log.take() == ["WillChangeFrame 451-451"])
    application.advance(by: 0.25)
    #expect(log.take() == ["DidChangeFrame 451-451"])
    other.setInputAccessoryView(View(frame: Rect(x: 0, y: 0, width: 10, height: 44)))
    other.becomeFirstResponder()
    #expect(log.take() == ["WillChangeFrame 451-407", "WillShow 451-407"])
  }

  @Test func `one that goes while it comes has never come`() {
    field.becomeFirstResponder()
    field.resignFirstResponder()
    application.advance(by: 1)
    #expect(
      log.take() == [
        "WillChangeFrame 667-451", "WillShow 667-451", "WillChangeFrame 451-667",
        "WillHide 451-667", "DidChangeFrame 451-667", "DidHide 451-667",
      ])
    #expect(application.transitions.isEmpty)
  }

  @Test func `who takes the focus away while it comes is obeyed`() {
    let field = field
    let observer = application.notificationCenter.addObserver(
      forName: KeyboardEvent.willShow.notification
    ) { _ in field.resignFirstResponder() }
    field.becomeFirstResponder()
    application.advance(by: 1)
    #expect(!keyboard.isShown)
    #expect(log.take().suffix(2) == ["DidChangeFrame 451-667", "DidHide 451-667"])
    application.notificationCenter.removeObserver(observer)
  }

  @Test func `it goes when its text goes`() {
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!keyboard.isShown)
    other.becomeFirstResponder()
    #expect(keyboard.isShown)
    window.isHidden = true
    #expect(!keyboard.isShown)
    #expect(application.firstResponder == nil)
  }

  @Test func `it is in no list of windows, and never the key window`() {
    field.becomeFirstResponder()
    #expect(application.windows == [window])
    #expect(application.keyWindow === window)
    #expect(application.visibleWindows.last is KeyboardWindow)
    #expect(application.visibleWindows.last?.windowLevel == 1)
    window.windowLevel = Window.Level.alert
    other.becomeFirstResponder()
    field.traits.keyboardType = .URL
    field.becomeFirstResponder()
    #expect(application.visibleWindows.last is KeyboardWindow)
  }

  @Test func `it goes with the application, and lets go of what it has shown`() {
    weak var bar: View?
    do {
      let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 44))
      bar = view
      field.setInputAccessoryView(view)
    }
    field.becomeFirstResponder()
    weak var window: Window?
    window = keyboard.window
    #expect(window != nil)
    application.end()
    #expect(application.keyboardIfMade == nil)
    #expect(window == nil)
    #expect(bar != nil && bar?.superview == nil)
    #expect(!application.visibleWindows.contains { $0 is KeyboardWindow })
  }

  // MARK: Input views

  @Test func `a view stands in the place of the keys, another one above them`() throws {
    let pad = View(frame: Rect(x: 0, y: 0, width: 50, height: 120))
    let bar = View(frame: Rect(x: 0, y: 0, width: 50, height: 44))
    field.setInputView(pad)
    field.setInputAccessoryView(bar)
    field.becomeFirstResponder()
    #expect(keyboard.frame == Rect(x: 0, y: 503, width: 375, height: 164))
    #expect(bar.frame == Rect(x: 0, y: 0, width: 375, height: 44))
    #expect(pad.frame == Rect(x: 0, y: 44, width: 375, height: 120))
    #expect(keyboard.traits == nil)
    #expect(throws: KeyFailure.inputView("View", of: "TextField")) { try keyboard.type("a") }
    // What is set meanwhile waits to be asked for.
    field.setInputView(nil)
    #expect(pad.superview != nil)
    field.reloadInputViews()
    #expect(pad.superview == nil)
    #expect(keyboard.traits != nil)
    field.resignFirstResponder()
    #expect(bar.superview == nil)
  }

  @Test func `the nearest input view on the chain counts, as Apple says`() throws {
    let pad = View(frame: Rect(x: 0, y: 0, width: 50, height: 120))
    let script = FakeScript(className: "Own")
    script.overrides[.get_inputView] = { _, _ in .object(pad) }
    window.script = script
    field.becomeFirstResponder()
    #expect(keyboard.inputView === pad)
  }

  // MARK: Typing

  @Test(
    "autocapitalisation presses the shift key (controls/S11)",
    arguments: [
      (.none, "one two. three"), (.words, "One Two. Three"), (.sentences, "One two. Three"),
      (.allCharacters, "ONE TWO. THREE"),
    ] as [(TextInputTraits.Autocapitalization, String)])
  func capitals(mode: TextInputTraits.Autocapitalization, result: String) throws {
    field.traits.autocapitalizationType = mode
    field.becomeFirstResponder()
    try type("one two. three")
    #expect(field.text == result)
  }

  @Test func `a capital letter stays one, and no shift is left behind`() throws {
    field.traits.autocapitalizationType = .none
    field.becomeFirstResponder()
    try type("aBc")
    #expect(field.text == "aBc")
    try keyboard.press(keyNamed: "shift")
    #expect(keyboard.isShifted)
    try type("de")
    #expect(field.text == "aBcDe")
  }

  @Test func `a secret and a pad of digits have no capitals of themselves`() throws {
    field.traits.isSecureTextEntry = true
    field.becomeFirstResponder()
    #expect(!keyboard.isShifted)
    try type("ab")
    #expect(field.text == "ab")
    other.traits.keyboardType = .namePhonePad
    other.becomeFirstResponder()
    #expect(!keyboard.isShifted)
  }

  @Test(
    "each kind of keyboard has its characters",
    arguments: [
      (.numberPad, "a1", "numberPad"), (.decimalPad, "1.5-", "decimalPad"),
      (.phonePad, "+49x", "phonePad"), (.URL, "a.b c", "URL"),
      (.asciiCapable, "aé", "asciiCapable"), (.emailAddress, "a@b中", "emailAddress"),
    ] as [(KeyboardType, String, String)])
  func characters(kind: KeyboardType, text: String, name: String) throws {
    field.traits.keyboardType = kind
    field.traits.autocapitalizationType = .none
    field.becomeFirstResponder()
    let last = try #require(text.last(where: { !kind.accepts($0) }))
    #expect(throws: KeyFailure.noCharacter(last, kind)) { try type(text) }
    #expect(KeyFailure.noCharacter(last, kind).description.contains(name))
    try type(text.filter(kind.accepts))
    #expect(field.text?.hasSuffix(text.filter(kind.accepts)) == true)
  }

  @Test func `without a text nothing can be typed, and it says why`() throws {
    #expect(throws: KeyFailure.noFocus) { try keyboard.type("a") }
    let script = FakeScript(className: "Own")
    script.overrides[.get_canBecomeFirstResponder] = { _, _ in .bool(true) }
    let view = View()
    view.script = script
    try window.addSubview(view)
    view.becomeFirstResponder()
    #expect(throws: KeyFailure.noText("Own")) { try keyboard.type("a") }
    field.traits.keyboardType = .numberPad
    field.becomeFirstResponder()
    #expect(throws: KeyFailure.noReturnKey(.numberPad)) { try keyboard.pressReturn() }
    #expect(throws: KeyFailure.noKey("hyper", .numberPad)) { try keyboard.press(keyNamed: "hyper") }
  }

  @Test func `a script's own responder takes text when it has insertText`() throws {
    var typed = ""
    let script = FakeScript(className: "Own")
    script.overrides[.get_canBecomeFirstResponder] = { _, _ in .bool(true) }
    script.overrides[.insertText] = { _, arguments in
      if case .string(let text)? = arguments.first { typed += text }
      return HookValue.none
    }
    let view = View()
    view.script = script
    try window.addSubview(view)
    view.becomeFirstResponder()
    #expect(keyboard.isShown)
    try type("ab\n")
    #expect(typed == "ab\n")
  }

  @Test func `S13: the return key is off until there is a text`() throws {
    field.traits.enablesReturnKeyAutomatically = true
    field.becomeFirstResponder()
    #expect(!keyboard.isReturnKeyEnabled)
    try type("a")
    #expect(keyboard.isReturnKeyEnabled)
    try keyboard.press(keyNamed: "delete")
    #expect(!keyboard.isReturnKeyEnabled)
    field.text = "by code"
    #expect(keyboard.isReturnKeyEnabled)
  }

  // MARK: Keys

  private func key(_ title: String) throws -> Key {
    application.settle()
    let keys = keyboard.window?.keys?.subviews.compactMap { $0 as? Key } ?? []
    return try #require(keys.first { $0.title == title })
  }

  private func tap(_ key: Key, for seconds: Double = 0.05) {
    let middle = key.convert(key.bounds, to: nil as View?).center
    let place = keyboard.window?.convertToScreen(middle) ?? middle
    application.touchDown(at: place)
    application.advance(by: seconds)
    application.touchUp()
    application.beginTapSequence()
    application.settle()
  }

  @Test func `keys are pressed by a finger`() throws {
    field.becomeFirstResponder()
    tap(try key("A"))
    tap(try key("b"))
    tap(try key("space"))
    tap(try key("123"))
    tap(try key("@"))
    tap(try key("#+="))
    tap(try key("€"))
    tap(try key("ABC"))
    tap(try key("⇧"))
    tap(try key("C"))
    #expect(field.text == "Ab @€C")
    tap(try key("⌫"))
    #expect(field.text == "Ab @€")
  }

  @Test func `a delete key that is held deletes again and again`() throws {
    field.text = "abcdef"
    field.becomeFirstResponder()
    tap(try key("⌫"), for: 0.75)
    #expect(field.text == "ab")
    application.advance(by: 5)
    #expect(field.text == "ab")
  }

  @Test func `two taps on the shift key lock it`() throws {
    field.traits.autocapitalizationType = .none
    field.becomeFirstResponder()
    let shift = try key("⇧")
    let place = keyboard.window?.convertToScreen(
      shift.convert(shift.bounds, to: nil as View?).center)
    for _ in 0..<2 {
      application.touchDown(at: try #require(place))
      application.touchUp()
    }
    #expect(keyboard.isCapsLocked)
    try type("ab")
    #expect(field.text == "AB")
    try keyboard.press(keyNamed: "shift")
    #expect(!keyboard.isShifted)
  }
}
