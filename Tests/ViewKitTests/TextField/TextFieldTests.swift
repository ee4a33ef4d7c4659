import Testing

@testable import ViewKit

@Suite struct TextFieldTests {
  private let application = Application()
  private let window: Window
  private let log = CallLog()
  private let field: LoggingField
  private let other: LoggingField

  /// A field that is its own delegate, and tells what it is asked.
  final class LoggingField: TextField, TextFieldDelegate {
    let name: String
    let log: CallLog
    var refusals: Set<String> = []
    var onCall: (String) -> Void = { _ in }

    init(_ name: String, _ log: CallLog, y: Double) {
      self.name = name
      self.log = log
      super.init(frame: Rect(x: 20, y: y, width: 200, height: 30))
      traits.autocapitalizationType = .none
      delegate = self
    }

    private func note(_ call: String) -> Bool {
      log.add("\(name) \(call)")
      onCall(call)
      return !refusals.contains(call)
    }

    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { note("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: TextField) { _ = note("didBegin") }
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { note("shouldEnd") }
    func textFieldDidEndEditing(_ textField: TextField) { _ = note("didEnd") }
    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: TextRange,
      replacementString string: String
    ) -> Bool { note("shouldChange \(range.bytes) '\(string)'") }
    func textFieldShouldClear(_ textField: TextField) -> Bool { note("shouldClear") }
    func textFieldShouldReturn(_ textField: TextField) -> Bool { note("shouldReturn") }
  }

  init() throws {
    window = application.makeWindow()
    field = LoggingField("a", log, y: 100)
    other = LoggingField("b", log, y: 140)
    try window.addSubview(field)
    try window.addSubview(other)
    let log = log
    for field in [field, other] {
      for event in [
        Control.Events.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
      ] where event != .editingDidEndOnExit {
        let name = field.name
        field.addTarget(
          log.keep(ClosureTarget { _, _ in log.add("\(name) \(Self.name(event))") }),
          action: ClosureTarget.action, for: event)
      }
    }
    application.settle()
  }

  private static func name(_ event: Control.Events) -> String { event.joinedNames }

  private func type(_ text: String) throws {
    for character in text { try application.keyboard.type(character) }
  }

  private func tap(_ view: View, at x: Double = 10, taps: Int = 1) {
    let place = window.convertToScreen(
      view.convert(Point(x: x, y: view.bounds.midY), to: nil as View?))
    application.beginTapSequence()
    for _ in 0..<taps {
      application.touchDown(at: place)
      application.touchUp()
    }
    application.settle()
  }

  // MARK: Orders

  @Test func `BEHAVIOUR 14: the order in which the focus comes and moves`() {
    tap(field)
    #expect(log.take() == ["a shouldBegin", "a didBegin", "a editingDidBegin"])
    tap(other)
    #expect(
      log.take() == [
        "b shouldBegin", "a shouldEnd", "a didEnd", "a editingDidEnd", "b didBegin",
        "b editingDidBegin",
      ])
    #expect(application.keyboard.isShown)
  }

  @Test func `BEHAVIOUR 14: a text field begins before the keyboard comes`() {
    let log = log
    let observer = application.notificationCenter.addObserver(
      forName: KeyboardEvent.willShow.notification
    ) { _ in log.add("keyboardWillShow") }
    field.becomeFirstResponder()
    #expect(log.take().suffix(3) == ["a didBegin", "a editingDidBegin", "keyboardWillShow"])
    application.notificationCenter.removeObserver(observer)
  }

  @Test func `BEHAVIOUR 15: the order of a key`() throws {
    field.becomeFirstResponder()
    let log = log
    let observer = application.notificationCenter.addObserver(
      forName: TextField.textDidChangeNotification, object: field
    ) { _ in log.add("textDidChange") }
    _ = log.take()
    try type("a")
    #expect(log.take() == ["a shouldChange 0..<0 'a'", "a editingChanged", "textDidChange"])
    field.refusals = ["shouldChange 1..<1 'b'"]
    try type("b")
    #expect(log.take() == ["a shouldChange 1..<1 'b'"])
    #expect(field.text == "a")
    application.notificationCenter.removeObserver(observer)
  }

  @Test func `controls/S21: a field that may not end keeps the focus, but for force`() {
    field.becomeFirstResponder()
    field.refusals = ["shouldEnd"]
    #expect(!other.becomeFirstResponder())
    #expect(field.isFirstResponder && field.isEditing)
    #expect(application.keyboard.isShown)
    _ = log.take()
    #expect(window.endEditing(true))
    #expect(log.take() == ["a shouldEnd", "a didEnd", "a editingDidEnd"])
    #expect(!field.isEditing)
  }

  @Test func `BEHAVIOUR 16: taking the field out of its window ends the editing`() {
    field.becomeFirstResponder()
    field.refusals = ["shouldEnd"]
    _ = log.take()
    field.removeFromSuperview()
    #expect(log.take() == ["a shouldEnd", "a didEnd", "a editingDidEnd"])
  }

  @Test func `BEHAVIOUR 16: the return key ends the editing with a target for that alone`() throws {
    field.becomeFirstResponder()
    _ = log.take()
    try application.keyboard.pressReturn()
    #expect(log.take() == ["a shouldReturn"])
    #expect(field.isEditing)
    let log = log
    field.addTarget(
      log.keep(ClosureTarget { _, _ in log.add("exit") }), action: ClosureTarget.action,
      for: .editingDidEndOnExit)
    try application.keyboard.pressReturn()
    #expect(log.take() == ["a shouldReturn", "exit", "a shouldEnd", "a didEnd", "a editingDidEnd"])
  }

  @Test func `BEHAVIOUR 19: the clear button asks, then empties the field and gives it the focus`()
    throws
  {
    field.text = "abc"
    field.clearButtonMode = .always
    application.settle()
    let button = try #require(field.clearButton)
    field.refusals = ["shouldClear"]
    tap(button, at: 5)
    #expect(field.text == "abc")
    #expect(log.take() == ["a shouldClear"])
    field.refusals = []
    tap(button, at: 5)
    #expect(
      log.take() == [
        "a shouldClear", "a shouldBegin", "a didBegin", "a editingDidBegin", "a editingChanged",
      ])
    #expect(field.text == "")
    application.settle()
    #expect(field.clearButton == nil)
  }

  @Test func `controls/S09: a field that clears begins empty each time`() {
    field.clearsOnBeginEditing = true
    field.text = "abc"
    field.becomeFirstResponder()
    #expect(field.text == "")
    #expect(
      log.take() == [
        "a shouldBegin", "a shouldClear", "a didBegin", "a editingDidBegin", "a editingChanged",
      ])
  }

  @Test func `BEHAVIOUR 19: a secret that is edited again goes with the first key`() throws {
    field.traits.isSecureTextEntry = true
    field.text = "abc"
    field.becomeFirstResponder()
    _ = log.take()
    try type("xy")
    #expect(
      log.take() == [
        "a shouldChange 0..<3 'x'", "a editingChanged", "a shouldChange 1..<1 'y'",
        "a editingChanged",
      ])
    #expect(field.text == "xy")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    try application.keyboard.press(keyNamed: "delete")
    #expect(field.text == "")
  }

  // MARK: Asking early

  @Test func `BEHAVIOUR 17: a field in no window gets the focus with it`() throws {
    let panel = View(frame: window.bounds)
    let waiting = LoggingField("c", log, y: 0)
    #expect(!waiting.becomeFirstResponder())
    try panel.addSubview(waiting)
    #expect(!waiting.becomeFirstResponder())
    #expect(log.take() == [])
    try window.addSubview(panel)
    #expect(waiting.isFirstResponder)
    #expect(log.take() == ["c shouldBegin", "c didBegin"])
    let loose = LoggingField("d", log, y: 0)
    loose.becomeFirstResponder()
    try window.addSubview(loose)
    #expect(!loose.isFirstResponder)
  }

  @Test func `a field that is off takes no focus`() {
    field.isEnabled = false
    tap(field)
    #expect(!field.becomeFirstResponder())
    #expect(log.take() == [])
  }

  // MARK: Reentrance

  @Test func `a delegate that takes the field away while it is asked`() throws {
    field.becomeFirstResponder()
    let field = field
    field.onCall = { if $0.hasPrefix("shouldChange") { field.removeFromSuperview() } }
    try type("a")
    #expect(field.text == "a")
    #expect(!field.isEditing)
    #expect(!application.keyboard.isShown)
  }

  @Test func `a delegate that gives the focus on while it comes`() {
    let (field, other) = (field, other)
    field.onCall = { if $0 == "didBegin" { other.becomeFirstResponder() } }
    #expect(!field.becomeFirstResponder())
    #expect(other.isFirstResponder && !field.isEditing)
    #expect(
      log.take() == [
        "a shouldBegin", "a didBegin", "b shouldBegin", "a shouldEnd", "a didEnd",
        "a editingDidEnd", "b didBegin", "b editingDidBegin", "a editingDidBegin",
      ])
  }

  @Test func `a delegate that sets another text and still says yes`() throws {
    field.becomeFirstResponder()
    try type("abc")
    let field = field
    field.onCall = { if $0.hasPrefix("shouldChange") { field.text = "x" } }
    try type("d")
    #expect(field.text == "xd")
  }

  // MARK: Fingers

  @Test func `a tap in a field with the focus moves the caret to the end of a word`() {
    field.text = "Hello world"
    tap(field, at: 15)
    #expect(field.editor.selection == 11..<11)
    tap(field, at: 15)
    #expect(field.editor.selection == 0..<0)
    tap(field, at: 60)
    #expect(field.editor.selection == 6..<6)
    tap(field, at: 190)
    #expect(field.editor.selection == 11..<11)
  }

  @Test func `two taps select a word`() {
    field.text = "Hello world"
    field.becomeFirstResponder()
    tap(field, at: 60, taps: 2)
    #expect(field.editor[field.editor.selection] == "world")
  }

  // MARK: State

  @Test func `a reload carries text and selection over, and clears nothing`() throws {
    field.text = "abc"
    field.becomeFirstResponder()
    field.select(1..<2)
    let new = LoggingField("n", log, y: 0)
    new.clearsOnBeginEditing = true
    try window.addSubview(new)
    new.takeFocusBack()
    new.describe(Restoring(of: field))
    #expect(new.text == "abc")
    #expect(new.editor.selection == 1..<2)
    #expect(new.isEditing)
  }

  /// Writes the state of one object into another, as a reload does.
  private final class Restoring: PropertyVisitor {
    private final class Collector: PropertyVisitor {
      var values: [String: PropertyValue] = [:]
      override var restores: Bool { true }
      override func visit(
        _ name: StaticString, _ value: @autoclosure () -> PropertyValue, isDefault: Bool,
        restore: ((PropertyValue) -> Void)?
      ) {
        if restore != nil { values["\(name)"] = value() }
      }
    }

    private let values: [String: PropertyValue]
    override var restores: Bool { true }

    init(of object: Object) {
      let collector = Collector()
      object.describe(collector)
      values = collector.values
    }

    override func visit(
      _ name: StaticString, _ value: @autoclosure () -> PropertyValue, isDefault: Bool,
      restore: ((PropertyValue) -> Void)?
    ) {
      if let value = values["\(name)"] { restore?(value) }
    }
  }
}

/// What no person does.
@Suite struct TextFieldBadInputTests {
  private let application = Application()
  private let window: Window
  private let field = TextField(frame: Rect(x: 20, y: 100, width: 200, height: 30))

  init() throws {
    window = application.makeWindow()
    try window.addSubview(field)
    field.becomeFirstResponder()
  }

  @Test func `ten megabytes are pasted`() {
    field.insertText(String(repeating: "paste 中 ", count: 1_000_000))
    #expect(field.editor.byteCount == 10_000_000)
    application.settle()
    #expect(field.displayedText?.isCutLeft == true)
    field.deleteBackward()
    #expect(field.editor.byteCount == 9_999_999)
    #expect(field.heldBytes == 9_999_999)
  }

  @Test func `many lines are pasted into one`() {
    field.insertText("a\nb\r\nc\u{2028}d")
    #expect(field.text == "a b c d")
    field.text = "x\ny"
    #expect(field.displayedText?.text == "x y")
    #expect(field.text == "x\ny")
  }

  @Test func `marks without a letter, and letters after marks`() {
    field.insertText("\u{301}\u{301}")
    #expect(field.editor.selection == 4..<4)
    field.select(0..<0)
    field.insertText("e")
    #expect(field.text?.count == 1)
    field.deleteBackward()
    #expect(field.text == "")
  }

  @Test func `rectangles without any room, or that are turned around`() {
    field.text = "text"
    for frame in [
      Rect.zero, Rect(x: 0, y: 0, width: 1, height: 1), Rect(x: 9, y: 9, width: -5, height: -5),
    ] {
      field.frame = frame
      field.clearButtonMode = .always
      field.adjustsFontSizeToFitWidth.toggle()
      application.settle()
      field.select(0..<4)
      _ = field.displayedText
    }
    #expect(field.text == "text")
  }

  @Test func `a view that cannot stand beside the text is reported`() throws {
    field.leftViewMode = .always
    field.leftView = window
    application.settle()
    #expect(application.errors.map(\.kind) == [.invalidUse])
    field.leftView = field
    application.settle()
    #expect(field.frame == Rect(x: 20, y: 100, width: 200, height: 30))
  }

  @Test func `the same view at both sides stands at the right`() throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    field.leftView = view
    field.rightView = view
    field.leftViewMode = .always
    field.rightViewMode = .always
    application.settle()
    #expect(view.frame.minX == 180)
    field.leftView = nil
    application.settle()
    #expect(view.superview === field)
  }

  @Test func `a size that is no number is none`() {
    field.text = String(repeating: "w", count: 50)
    field.adjustsFontSizeToFitWidth = true
    for size in [Double.nan, -5, .infinity] {
      field.minimumFontSize = size
      let shown = field.displayedText?.font.pointSize ?? 0
      #expect(shown > 0 && shown <= 17)
    }
  }

  @Test func `selections beyond the text, and ones that split characters`() {
    field.text = "a👍🏽b"
    field.select(-5..<100)
    #expect(field.editor.selection == 0..<10)
    field.select(2..<3)
    #expect(field.editor.selection == 1..<9)
    field.replace(5..<5, withText: "x")
    #expect(field.text == "a👍🏽xb")
  }

  @Test func `a delegate that is gone is not asked`() throws {
    var delegate: Object? = Object()
    field.delegate = delegate
    delegate = nil
    field.insertText("a")
    #expect(field.text == "a")
    #expect(field.delegate == nil)
  }

  @Test func `a field that is freed with the focus takes the keyboard along`() throws {
    var other: TextField? = TextField(frame: Rect(x: 0, y: 0, width: 50, height: 30))
    let loose = Window(application: application)
    if let other { try loose.addSubview(other) }
    loose.isHidden = false
    other?.becomeFirstResponder()
    #expect(application.keyboard.isShown)
    other?.removeFromSuperview()
    other = nil
    application.settle()
    #expect(!application.keyboard.isShown)
  }
}
