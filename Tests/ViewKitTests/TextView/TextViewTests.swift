import Testing

@testable import ViewKit

@Suite struct TextViewTests {
  private let application = Application()
  private let window: Window
  private let log = CallLog()
  private let view: LoggingTextView

  /// A text view that is its own delegate, and tells what it is asked.
  final class LoggingTextView: TextView, TextViewDelegate {
    let log: CallLog
    var refusals: Set<String> = []
    var onCall: (String) -> Void = { _ in }
    var draws = 0

    init(_ log: CallLog) {
      self.log = log
      super.init(frame: Rect(x: 20, y: 100, width: 200, height: 100))
      traits.autocapitalizationType = .none
      delegate = self
    }

    private func note(_ call: String) -> Bool {
      log.add(call)
      onCall(call)
      return !refusals.contains(call)
    }

    func textViewShouldBeginEditing(_ textView: TextView) -> Bool { note("shouldBegin") }
    func textViewDidBeginEditing(_ textView: TextView) { _ = note("didBegin") }
    func textViewShouldEndEditing(_ textView: TextView) -> Bool { note("shouldEnd") }
    func textViewDidEndEditing(_ textView: TextView) { _ = note("didEnd") }
    func textView(
      _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
    ) -> Bool { note("shouldChange \(range.bytes) '\(text)'") }
    func textViewDidChange(_ textView: TextView) { _ = note("didChange") }
    func textViewDidChangeSelection(_ textView: TextView) {
      _ = note("didChangeSelection \(selectedRange.bytes)")
    }
    func textView(
      _ textView: TextView, shouldInteractWith url: String, in characterRange: TextRange
    ) -> Bool { note("shouldInteract \(url)") }
    func scrollViewDidScroll(_ scrollView: ScrollView) { _ = note("didScroll") }

    override func draw(_ rect: Rect) { draws += 1 }
  }

  init() throws {
    window = application.makeWindow()
    view = LoggingTextView(log)
    try window.addSubview(view)
    application.settle()
  }

  private func type(_ text: String) throws {
    for character in text { try application.keyboard.type(character) }
  }

  private func tap(at place: Point, taps: Int = 1, seconds: Double = 0) {
    let point = window.convertToScreen(view.convert(place, to: nil as View?))
    application.beginTapSequence()
    for _ in 0..<taps {
      application.touchDown(at: point)
      application.advance(by: seconds)
      application.touchUp()
    }
    application.settle()
  }

  /// The middle of a line before a byte.
  private func place(of byte: Int) -> Point {
    let rect = view.caretRect(at: byte)
    return Point(x: rect.minX, y: rect.midY)
  }

  // MARK: Orders

  @Test func `BEHAVIOUR 14: the keyboard comes before a text view begins`() {
    let log = log
    var observers: [NotificationObserver] = []
    for name in [
      KeyboardEvent.willShow.notification, TextView.textDidBeginEditingNotification,
      TextView.textDidEndEditingNotification,
    ] {
      observers.append(
        application.notificationCenter.addObserver(forName: name) { _ in log.add(name) })
    }
    view.becomeFirstResponder()
    #expect(
      log.take() == [
        "shouldBegin", "UIKeyboardWillShowNotification", "didBegin",
        "UITextViewTextDidBeginEditingNotification",
      ])
    view.resignFirstResponder()
    #expect(log.take() == ["shouldEnd", "didEnd", "UITextViewTextDidEndEditingNotification"])
    for observer in observers { application.notificationCenter.removeObserver(observer) }
  }

  @Test func `BEHAVIOUR 15: the order of a key`() throws {
    let log = log
    view.becomeFirstResponder()
    let observer = application.notificationCenter.addObserver(
      forName: TextView.textDidChangeNotification, object: view
    ) { _ in log.add("notification") }
    _ = log.take()
    try type("a")
    #expect(
      log.take() == [
        "shouldChange 0..<0 'a'", "didChangeSelection 1..<1", "didChange", "notification",
      ])
    view.refusals = ["shouldChange 1..<1 'b'"]
    try type("b")
    #expect(log.take() == ["shouldChange 1..<1 'b'"])
    try application.keyboard.press(keyNamed: "delete")
    #expect(
      log.take() == [
        "shouldChange 0..<1 ''", "didChangeSelection 0..<0", "didChange", "notification",
      ])
    try application.keyboard.press(keyNamed: "delete")
    #expect(log.take() == [])
    application.notificationCenter.removeObserver(observer)
  }

  @Test func `BEHAVIOUR 15: by code nobody is asked, and the selection alone is told`() {
    view.text = "abc"
    #expect(log.take() == ["didChangeSelection 3..<3"])
    #expect(view.selectedRange.bytes == 3..<3)
    view.text = "xyz"
    #expect(log.take() == [])
    view.text = nil
    #expect(view.text == "")
    #expect(!view.hasText)
  }

  @Test func `the return key adds a line, and keeps the focus`() throws {
    view.becomeFirstResponder()
    try type("a")
    try application.keyboard.pressReturn()
    try type("b")
    #expect(view.text == "a\nb")
    #expect(view.isFirstResponder)
    #expect(view.displayedLines.map(\.text) == ["a", "b"])
  }

  @Test func `a view that may not begin, or end`() {
    view.refusals = ["shouldBegin"]
    #expect(!view.becomeFirstResponder())
    view.refusals = ["shouldEnd"]
    #expect(view.becomeFirstResponder())
    #expect(!view.resignFirstResponder())
    #expect(view.isEditing)
    view.removeFromSuperview()
    #expect(!view.isEditing)
    #expect(!application.keyboard.isShown)
  }

  // MARK: What cannot be edited, or selected

  @Test func `a text that can only be read has the focus without keyboard and callbacks`() throws {
    view.isEditable = false
    view.text = "one two three"
    _ = log.take()
    #expect(view.becomeFirstResponder())
    #expect(!application.keyboard.isShown && !view.isEditing)
    view.insertText("x")
    view.deleteBackward()
    #expect(view.text == "one two three")
    #expect(log.take() == [])
    tap(at: place(of: 5), taps: 2)
    #expect(view.selectedRange.bytes == 4..<7)
    #expect(application.menuController.entries.map(\.title) == ["Copy", "Select All"])
  }

  @Test func `a text that cannot be selected takes no finger and no focus`() {
    view.isSelectable = false
    view.text = "one two"
    tap(at: place(of: 5), taps: 2)
    tap(at: place(of: 5), seconds: 0.6)
    #expect(!view.isFirstResponder)
    #expect(!view.becomeFirstResponder())
    #expect(!application.menuController.isMenuVisible)
  }

  @Test func `a view that can no longer be edited gives up the focus`() {
    view.becomeFirstResponder()
    view.isEditable = false
    #expect(!view.isFirstResponder)
    #expect(!application.keyboard.isShown)
    #expect(log.take().suffix(2) == ["shouldEnd", "didEnd"])
    view.becomeFirstResponder()
    view.isEditable = true
    #expect(application.keyboard.isShown)
  }

  // MARK: Fingers

  @Test func `a tap puts the caret at the end of the word that is nearest`() {
    view.text = "hello world\nsecond"
    tap(at: place(of: 8))
    #expect(view.isFirstResponder)
    #expect(view.selectedRange.bytes == 6..<6)
    tap(at: place(of: 10))
    #expect(view.selectedRange.bytes == 11..<11)
    tap(at: Point(x: 190, y: place(of: 3).y))
    #expect(view.selectedRange.bytes == 11..<11)
    tap(at: Point(x: 20, y: 95))
    #expect(view.selectedRange.bytes == 18..<18)
  }

  @Test
  func
    `a second tap selects a word, and the edit menu comes; a tap on the caret has it come and go`()
  {
    view.text = "hello world"
    tap(at: place(of: 8), taps: 2)
    #expect(view.selectedRange.bytes == 6..<11)
    let menu = application.menuController
    #expect(menu.entries.map(\.title) == ["Cut", "Copy"])
    tap(at: place(of: 1))
    #expect(!menu.isMenuVisible)
    tap(at: place(of: 0))
    #expect(menu.entries.map(\.title) == ["Select", "Select All"])
    tap(at: place(of: 0))
    #expect(!menu.isMenuVisible)
  }

  @Test func `a finger that rests puts the caret where it is, one that moves does nothing`() {
    view.text = "hello world"
    tap(at: place(of: 8), seconds: 0.6)
    #expect(view.selectedRange.bytes == 8..<8)
    #expect(application.menuController.isMenuVisible)
    let start = window.convertToScreen(view.convert(place(of: 2), to: nil as View?))
    application.touchDown(at: start)
    application.touchMove(to: start.offset(dx: 0, dy: 30))
    application.touchUp()
    #expect(view.selectedRange.bytes == 8..<8)
  }

  // MARK: Lines and scrolling

  @Test func `the content is as high as the text, and the caret is scrolled to`() throws {
    view.becomeFirstResponder()
    for index in 0..<12 { try type("line \(index)\n") }
    let height = 13 * view.font.lineHeight
    #expect(abs(view.contentSize.height - height - 16) < 0.51)
    #expect(view.contentSize.width == 200)
    #expect(abs(view.contentOffset.y - view.contentSize.height + 100) <= 0.5)
    #expect(log.take().contains("didScroll"))
    view.select(0..<0)
    #expect(view.contentOffset == .zero)
    view.text = "short"
    application.settle()
    #expect(view.contentOffset == .zero)
  }

  @Test func `lines out of sight are not made`() {
    view.text = String(repeating: "line\n", count: 1_000)
    #expect(view.displayedLines.count < 10)
    view.contentOffset.y = 5_000
    #expect(view.displayedLines.count < 10)
    #expect(view.displayedLines.allSatisfy { $0.rect.maxY > 5_000 && $0.rect.minY < 5_100 })
  }

  @Test func `a width of another size breaks the lines anew`() {
    view.text = "the quick brown fox jumps over the lazy dog"
    let wide = view.displayedLines.count
    view.width = 80
    application.settle()
    #expect(view.displayedLines.count > wide)
    #expect(view.sizeThatFits(Size(width: 1_000, height: 0)).height < 35)
    let narrow = view.sizeThatFits(Size(width: 80, height: 0))
    #expect(narrow.height == view.contentSize.height && narrow.width <= 80)
  }

  @Test func `alignment moves the lines, the caret and the finger's target`() {
    view.text = "ab"
    view.textAlignment = .right
    #expect(abs(view.caretRect(at: 2).minX - 195) < 1)
    #expect(view.position(at: Point(x: 199, y: 12)) == 2)
    view.textAlignment = .center
    let line = view.displayedLines[0]
    #expect(abs(line.rect.midX - 100) < 1)
  }

  @Test func `numbers that are none lead nowhere`() {
    view.text = "ab"
    #expect(view.position(at: Point(x: .nan, y: .infinity)) == 2)
    view.textContainerInset.left = .nan
    #expect(view.textContainerInset == Metrics.textContainerInset)
    #expect(application.errors.count == 1)
    view.textContainerInset = EdgeInsets(top: 0, left: 500, bottom: 0, right: 500)
    #expect(!view.displayedLines.isEmpty)
    view.frame = .zero
    #expect(view.displayedLines.isEmpty)
    #expect(view.caretRect(at: 99).width == 2)
  }

  // MARK: Looks

  @Test func `what is typed looks as what is before it, or as it is to look`() throws {
    view.attributedText = AttributedString(runs: [
      .init("a"), .init("b", TextAttributes(foregroundColor: .red)),
    ])
    view.becomeFirstResponder()
    view.select(2..<2)
    try type("c")
    #expect(view.attributedText?.runs.last?.text == "bc")
    view.typingAttributes = TextAttributes(font: Font(size: 30))
    try type("d")
    #expect(view.attributedText?.runs.last?.attributes.font == Font(size: 30))
    #expect(view.attributedText?.runs.last?.text == "d")
    view.text = "plain"
    view.select(5..<5)
    view.typingAttributes = TextAttributes(foregroundColor: .blue)
    try type("!")
    #expect(view.attributedText?.runs.map(\.text) == ["plain", "!"])
  }

  @Test func `a text view draws nothing itself, so typing does not draw it anew`() throws {
    view.becomeFirstResponder()
    application.settle()
    let draws = view.draws
    try type("abc")
    application.settle()
    #expect(view.draws == draws)
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    application.settle()
    #expect(view.draws == draws + 1)
  }

  @Test func `a secret is dots, and is not copied`() throws {
    view.traits.isSecureTextEntry = true
    view.text = "añ\nc"
    #expect(view.displayedLines.map(\.text) == ["••", "•"])
    view.becomeFirstResponder()
    try type("d")
    #expect(view.displayedLines.map(\.text) == ["••", "••"])
    #expect(view.position(at: place(of: 1)) == 1)
    view.selectAllText()
    #expect(!view.canPerform(.copy) && !view.canPerform(.cut))
  }

  // MARK: Undo

  @Test func `what was typed in one go is undone in one, with its looks`() throws {
    view.attributedText = AttributedString(runs: [
      .init("a", TextAttributes(foregroundColor: .red)), .init("b"),
    ])
    view.becomeFirstResponder()
    view.select(2..<2)
    for character in "cde" {
      try type(String(character))
      application.advance(by: 0.02)
    }
    view.selectAllText()
    try application.keyboard.press(keyNamed: "delete")
    application.settle()
    #expect(view.text == "")
    let manager = try #require(view.undoManager)
    #expect(manager.undoMenuItemTitle == "Undo Typing")
    _ = log.take()
    try manager.undo()
    #expect(view.text == "abcde")
    #expect(view.attributedText?.runs.first?.attributes.foregroundColor == .red)
    #expect(log.take() == ["didChangeSelection 0..<5", "didChange"])
    try manager.undo()
    #expect(view.text == "ab")
    #expect(!manager.canUndo)
    try manager.redo()
    try manager.redo()
    #expect(view.text == "")
    #expect(!manager.canRedo)
    try manager.undo()
    view.text = "by code"
    #expect(!manager.canUndo && !manager.canRedo)
  }

  // MARK: Reentrance

  @Test func `a delegate that takes the view away while it is asked, or told`() throws {
    view.becomeFirstResponder()
    let view = view
    view.onCall = { if $0.hasPrefix("shouldChange") { view.removeFromSuperview() } }
    try type("a")
    #expect(view.text == "a" && !view.isEditing && !application.keyboard.isShown)
    view.onCall = { if $0 == "didChange" { view.removeFromSuperview() } }
    try window.addSubview(view)
    view.becomeFirstResponder()
    try type("b")
    #expect(view.text == "ab" && view.superview == nil)
  }

  @Test func `a delegate that sets another text while it is asked, or told`() throws {
    view.becomeFirstResponder()
    let view = view
    view.text = "abc"
    view.onCall = { if $0.hasPrefix("shouldChange") { view.text = "x" } }
    try type("d")
    #expect(view.text == "xd")
    view.onCall = {
      if $0.hasPrefix("didChangeSelection") { view.onCall = { _ in }; view.text = "y" }
    }
    _ = log.take()
    try type("e")
    #expect(view.text == "y")
    #expect(!log.take().contains("didChange"))
    #expect(view.displayedLines.map(\.text) == ["y"])
    view.onCall = {
      if $0 == "didChange" { view.onCall = { _ in }; view.text = view.text?.uppercased() }
    }
    try type("z")
    #expect(view.text == "YZ")
  }

  @Test func `a delegate that selects something while it is told of a selection`() {
    view.text = "abcdef"
    view.becomeFirstResponder()
    let view = view
    view.onCall = { if $0 == "didChangeSelection 2..<2" { view.select(4..<4) } }
    view.select(2..<2)
    #expect(view.selectedRange.bytes == 4..<4)
  }

  @Test func `ranges that split a character are widened, those that split a code point raise`()
    throws
  {
    view.text = "a👨‍👩‍👧b"
    try view.setSelectedRange(TextRange(bytes: 1..<5))
    #expect(view.selectedRange.bytes == 1..<19)
    #expect(view.selectedRange.characterCount == 1)
    #expect(throws: TextRangeError.self) {
      try view.setSelectedRange(TextRange(bytes: 2..<5))
    }
    #expect(throws: TextRangeError.self) {
      try view.setSelectedRange(TextRange(bytes: 0..<50))
    }
    #expect(view.selectedRange.bytes == 1..<19)
  }

  @Test func `ten megabytes pasted are there, and can be undone`() throws {
    let text = String(repeating: "0123456789 123456789\n", count: 500_000)
    application.generalPasteboard.string = text
    view.becomeFirstResponder()
    view.perform(.paste)
    application.settle()
    #expect(view.editor.byteCount == text.utf8.count)
    #expect(!view.displayedLines.isEmpty)
    try view.undoManager?.undo()
    #expect(view.text == "")
  }
}
