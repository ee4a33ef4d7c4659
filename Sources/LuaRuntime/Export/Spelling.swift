/// Finds the name that a person probably meant.
public enum Spelling {
  /// The candidate whose name is nearest, when it is near enough: at most a third of the letters
  /// differ, and at most three.
  public static func nearest<Candidate>(
    to name: String, among candidates: [Candidate], by key: (Candidate) -> String
  ) -> Candidate? {
    let wanted = Array(name.lowercased().utf8.prefix(64))
    let limit = min(3, max(1, wanted.count / 3))
    var best: (candidate: Candidate, distance: Int)?
    for candidate in candidates {
      let other = Array(key(candidate).lowercased().utf8.prefix(64))
      guard abs(other.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, other)
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
}
