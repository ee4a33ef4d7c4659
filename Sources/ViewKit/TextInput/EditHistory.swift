/// The changes of a text that can be undone, and done again. What is typed in one go is one change.
struct EditHistory {
  private var done: [Edit] = []
  private var undone: [Edit] = []
  /// Whether the next character typed belongs to the last change.
  private var isTyping = false
  /// Counts the changes, of which what is typed in one go is one.
  private(set) var changeCount = 0

  /// How many changes are kept, and how many bytes of what was typed make one.
  static let limit = 200
  private static let typedLimit = 1_000

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  mutating func note(_ edit: Edit) {
    undone = []
    let isCharacter = edit.removed.isEmpty && edit.inserted.count == 1
    if isCharacter, isTyping, let last = done.indices.last,
      done[last].start + done[last].inserted.utf8.count == edit.start,
      done[last].inserted.utf8.count < Self.typedLimit
    {
      done[last].inserted += edit.inserted
    } else {
      if done.count >= Self.limit { done.removeFirst() }
      done.append(edit)
      changeCount += 1
    }
    isTyping = isCharacter
  }

  mutating func endTyping() { isTyping = false }

  mutating func takeUndone() -> Edit? {
    isTyping = false
    guard let edit = done.popLast() else { return nil }
    undone.append(edit)
    return edit
  }

  mutating func takeRedone() -> Edit? {
    guard let edit = undone.popLast() else { return nil }
    done.append(edit)
    return edit
  }
}
