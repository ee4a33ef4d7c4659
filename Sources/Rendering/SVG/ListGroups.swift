import ViewKit

/// The groups that are open while a display list is written.
struct ListGroups {
  enum Group {
    case clip(Int)
    case layer
    /// What is in it is to be erased in part.
    case erasure
  }

  private(set) var open: [Group] = []
  /// The clips that are open.
  private var clips: [Int] = []
  /// How many of them were, when each open group that is no clip began.
  private var bases: [Int] = []

  /// The innermost clip that is open.
  var clip: Int? { clips.last }

  mutating func beginClip(_ index: Int) {
    open.append(.clip(index))
    clips.append(index)
  }

  /// Ends the innermost clip; false when a layer began inside of it.
  mutating func endClip() -> Bool {
    guard clips.count > bases.last ?? 0 else { return false }
    clips.removeLast()
    open.removeLast()
    return true
  }

  mutating func beginLayer() { begin(.layer) }

  mutating func beginErasure() { begin(.erasure) }

  private mutating func begin(_ group: Group) {
    open.append(group)
    bases.append(clips.count)
  }

  /// Ends the innermost layer and all in it; how many groups that are.
  mutating func endLayer() -> Int {
    guard let index = open.lastIndex(where: { if case .layer = $0 { true } else { false } })
    else { return 0 }
    return end(at: index)
  }

  /// The same for what was to be erased.
  mutating func endErasure() -> Int {
    guard let index = open.lastIndex(where: { if case .clip = $0 { false } else { true } }),
      case .erasure = open[index]
    else { return 0 }
    return end(at: index)
  }

  private mutating func end(at index: Int) -> Int {
    let count = open.count - index
    for _ in 0..<count {
      if case .clip = open.removeLast() { clips.removeLast() } else { bases.removeLast() }
    }
    return count
  }
}
