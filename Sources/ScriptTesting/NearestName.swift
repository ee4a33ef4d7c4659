/// The name that was most likely meant by a misspelt one: it differs in case, `-` and `_` only, or
/// by at most one edit in three letters. Nil when none is that near.
///
/// An edit adds, drops or replaces a letter, or swaps two neighbours.
public func nearestName(to word: String, in names: [String]) -> String? {
  let plain = folded(word)
  if let name = names.first(where: { folded($0) == plain }) { return name }
  var best: (name: String, distance: Int)?
  for name in names {
    let candidate = folded(name)
    let limit = max(1, min(plain.count, candidate.count) / 3)
    let distance = editDistance(plain, candidate, limit: limit)
    if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
  }
  return best?.name
}

private func folded(_ name: String) -> [Character] {
  name.lowercased().filter { $0 != "-" && $0 != "_" }
}

/// The number of edits between two words, neighbours swapped counting one; more than `limit` where
/// it is.
func editDistance(_ first: [Character], _ second: [Character], limit: Int) -> Int {
  if abs(first.count - second.count) > limit { return limit + 1 }
  var beforePrevious: [Int] = []
  var previous = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let replaced = previous[column] + (first[row] == second[column] ? 0 : 1)
      var distance = min(replaced, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    // No word that begins like this comes nearer.
    if current.allSatisfy({ $0 > limit }) { return limit + 1 }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[second.count]
}

/// Words as a sentence offers them: `left, right or up`.
public func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
