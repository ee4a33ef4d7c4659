/// A text that is being edited: its characters, its selection, and what can be undone.
///
/// Positions are bytes of the text's UTF-8 form, from 0. They never split a character as a person
/// sees it (a grapheme cluster): ranges that would are widened. This is the one place where
/// positions of scripts and lengths in UTF-16 units come from. A key costs the same time however
/// long the text is, but for moving the bytes behind the caret.
public struct TextEditor {
  /// The text.
  public private(set) var text: String
  /// What is selected; empty for a caret.
  public private(set) var selection: Range<Int>
  /// Grows with every change of the text.
  public private(set) var revision = 0
  var history = EditHistory()
  /// Whether the text may have bytes that are no UTF-8, each of which a script counts as one.
  private var mayHaveRawBytes: Bool

  /// A text with the caret at its end.
  public init(_ text: String = "") {
    self.text = text
    self.text.makeContiguousUTF8()
    selection = text.utf8.count..<text.utf8.count
    mayHaveRawBytes = text.hasRawBytes
  }

  /// The length of the text.
  public var byteCount: Int { text.utf8.count }
  public var isEmpty: Bool { text.isEmpty }
  /// Where the caret is, or the end of the selection.
  public var caret: Int { selection.upperBound }

  /// A piece of the text.
  public subscript(range: Range<Int>) -> Substring { text[indices(range)] }

  // MARK: Changes

  /// Gives it another text, with the caret at its end. Nothing of what was can be undone.
  public mutating func setText(_ newText: String) {
    let count = revision
    self = TextEditor(newText)
    revision = count + 1
  }

  /// Replaces a range; the caret comes behind what is new.
  ///
  /// - Returns: what was done; nil when nothing changed.
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with newText: String) -> Edit? {
    let range = clamped(range)
    if range.isEmpty, newText.isEmpty { return nil }
    let edit = Edit(
      start: range.lowerBound, removed: String(self[range]), inserted: newText,
      selection: selection)
    perform(edit)
    history.note(edit)
    return edit
  }

  /// The range that the delete key removes: the selection, else the character before the caret;
  /// empty at the beginning of the text.
  public var deletionRange: Range<Int> {
    guard selection.isEmpty, caret > 0 else { return selection }
    let end = index(caret)
    return offset(text.index(before: end))..<caret
  }

  /// Selects a range, widened to whole characters.
  public mutating func select(_ range: Range<Int>) {
    selection = clamped(range)
    history.endTyping()
  }

  /// Takes back the last change, with the selection that was before it.
  ///
  /// - Returns: the change; nil when there is none.
  public mutating func undo() -> Edit? {
    guard let edit = history.takeUndone() else { return nil }
    put(edit.removed, over: edit.start..<edit.start + edit.inserted.utf8.count)
    selection = clamped(edit.selection)
    return edit
  }

  /// Does again what was undone last.
  public mutating func redo() -> Edit? {
    guard let edit = history.takeRedone() else { return nil }
    perform(edit)
    return edit
  }

  /// Counts the changes that can be undone, also those that no longer can.
  var changeCount: Int { history.changeCount }

  public var canUndo: Bool { history.canUndo }
  public var canRedo: Bool { history.canRedo }

  private mutating func perform(_ edit: Edit) {
    put(edit.inserted, over: edit.start..<edit.start + edit.removed.utf8.count)
    let end = edit.start + edit.inserted.utf8.count
    // What follows may have become part of the last character: an accent, a skin tone.
    let caret = clamped(end..<end).upperBound
    selection = caret..<caret
  }

  private mutating func put(_ newText: String, over range: Range<Int>) {
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: newText)
    if !mayHaveRawBytes { mayHaveRawBytes = newText.hasRawBytes }
    revision += 1
  }

  // MARK: Positions

  /// A range inside the text, widened to whole characters.
  public func clamped(_ range: Range<Int>) -> Range<Int> {
    let lower = start(ofCharacterAt: min(max(range.lowerBound, 0), byteCount))
    let upper = min(max(range.upperBound, lower), byteCount)
    let start = start(ofCharacterAt: upper)
    if start == upper { return lower..<upper }
    let end = offset(text.index(after: index(start)))
    return range.isEmpty ? end..<end : lower..<end
  }

  /// A range as scripts and delegates have it, with its lengths.
  public func textRange(_ range: Range<Int>) -> TextRange {
    let piece = self[range]
    let bytes =
      mayHaveRawBytes
      ? text[..<index(range.lowerBound)]
        .scriptByteCount..<text[..<index(range.upperBound)]
        .scriptByteCount
      : range
    return TextRange(
      bytes: bytes, characterCount: piece.count, utf16Count: piece.utf16.count)
  }

  /// What is selected, as scripts have it.
  public var selectedTextRange: TextRange { textRange(selection) }

  /// A range that a script gives, checked against the text and widened to whole characters.
  public func range(_ range: TextRange) throws(TextRangeError) -> Range<Int> {
    let indices = try text.range(ofBytes: range.bytes)
    return clamped(offset(indices.lowerBound)..<offset(indices.upperBound))
  }

  /// The start of the character in which a position lies; the position itself between two.
  private func start(ofCharacterAt position: Int) -> Int {
    guard position > 0, position < byteCount else { return position }
    // The standard library rounds an index down to the character that it lies in.
    return offset(text.index(before: text.index(after: index(position))))
  }

  func index(_ position: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: position)
  }

  private func offset(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  private func indices(_ range: Range<Int>) -> Range<String.Index> {
    let lower = index(min(max(range.lowerBound, 0), byteCount))
    let upper = index(min(max(range.upperBound, range.lowerBound, 0), byteCount))
    return lower..<upper
  }
}
