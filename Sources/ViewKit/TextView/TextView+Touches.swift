// Fingers on the text: they place the caret, select words, open what was detected.
extension TextView {
  /// A finger that is on the text and has not moved.
  struct Press {
    let id: ObjectIdentifier
    let start: Point
    let time: Double
  }

  func pressBegan(_ touches: [Touch]) {
    guard let touch = touches.first, window != nil else { return }
    press = Press(
      id: ObjectIdentifier(touch), start: touch.location(in: nil), time: touch.timestamp)
  }

  func pressMoved(_ touches: [Touch]) {
    guard let press, let touch = touches.first(where: { ObjectIdentifier($0) == press.id }) else {
      return
    }
    let place = touch.location(in: nil)
    let (x, y) = (place.x - press.start.x, place.y - press.start.y)
    let limit = Metrics.textPressMovement
    if x * x + y * y > limit * limit { self.press = nil }
  }

  func pressEnded(_ touches: [Touch]) {
    guard let press, let touch = touches.first(where: { ObjectIdentifier($0) == press.id }) else {
      return
    }
    self.press = nil
    guard isSelectable, window != nil else { return }
    let place = touch.location(in: self)
    if touch.timestamp - press.time >= Metrics.textPressDuration {
      longPressed(at: place)
    } else {
      tapped(at: place, touch)
    }
  }

  /// A tap: the text gets the focus, with the caret at the end of a word that is nearest. In a text
  /// that can only be read it opens what was detected there. A second tap selects a word, and one on
  /// the caret shows the edit menu.
  private func tapped(at place: Point, _ touch: Touch) {
    let menu = application?.menuControllerIfMade
    if touch.tapCount == 2 { return selectWord(at: place) }
    if !isEditable, let link = link(at: place) { return open(link) }
    guard isEditable else {
      if isFirstResponder {
        setSelection(editor.selection.upperBound..<editor.selection.upperBound)
      }
      return
    }
    let position = nearestWordEnd(to: place)
    if !isFirstResponder {
      guard perform.becomeFirstResponder() else { return }
      return setSelection(position..<position)
    }
    let isAtCaret = editor.selection.isEmpty && caretRect(at: editor.caret).isNear(place)
    if isAtCaret {
      if menu?.wasHidden(by: touch) != true { showEditMenu() }
      return
    }
    setSelection(position..<position)
  }

  /// A finger that rests: the caret stands where it was, with the edit menu. In a text that can only
  /// be read the word is selected.
  private func longPressed(at place: Point) {
    guard isEditable else { return selectWord(at: place) }
    if !isFirstResponder { guard perform.becomeFirstResponder() else { return } }
    let position = position(at: place)
    setSelection(position..<position)
    showEditMenu()
  }

  private func selectWord(at place: Point) {
    if !isFirstResponder { guard perform.becomeFirstResponder() else { return } }
    let word = editor.word(at: position(at: place))
    setSelection(word)
    showEditMenu()
  }

  private func nearestWordEnd(to place: Point) -> Int {
    let position = position(at: place)
    let word = editor.word(at: position)
    let text = editor[word]
    // Between words, and in what is no word, the caret stands where the finger is.
    guard let first = text.first, !first.isWhitespace else { return position }
    return position - word.lowerBound > word.upperBound - position
      ? word.upperBound : word.lowerBound
  }

  private func link(at place: Point) -> DetectedData? {
    let links = links
    if links.isEmpty { return nil }
    return links.first { link in
      rects(of: link.range).contains { $0.contains(place) }
    }
  }

  private func rects(of range: Range<Int>) -> [Rect] {
    var rects: [Rect] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = withLines { lines, _ in
        let place = lines.place(ofByte: start)
        return place.start + lines.lines[place.index].byteCount
      }
      let stop = min(max(end, start + 1), range.upperBound)
      rects.append(firstRect(for: start..<stop))
      start = stop
    }
    return rects
  }

  private func open(_ link: DetectedData) {
    if mayOpen(link.url, link.range) { application?.openURL(link.url) }
  }
}

extension Rect {
  /// Whether a finger at a point means the caret that is here.
  fileprivate func isNear(_ point: Point) -> Bool {
    inset(dx: -Metrics.textPressMovement, dy: -Metrics.textPressMovement / 2).contains(point)
  }
}
