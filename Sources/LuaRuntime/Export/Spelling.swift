/// Finds the name that a person probably meant.
public enum Spelling {
  /// The candidate whose name is nearest, when it is near enough: at most a third of the letters
  /// differ, and at most three. The first letter is seldom wrong, so another one counts twice.
  public static func nearest<Candidate>(
    to name: String, among candidates: [Candidate], by key: (Candidate) -> String
  ) -> Candidate? {
    let wanted = Array(name.lowercased().utf8.prefix(64))
    let limit = min(3, max(1, wanted.count / 3))
    var best: (candidate: Candidate, distance: Int)?
    for candidate in candidates {
      let other = Array(key(candidate).lowercased().utf8.prefix(64))
      guard abs(other.count - wanted.count) <= limit else { continue }
      var distance = distance(wanted, other)
      if let first = wanted.first, first != other.first, !other.dropFirst().starts(with: [first]) {
        distance += 1
      }
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// How many letters must be changed, added, removed or swapped with their neighbour.
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1] + [Int](repeating: 0, count: b.count)
      for j in b.indices {
        row[j + 1] = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }

  /// The candidate of which a new name is probably a slip: so many letters of a long name differ,
  /// one of a shorter one. Of three letters two are exchanged or one is missing or doubled, since
  /// many short words are one letter apart; of two they are exchanged.
  static func slip(_ name: String, among candidates: [String], slips: Int) -> String? {
    guard let near = nearest(to: name, among: candidates, by: { $0 }), near != name else {
      return nil
    }
    let (new, old) = (Array(name.utf8), Array(near.utf8))
    let distance = distance(new, old)
    switch new.count {
    case 0...1: return nil
    case 2...3:
      guard distance == 1 else { return nil }
      let isSwap = new.sorted() == old.sorted()
      let isMissing = new.count == 3 && old.count == 4
      let isDoubled = new.count == 3 && old.count == 2 && Set(new) == Set(old)
      return isSwap || isMissing || isDoubled ? near : nil
    default:
      return distance <= (new.count >= 8 ? slips : 1) ? near : nil
    }
  }
}
